"""The study of many matches: what was counted on the way adds up."""

import pytest

import digsite
from digsite.core.study import Facts
from digsite.games.archaeology.components import CHAMBERS, KINDS
from digsite.games.archaeology.rules.museum import breakdown, scores
from digsite.games.archaeology.state import State
from digsite.games.archaeology.study import study
from tests.archaeology.table import table
from tests.helpers import generator, new, sensible_game, studied

GAME = digsite.load("archaeology")


def facts(s: State, *names: str) -> Facts:
    """What the study finds in these actions from this table on."""
    return studied(GAME, study, s, [GAME.read(name) for name in names])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sets_by_size_and_by_kind_add_up_to_the_score(seats: int) -> None:
    """A7.2, A9.6"""
    actions = sensible_game(GAME, seats, generator("study", seats))
    end = new(GAME, seats)
    found = studied(GAME, study, end, actions)
    for seat in range(seats):
        for kind in KINDS:
            sizes = [key for key in found if key.startswith(f"set-{kind}-")]
            paid = sum(found[key][seat] for key in sizes if key.endswith("-sum"))
            sold = sum(found[key][seat] for key in sizes if not key.endswith("-sum"))
            assert paid == found[f"sets-{kind}-sum"][seat] == breakdown(end)[seat][kind]
            assert sold == found[f"sets-{kind}"][seat]
        assert sum(found[f"sets-{kind}-sum"][seat] for kind in KINDS) == scores(end)[seat] > 0
    for cards, closed in zip(CHAMBERS, end.closed, strict=True):
        assert sum(found[f"chamber-{cards}"]) == 1 - closed
    assert sum(found["thief-got"]) == sum(found["thief-lost"]) > 0
    assert 0 < sum(found["storm-hits"]) <= seats * (8 - seats)
    assert sum(found["storm-hits"]) < sum(found["storm-cards"]) <= sum(found["storm-trade"])


def test_a_storm_costs_what_the_museum_would_have_paid_more() -> None:
    """A4.6"""
    s = table(phase="storm", drop="2", storms="0", hands="coin5/cup2,mask1/shard1", buried="map1")
    found = facts(s, "drop coin", "drop coin", "drop cup")
    assert found["storm-hits"] == [1, 1, 0]
    assert found["storm-cards"] == [2, 1, 0]
    assert found["storm-trade"] == [4, 2, 0]
    assert found["storm-sale"] == [30 - 10, 15 - 2, 0]


def test_a_chamber_gives_what_it_adds_to_the_sale_value() -> None:
    """A6.2"""
    s = table(hands="cup1,map1/-/-", buried="mask2,cup1")
    found = facts(s, "explore 3", "draw cup", "draw mask", "draw mask")
    assert (found["chamber-3"][0], found["chamber-3-sum"][0]) == (1, 15 - 2 + 12)


def test_two_chambers_in_a_turn_are_told_apart() -> None:
    """A6.4"""
    s = table(hands="map3/-/-", buried="mask1,talisman1,coin6")
    small = ("explore 3", "draw coin", "draw coin", "draw coin")
    middle = ("explore 5", "draw mask", "draw talisman", *["draw coin"] * 3)
    found = facts(s, *small, *middle)
    assert (found["chamber-3"][0], found["chamber-3-sum"][0]) == (1, 10)
    assert (found["chamber-5"][0], found["chamber-5-sum"][0]) == (1, 4 + 3 + 30 - 10 + 2)


def test_a_stolen_card_may_be_worth_more_to_one_of_the_two() -> None:
    """A4.4"""
    s = table(phase="thief", hands="cup1/shard1,cup1/-")
    found = facts(s, "rob 1", "steal cup")
    assert (found["thief-got"], found["thief-got-sum"]) == ([1, 0, 0], [13, 0, 0])
    assert (found["thief-lost"], found["thief-lost-sum"]) == ([0, 1, 0], [0, 2, 0])


def test_cards_taken_at_the_market_are_counted_by_kind() -> None:
    """A5.5"""
    s = table(hands="coin2/-/-", market="shard2,talisman1")
    found = facts(s, "take shard", "take talisman", "pay coin", "pay coin")
    assert (found["taken-shard"][0], found["taken-talisman"][0], found["taken-coin"][0]) == (
        1,
        1,
        0,
    )
