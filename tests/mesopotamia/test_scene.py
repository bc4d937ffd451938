"""The picture of Mesopotamia: everything legal that has a place can be clicked there."""

import re
from functools import cache

import pytest

from digsite.core.seats import NOBODY
from digsite.games import load, mesopotamia
from digsite.games.mesopotamia.actions import COLLECT, DONE, END
from digsite.games.mesopotamia.components import KINDS, TEMPLE
from digsite.games.mesopotamia.drawing.counts import counts, first_and_step, spread
from digsite.games.mesopotamia.drawing.sights import Goods, People, Sight
from digsite.games.mesopotamia.drawing.tile import NUMBER
from digsite.games.mesopotamia.scene import draw
from digsite.games.mesopotamia.view import View
from digsite.scene import standalone, theme_of
from digsite.scene.fit import width
from tests.helpers import generator, positions
from tests.pictures import shapes, spell

NO_PLACE = {END, DONE, COLLECT}  # buttons do these


@cache
def views(seats: int) -> list[View]:
    rng = generator("scene", seats)
    found = positions(load("mesopotamia"), seats, rng, games=1, share=60)
    return [mesopotamia.look(s, s.actor if s.actor >= 0 else NOBODY) for s in found]


@pytest.mark.parametrize("seats", mesopotamia.SEATS)
def test_every_legal_action_with_a_place_can_be_clicked(seats: int) -> None:
    for v in views(seats):
        offered = {action for each in shapes(draw(v)) for action in each.actions}
        assert offered == set(v.legal) - NO_PLACE


def test_the_map_is_as_large_as_its_tiles() -> None:
    for v in views(4):
        board = draw(v).parts[0]
        columns = 1 + max(tile.q for tile in v.tiles) - min(tile.q for tile in v.tiles)
        assert board.width >= 105 * columns


def test_a_tile_stays_where_it_was_laid_while_the_map_grows() -> None:
    corners, grounds = set(), set()
    for v in views(4):
        corners.add(draw(v).parts[0].corner)
        tile = next(each for each in shapes(draw(v)) if each.id == "tile-0")
        grounds.add(tile.inside[0].attributes)
    assert len(corners) > 1
    assert len(grounds) == 1


def test_every_tile_but_the_temple_shows_the_number_that_sentences_give_it() -> None:
    for v in views(3):
        shown = {
            int(number.words)  # type: ignore[arg-type] # no phrase, but a number
            for tile in shapes(draw(v))
            if tile.id.startswith("tile-")
            for number in tile.inside
            if number.tag == "text"
        }
        assert shown == {slot for slot, tile in enumerate(v.tiles) if tile.kind != TEMPLE}


def contrast(one: str, other: str) -> float:
    """WCAG's contrast of two colours."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("kind", [kind for n, kind in enumerate(KINDS) if n != TEMPLE])
def test_the_number_of_a_tile_is_legible_on_its_ground(kind: str) -> None:
    theme = theme_of("mesopotamia")
    ground = re.findall(r'fill="(#\w{6})"', theme.symbols[f"tile-{kind}"])[1]
    rule = re.search(rf"\.nr-{kind} {{ fill: (#\w+); stroke: (#\w+); }}", theme.css)
    assert rule
    assert rule[2] == ground
    assert contrast(rule[1], ground) >= 4.5


def test_a_file_paints_the_number_of_a_tile_over_its_edge() -> None:
    svg = standalone(draw(views(2)[-1]), theme_of("mesopotamia"), spell, "light")
    assert re.search(r"\.nr {[^}]*paint-order: stroke;", svg)


@pytest.mark.parametrize("tribes", range(1, 7))
def test_tribes_leave_the_number_of_their_tile_free(tribes: int) -> None:
    first, _ = first_and_step(tribes)
    assert first >= width("40", 13) - NUMBER


def several(*numbers: int, wood: int = 0, stone: int = 0) -> Sight:
    """A tile with tribes of several seats and with goods."""
    people = tuple(
        People(seat, 0, thief=False, number=n, actions=()) for seat, n in enumerate(numbers)
    )
    goods = tuple(Goods(good, n, ()) for good, n in enumerate((wood, stone)) if n)
    return Sight(7, 0, 0, 0, -1, (), goods, people, (), (), ())


@pytest.mark.parametrize("size", [14, 17, 20, 27, 33])
@pytest.mark.parametrize(
    "tile",
    [several(2, 3), several(2, wood=5), several(1, 2, stone=4), several(wood=4, stone=6)],
)
def test_two_counts_on_a_tile_do_not_touch_however_large_they_have_to_be(
    tile: Sight, size: float
) -> None:
    shifts = spread(tile)
    grown = [x + shifts[each] * (size - 14) * 0.34 for each, x in counts(tile).items()]
    left, right = sorted(grown)
    assert right - left >= 2 * 0.68 * size - 1


def test_every_class_of_the_picture_is_known_to_the_theme() -> None:
    css = theme_of("mesopotamia").css
    plain = {"tile", "piece", "seat-panel", "away", "p-neutral"}
    for v in views(2) + views(3):
        for each in shapes(draw(v)):
            for name in each.classes.split():
                assert f".{name}" in css or name in plain, name
