"""The picture of Mykerinos: everything legal can be clicked where it happens."""

from collections import Counter
from functools import cache

import pytest

from digsite.core.seats import NOBODY
from digsite.games import load, mykerinos
from digsite.games.mykerinos.actions import DECLINE, SKIP
from digsite.games.mykerinos.scene import draw
from digsite.games.mykerinos.view import View
from digsite.i18n import LANGUAGES, Speaker
from digsite.scene import Mode, part_svg, standalone, theme_of
from tests.helpers import generator, positions
from tests.pictures import read, shapes, spell

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


@pytest.mark.parametrize("seats", mykerinos.SEATS)
def test_whatever_can_be_clicked_has_an_id_a_class_and_a_label(seats: int) -> None:
    for v in views(seats):
        for each in shapes(draw(v)):
            if each.actions:
                assert each.id
                assert "legal" in each.classes.split()
                assert each.label


@pytest.mark.parametrize("seats", mykerinos.SEATS)
def test_ids_are_unique_on_the_table(seats: int) -> None:
    for v in views(seats):
        names = Counter(each.id for each in shapes(draw(v)) if each.id)
        assert set(names.values()) == {1}


@pytest.mark.parametrize("seats", mykerinos.SEATS)
def test_parts_are_valid_and_the_same_for_the_same_view(seats: int) -> None:
    for v in views(seats):
        first = [part_svg(part, spell) for part in draw(v).parts]
        assert first == [part_svg(part, spell) for part in draw(v).parts]
        for svg in first:
            assert "style=" not in svg
            read(svg)


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("seats", mykerinos.SEATS)
def test_a_file_stands_alone(seats: int, mode: Mode) -> None:
    for v in views(seats)[::4]:
        svg = standalone(draw(v), theme_of("mykerinos"), spell, mode)
        tree = read(svg)
        assert svg == standalone(draw(v), theme_of("mykerinos"), spell, mode)
        assert "var(" not in svg
        assert "url(" not in svg
        assert svg.count("http") == 1  # the name of the SVG namespace
        ids = {each.get("id") for each in tree.iter()}
        links = {each.get("href", "#")[1:] for each in tree.iter() if each.get("href")}
        assert links <= ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_picture_is_there_in_every_language(lang: str) -> None:
    say = Speaker(lang, "mykerinos", strict=True).say
    for seats in mykerinos.SEATS:
        for v in views(seats)[::3]:
            standalone(draw(v), theme_of("mykerinos"), say)


def test_every_class_of_the_picture_is_known_to_the_theme() -> None:
    css = theme_of("mykerinos").css
    plain = {"lot", "space", "zone", "zone-open", "zone-now", "seat-panel", "patron-card"}
    kinds = {"may-both", "may-extend", "may-then"}
    for v in views(2) + views(4):
        for each in shapes(draw(v)):
            for name in each.classes.split():
                assert f".{name}" in css or name in plain | kinds, name
