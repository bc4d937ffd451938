"""Trades that people pick up: giving and taking in any order, and what is said of it."""

from itertools import permutations

import pytest

from digsite.games import archaeology
from tests.archaeology.hands import (
    SAY,
    clicked,
    confirmed,
    gathered,
    labelled,
    names,
    trading,
    words,
)
from tests.archaeology.table import cards, hand, play, table


def test_a_trade_is_picked_in_any_order() -> None:
    for order in permutations(["hand-coin", "hand-scrap", "market-talisman"]):
        g = clicked(trading(), *order)
        assert names(g) == ["take talisman", "pay coin", "pay scrap"]
        assert words(g) == ("Give 3, take 3: even", "Your hand sells for $10 → $10", "Trade")


def test_a_trade_does_what_it_says() -> None:
    s = trading()
    g = clicked(s, "hand-map", "hand-map", "market-cup", "market-cup")
    assert words(g)[:2] == ("Give 6, take 4: 2 lost", "You could take 2 more.")
    assert names(g) == ["take cup", "take cup", "pay map", "pay map"]
    after = confirmed(s, g)
    assert hand(after, 0) == "shard1,scrap1,coin1,cup2"
    assert cards(after.market) == "shard2,scrap1,coin1,talisman1,map2,mask1"
    assert archaeology.look(after, 0).worth == 19


def test_market_cards_alone_say_what_is_to_be_given_at_least() -> None:
    g = clicked(trading(), "market-cup", "market-talisman")
    assert words(g) == ("Give 0, take 5", "Give at least 5.", "Trade")
    assert g.actions == ()


def test_too_little_says_what_is_missing() -> None:
    g = clicked(trading(), "market-mask", "hand-coin")
    assert words(g)[:2] == ("Give 2, take 4", "2 more to give.")
    assert g.actions == ()


@pytest.mark.parametrize(
    "things, more",
    [
        (
            ["hand-map", "hand-shard", "market-talisman"],
            "Put back a pot shard: without it the trade is even.",
        ),
        (
            ["hand-map", "hand-coin", "hand-shard", "market-mask"],
            "Put back a coin: without it the trade is even.",
        ),
        (["hand-map", "hand-map", "market-cup"], "Put back a map: it is not needed."),
    ],
)
def test_a_card_that_a_trade_does_not_need_is_named_and_waits_to_be_put_back(
    things: list[str], more: str
) -> None:
    g = clicked(trading(), *things)
    assert (SAY(g.more), g.actions) == (more, ())
    spare = next(kind for kind in ("shard", "coin", "map") if kind in more)
    assert clicked(trading(), *things, f"hand-{spare}-picked").actions


def test_a_kind_picked_on_one_side_cannot_be_picked_on_the_other() -> None:
    assert "market-coin" not in clicked(trading(), "hand-coin").clicks
    g = clicked(trading(), "market-coin")
    assert "hand-coin" not in g.clicks
    labels = labelled(trading(), g)
    assert labels["hand-coin"].endswith("You are taking this kind")
    assert labels["market-coin-picked"].endswith("Put one back")


def test_what_the_hand_cannot_pay_for_cannot_be_picked() -> None:
    s = table(hands="coin2/-/-", market="coin1,mask2")
    assert "market-mask" in gathered(s).clicks
    assert "market-mask" not in clicked(s, "market-mask").clicks
    assert "market-coin" not in gathered(s).clicks  # coins alone would pay for it


def test_kinds_traded_this_turn_are_locked_and_say_why() -> None:
    s = play(table(hands="scrap2,coin1/-/-", market="shard1,cup1"), "take shard", "pay scrap")
    g = clicked(s, "market-cup")
    assert {"hand-shard", "market-scrap"}.isdisjoint(g.clicks)
    labels = labelled(s, g)
    assert labels["hand-shard"].endswith("You took this kind in this turn: it cannot be given")
    assert labels["market-scrap"].endswith("You gave this kind in this turn: it cannot be taken")


def test_a_kind_taken_this_turn_can_be_sold_and_nothing_else() -> None:
    s = play(table(hands="scrap2,coin1/-/-", market="shard1,cup1"), "take shard", "pay scrap")
    g = clicked(s, "hand-shard")
    assert names(g) == ["sell shard 1"]
    assert SAY(g.more) == "Money $0 → $1. You took this kind in this turn: it can only be sold."
    assert {"hand-coin", "market-cup"}.isdisjoint(g.clicks)


# A trade that single actions have begun


def test_a_trade_that_was_begun_says_what_is_owed() -> None:
    s = play(trading(), "take cup")
    assert words(gathered(s)) == ("Give 0, owed 2", "Give at least 2.", "Trade")
    g = clicked(s, "hand-coin")
    assert (words(g)[0], names(g)) == ("Give 2, owed 2: even", ["pay coin"])


def test_after_a_card_was_taken_dearer_ones_can_be_taken_besides() -> None:
    s = play(trading(), "take cup")
    assert {"market-cup", "market-talisman"} <= set(gathered(s).clicks)
    assert "market-shard" not in gathered(s).clicks
    g = clicked(s, "hand-map", "market-talisman", "hand-map")
    assert names(g) == ["take talisman", "pay map", "pay map"]


def test_after_a_card_was_paid_cheaper_ones_follow() -> None:
    s = play(trading(), "take mask", "pay coin")
    assert set(gathered(s).clicks) == {"hand-scrap", "hand-shard"}
    g = clicked(s, "hand-shard", "hand-scrap")
    assert (words(g)[0], names(g)) == ("Give 2, owed 2: even", ["pay scrap", "pay shard"])
