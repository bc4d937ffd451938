"""Choices in numbered lines, and the words that mean one of them."""

import pytest

from digsite.play.choices import Choice, Group, grouped
from digsite.terminal.menu import Menu, Page
from digsite.terminal.typed import matching, understand

DIGS = [Choice(n, f"dig {cell}", f"Start a dig at {cell}") for n, cell in enumerate(["a1", "b1"])]
LAYS = [Choice(10 + n, f"lay {n}", f"Lay lot {n} down") for n in (1, 12, 3)]
PASS = Choice(99, "pass", "Pass (space 1)")
ALL = [*DIGS, *LAYS, PASS]


@pytest.mark.parametrize(
    "lines, sizes", [(6, [1, 1, 1, 1, 1, 1]), (4, [1, 1, 3, 1]), (3, [2, 3, 1]), (0, [2, 3, 1])]
)
def test_the_smallest_kinds_are_spread_out_first(lines: int, sizes: list[int]) -> None:
    assert [len(group.choices) for group in grouped(ALL, lines)] == sizes


def test_actions_of_one_notation_that_are_called_differently_are_kinds_of_their_own() -> None:
    walk, dig = Choice(1, "go 3 4", "Move to 4"), Choice(2, "go 3 n", "Explore north")
    assert [group.label for group in grouped([walk, walk, dig, dig], 0)] == [
        "Move to 4 …",
        "Explore north …",
    ]


def test_a_group_says_what_its_choices_have_in_common() -> None:
    group = Group(tuple(LAYS))
    assert group.label == "Lay lot … down"
    assert group.notation == "lay 1 12 3"


def test_a_group_of_one_is_that_choice() -> None:
    assert (Group((PASS,)).label, Group((PASS,)).notation) == ("Pass (space 1)", "pass")


def test_labels_without_a_common_word_are_dots() -> None:
    assert Group((PASS, DIGS[0])).label == "…"


def test_a_menu_gives_what_stands_under_a_number() -> None:
    menu = Menu(ALL, 3)
    assert menu[3] == Group((PASS,))
    assert menu[0] is None
    assert menu[4] is None


def test_a_line_of_a_menu_leaves_out_what_does_not_fit() -> None:
    many = [Choice(n, f"dig a{n}", f"Start a dig at a{n}") for n in range(30)]
    text = Menu(many, 1).lines(60)[0]
    assert text.plain == " 1  Start a dig at …  dig a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 …"
    assert text.cell_len <= 60


def test_where_nothing_of_the_notation_fits_the_words_remain() -> None:
    assert Menu([PASS], 1).lines(19)[0].plain.rstrip() == " 1  Pass (space 1)"


def test_a_page_lists_a_kind_in_columns() -> None:
    page = Page(Group(tuple(LAYS)))
    assert [line.plain.rstrip() for line in page.columns(14)] == [
        "Lay lot … down",
        "1 1   2 12",
        "3 3",
    ]
    assert page[2] == Group((LAYS[1],))


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("dig a1", ["dig a1"]),
        ("lay 1", ["lay 1"]),  # in full is better than begun
        ("lay", ["lay 1", "lay 12", "lay 3"]),
        ("l 12", ["lay 12"]),
        ("b1", ["dig b1"]),
        ("start a dig at b1", ["dig b1"]),
        ("Pas", ["pass"]),
        ("pass away", []),
        ("1", ["lay 1"]),
    ],
)
def test_words_mean_a_choice_in_full_begun_by_their_end_or_by_the_label(
    typed: str, meant: list[str]
) -> None:
    found = matching([word.casefold() for word in typed.split()], ALL)
    assert [choice.notation for choice in found] == meant


def test_as_many_words_are_read_as_name_one_action() -> None:
    found = understand(["dig", "a1", "b1"], ALL)
    assert (found.choices, found.words) == ((DIGS[0],), 2)


def test_words_that_begin_well_are_told_by_what_they_begin() -> None:
    found = understand(["dig", "c9"], ALL)
    assert (found.choices, found.words) == (tuple(DIGS), 1)


def test_words_that_fit_no_choice_mean_none() -> None:
    assert understand(["x"], ALL).choices == ()
