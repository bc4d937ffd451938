"""The typefaces: cut small, under a name of their own, with their licences."""

from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS

from digsite.scene.faces import FACES, TITLES, Face, font
from hatch_build import FAMILIES, NAMES
from tests.house.font_widths import FILE, written

LIGHT = 90_000  # bytes, all together


def test_the_widths_of_letters_are_those_of_the_fonts() -> None:
    assert FILE.read_text("utf-8") == written(), "run `make font-widths`"


def test_the_wheel_has_the_faces_that_pages_ask_for() -> None:
    built = {(family, weight) for family, (_, weights) in FAMILIES.items() for weight in weights}
    assert built == set(FACES)
    assert NAMES == TITLES


def test_all_fonts_together_are_light() -> None:
    sizes = [len(file.read_bytes()) for face in FACES if (file := font(face, "woff2"))]
    print(f"\n{len(sizes)} fonts, {sum(sizes) / 1000:.1f} KB")  # noqa: T201 - a figure to be told
    assert len(sizes) == len(FACES)
    assert sum(sizes) < LIGHT


@pytest.mark.parametrize("face", FACES, ids=str)
def test_a_font_has_our_letters_and_a_name_that_is_not_reserved(face: Face) -> None:
    file = font(face, "ttf")
    assert file
    with file.open("rb") as opened:
        cut = TTFont(opened)
        assert {*map(ord, "Aaàčôž…→’")} <= cut.getBestCmap().keys()
        assert cut["OS/2"].usWeightClass == face.weight
        assert cut["name"].getDebugName(1) == TITLES[face.family]
        assert "Source" not in cut["name"].getDebugName(6)
        assert "Open Font License" in cut["name"].getDebugName(13)


@pytest.mark.parametrize("face", FACES, ids=str)
def test_no_letter_takes_its_width_from_one_of_its_parts(face: Face) -> None:
    file = font(face, "ttf")
    assert file
    with file.open("rb") as opened:
        cut = TTFont(opened)
        glyphs = cut["glyf"]
        composed = [each for each in cut.getGlyphOrder() if glyphs[each].isComposite()]
        assert composed
        parts = [(each, part) for each in composed for part in glyphs[each].components]
        assert not [each for each, part in parts if part.flags & USE_MY_METRICS]


def test_the_licences_go_along() -> None:
    for family in FAMILIES:
        text = (files("digsite_fonts") / f"LICENSE-{family}.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE" in text
