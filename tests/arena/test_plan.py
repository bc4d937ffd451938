"""Who plays whom, from which seats, on which deals."""

from collections import Counter
from itertools import permutations

import pytest

from digsite.arena.plan import line_ups, seatings
from tests.arena.made_up import plan


def test_two_bots_play_every_deal_from_both_seats() -> None:
    assert [plan().seating(n) for n in range(4)] == [("a", "b"), ("b", "a")] * 2
    assert [plan().deal(n) for n in range(4)] == [0, 0, 1, 1]


def test_as_many_bots_as_seats_sit_in_every_order() -> None:
    assert sorted(plan("a,b,c,d", 4).tables) == sorted(permutations("abcd"))


def test_of_more_bots_than_seats_every_pairing_meets_in_both_seatings() -> None:
    assert sorted(plan("a,b,c,d", 2).tables) == sorted(permutations("abcd", 2))


def test_of_fewer_bots_than_seats_the_last_takes_the_seats_that_are_left() -> None:
    assert line_ups(["a", "b"], 4) == [("a", "b", "b", "b")]
    assert sorted(plan("a,b", 4).tables) == sorted({*permutations("abbb")})
    assert line_ups(["a", "b", "c"], 4) == [("a", "b", "c", "c")]


def test_a_bot_may_play_against_itself() -> None:
    assert plan("a", 3).tables == (("a", "a", "a"),)
    assert plan("a,a", 2).tables == (("a", "a"),)
    assert plan("a,a", 2).entrants == ["a"]


@pytest.mark.parametrize(
    "bots, seats", [("a,b", 2), ("a,b,c", 2), ("a,b", 4), ("a,b,c", 4), ("a,b,c,d", 3)]
)
def test_on_every_deal_a_bot_holds_each_seat_as_often(bots: str, seats: int) -> None:
    tables = plan(bots, seats).tables
    assert len(set(tables)) == len(tables)
    for bot in bots.split(","):
        held = Counter(seat for table in tables for seat in range(seats) if table[seat] == bot)
        assert len(set(held.values())) == 1
        assert len(held) == seats


def test_rotations_stand_side_by_side_so_that_a_deal_cut_short_is_nearly_fair() -> None:
    first = seatings(("a", "b", "c", "d"))[:4]
    assert first == [tuple("abcd"), tuple("dabc"), tuple("cdab"), tuple("bcda")]


def test_the_matches_of_a_deal_share_their_chance_and_no_others_do() -> None:
    seeds = [plan(matches=8).chance_seed(n) for n in range(8)]
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == 4
    assert plan(seed=2).chance_seed(0) != plan(seed=1).chance_seed(0)


def test_every_seat_and_ply_has_a_generator_of_its_own() -> None:
    drawn = {
        plan().bot_dice(number, seat, ply).below(2**31)
        for number in (0, 2)
        for seat in range(2)
        for ply in range(10)
    }
    assert len(drawn) == 40
