"""M7, M9  Rooms, the exhibition, and who has won."""

import pytest

from digsite.games import mykerinos
from digsite.games.mykerinos.rules.museum import room_value
from digsite.games.mykerinos.state import State
from tests.mykerinos.table import legal, play, table


def rooms(s: State) -> set[str]:
    return {name.removeprefix("room ") for name in legal(s) if name.startswith("room")}


def choosing(held: str, **changes: str) -> State:
    """Green chooses a reward; `held` are the rooms by colour."""
    fields = {"phase": "survey", "survey": "0.0", "passed": "1,2,3", "actor": "2"}
    return table(3, **{**fields, "cubes": "-/-/b1f1", "rooms": held, **changes})


def test_a_first_cube_in_the_museum_has_no_way_to_a_5() -> None:
    """M7.2, M7.3  The rulebook's example: any free 2 or 3, no 5, no room that is taken."""
    s = choosing("3.lemon,3.brown/2.lemon-violet/-")
    assert rooms(s) == {
        "3.blackmore",
        "3.tangerine",
        "3.violet",
        "2.lemon-blackmore",
        "2.blackmore-brown",
        "2.brown-tangerine",
        "2.tangerine-violet",
    }


def test_a_2_opens_the_5_of_both_its_wings() -> None:
    """M7.3  The rulebook's example goes on: from the 2 to the 5 of Lord Lemon."""
    s = play(choosing("-/-/-"), "room 2.lemon-blackmore")
    assert s.actor == 2
    assert {name for name in rooms(s) if name.startswith("5")} == {"5.lemon", "5.blackmore"}
    play(s, "room 5.lemon")
    assert s.season == 2
    assert "2.lemon-blackmore" not in rooms(choosing("-/-/5.lemon,2.lemon-blackmore"))


def test_a_3_opens_the_5_of_its_wing_only() -> None:
    """M7.3"""
    assert {name for name in rooms(choosing("-/-/3.violet")) if name[0] == "5"} == {"5.violet"}


def test_a_5_opens_nothing() -> None:
    """M7.3"""
    held = "3.lemon,5.lemon"
    assert {name for name in rooms(choosing(f"-/-/{held}")) if name[0] == "5"} == set()


def test_a_cube_of_another_colour_opens_nothing() -> None:
    """M7.3"""
    assert {name for name in rooms(choosing("3.lemon/-/-")) if name[0] == "5"} == set()


def test_a_room_once_reserved_is_closed_to_everybody() -> None:
    """M7.2  The rulebook's example ends so: Lord Lemon's 5 is taken, others cannot enter it."""
    s = choosing("3.lemon/-/2.lemon-blackmore", cubes="f2/-/b1", actor="2")
    play(s, "room 5.lemon")
    assert s.actor == 0
    assert not {"3.lemon", "2.lemon-blackmore", "5.lemon", "5.blackmore"} & rooms(s)


def test_in_the_survey_the_cube_comes_from_the_general_supply() -> None:
    """M7.4"""
    s = choosing("-/-/-")
    hand, supply = s.reserve[2], s.supply[2]
    play(s, "room 3.lemon")
    back = 1  # the cube of the zone, which is done with
    assert (s.reserve[2], s.supply[2]) == (hand, supply - 1 + back)


@pytest.mark.parametrize(
    "held, value",
    [
        ("-", 1),
        ("2.lemon-blackmore", 2),
        ("2.lemon-violet", 2),
        ("2.blackmore-brown", 1),
        ("3.lemon", 3),
        ("3.lemon,2.lemon-violet", 3),
        ("3.lemon,5.lemon", 5),
        ("3.lemon,5.lemon,2.lemon-violet", 5),
        ("3.brown,5.brown", 1),
    ],
)
def test_a_card_counts_the_best_room_held_in_its_wing_else_1(held: str, value: int) -> None:
    """M9.2"""
    assert room_value(table(3, rooms=f"{held}/-/-"), 0, 0) == value


def ended(lots: str, held: str, hand: str = "0,0,0") -> State:
    """The end of season 4."""
    region = ",".join(["."] * 12)
    fields = {"season": "4", "phase": "over", "actor": "-", "laying": "-", "region": region}
    return table(3, lots=lots, rooms=held, hand=hand, **fields)


RULEBOOK = "0,1,7,14,15,16,21,22,28"  # 2 Lemon, 1 Blackmore, 3 Brown, 2 Tangerine, 1 Violet
RULEBOOK_ROOMS = "3.lemon,3.blackmore,3.brown,5.brown,2.brown-tangerine"


def test_the_rulebooks_exhibition_counts_34() -> None:
    """M9.2, M9.3  6 + 3 + 15 + 4 + 1 for the cards, 5 for the set."""
    s = ended(f"{RULEBOOK}/-/-", f"{RULEBOOK_ROOMS}/-/-")
    assert mykerinos.breakdown(s)[0] == {
        "prestige": 0,
        "lemon": 6,
        "blackmore": 3,
        "brown": 15,
        "tangerine": 4,
        "violet": 1,
        "sets": 5,
    }
    assert mykerinos.scores(s)[0] == 34


def test_every_full_set_of_five_patrons_counts_five() -> None:
    """M9.3"""
    two = ended("0,1,7,8,14,15,21,22,28,29/-/-", "-/-/-")
    assert mykerinos.breakdown(two)[0]["sets"] == 10


@pytest.mark.parametrize("missing", ["0", "7", "14", "21", "28"])
def test_without_one_of_the_patrons_there_is_no_set(missing: str) -> None:
    """M9.3"""
    others = [lot for lot in ("0", "7", "14", "21", "28") if lot != missing]
    four_kinds = ended(",".join(others) + "/-/-", "-/-/-")
    assert mykerinos.breakdown(four_kinds)[0]["sets"] == 0


def test_the_lot_without_a_patron_is_no_part_of_the_exhibition() -> None:
    """M9.4"""
    assert mykerinos.scores(ended("35/-/-", "-/-/-"))[0] == 5


def test_most_points_win() -> None:
    """M9.1, M9.5"""
    assert mykerinos.places(ended("5/6,12/0", "-/-/-")) == [2, 1, 3]


def test_a_tie_goes_to_more_cubes_in_the_personal_reserve() -> None:
    """M9.5"""
    assert mykerinos.places(ended("5/12/6", "-/-/-", "3,5,4")) == [3, 1, 2]


def test_still_tied_players_share_the_place() -> None:
    """M9.5"""
    assert mykerinos.places(ended("5/12/0", "-/-/-", "3,3,9")) == [1, 1, 3]
