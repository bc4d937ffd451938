"""What a beginner would regret: passing where first place is to be had."""

from digsite.core.phrase import Phrase
from digsite.games import mykerinos
from tests.mykerinos.table import table


def told(action: str, **position: str) -> Phrase | None:
    s = table(3, **position)
    return mykerinos.slip(mykerinos.look(s, s.actor), [mykerinos.read(action)])


def said(slip: Phrase | None) -> object:
    return slip and (slip.key, dict(slip.args))


def test_passing_while_a_zone_is_empty_is_a_slip() -> None:
    slip = told("pass", cubes="b1/f1b5/-")
    assert said(slip) == ("slip-empty", {"zone": 4})


def test_passing_last_while_a_cube_more_makes_first_is_a_slip() -> None:
    slip = told("pass", cubes="b1/f1f2b3b5f5b6f6/-", passed="0,1,2")
    assert said(slip) == ("slip-majority", {"zone": 1, "cubes": 1})


def test_passing_last_while_an_extension_makes_first_is_a_slip() -> None:
    slip = told("pass", cubes="b1/f1f2b3c3b5f5b6f6/-", passed="0,1,2")
    assert said(slip) == ("slip-majority", {"zone": 1, "cubes": 2})


def test_passing_is_none_while_others_are_in_each_zone_and_can_answer() -> None:
    assert told("pass", cubes="-/b1f1b5f5/-") is None


def test_starting_a_dig_is_none() -> None:
    assert told("dig b1") is None
