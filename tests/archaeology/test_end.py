"""A8, A9  End of the turn, end of the game; and that neither can stall."""

import pytest

from digsite.core.seats import CHANCE, NOBODY
from digsite.games import archaeology
from digsite.games.archaeology.actions import DONE, PASS, PAY, SELL, TAKE
from digsite.games.archaeology.phases import ACTIONS, DIG, OVER
from digsite.games.archaeology.state import State
from tests.archaeology.census import census
from tests.archaeology.table import hand, late, legal, play, table
from tests.helpers import generator

# A8  End of the turn


def test_the_next_clockwise_follows() -> None:
    """A8.1"""
    s = table(4, turn="3", actor="3")
    assert play(s, "done").turn == 0


def test_a_turn_does_not_end_in_the_middle_of_a_trade() -> None:
    """A8.1"""
    s = play(table(hands="coin1/-/-", market="shard1"), "take shard")
    assert "done" not in legal(s)


# A9  End of the game


def test_play_goes_on_when_the_dig_site_is_empty() -> None:
    """A9.1"""
    s = play(late(hands="coin1/cup1/-"), "sell coin 1", "done")
    assert (s.turn, s.actor, s.phase) == (1, 1, ACTIONS)


def test_with_nothing_to_dig_a_player_may_pass() -> None:
    """A9.2"""
    assert legal(late(hands="coin1/cup1/-")) == ["sell coin 1", "pass"]


def test_a_turn_that_only_trades_is_a_pass() -> None:
    """A9.2"""
    s = late(hands="coin1/cup1/-", market="shard1")
    play(s, "take shard", "pay coin")
    assert legal(s) == ["sell shard 1", "pass"]
    assert play(s, "pass").passed == [1, 0, 0]


def test_a_turn_with_a_sale_is_no_pass() -> None:
    """A9.2"""
    s = play(late(hands="coin2/cup1/-"), "sell coin 1")
    assert legal(s) == ["sell coin 1", "done"]


def test_a_turn_with_an_exploration_is_no_pass() -> None:
    """A9.2"""
    s = late(hands="map1/cup1/-", closed="3")
    play(s, "explore 3", "draw shard", "draw scrap", "draw coin")
    assert "done" in legal(s)
    assert "pass" not in legal(s)


def test_the_turn_that_digs_the_last_card_is_no_pass() -> None:
    """A9.2"""
    s = table(3, hands="coin1/cup1/-", dig="1", phase="dig", actor="*")
    play(s, "draw shard")
    assert "pass" not in legal(s)
    assert play(s, "done").passed == [0, 0, 0]


def test_while_there_is_something_to_dig_nobody_passes() -> None:
    """A9.2"""
    assert "pass" not in legal(table(hands="coin1/-/-"))


def test_when_all_have_passed_the_first_of_them_must_sell() -> None:
    """A9.3"""
    s = play(late(hands="coin1/cup1/mask1"), "pass", "pass", "pass")
    assert (s.turn, legal(s)) == (0, ["sell coin 1"])


def test_a_sale_by_anybody_breaks_the_run_of_passes() -> None:
    """A9.2, A9.3"""
    s = play(late(hands="coin1/cup1/mask2"), "pass", "pass", "sell mask 1", "done")
    assert (s.turn, legal(s)) == (0, ["sell coin 1", "pass"])


def test_an_exploration_by_anybody_breaks_the_run_of_passes() -> None:
    """A9.2, A9.3"""
    s = late(hands="coin1/map1/-", closed="3")
    play(s, "pass", "explore 3", "draw shard", "draw scrap", "draw coin", "done")
    assert (s.turn, legal(s)) == (0, ["sell coin 1", "pass"])


def test_after_the_forced_sale_the_others_are_free_again() -> None:
    """A9.3"""
    s = late(hands="coin2/cup1/-")
    play(s, "pass", "pass", "sell coin 1", "done")
    assert (s.turn, legal(s)) == (1, ["sell cup 1", "pass"])


def test_the_forced_seller_may_trade_first_but_still_owes_a_sale() -> None:
    """A9.3"""
    s = play(late(hands="coin1/cup1/-", market="shard1"), "pass", "pass")
    assert legal(s) == ["sell coin 1", "take shard"]
    assert legal(play(s, "take shard", "pay coin")) == ["sell shard 1"]
    assert legal(play(s, "sell shard 1")) == ["done"]


