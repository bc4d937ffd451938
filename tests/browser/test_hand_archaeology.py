"""Archaeology by hand in a browser: cards are picked in any order, seen, put back and confirmed."""

from collections.abc import Callable, Sequence
from operator import le

import pytest
from playwright.sync_api import expect

from digsite.games.archaeology.actions import EXPLORE
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.phases import ACTIONS, STORM, THIEF
from digsite.games.archaeology.things import HAND
from digsite.games.archaeology.view import View
from tests.browser.conftest import Invite
from tests.browser.hands import Hand
from tests.browser.positions import sit_down_where
from tests.browser.serving import Served

SHAPES = {
    "one for one": (["hand-cup", "market-coin"], "Give 2, take 2: even"),
    "several for one": (["hand-scrap", "hand-cup", "market-talisman"], "Give 3, take 3: even"),
    "one for several": (["hand-cup", "market-shard", "market-scrap"], "Give 2, take 2: even"),
    "with a loss": (["hand-coin", "hand-coin", "market-talisman"], "Give 4, take 3: 1 lost"),
}

SitDown = Callable[..., Hand]

WAYS = pytest.mark.parametrize("way", ["mouse", "touch", "keys"])


@pytest.fixture
def sit_down(invite: Invite, served: Served) -> SitDown:
    """Return what seats a visitor at the first moment at which his view is as wanted."""

    def sit(wanted: Callable[[View], bool], way: str = "mouse") -> Hand:
        phone = way == "touch"
        visitor = invite(phone=phone, has_touch=phone)
        view: View = sit_down_where(visitor, served, "archaeology", wanted)
        return Hand(visitor, way, view.seat)

    return sit


def cards(names: str) -> tuple[int, ...]:
    """Return how many of each kind are named."""
    return tuple(map(names.split().count, KINDS))


def trading(v: View) -> bool:
    """Return whether trades of all shapes can be made, and none was."""
    theirs = cards("shard scrap coin talisman")
    fresh = v.phase == ACTIONS and not any(v.taken)
    return fresh and v.hand == cards("shard shard scrap coin coin cup") and fits(theirs, v.market)


def fits(some: tuple[int, ...], all_of_them: tuple[int, ...]) -> bool:
    return all(map(le, some, all_of_them))


def storm(v: View) -> bool:
    return v.phase == STORM and (sum(v.hand), v.to_drop) == (7, 3)


def four_shards(v: View) -> bool:
    return v.phase == ACTIONS and v.hand[0] == 4


def pick(hand: Hand, *things: str) -> None:
    for thing in things:
        hand.pick(thing)


def shuffled(hand: Hand, things: Sequence[str]) -> list[str]:
    """Return the things in a random order, which is the same in every run."""
    left = list(things)
    return [left.pop(hand.visitor.whim(len(left))) for _ in things]


def says(hand: Hand, words: str) -> None:
    expect(hand.page.locator("#text")).to_have_text(words)


def button_says(hand: Hand, words: str) -> None:
    expect(hand.page.locator("#confirm")).to_have_text(words)


# A storm


@WAYS
def test_any_three_of_seven_cards_are_given_to_a_storm(sit_down: SitDown, way: str) -> None:
    hand = sit_down(storm, way)
    given = shuffled(hand, ["hand-shard"] * 5 + ["hand-scrap"] * 2)[:3]
    for number, card in enumerate(given):
        says(hand, f"Storm: {number} of 3 chosen")
        assert not hand.visitor.may_confirm()
        hand.pick(card)
    pick(hand, f"{given[1]}-picked", given[1])
    lost = sorted(given, key=HAND.index)
    assert hand.confirm() == [card.replace("hand-", "drop ") for card in lost]


# A trade


@WAYS
def test_trades_of_every_shape_are_picked_in_any_order_cancelled_and_taken_back(
    sit_down: SitDown, way: str
) -> None:
    hand = sit_down(trading, way)
    before = hand.visitor.ply
    pick(hand, "market-talisman", "hand-cup")
    hand.put_back()
    button_says(hand, "End turn")
    for things, words in SHAPES.values():
        pick(hand, *shuffled(hand, things))
        says(hand, words)
        assert len(hand.confirm()) == len(things) == hand.visitor.ply - before
        hand.take_back("#undo", "u")
        assert hand.visitor.ply == before


def test_a_needless_card_is_named_and_the_trade_waits_until_it_is_put_back(
    sit_down: SitDown,
) -> None:
    hand = sit_down(trading)
    pick(hand, "hand-coin", "hand-coin", "hand-shard", "market-talisman")
    more = hand.page.locator("#more")
    expect(more).to_have_text("Put back a coin: without it the trade is even.")
    assert not hand.visitor.may_confirm()
    hand.pick("hand-coin-picked")
    says(hand, "Give 3, take 3: even")
    assert hand.confirm() == ["take talisman", "pay coin", "pay shard"]


# A set


