"""What people pick up in Archaeology: in any order, put back, confirmed once; and what it means."""

from itertools import permutations

import pytest

from digsite.games import archaeology
from digsite.games.archaeology.state import State
from tests.archaeology.hands import (
    SAY,
    clicked,
    coins,
    confirmed,
    gathered,
    names,
    storm,
    words,
)
from tests.archaeology.table import cards, hand, late, play, table
from tests.pictures import shapes

# A storm


def test_in_a_storm_any_three_of_seven_are_chosen_in_any_order() -> None:
    for order in permutations(["hand-mask", "hand-coin", "hand-scrap"]):
        g = clicked(storm(), *order)
        assert names(g) == ["drop scrap", "drop coin", "drop mask"]
        after = confirmed(storm(), g)
        assert hand(after, 0) == "shard1,scrap1,coin1,cup1"
        assert cards(after.market) == "scrap1,coin1,mask1"


def test_a_storm_waits_until_the_number_is_right() -> None:
    assert words(clicked(storm(), "hand-shard", "hand-scrap")) == (
        "Storm: 2 of 3 chosen",
        "Any cards you like, in any order. They go to the market.",
        "Give 3 to the storm",
    )
    assert clicked(storm(), "hand-shard", "hand-scrap").actions == ()


def test_a_chosen_storm_says_what_the_hand_is_worth_before_and_after() -> None:
    g = clicked(storm(), "hand-shard", "hand-scrap", "hand-scrap")
    assert words(g)[:2] == ("Storm: 3 of 3 chosen", "Your hand sells for $14 → $11")
    after = archaeology.look(confirmed(storm(), g), 0)
    assert (archaeology.look(storm(), 0).worth, after.worth) == (14, 11)


def test_a_fourth_card_puts_back_the_first_that_was_chosen() -> None:
    g = clicked(storm(), "hand-coin", "hand-cup", "hand-mask", "hand-shard")
    assert names(g) == ["drop shard", "drop cup", "drop mask"]


def test_a_fourth_card_of_the_kind_that_was_chosen_first_puts_back_another() -> None:
    g = clicked(storm(), "hand-coin", "hand-cup", "hand-mask", "hand-coin")
    assert names(g) == ["drop coin", "drop coin", "drop mask"]


def test_a_raised_card_goes_back_to_the_hand() -> None:
    g = clicked(storm(), "hand-coin", "hand-coin", "hand-coin-picked")
    assert g.picks == ("hand-coin",)


def test_a_storm_goes_on_after_single_actions() -> None:
    s = play(storm(), "drop coin")
    g = gathered(s)
    assert set(g.clicks) == {"hand-coin", "hand-cup", "hand-mask"}
    assert SAY(g.more) == "You lost some already: cheaper kinds stay with you."
    assert names(clicked(s, "hand-mask", "hand-cup")) == ["drop cup", "drop mask"]


# A thief


def thief() -> State:
    return table(hands="coin1/cup2/mask1", phase="thief")


def test_a_thief_waits_for_a_player() -> None:
    g = gathered(thief())
    assert words(g)[2] == "Choose a player"
    assert (g.actions, set(g.clicks)) == ((), {"player-red", "player-green"})


def test_players_who_can_be_robbed_are_small_buttons_too() -> None:
    g = clicked(thief(), "player-red")
    assert [(SAY(each.words), each.chosen) for each in g.buttons] == [
        ("Red", True),
        ("Green", False),
    ]
    assert [each.click for each in g.buttons] == [g.clicks[each.id] for each in g.buttons]


def test_whom_to_rob_is_chosen_chosen_anew_and_put_back() -> None:
    g = clicked(thief(), "player-red", "player-green")
    assert (names(g), SAY(g.confirm)) == (["rob 2"], "Rob Green")
    assert clicked(thief(), "player-red", "player-red").picks == ()
    assert SAY(clicked(thief(), "player-red").more).startswith("You get one of 2 cards")


def test_the_only_player_who_can_be_robbed_is_meant_without_being_picked() -> None:
    g = gathered(table(2, hands="coin1/cup2", phase="thief"))
    assert (g.picks, names(g)) == ((), ["rob 1"])
    assert words(g)[1:] == (
        "You get one of 2 cards, drawn blind. It cannot be taken back.",
        "Rob Red",
    )


# The end of the turn


@pytest.mark.parametrize(
    "s, confirm, actions",
    [
        (table(hands="coin1/-/-"), "End turn", ["done"]),
        (late(hands="coin1/-/-"), "Pass", ["pass"]),
        (late(hands="coin1/-/-", end="sale"), "Sell first", []),
    ],
)
def test_with_nothing_picked_the_turn_can_end_unless_a_sale_is_owed(
    s: State, confirm: str, actions: list[str]
) -> None:
    assert (SAY(gathered(s).confirm), names(gathered(s))) == (confirm, actions)


