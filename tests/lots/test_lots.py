"""The rules of Lots, a toy of the tests."""

from digsite import load
from digsite.core.seats import CHANCE, HIDDEN, NOBODY
from tests.toys import lots


def said(position: str, *words: str) -> str:
    """The position after these actions."""
    s = lots.parse(position)
    for word in words:
        lots.apply(s, lots.read(word))
    return lots.write(s)


def test_every_tile_is_in_the_bag_once() -> None:
    """L1.1"""
    s = lots.parse("rounds=1 points=0,0 tiles=4,0 said=silent,silent")
    assert lots.legal(s) == [0, 1, 2, 4, 5, 6, 7, 8, 9]


def test_the_option_says_how_many_rounds() -> None:
    """L1.2"""
    assert lots.deal(5, {"rounds": "5"}).rounds == 5


def test_a_tile_is_seen_by_its_owner_alone() -> None:
    """L2.1"""
    s = lots.deal(2, {"rounds": "1"})
    assert s.actor == CHANCE
    assert (lots.shown(s, 3, 0), lots.shown(s, 3, 1), lots.shown(s, 3, NOBODY)) == (3, HIDDEN, -1)
    lots.apply(s, 3)
    assert [lots.look(s, seat).tile for seat in (0, 1, NOBODY)] == [4, 0, 0]


def test_everybody_speaks_in_turn() -> None:
    """L2.2"""
    after = said("rounds=1 points=0,0 tiles=4,7 said=silent,silent", "stay")
    assert after == "rounds=1 points=0,0 tiles=4,7 said=stay,silent"


def test_leaving_brings_a_point_and_the_highest_that_stayed_one_for_each_that_stayed() -> None:
    """L3.1, L3.2, L3.3"""
    before = "rounds=2 points=0,0,0 tiles=4,7,9 said=silent,silent,silent"
    assert said(before, "stay", "stay", "leave") == (
        "rounds=1 points=0,2,1 tiles=0,0,0 said=silent,silent,silent"
    )


def test_most_points_win_and_equals_share() -> None:
    """L4.1"""
    s = lots.parse("rounds=1 points=0,0,0 tiles=4,7,9 said=leave,leave,silent")
    lots.apply(s, lots.read("stay"))
    assert (s.actor, load("lots").places(s)) == (NOBODY, [1, 1, 1])
