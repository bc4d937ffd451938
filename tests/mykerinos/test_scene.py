"""The picture of Mykerinos: everything legal can be clicked where it happens."""

from functools import cache
from pathlib import Path

import pytest

from digsite.core.gathering import Gathering
from digsite.core.phrase import Phrase
from digsite.core.scenery import SCREENS, Screen, Words
from digsite.core.seats import NOBODY
from digsite.games import load, mykerinos
from digsite.games.mykerinos.actions import DECLINE, SKIP
from digsite.games.mykerinos.pictures.players import WIDE, Sheet, stock
from digsite.games.mykerinos.pictures.scene import draw
from digsite.games.mykerinos.view import View
from digsite.i18n import LANGUAGES, Speaker
from digsite.scene import theme_of
from digsite.scene.fit import width
from digsite.scene.svg import face_of, laid_out
from tests.helpers import generator, positions
from tests.pictures import shapes

LATE = Path(__file__).parent.parent / "positions/mykerinos-late.txt"
NO_PLACE = {SKIP, DECLINE}  # buttons do these


@cache
def views(seats: int) -> list[View]:
    rng = generator("scene", seats)
    found = positions(load("mykerinos"), seats, rng, games=3, share=14)
    return [mykerinos.look(s, s.actor if s.actor >= 0 else NOBODY) for s in found]


def gatherings(v: View) -> list[Gathering]:
    """What can be picked first, and one thing after it."""
    if not v.legal:
        return []
    first = mykerinos.gather(v, ())
    second = [mykerinos.gather(v, click.picks) for click in first.leads()]
    return [first, *second]


@pytest.mark.parametrize("seats", mykerinos.SEATS)
def test_every_legal_action_with_a_place_can_be_clicked(seats: int) -> None:
    for v in views(seats):
        offered = {action for each in shapes(draw(v)) for action in each.actions}
        assert offered == set(v.legal) - NO_PLACE


@pytest.mark.parametrize("seats", mykerinos.SEATS)
def test_what_is_picked_changes_no_place_of_an_action(seats: int) -> None:
    for v in views(seats)[::4]:
        expected = {each.id: each.actions for each in shapes(draw(v)) if each.actions}
        for g in gatherings(v):
            drawn = shapes(draw(v, g))
            assert {each.id: each.actions for each in drawn if each.actions} == expected


def test_every_class_of_the_picture_is_known_to_the_theme() -> None:
    css = theme_of("mykerinos").css
    plain = {
        "lot",
        "space",
        "zone",
        "zone-open",
        "zone-now",
        "seat-panel",
        "patron-card",
        "enlarged",
    }
    kinds = {"may-both", "may-extend", "may-then", "may-first", "may-next", "may-again"}
    for v in views(2) + views(4):
        scenes = [draw(v), *(draw(v, g) for g in gatherings(v))]
        for each in (each for scene in scenes for each in shapes(scene)):
            for name in each.classes.split():
                assert f".{name}" in css or name in plain | kinds, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("neutral", [None, 4])
def test_cubes_in_hand_and_in_supply_are_said_side_by_side(lang: str, neutral: int | None) -> None:
    say = Speaker(lang, "mykerinos", strict=True).say
    sheet = Sheet("blue", False, 0, 14, 11, neutral, 0, to_move=False, cards=())  # noqa: FBT003
    drawn = list(stock(sheet, 0))
    hand, supply = (each for each in drawn if each.width)
    ends = []
    for each in (hand, supply):
        assert isinstance(each.words, Phrase)
        (line,), size = laid_out(each, say(each.words))
        ends.append(float(dict(each.attributes)["x"]) + width(line, size, face_of(each)))
    assert ends[0] < float(dict(supply.attributes)["x"])
    assert ends[1] < WIDE - (46 if neutral else 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_no_word_of_the_hardest_position_is_small_or_cut(lang: str, screen: Screen) -> None:
    say = Speaker(lang, "mykerinos", strict=True).say
    v = mykerinos.look(mykerinos.parse(LATE.read_text(encoding="utf-8").strip()), 0)
    for each in shapes(draw(v, mykerinos.gather(v, ()), screen)):
        if each.width and each.words:
            words = say(each.words) if isinstance(each.words, Phrase) else each.words
            lines, size = laid_out(each, words)
            assert size >= 13
            if not is_name(each.words):
                assert " ".join(lines) == " ".join(words.split())


def is_name(words: Words) -> bool:
    """Whether it is the name of a player, which may be as long as he likes."""
    return isinstance(words, Phrase) and words.key.startswith("seat-")
