"""The frame of the map on a wide screen, whose slip lies over the upper left corner."""

from digsite.games.mesopotamia.pictures.frame import CORE, ROOM, SLIP, borders, scale_of
from digsite.games.mesopotamia.pictures.pieces import centre

START = ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
UPPER_LEFT = (*START, (-2, 0), (-3, 0))
WIDEST = tuple((q, r) for q in range(-5, 6) for r in (-1 - q // 2, -q // 2, 1 - q // 2))


def upper_left_corners(tiles: tuple[tuple[int, int], ...]) -> list[tuple[float, float]]:
    """Return where the upper left corners of the tiles are on a wide screen."""
    frame = left, top, right, low = borders(tiles, "wide")
    scale, (wide, high) = scale_of(frame, "wide"), ROOM["wide"]
    aside, above = (wide - scale * (right - left)) / 2, (high - scale * (low - top)) / 2
    places = [centre(q, r) for q, r in tiles]
    return [
        (aside + scale * (x - CORE[0] - left), above + scale * (y - CORE[1] - top))
        for x, y in places
    ]


def test_no_tile_lies_below_the_slip_of_a_wide_screen() -> None:
    for tiles in (START, UPPER_LEFT):
        assert all(x >= SLIP[0] or y >= SLIP[1] for x, y in upper_left_corners(tiles))


def test_a_map_that_lies_beside_the_slip_gets_no_more_room() -> None:
    assert borders(START, "wide") == borders(START, "upright")


def test_a_map_becomes_a_tenth_smaller_at_most() -> None:
    for tiles in (UPPER_LEFT, WIDEST):
        before, now = (scale_of(borders(tiles, screen), "wide") for screen in ("upright", "wide"))
        assert now >= 0.9 * before
