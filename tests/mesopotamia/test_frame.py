"""The frame of the map: the slip in the corner of the board hides no tile."""

import pytest

from digsite.core.scenery import Screen
from digsite.games.mesopotamia.pictures.frame import (
    SLIP,
    borders,
    framed,
    scale_of,
    upper_left,
)

START = ((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
ASIDE = (*START, (-2, 0), (-3, 0))
ABOVE = (*START, (-1, -1), (-1, -2))
WIDEST = tuple((q, r) for q in range(-5, 6) for r in (-1 - q // 2, -q // 2, 1 - q // 2))
SCREENS: tuple[Screen, ...] = ("wide", "upright", "sideways")


@pytest.mark.parametrize("tiles", [START, ASIDE, ABOVE])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_tile_lies_below_the_slip(screen: Screen, tiles: tuple[tuple[int, int], ...]) -> None:
    corners = upper_left(tiles, framed(tiles, screen), screen)
    assert all(x >= SLIP[screen][0] or y >= SLIP[screen][1] for x, y in corners)


def test_a_map_that_lies_beside_the_slip_gets_no_more_room() -> None:
    assert framed(START, "wide") == borders(START)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_map_becomes_a_tenth_smaller_at_most(screen: Screen) -> None:
    for tiles in (ASIDE, ABOVE, WIDEST):
        now = scale_of(framed(tiles, screen), screen)
        assert now >= 0.9 * scale_of(borders(tiles), screen)
