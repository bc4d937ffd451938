"""The picture of Mykerinos: everything legal can be clicked where it happens."""

from functools import cache

import pytest

from digsite.core.seats import NOBODY
from digsite.games import load, mykerinos
from digsite.games.mykerinos.actions import DECLINE, SKIP
from digsite.games.mykerinos.scene import draw
from digsite.games.mykerinos.view import View
from digsite.scene import theme_of
from tests.helpers import generator, positions
from tests.pictures import shapes

NO_PLACE = {SKIP, DECLINE}  # buttons do these


@cache
def views(seats: int) -> list[View]:
    rng = generator("scene", seats)
    found = positions(load("mykerinos"), seats, rng, games=3, share=14)
    return [mykerinos.look(s, s.actor if s.actor >= 0 else NOBODY) for s in found]


@pytest.mark.parametrize("seats", mykerinos.SEATS)
def test_every_legal_action_with_a_place_can_be_clicked(seats: int) -> None:
    for v in views(seats):
        offered = {action for each in shapes(draw(v)) for action in each.actions}
        assert offered == set(v.legal) - NO_PLACE


def test_every_class_of_the_picture_is_known_to_the_theme() -> None:
    css = theme_of("mykerinos").css
    plain = {"lot", "space", "zone", "zone-open", "zone-now", "seat-panel", "patron-card"}
    kinds = {"may-both", "may-extend", "may-then"}
    for v in views(2) + views(4):
        for each in shapes(draw(v)):
            for name in each.classes.split():
                assert f".{name}" in css or name in plain | kinds, name