def test_with_an_empty_hand_only_the_end_of_the_turn_is_asked_for() -> None:
    assert words(gathered(table(hands="-/coin1/-"))) == (
        "End your turn",
        "You have no cards.",
        "End turn",
    )


# A set to sell


def test_one_kind_is_a_set_to_sell_and_says_what_it_brings() -> None:
    g = clicked(coins(), "hand-coin", "hand-coin", "hand-coin")
    assert words(g) == (
        "Sell 3 coins for $10",
        "Money $0 → $10. Or take from the market.",
        "Sell 3 for $10",
    )
    after = confirmed(coins(), g)
    assert (names(g), after.money[0], hand(after, 0)) == (["sell coin 3"], 10, "cup3,map2")


def test_sizes_change_the_number_of_cards() -> None:
    g = clicked(coins(), "hand-coin")
    assert [(button.id, button.chosen) for button in g.buttons] == [
        ("size-1", True),
        ("size-2", False),
        ("size-3", False),
    ]
    assert names(clicked(coins(), "hand-coin", "size-3")) == ["sell coin 3"]
    assert clicked(coins(), "hand-coin", "size-1").picks == ()


def test_a_price_in_the_table_picks_up_its_set_and_puts_it_back() -> None:
    assert names(clicked(coins(), "hand-cup", "sell-coin-2")) == ["sell coin 2"]
    assert clicked(coins(), "sell-coin-2", "sell-coin-2").picks == ()


def test_more_cards_than_a_set_has_can_only_be_traded() -> None:
    g = clicked(coins(), "hand-cup", "hand-cup", "hand-cup")
    assert words(g) == (
        "You give 6",
        "A set has at most 2 cards. Or take from the market.",
        "Trade",
    )
    assert g.actions == ()
    assert names(clicked(coins(), "hand-cup", "hand-cup", "hand-cup", "size-2")) == ["sell cup 2"]


def test_where_nothing_can_be_taken_no_card_is_picked_that_could_not_be_sold() -> None:
    s = table(hands="coin1,cup3/-/-")
    g = clicked(s, "hand-cup", "hand-cup")
    assert {"hand-coin", "hand-cup"}.isdisjoint(g.clicks)
    assert SAY(g.more) == "Money $0 → $15"


def test_several_kinds_wait_for_the_market() -> None:
    g = clicked(coins(), "hand-coin", "hand-cup")
    assert words(g) == (
        "You give 4",
        "Take something from the market, or keep to one kind to sell.",
        "Trade",
    )
    assert (g.actions, g.buttons) == ((), ())


# A chamber


def test_a_chamber_raises_its_maps_and_opens_for_them() -> None:
    s = coins()
    g = clicked(s, "chamber-middle")
    assert words(g) == (
        "5 cards for 2 maps",
        "The maps leave the game. It cannot be taken back.",
        "Open for 2 maps",
    )
    assert names(g) == ["explore 5"]
    assert hand(confirmed(s, g), 0) == "coin3,cup3"
    drawn = {each.id for each in shapes(archaeology.draw(archaeology.look(s, 0), g))}
    assert "hand-map-picked" in drawn
    assert "hand-map" not in drawn


@pytest.mark.parametrize("things", [[], ["chamber-small"], ["hand-map"]])
def test_chambers_that_can_be_opened_are_small_buttons_too(things: list[str]) -> None:
    g = clicked(coins(), *things)
    assert [(SAY(each.words), each.chosen) for each in g.buttons] == [
        ("3 cards for 1 map", things == ["chamber-small"]),
        ("5 cards for 2 maps", False),
    ]


@pytest.mark.parametrize("thing", ["chamber-middle", "hand-map-picked"])
def test_a_chamber_is_put_back_by_itself_or_by_its_maps(thing: str) -> None:
    assert clicked(coins(), "chamber-middle", thing).picks == ()


def test_another_chamber_takes_the_place_of_the_first() -> None:
    assert names(clicked(coins(), "chamber-middle", "chamber-small")) == ["explore 3"]


def test_two_maps_in_hand_say_that_a_chamber_can_be_picked() -> None:
    g = clicked(coins(), "hand-map", "hand-map")
    assert SAY(g.more) == "To explore, pick a chamber. Or take from the market."
    assert names(clicked(coins(), "hand-map", "hand-map", "chamber-middle")) == ["explore 5"]


@pytest.mark.parametrize(
    "hand, more",
    [
        ("scrap1", "Pick up cards of your hand and of the market."),
        ("map1", "Pick up cards of your hand and of the market, or a chamber."),
    ],
)
def test_a_chamber_is_only_named_if_one_can_be_opened(hand: str, more: str) -> None:
    assert SAY(gathered(table(hands=f"{hand}/-/-")).more) == more
