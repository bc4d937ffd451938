"""A6  Exploring the pyramid."""

import pytest

from digsite.core.seats import CHANCE
from digsite.games import archaeology
from digsite.games.archaeology.components import KINDS, MAP
from tests.archaeology.table import after, hand, late, legal, play, table


@pytest.mark.parametrize("maps, chambers", [(1, ["3"]), (2, ["3", "5"]), (3, ["3", "5", "7"])])
def test_maps_open_chambers(maps: int, chambers: list[str]) -> None:
    """A6.1"""
    assert after("explore", table(hands=f"map{maps}/-/-")) == chambers


def test_without_a_map_no_chamber_opens() -> None:
    """A6.1"""
    assert after("explore", table(hands="coin3/map1/-")) == []


@pytest.mark.parametrize("chamber, maps", [(3, 1), (5, 2), (7, 3)])
def test_the_cards_of_a_chamber_go_into_the_hand(chamber: int, maps: int) -> None:
    """A6.2"""
    s = play(table(hands=f"map{maps}/-/-"), f"explore {chamber}")
    for _ in range(chamber):
        assert s.actor == CHANCE
        archaeology.apply(s, archaeology.legal(s)[0])
    assert s.actor == 0
    assert s.sizes[0] == chamber


def test_every_unseen_treasure_is_as_likely_to_lie_in_a_chamber_but_maps_never_do() -> None:
    """A6.2"""
    s = play(table(hands="map1/-/-", market="mask3", buried="map2"), "explore 3")
    unseen = {f"draw {KINDS[kind]}": s.unseen[kind] for kind in range(7) if kind != MAP}
    assert dict(zip(legal(s), archaeology.odds(s), strict=True)) == unseen
    assert unseen["draw mask"] == 1


def test_the_dig_site_stays_as_large_as_it_was() -> None:
    """A6.2"""
    s = play(table(hands="map1/-/-"), "explore 3", *["draw shard"] * 3)
    assert s.dig_site == 20


def test_maps_that_were_used_leave_the_game() -> None:
    """A6.3"""
    s = play(table(hands="map3/-/-"), "explore 5")
    assert (hand(s, 0), s.spent_maps, s.market[5]) == ("map1", 2, 0)


def test_a_chamber_is_explored_once() -> None:
    """A6.4"""
    s = play(table(hands="map2/-/-"), "explore 3", *["draw shard"] * 3)
    assert after("explore", s) == []
    assert after("explore", table(hands="map3/-/-", closed="7")) == ["7"]


def test_several_chambers_may_be_explored_in_one_turn() -> None:
    """A6.4"""
    s = play(table(hands="map3/-/-"), "explore 3", *["draw shard"] * 3)
    assert after("explore", s) == ["5"]


def test_a_chamber_can_be_explored_when_the_dig_site_is_empty() -> None:
    """A6.4"""
    s = late(hands="map1/-/-", closed="3")
    assert after("explore", s) == ["3"]


def test_bought_maps_open_chambers_too() -> None:
    """A1.2, A6.1"""
    s = play(table(hands="mask1/-/-", market="map1"), "take map", "pay mask")
    assert "explore 3" in legal(s)
