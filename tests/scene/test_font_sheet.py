"""The CSS of the typefaces."""

import re

from digsite.scene.faces import BOLD, FACES, WORDS
from digsite.scene.font_sheet import SUBSTITUTES, font_sheet
from digsite.scene.theme import theme_of


def test_each_face_has_a_rule_and_its_substitutes_are_as_wide_and_as_high() -> None:
    lines = font_sheet({WORDS: "/w", BOLD: "/b"}).splitlines()
    assert len(lines) == 2 * (1 + len(SUBSTITUTES["sans"]))
    assert 'font-family: "Digsite Sans"; font-weight: 400; src: url("/w")' in lines[0]
    assert 'local("Arial"), local("Liberation Sans")' in lines[1]
    assert "size-adjust: 93.0%; ascent-override: 105.8%" in lines[1]
    assert 'local("Arial Bold")' in lines[5]


def test_without_fonts_nothing_is_in_their_place() -> None:
    assert font_sheet({}) == ""


def test_the_theme_asks_for_every_family_that_there_is() -> None:
    families = re.findall(r'font-family: "([^"]+)"', font_sheet(dict.fromkeys(FACES, "/")))
    assert all(f'"{family}", ' in theme_of().css for family in families)