@WAYS
def test_a_set_of_a_chosen_size_is_sold(sit_down: SitDown, way: str) -> None:
    hand = sit_down(four_shards, way)
    pick(hand, "hand-shard", "hand-shard", "hand-shard", "hand-shard-picked")
    says(hand, "Sell 2 pot shards for $2")
    hand.press("#button-size-4")
    says(hand, "Sell 4 pot shards for $4")
    hand.press("#button-size-3")
    button_says(hand, "Sell 3 for $3")
    assert hand.confirm() == ["sell shard 3"]


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_the_same_spot_of_a_pile_picks_up_one_card_after_the_other(
    sit_down: SitDown, way: str
) -> None:
    hand = sit_down(four_shards, way)
    box = hand.page.locator("#hand-shard").bounding_box()
    assert box
    at = box["x"] + 0.8 * box["width"], box["y"] + 0.6 * box["height"]
    for number in (1, 2, 3, 4, 3):  # all are picked then: a click on one puts it back
        with hand.visitor.change():
            (hand.page.touchscreen.tap if way == "touch" else hand.page.mouse.click)(*at)
        assert hand.visitor.picks == ["hand-shard"] * number


# A chamber and a thief


@WAYS
def test_a_chamber_is_put_back_and_opened(sit_down: SitDown, way: str) -> None:
    hand = sit_down(lambda v: EXPLORE in v.legal, way)
    hand.pick("chamber-small")
    says(hand, "3 cards for 1 map")
    pick(hand, "hand-map-picked", "chamber-small")
    assert hand.confirm() == ["explore 3"]
    expect(hand.page.locator("#undo")).to_be_hidden()  # cards were shown


@WAYS
def test_whom_to_rob_can_be_thought_over(sit_down: SitDown, way: str) -> None:
    hand = sit_down(lambda v: v.phase == THIEF and len(v.legal) > 1, way)
    button_says(hand, "Choose a player")
    first = hand.pick(hand.any_of(".seat-panel"))
    second = hand.pick(hand.any_of(".seat-panel"))
    assert hand.visitor.picks == [second]
    pick(hand, second, first)
    hand.press(f"#button-{second}")
    (robbed,) = hand.confirm()
    assert robbed.startswith("rob ")


# By keyboard


def focused(hand: Hand) -> str:
    return str(hand.page.evaluate("document.activeElement.id"))


def test_when_the_last_card_of_a_pile_is_picked_the_focus_follows_it(sit_down: SitDown) -> None:
    hand = sit_down(trading, "keys")
    hand.pick("hand-cup")
    assert focused(hand) == "hand-cup-picked"
    hand.pick("hand-cup-picked")
    assert (focused(hand), hand.visitor.picks) == ("hand-cup", [])


def test_enter_picks_until_the_large_button_can_be_pressed_and_presses_it_then(
    sit_down: SitDown,
) -> None:
    hand = sit_down(storm, "keys")
    hand.pick("hand-shard")
    for number in (2, 3):
        with hand.visitor.change():
            hand.page.keyboard.press("Enter")
        says(hand, f"Storm: {number} of 3 chosen")
    version, ply = hand.visitor.version, hand.visitor.ply
    hand.page.keyboard.press("Enter")
    hand.visitor.wait_beyond(version)
    assert hand.visitor.ply >= ply + 3


def test_letters_jump_to_the_market_and_to_the_hand(sit_down: SitDown) -> None:
    hand = sit_down(trading, "keys")
    hand.page.keyboard.press("m")
    assert focused(hand).startswith("market-")
    hand.page.keyboard.press("j")
    assert focused(hand).startswith("hand-")


def test_digits_press_small_buttons(sit_down: SitDown) -> None:
    hand = sit_down(four_shards, "keys")
    hand.pick("hand-shard")
    hand.page.keyboard.press("3")
    says(hand, "Sell 3 pot shards for $3")


@WAYS
def test_a_pile_that_is_locked_says_why(sit_down: SitDown, way: str) -> None:
    hand = sit_down(trading, way)
    pick(hand, "hand-cup", "market-coin")
    hand.confirm()
    ply, pile = hand.visitor.ply, hand.page.locator("#market-cup")
    if way == "keys":
        pile.press("Enter")
    elif way == "touch":
        pile.tap()
    else:
        pile.click()
    why = "You gave this kind in this turn: it cannot be taken."
    expect(hand.page.locator("#why")).to_contain_text(why)
    assert (hand.visitor.picks, hand.visitor.ply) == ([], ply)
    hand.page.locator("#why .rule").click()
    hand.page.locator("[id='A5.4'].asked").wait_for()


# The turn and its end


def test_a_second_click_on_the_large_button_does_not_end_the_turn(sit_down: SitDown) -> None:
    hand = sit_down(trading)
    pick(hand, "hand-cup", "market-coin")
    version, ply = hand.visitor.version, hand.visitor.ply
    hand.page.dblclick("#confirm", delay=30)
    hand.visitor.wait_beyond(version)
    button_says(hand, "End turn")
    hand.page.click("#confirm")
    hand.pick("hand-scrap")
    assert hand.visitor.ply == ply + 2


def test_the_whole_turn_is_taken_back(sit_down: SitDown) -> None:
    hand = sit_down(trading)
    before = hand.visitor.ply
    pick(hand, "hand-cup", "market-coin")
    hand.confirm()
    hand.pick("hand-scrap")
    hand.confirm()
    assert hand.visitor.ply == before + 3
    hand.take_back("#undo-turn", "Shift+U")
    assert hand.visitor.ply == before
