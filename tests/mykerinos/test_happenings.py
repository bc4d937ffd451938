"""What is seen to happen, and of what each is told: lots, rooms and places that are lost."""

from functools import partial

from digsite.games import load
from digsite.games.mykerinos.state import State
from digsite.i18n import Speaker
from tests.helpers import happenings
from tests.mykerinos.table import table

NAMES = {0: "Ada", 1: "Nofret", 2: "Enkidu", 3: "Ninsun"}
ENGLISH = Speaker("en", "mykerinos", NAMES, strict=True)
seen = partial(happenings, load("mykerinos"))
# Lot 5 is Lord Lemon's, worth 3.
SURVEY = {"phase": "survey", "survey": "0.0", "region": "5,7,14,21,28,1,8,15,.,.,.,."}


def notices(s: State, action: str, seat: int) -> list[tuple[str, str]]:
    """The cards that are shown to a seat: both lines."""
    found = [each.notice for each in seen(s, action, seat) if each.notice]
    return [(ENGLISH.say(each.words), ENGLISH.say(each.more)) for each in found]


def test_who_stood_after_the_taker_of_a_lot_is_told_so() -> None:
    """M6.4"""
    s = table(3, actor="1", cubes="b1/b2b3/-", passed="1,2,3", **SURVEY)
    told = ("Nofret took a lot that you stood second for", "Zone 1: Lord Lemon, 3 points.")
    assert notices(s, "take left", 0) == [told]
    assert notices(s, "take left", 1) == notices(s, "take left", 2) == []


def test_a_lot_flies_to_its_taker_and_its_points_are_counted() -> None:
    """M7.1"""
    s = table(3, actor="1", cubes="b1/b2b3/-", passed="1,2,3", **SURVEY)
    lot, points = seen(s, "take left", 0)
    assert (lot.source, lot.target, lot.picture) == ("lot-1-left", "player-red", "pt-lemon")
    assert (points.kind, points.target) == ("count", "player-red")


def choosing(**changes: str) -> State:
    """Nofret is first in zone 1; Ada has two cards of Lord Lemon."""
    return table(
        3,
        actor="1",
        season="2",
        phase="survey",
        survey="0.0",
        region="2,7,14,21,28,3,8,15,.,.,.,.",
        lots="0,1/-/-",
        cubes="b1/b2b3/-",
        passed="1,2,3",
        **changes,
    )


def test_a_room_is_missed_by_whom_it_was_open_to_and_would_have_paid() -> None:
    """M7.3, M9.2"""
    told = ("Nofret reserved room 3 of Lord Lemon", "It would have brought you +4.")
    assert notices(choosing(), "room 3.lemon", 0) == [told]
    assert notices(choosing(), "room 3.violet", 0) == []
    assert notices(choosing(), "room 3.lemon", 2) == []


def test_a_room_behind_a_door_is_missed_only_by_whom_the_door_belongs_to() -> None:
    """M7.3"""
    of_nofret = "2.lemon-violet"
    (told,) = notices(choosing(rooms=f"3.lemon/{of_nofret}/-"), "room 5.lemon", 0)
    assert told == ("Nofret reserved room 5 of Lord Lemon", "It would have brought you +4.")
    assert notices(choosing(rooms=f"-/{of_nofret}/-"), "room 5.lemon", 0) == []


def test_who_is_overtaken_and_no_longer_rewarded_is_told_so() -> None:
    """M6.4"""
    s = table(4, actor="3", cubes="b1/b2b3/-/d1", laying="3")
    told = ("You fall to 3rd place in zone 1", "Ninsun laid a cube on d2.")
    assert notices(s, "extend d2", 0) == [told]
    assert notices(s, "dig h1", 0) == notices(s, "extend d2", 1) == []


def test_cubes_of_others_come_from_their_sheets_and_mine_drop() -> None:
    """M4.2"""
    (mine,), (theirs,) = (seen(table(3), "dig c4", seat) for seat in (0, 1))
    assert (mine.kind, mine.target) == ("drop", "cell-c4")
    assert (theirs.kind, theirs.source, theirs.picture) == ("fly", "player-blue", "cube-blue")
