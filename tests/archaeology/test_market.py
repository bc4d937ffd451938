"""A5  Trading at the market."""

from collections import Counter
from itertools import product

import pytest

from digsite.games import archaeology
from digsite.games.archaeology.components import TRADE
from digsite.games.archaeology.phases import ACTIONS
from digsite.games.archaeology.state import State
from tests.archaeology.table import after, cards, hand, legal, play, table

Counts = tuple[int, ...]


def test_the_rulebooks_trade() -> None:
    """A5.1  Two scraps and a coin for a talisman and a shard."""
    s = table(hands="scrap2,coin1/-/-", market="shard1,talisman1")
    play(s, "take shard", "take talisman", "pay coin", "pay scrap", "pay scrap")
    assert hand(s, 0) == "shard1,talisman1"
    assert cards(s.market) == "scrap2,coin1"
    assert s.phase == ACTIONS


def test_nothing_is_taken_that_the_rest_of_the_hand_cannot_pay() -> None:
    """A5.1"""
    s = table(hands="coin1/-/-", market="shard1,cup1,talisman1")
    assert after("take", s) == ["shard", "cup"]


def test_what_is_taken_first_counts_for_what_is_taken_next() -> None:
    """A5.1"""
    s = play(table(hands="talisman1/-/-", market="shard1,coin1,cup2"), "take coin")
    assert legal(s) == ["pay talisman"]
    s = play(table(hands="mask1/-/-", market="shard1,coin1,cup2"), "take coin")
    assert legal(s) == ["take cup", "pay mask"]


def test_the_difference_is_lost() -> None:
    """A5.2"""
    s = play(table(hands="coin1,mask1/-/-", market="shard1"), "take shard", "pay mask")
    assert hand(s, 0) == "shard1,coin1"
    assert s.phase == ACTIONS
    assert s.debt == 0


def test_a_trade_has_at_least_one_card_each_way() -> None:
    """A5.2"""
    assert after("pay", table(hands="coin1/-/-", market="shard1")) == []
    assert legal(play(table(hands="coin1/-/-", market="shard1"), "take shard")) == ["pay coin"]


def test_no_card_is_given_that_the_trade_does_not_need() -> None:
    """A5.2"""
    s = play(table(hands="coin1,cup1,mask1/-/-", market="scrap3"), *["take scrap"] * 3)
    assert after("pay", s) == ["cup", "mask"]
    assert after("pay", play(s, "pay cup")) == ["coin"]


def test_the_same_kind_both_ways_is_no_trade() -> None:
    """A5.3"""
    assert after("take", table(hands="coin3/-/-", market="coin1")) == []
    s = play(table(hands="shard2,coin3/-/-", market="coin1"), "take coin")
    assert legal(s) == ["pay shard"]


def test_trades_may_follow_each_other() -> None:
    """A5.4"""
    s = table(hands="shard1,scrap1/-/-", market="coin1,cup1", sold="-/-/-")
    assert after("take", s) == ["coin", "cup"]
    play(s, "take coin", "pay scrap", "pay shard")
    assert after("take", s) == []
    s = play(table(hands="coin2/-/-", market="shard3"), "take shard", "pay coin")
    assert hand(play(s, "take shard", "pay coin"), 0) == "shard2"


def test_a_kind_that_was_taken_is_not_paid_in_a_later_trade() -> None:
    """A5.4"""
    s = play(table(hands="coin1/-/-", market="shard3,scrap2"), "take shard", "pay coin")
    assert after("take", s) == []
    play(s, "sell shard 1")
    assert legal(s) == ["done"]


def test_a_kind_that_was_paid_is_not_taken_in_a_later_trade() -> None:
    """A5.4"""
    s = play(table(hands="coin1,cup1/-/-", market="shard1,talisman1"), "take shard", "pay coin")
    assert after("take", s) == []


@pytest.mark.parametrize("freeing", ["sell map 1", "explore 3"])
def test_after_a_sale_or_an_exploration_every_kind_may_be_traded_again(freeing: str) -> None:
    """A5.4"""
    s = table(hands="coin2,map1/-/-", market="shard3")
    play(s, "take shard", "take shard", "pay coin", freeing)
    if freeing.startswith("explore"):
        play(s, "draw mask", "draw mask", "draw cup")
    assert "coin" in after("take", s)


def test_in_the_next_turn_every_kind_may_be_traded_again() -> None:
    """A5.4"""
    s = play(table(hands="coin1/-/-", market="shard2"), "take shard", "take shard", "pay coin")
    play(s, "done", "draw scrap", "done", "draw scrap", "done", "draw scrap")
    assert after("take", s) == ["coin"]


def test_cards_are_taken_from_the_cheapest_kind_on() -> None:
    """A5.5"""
    s = play(table(hands="mask2/-/-", market="shard1,scrap1,coin1"), "take scrap")
    assert after("take", s) == ["coin"]


def test_cards_are_paid_from_the_dearest_kind_on() -> None:
    """A5.5"""
    s = table(hands="shard2,coin1,cup1/-/-", market="talisman1")
    play(s, "take talisman")
    assert after("pay", s) == ["coin", "cup"]
    assert after("pay", play(s, "pay coin")) == ["shard"]


def test_once_something_is_paid_nothing_more_is_taken() -> None:
    """A5.5"""
    s = play(table(hands="shard3/-/-", market="coin2"), "take coin", "pay shard")
    assert legal(s) == ["pay shard"]


def minimal_trades(held: Counts, market: Counts) -> set[tuple[Counts, Counts]]:
    """Every trade in one go: other kinds each way, enough value, and no card too many."""
    found = set()
    for taken in product(*(range(number + 1) for number in market)):
        due = sum(TRADE[kind] * taken[kind] for kind in range(7))
        spare = [held[kind] if taken[kind] == 0 else 0 for kind in range(7)]
        if due == 0:
            continue
        for paid in product(*(range(number + 1) for number in spare)):
            worth = sum(TRADE[kind] * paid[kind] for kind in range(7))
            needed = all(worth - TRADE[kind] < due for kind in range(7) if paid[kind])
            if worth >= due and needed:
                found.add((taken, paid))
    return found


@pytest.mark.parametrize(
    "held, market",
    [
        ("scrap2,coin1", "shard1,talisman1"),
        ("shard2,scrap1,coin2,mask1", "scrap2,coin1,cup1"),
        ("shard1,talisman2,map1", "shard3,scrap1,coin2,mask1"),
        ("coin2,cup2,talisman1", "shard2,map2,mask1"),
    ],
)
def test_every_trade_can_be_made_in_one_way_and_no_other_trade_can(held: str, market: str) -> None:
    """A5.1, A5.2, A5.3, A5.5"""
    start = table(hands=f"{held}/-/-", market=market)
    made: Counter[tuple[Counts, Counts]] = Counter()

    def follow(s: State) -> None:
        if s.phase == ACTIONS and any(s.taken):
            made[tuple(s.taken), tuple(s.paid)] += 1
            return
        assert legal(s), "a trade must never get stuck"
        for name in legal(s):
            if name.startswith(("take", "pay")):
                follow(play(archaeology.clone(s), name))

    follow(start)
    assert set(made) == minimal_trades(tuple(start.hands[:7]), tuple(start.market))
    assert set(made.values()) == {1}
