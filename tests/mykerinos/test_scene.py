"""The picture of Mykerinos: everything legal can be clicked where it happens."""

from functools import cache

import pytest

from digsite.core.phrase import Phrase
from digsite.core.seats import NOBODY
from digsite.games import load, mykerinos
from digsite.games.mykerinos.actions import DECLINE, SKIP
from digsite.games.mykerinos.drawing.players import Sheet, stock
from digsite.games.mykerinos.scene import draw
from digsite.games.mykerinos.view import View
from digsite.i18n import LANGUAGES, Speaker
from digsite.scene import theme_of
from digsite.scene.fit import width
from digsite.scene.svg import laid_out
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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("neutral", [None, 4])
def test_cubes_in_hand_and_in_supply_are_said_side_by_side(lang: str, neutral: int | None) -> None:
    say = Speaker(lang, "mykerinos", strict=True).say
    sheet = Sheet("blue", 0, 14, 11, neutral, 0, to_move=False, cards=())
    drawn = list(stock(sheet, 0))
    hand, supply = (each for each in drawn if each.width)
    ends = []
    for each, weight in ((hand, 1.12), (supply, 1)):  # how wide bold DejaVu is, and plain
        assert isinstance(each.words, Phrase)
        (line,), size = laid_out(each, say(each.words))
        ends.append(float(dict(each.attributes)["x"]) + weight * width(line, size))
    assert ends[0] < float(dict(supply.attributes)["x"])
    assert ends[1] < 300 - (46 if neutral else 0)
