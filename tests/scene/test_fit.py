"""Words keep to the width they have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.scene.fit import SMALLEST, broken, cut, fit, width


def test_wide_letters_are_wider_than_narrow_ones() -> None:
    assert width("ill", 10) < width("abc", 10) < width("ABC", 10) < width("MWM", 10)
    assert width("abc", 20) == pytest.approx(2 * width("abc", 10))
    assert width("碁", 10) > width("W", 10)


@pytest.mark.parametrize(
    "words, plain, bold",
    [
        ("14 in hand", 4.88, 5.45),
        ("11 in mano", 5.17, 5.72),
        ("Parchment", 4.96, 5.59),
        ("Rozbitý pohár", 6.36, 7.19),
        ("Colonel Tangerine", 8.32, 9.36),
    ],
)
def test_no_words_are_taken_narrower_than_they_are_in_dejavu(
    words: str, plain: float, bold: float
) -> None:
    assert width(words, 1) >= plain
    assert width(words, 1, bold=True) >= bold


def test_bold_words_have_less_room() -> None:
    room = width("14 in hand", 14)
    assert fit("14 in hand", room, 14, 1) == (["14 in hand"], 14)
    lines, size = fit("14 in hand", room, 14, 1, bold=True)
    assert lines == ["14 in hand"]
    assert width("14 in hand", size, bold=True) <= room < width("14 in hand", 14, bold=True)


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
    assert (lines, size) == (["Maximili…"], 16 * SMALLEST)


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
