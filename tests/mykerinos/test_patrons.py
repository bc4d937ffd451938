"""M5  Patrons. In this region pyramids stand on a1 c1 e1 g1 a4 d4 f4 h4."""

import pytest

from digsite.games.mykerinos.state import State
from tests.mykerinos.table import cells, legal, play, table

LEMON, BLACKMORE, BROWN, TANGERINE, VIOLET = "2", "9", "16", "23", "30"


def patron(lots: str, **changes: str) -> State:
    """Season 2, and seat 0 has won these lots."""
    return table(3, season="2", lots=f"{lots}/-/-", **changes)


def called(s: State) -> list[str]:
    names = {"lemon", "blackmore", "tangerine", "violet", "brown"}
    return sorted({name.split()[0] for name in legal(s)} & names)


def test_nobody_can_be_called_without_his_card() -> None:
    """M5.1"""
    assert called(patron("-")) == []
    assert called(patron("35")) == []


@pytest.mark.parametrize("lot", range(35))
def test_any_card_of_a_patron_is_enough(lot: int) -> None:
    """M5.1"""
    names = ["lemon", "blackmore", "brown", "tangerine", "violet"]
    region = [n if n != lot else lot + 5 for n in (0, 7, 14, 21, 28, 1, 8, 15)]
    laid = ",".join(map(str, region)) + ",.,.,.,."
    assert called(patron(str(lot), region=laid, cubes="b2/-/-")) == [names[lot // 7]]


@pytest.mark.parametrize(
    "card, turn",
    [
        (LEMON, "lemon, dig a1"),
        (BLACKMORE, "blackmore, dig d1, then d2"),
        (BROWN, "brown 3.lemon"),
        (TANGERINE, "tangerine, extend b3, then c3, then c2"),
        (VIOLET, "violet, dig b1"),
    ],
)
def test_a_called_card_is_tilted_and_cannot_be_called_again_this_season(
    card: str, turn: str
) -> None:
    """M5.1"""
    s = play(patron(card, cubes="b2/-/-"), *turn.split(", "), "pass", "dig h1")
    assert s.actor == 0
    assert called(s) == []


def test_several_cards_of_one_patron_can_be_called_in_several_turns() -> None:
    """M5.1"""
    s = play(patron("9,10"), "blackmore", "dig b1", "then b2", "pass", "dig h1")
    assert called(s) == ["blackmore"]


def test_one_patron_a_turn() -> None:
    """M5.1"""
    s = play(patron("2,9"), "lemon")
    assert called(s) == []


def test_a_card_tilted_already_leaves_the_other_patrons_ready() -> None:
    """M5.1"""
    s = patron("2,9,23", tilted="01000/00000/00000", cubes="b2/-/-")
    assert called(s) == ["lemon", "tangerine"]


def test_lady_violet_brings_a_cube_from_the_supply_and_then_a_dig_or_an_extension() -> None:
    """M5.2"""
    s = play(patron(VIOLET, cubes="b2/-/-"), "violet")
    assert (s.reserve[0], s.supply[0]) == (9, 15)
    assert s.actor == 0
    assert "dig h1" in legal(s)
    assert "extend b1" not in legal(s)
    assert "extend b3" in legal(s)
    assert "pass" not in legal(s)
    play(s, "dig h1")
    assert s.actor == 1


def test_lady_violet_lets_one_cube_in_hand_extend_with_two() -> None:
    """M5.2"""
    s = play(patron(VIOLET, hand="1,8,8", cubes="b2/-/-"), "violet", "extend b3", "then a3")
    assert s.reserve[0] == 0


def test_lady_violet_opens_no_pyramid() -> None:
    """M5.2"""
    s = play(patron(VIOLET), "violet")
    assert cells(s, "dig") == cells(patron("-"), "dig")


def test_lady_violet_cannot_be_called_when_the_supply_is_empty() -> None:
    """M5.2"""
    assert called(patron(VIOLET, hand="25,8,8")) == []
    assert called(patron(VIOLET, hand="24,8,8")) == ["violet"]


def test_lord_lemon_starts_a_dig_on_a_pyramid() -> None:
    """M5.3"""
    s = play(patron(LEMON, cubes="-/a1/-"), "lemon")
    assert cells(s, "dig") == {"c1", "e1", "g1", "a4", "d4", "f4", "h4"}
    play(s, "dig c1")
    assert s.actor == 1


def test_lord_lemon_refuses_a_second_pyramid() -> None:
    """M5.3  The rulebook's example: from A on a pyramid he may go to B, not to C, a pyramid too."""
    region = "6,7,14,21,28,1,8,15,.,.,.,."  # pyramids on a1, b1 and c1
    s = play(patron(LEMON, region=region, cubes="d1/-/-"), "lemon", "extend c1")
    assert cells(s, "then") == {"c2"}


def test_lord_lemon_extends_with_exactly_one_of_two_cubes_on_a_pyramid() -> None:
    """M5.3"""
    s = play(patron(LEMON, cubes="b2/-/-"), "lemon")
    assert cells(s, "extend") == {"b1", "a2", "c2"}  # b3 leads to no pyramid
    region = "6,7,14,21,28,1,8,15,.,.,.,."  # on a1, b1 and c1: b1 would lead to no sand
    s = play(patron(LEMON, region=region, cubes="b2/-/-"), "lemon")
    assert cells(s, "extend") == {"a2", "c2"}


def test_after_a_pyramid_lord_lemon_goes_on_over_sand() -> None:
    """M5.3"""
    s = play(patron(LEMON, cubes="d1/-/-"), "lemon", "extend c1")
    assert cells(s, "then") == {"b1", "c2"}


def test_after_sand_lord_lemon_goes_on_to_a_pyramid() -> None:
    """M5.3"""
    s = play(patron(LEMON, cubes="d2/-/-"), "lemon", "extend c2")
    assert cells(s, "then") == {"c1"}


def test_lord_lemon_needs_two_cubes_to_extend_and_one_to_dig() -> None:
    """M5.3"""
    s = play(patron(LEMON, hand="1,8,8", cubes="d1/-/-"), "lemon")
    assert cells(s, "extend") == set()
    assert cells(s, "dig") != set()
    s = play(patron(LEMON, hand="2,8,8", cubes="d1/-/-"), "lemon")
    assert cells(s, "extend") == {"c1", "e1"}


def test_lord_lemon_cannot_be_called_when_a_cube_stands_on_every_pyramid() -> None:
    """M5.3, M5.7"""
    assert called(patron(LEMON, cubes="d1/a1c1e1g1a4d4f4h4/-")) == []
    assert called(patron(LEMON, cubes="d1/a1c1e1g1a4d4f4/-")) == ["lemon"]


def test_sir_brown_sends_a_cube_from_the_hand_to_the_museum() -> None:
    """M5.4"""
    s = play(patron(BROWN), "brown 3.violet")
    assert (s.reserve[0], s.supply[0]) == (7, 17)
    assert s.actor == 1
    assert s.halls[0] == 2**4


def test_sir_brown_follows_the_rules_of_the_museum() -> None:
    """M5.4"""
    s = patron(BROWN, rooms="3.lemon/3.violet/-")
    names = legal(s)
    assert "brown 5.lemon" in names
    assert not {"brown 5.violet", "brown 3.violet", "brown 3.lemon"} & set(names)


def test_mrs_blackmore_starts_a_dig_of_two_touching_cubes() -> None:
    """M5.5  The rulebook's example: Red lays A, then B beside it."""
    s = play(patron(BLACKMORE), "blackmore")
    assert cells(s, "dig") == cells(patron("-"), "dig")
    play(s, "dig b1")
    assert legal(s) == ["then b2"]
    play(s, "then b2")
    assert (s.actor, s.reserve[0]) == (1, 6)


def test_the_same_two_cells_in_another_order_are_another_choice() -> None:
    """M5.5"""
    one = play(patron(BLACKMORE), "blackmore", "dig b1", "then b2")
    other = play(patron(BLACKMORE), "blackmore", "dig b2", "then b1")
    assert one.blue == other.blue


def test_mrs_blackmore_needs_two_cubes_and_two_free_cells_together() -> None:
    """M5.5"""
    assert called(patron(BLACKMORE, hand="1,8,8")) == []
    assert called(patron(BLACKMORE, hand="2,8,8")) == ["blackmore"]


def test_colonel_tangerine_extends_by_a_chain_of_three() -> None:
    """M5.6  The rulebook's example: White lays A, B and C, each touching the one before."""
    s = play(patron(TANGERINE, cubes="a2/-/-"), "tangerine")
    assert cells(s, "extend") == {"b2", "a3"}
    play(s, "extend b2")
    assert cells(s, "then") == {"c2", "b3"}  # b1 would lead nowhere
    play(s, "then c2")
    assert cells(s, "then") == {"d2", "c3"}
    play(s, "then c3")
    assert (s.actor, s.reserve[0]) == (1, 5)


def test_colonel_tangerine_lays_exactly_three() -> None:
    """M5.6"""
    assert called(patron(TANGERINE, hand="2,8,8", cubes="a2/-/-")) == []
    assert called(patron(TANGERINE, hand="3,8,8", cubes="a2/-/-")) == ["tangerine"]
    dead_end = patron(TANGERINE, cubes="a2/b2b3c3b4a5/-")
    assert cells(dead_end, "extend") == set()
    assert called(dead_end) == []


def test_colonel_tangerine_needs_a_third_cell_behind_the_second() -> None:
    """M5.6"""
    two_cells = patron(TANGERINE, cubes="a2/b2c3b4/-")  # a3 and b3 are free, and nothing behind
    assert cells(two_cells, "extend") == {"a3"}
    assert called(two_cells) == []
    three_cells = patron(TANGERINE, cubes="a2/b2c3a5/-")
    assert cells(play(three_cells, "tangerine", "extend a3", "then b3"), "then") == {"b4"}


def test_colonel_tangerine_lays_no_cube_on_or_across_a_pyramid() -> None:
    """M5.6"""
    s = play(patron(TANGERINE, cubes="d3/-/-"), "tangerine")
    assert cells(s, "extend") == {"d2", "c3", "e3"}  # d4 is a pyramid
    assert called(patron(TANGERINE, cubes="a2/b2b3/-")) == []  # a4, behind a3, is one too


def test_a_patron_who_could_not_act_to_the_end_cannot_be_called() -> None:
    """M5.7"""
    assert called(patron("2,9,23,30", hand="1,8,8", cubes="b2/-/-")) == ["lemon", "violet"]
    assert called(patron("23", cubes="-/-/-")) == []
    every_room = (
        "3.lemon,3.blackmore,3.brown,3.tangerine,3.violet,"
        "2.lemon-blackmore,2.lemon-violet,2.blackmore-brown,2.brown-tangerine,2.tangerine-violet"
    )
    assert called(patron(BROWN, rooms=f"-/{every_room}/-")) == []


def test_no_free_cell_leaves_no_dig_and_nobody_to_call_but_brown() -> None:
    """M5.7"""
    free = sorted(cells(table(season="2"), "dig"), key=lambda name: (name[1], name[0]))
    blue, red = "".join(free[:20]), "".join(free[20:])
    s = patron("2,9,16,23,30", cubes=f"{blue}/{red}/-", hand="3,2,8")
    assert {name.split()[0] for name in legal(s)} == {"pass", "lemon", "brown"}
