"""The picture of Mesopotamia: everything legal that has a place can be clicked there."""

from functools import cache

import pytest

from digsite.core.seats import NOBODY
from digsite.games import load, mesopotamia
from digsite.games.mesopotamia.actions import COLLECT, DONE, END
from digsite.games.mesopotamia.scene import draw
from digsite.games.mesopotamia.view import View
from digsite.scene import theme_of
from tests.helpers import generator, positions
from tests.pictures import shapes

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


def test_every_class_of_the_picture_is_known_to_the_theme() -> None:
    css = theme_of("mesopotamia").css
    plain = {"tile", "piece", "seat-panel", "away", "p-neutral"}
    for v in views(2) + views(3):
        for each in shapes(draw(v)):
            for name in each.classes.split():
                assert f".{name}" in css or name in plain, name
