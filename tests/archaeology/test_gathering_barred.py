"""Why something cannot be picked: said for each pile and chamber that is there and not lit."""

from digsite.games.archaeology.state import State
from digsite.games.archaeology.things import CHAMBER
from tests.archaeology.hands import SAY, clicked, coins, trading
from tests.archaeology.table import play, table


def why(s: State, *things: str) -> dict[str, str]:
    """Return the reasons of piles after clicks on these things, in English."""
    every = clicked(s, *things).why
    return {thing: SAY(why.words) for thing, why in every.items() if thing not in CHAMBER}


def shut(s: State, *things: str) -> dict[str, str]:
    """Return the reasons of chambers after clicks on these things, in English."""
    every = clicked(s, *things).why
    return {thing: SAY(why.words) for thing, why in every.items() if thing in CHAMBER}


def test_where_everything_can_be_picked_up_there_is_no_reason() -> None:
    assert why(trading()) == {}


def test_a_kind_goes_one_way_only() -> None:
    s = table(hands="coin2,map2/-/-", market="coin1,cup1")
    assert why(s, "hand-coin", "hand-map")["market-coin"] == (
        "You are giving this kind: it cannot be taken as well."
    )
    assert why(s, "market-coin")["hand-coin"] == (
        "You are taking this kind: it cannot be given as well."
    )


def test_kinds_of_a_trade_of_this_turn_are_locked() -> None:
    s = play(table(hands="coin2,map2/-/-", market="coin1,cup1"), "take cup", "pay coin")
    assert why(s)["market-coin"] == "You gave this kind in this turn: it cannot be taken."
    assert why(s, "hand-map")["hand-cup"] == (
        "You took this kind in this turn: it cannot be given, only sold."
    )


def test_what_cannot_be_paid_for_says_so() -> None:
    s = table(hands="coin1/-/-", market="mask1")
    assert why(s) == {"market-mask": "The cards that you can give do not pay for it."}


def test_a_set_has_no_more_cards() -> None:
    s = table(hands="cup3,map2/-/-")
    assert why(s, "hand-map")["hand-map"] == "This kind is sold one by one."
    assert why(s, "hand-cup", "hand-cup")["hand-cup"] == ("A set of this kind has at most 2 cards.")


def test_while_a_chamber_is_picked_all_other_piles_wait() -> None:
    assert set(why(coins(), "chamber-small").values()) == {"Put the chamber back first."}


def test_a_chamber_says_how_many_maps_it_takes_and_how_many_there_are() -> None:
    s = table(hands="map2/-/-")
    assert shut(s) == {"chamber-large": "To open it you need: 3 maps. You hold: 2 maps."}


def test_an_empty_chamber_says_so() -> None:
    s = table(hands="map2/-/-", closed="5,7")
    assert shut(s)["chamber-small"] == "Nothing is left in this chamber."


def test_a_chamber_waits_for_cards_that_are_picked() -> None:
    s = table(hands="coin2,map1/-/-")
    assert shut(s, "hand-coin")["chamber-small"] == (
        "Put the cards back first, then pick the chamber."
    )


def test_a_chamber_waits_for_a_trade_that_is_begun() -> None:
    s = play(table(hands="coin1,map1/-/-", market="coin1,cup1"), "take cup")
    assert shut(s)["chamber-small"] == "Finish the trade first."