def test_the_forced_seller_may_explore_first_but_still_owes_a_sale() -> None:
    """A9.3"""
    s = play(late(hands="map1/cup1/-", closed="3"), "pass", "pass", "explore 3")
    play(s, "draw shard", "draw scrap", "draw coin")
    assert legal(s) == ["sell shard 1", "sell scrap 1", "sell coin 1"]
    assert "done" in legal(play(s, "sell shard 1"))


def test_players_without_cards_are_skipped_and_count_as_passing() -> None:
    """A9.4"""
    s = play(late(4, hands="coin1/-/cup1/-"), "pass")
    assert s.turn == 2
    play(s, "pass")
    assert (s.turn, legal(s)) == (0, ["sell coin 1"])


def test_the_only_player_with_cards_passes_once() -> None:
    """A9.3, A9.4"""
    s = play(late(hands="coin2/-/-"), "pass")
    assert (s.turn, legal(s)) == (0, ["sell coin 1", "sell coin 2"])


def test_while_there_is_something_to_dig_players_without_cards_dig() -> None:
    """A9.4"""
    s = play(table(hands="coin1/-/-"), "done")
    assert (s.turn, s.phase) == (1, DIG)


def test_the_game_ends_with_the_sale_of_the_last_card() -> None:
    """A9.5"""
    s = play(late(hands="coin1/-/-"), "sell coin 1")
    assert (s.actor, s.phase) == (NOBODY, OVER)
    assert legal(s) == []


def test_the_game_goes_on_while_somebody_has_cards() -> None:
    """A9.5"""
    s = play(late(hands="coin1/cup1/-"), "sell coin 1")
    assert legal(s) == ["done"]


def test_the_game_goes_on_while_there_is_something_to_dig() -> None:
    """A9.5"""
    assert play(table(hands="coin1/-/-"), "sell coin 1").actor == 0


def test_cards_of_chambers_that_nobody_explored_are_lost() -> None:
    """A9.5"""
    s = play(late(hands="coin1/-/-", closed="7"), "sell coin 1")
    assert s.actor == NOBODY
    assert sum(s.unseen) == 7


# Nothing goes on for ever


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_within_the_bound_and_lose_no_card(seats: int) -> None:
    rng = generator("ends", seats)
    for _ in range(40):
        s = archaeology.deal(seats, {})
        counted = census(s)
        actions = 0
        while s.actor != NOBODY:
            archaeology.apply(s, archaeology.pick(s, rng))
            actions += 1
        assert census(s) == counted
        assert actions <= archaeology.LONGEST


def trader(s: State) -> int:
    """Trade whenever it is possible, for as many cards as it is possible; else pass; else sell."""
    actions = archaeology.legal(s)
    for first, last in ((TAKE, PAY), (PAY, PAY + 7), (DONE, PASS + 1)):
        found = [action for action in actions if first <= action < last]
        if found:
            return found[0]
    return actions[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_who_only_ever_trades_cannot_keep_the_game_from_ending(seats: int, seed: int) -> None:
    """A5.4, A9.2, A9.3"""
    s, rng = archaeology.deal(seats, {}), generator("trader", seats, seed)
    actions = trades = 0
    while s.actor != NOBODY:
        action = archaeology.pick(s, rng) if s.actor == CHANCE else trader(s)
        trades += TAKE <= action < PAY
        archaeology.apply(s, action)
        actions += 1
        assert actions <= archaeology.LONGEST
    assert trades > 0


def test_a_stretch_of_trading_moves_no_card_twice() -> None:
    """A5.4"""
    s = late(2, hands="shard9,scrap8,coin5/mask4", market="shard9,scrap8,coin5,cup6,talisman8")
    moved = 0
    while any(TAKE <= action < PAY + 7 for action in archaeology.legal(s)):
        archaeology.apply(s, trader(s))
        moved += 1
    assert 0 < moved <= 72
    assert legal(s)[-1] == "pass"
    assert SELL in archaeology.legal(s) or hand(s, 0) != "-"
