"""Words keep to the width they have."""

from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.scene.faces import BOLD, NAMES, NUMBERS
from digsite.scene.fit import SMALLEST, broken, cut, fit, width


def test_wide_letters_are_wider_than_narrow_ones() -> None:
    assert width("ill", 10) < width("abc", 10) < width("ABC", 10) < width("MWM", 10)
    assert width("abc", 20) == pytest.approx(2 * width("abc", 10))
    assert width("碁", 10) > width("W", 10)


def test_every_letter_of_our_texts_has_its_width() -> None:
    rows = (files("digsite.scene") / "widths.txt").read_text("utf-8").splitlines()
    known = {chr(int(row[:4], 16)) for row in rows if not row.startswith("#")}
    texts = Path(str(files("digsite"))).rglob("*.ftl")
    used = {letter for text in texts for letter in text.read_text("utf-8")}
    assert used - known <= {*"\n\u202f⇧●"}  # other fonts of the system have these signs


def test_bold_words_and_names_have_less_room() -> None:
    room = width("14 in hand", 14)
    assert fit("14 in hand", room, 14, 1) == (["14 in hand"], 14)
    for face in (BOLD, NAMES, NUMBERS):
        lines, size = fit("14 in hand", room, 14, 1, face)
        assert lines == ["14 in hand"]
        assert width("14 in hand", size, face) <= room < width("14 in hand", 14, face)


def test_a_joined_emoji_is_cut_as_one_letter() -> None:
    family = "👩‍👩‍👧"
    assert cut(f"{family}{family}", 1.5 * width(family, 10), 10) == f"{family}…"


def test_lines_are_broken_at_blanks() -> None:
    assert broken("start a dig here", width("start a dig", 10), 10) == ["start a dig", "here"]


def test_a_word_wider_than_the_line_stands_alone() -> None:
    assert broken("a Wirtschaftsmacht b", 30, 10) == ["a", "Wirtschaftsmacht", "b"]


def test_words_with_room_keep_their_size() -> None:
    assert fit("Blue", 100, 15, 1) == (["Blue"], 15)


def test_words_without_room_are_set_smaller() -> None:
    lines, size = fit("Colonel Tangerine", width("Colonel Tangerine", 15), 17, 1)
    assert lines == ["Colonel Tangerine"]
    assert 14 < size < 15.5


def test_words_that_are_too_long_at_the_smallest_size_are_cut() -> None:
    lines, size = fit("Maximiliana von und zu Hohenstein", 60, 16, 1)
    assert (lines, size) == (["Maximilia…"], 16 * SMALLEST)


def test_words_are_cut_rather_than_set_smaller_than_the_least_size() -> None:
    lines, size = fit("Maximiliana von und zu Hohenstein", 60, (16, 13), 1)
    assert (lines[0][-1], size) == ("…", 13)
    assert width(lines[0], size) <= 60
    assert fit("Ada", 60, (16, 20), 1) == (["Ada"], 16)


def test_nothing_needs_no_line() -> None:
    assert fit("  ", 60, 16, 2) == ([], 16)
    assert cut("abc", 0, 10) == "…"


@given(st.text(), st.integers(1, 3), st.floats(20, 200))
def test_lines_never_exceed_their_number_and_their_width(
    words: str, most: int, room: float
) -> None:
    lines, size = fit(words, room, 14, most)
    assert len(lines) <= most
    assert all(width(line, size) <= room for line in lines)
