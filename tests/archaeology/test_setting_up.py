"""A2  Setting up."""

import pytest

from digsite.core.seats import CHANCE
from digsite.games import archaeology
from digsite.games.archaeology.components import KINDS, MAP
from digsite.games.archaeology.phases import DEAL, DIG
from digsite.games.archaeology.state import State
from tests.archaeology.table import cards, legal, play
from tests.helpers import generator


def dealt(seats: int, seed: int = 1) -> State:
    """A table after a random deal."""
    s, rng = archaeology.deal(seats, {}), generator("deal", seats, seed)
    while s.phase <= DEAL:
        archaeology.apply(s, archaeology.pick(s, rng))
    return s


def test_the_first_player_is_drawn_by_lot() -> None:
    """A2.7"""
    s = archaeology.deal(3, {})
    assert s.actor == CHANCE
    assert legal(s) == ["first 0", "first 1", "first 2"]
    assert archaeology.odds(s) == [1, 1, 1]


def test_whoever_was_drawn_begins() -> None:
    """A2.7"""
    s, rng = play(archaeology.deal(3, {}), "first 2"), generator("begins")
    while s.phase == DEAL:
        archaeology.apply(s, archaeology.pick(s, rng))
    assert (s.turn, s.phase) == (2, DIG)


def test_cards_are_dealt_by_their_numbers_and_maps_lie_aside() -> None:
    """A2.1"""
    s = play(archaeology.deal(2, {}), "first 0")
    assert legal(s) == [f"draw {kind}" for kind in KINDS if kind != "map"]
    assert archaeology.odds(s) == [18, 16, 14, 6, 8, 4]


def test_a_dealt_card_is_not_dealt_again() -> None:
    """A2.1"""
    s = play(archaeology.deal(2, {}), "first 0", *["draw mask"] * 3)
    assert archaeology.odds(s)[-1] == 1
    assert "draw mask" not in legal(play(s, "draw mask"))


def test_four_cards_go_to_each_and_then_five_to_the_market() -> None:
    """A2.2, A2.3"""
    s = play(archaeology.deal(2, {}), "first 0", *["draw shard"] * 4, *["draw scrap"] * 4)
    play(s, *["draw coin"] * 4, "draw cup")
    assert [s.hands[0], s.hands[7 + 1]] == [4, 4]
    assert s.sizes == [4, 4]
    assert cards(s.market) == "coin4,cup1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fifteen_cards_lie_in_the_pyramid(seats: int) -> None:
    """A2.4"""
    s = dealt(seats)
    assert s.closed == [1, 1, 1]
    assert sum(s.unseen) - (s.dig_site - s.thieves - s.storms) == 3 + 5 + 7


@pytest.mark.parametrize("seats, storms", [(2, 6), (3, 5), (4, 4)])
def test_more_players_have_fewer_storms(seats: int, storms: int) -> None:
    """A2.5"""
    assert dealt(seats).storms == storms


@pytest.mark.parametrize("seats, cards_left", [(2, 58), (3, 53), (4, 48)])
def test_the_size_of_the_dig_site(seats: int, cards_left: int) -> None:
    """A2.6"""
    s = dealt(seats)
    assert s.dig_site == cards_left
    assert (s.thieves, s.unseen[MAP]) == (8, 6)


@pytest.mark.parametrize("seed", range(20))
def test_hands_and_market_start_without_maps(seed: int) -> None:
    """A2.6"""
    s = dealt(4, seed)
    assert [s.hands[7 * seat + MAP] for seat in range(4)] == [0] * 4
    assert s.market[MAP] == 0
