"""The study of many matches: what is counted on the way is what lies on the table at the end."""

import pytest

import digsite
from digsite.core.study import Facts
from digsite.games.mesopotamia.components import CARD_KINDS, OFFERINGS
from digsite.games.mesopotamia.rules.temple import delivered, delivered_worth
from digsite.games.mesopotamia.rules.tribes import in_supply
from digsite.games.mesopotamia.state import State
from digsite.games.mesopotamia.study import study
from tests.helpers import generator, new, sensible_game, studied
from tests.mesopotamia.table import table

GAME = digsite.load("mesopotamia")


@pytest.fixture(scope="module")
def whole() -> tuple[Facts, State]:
    """The facts of a whole game of two, and its last table."""
    actions = sensible_game(GAME, 2, generator("study", 1))
    end = new(GAME, 2)
    return studied(GAME, study, end, actions), end


def facts(s: State, *names: str) -> Facts:
    """What the study finds in these actions from this table on."""
    return studied(GAME, study, s, [GAME.read(name) for name in names])


def total(found: Facts, prefix: str, seat: int) -> int:
    return sum(
        values[seat]
        for key, values in found.items()
        if key.startswith(prefix) and not key.endswith("-sum")
    )


def test_offerings_are_counted_in_their_order_and_by_their_cost(whole: tuple[Facts, State]) -> None:
    """T4.11, T9.1"""
    found, end = whole
    for seat in range(2):
        assert total(found, "offering-", seat) == delivered(end, seat)
        costs = sum(cost * found[f"cost-{cost}"][seat] for cost in OFFERINGS)
        assert costs == delivered_worth(end, seat)
        rounds = [found[f"offering-{n}-sum"][seat] for n in range(1, delivered(end, seat) + 1)]
        assert rounds == sorted(rounds)
    assert sum(map(sum, (found[f"offering-{n}"] for n in range(1, 5)))) > 0


def test_what_was_built_stands_on_the_map_at_the_end(whole: tuple[Facts, State]) -> None:
    """T4.8, T6.2, T6.5, T6.7"""
    found, end = whole
    assert sum(found["stones"]) == end.temple > 0
    assert sum(found["tiles"]) == sum(kind not in (3, 4) for kind in end.land) - 4
    for seat in range(2):
        assert found["huts"][seat] == end.hut.count(seat) - 1
        assert found["sanctuaries"][seat] == end.sanctuary.count(seat)
        assert 3 + found["births"][seat] - delivered(end, seat) == 8 - in_supply(end, seat)


def test_cards_that_were_drawn_are_played_or_still_in_the_hand(whole: tuple[Facts, State]) -> None:
    """T6.10, T7.1"""
    found, end = whole
    for seat in range(2):
        held = sum(end.hands[CARD_KINDS * seat : CARD_KINDS * seat + CARD_KINDS])
        assert found["drawn"][seat] == total(found, "card-", seat) + held
    assert sum(found["drawn"]) > 0


def test_mana_is_wasted_only_above_the_limit(whole: tuple[Facts, State]) -> None:
    """T8.3"""
    found, end = whole
    assert min(found["mana-wasted"]) >= 0
    assert found["mana-left"] == end.mana
    assert sum(found["mana-stolen"]) == sum(found["mana-robbed"])


SANCTUARIES = "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:Sb.b1/P@7n:Sr.b2"


def test_mana_is_told_by_where_it_came_from() -> None:
    """T7.10, T8.1, T8.2, T8.3"""
    s = table(3, SANCTUARIES, phase="mana", hands="PP,-,-")
    found = facts(s, "priest 7", "priest 8", "collect")
    came = {key.removeprefix("mana-"): values[0] for key, values in found.items() if "mana-" in key}
    assert [came[key] for key in ("own", "rivals", "priests", "wasted", "left")] == [1, 1, 2, 1, 3]
    assert found["card-priest"] == [2, 0, 0]


def test_a_holy_stone_brings_twice_the_mana_and_its_round_is_noted() -> None:
    """T7.5"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1", hands="H,-,-", turn="6")
    found = facts(s, "holy-stone", "walk 6 se stone")
    assert (found["stones"][0], found["stones-sum"][0], found["mana-stones"][0]) == (1, 3, 2)
    assert found["card-holy-stone"] == [1, 0, 0]


def test_a_stone_without_a_card_brings_one_mana() -> None:
    """T4.8"""
    found = facts(table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1"), "walk 6 se stone")
    assert (found["stones"][0], found["mana-stones"][0]) == (1, 1)


def test_twins_are_two_births() -> None:
    """T7.4"""
    found = facts(table(3, phase="action", hands="F,-,-"), "fertility", "grow 6")
    assert (found["births"], found["births-sum"]) == ([2, 0, 0], [4, 0, 0])


def test_stolen_mana_is_told_for_both() -> None:
    """T7.9"""
    found = facts(table(3, mana="0/3,1/3,0/3", hands="M,-,-"), "mana-theft red")
    assert (found["mana-stolen"], found["mana-robbed"]) == ([1, 0, 0], [0, 1, 0])
    assert found["card-mana-theft"] == [1, 0, 0]


def test_tiles_that_are_only_looked_at_and_volcanoes_are_not_discovered() -> None:
    """T5.3, T7.6"""
    s = table(3, hands="L,-,-")
    shown = ("tile plains", "tile forest", "tile volcano", "lay plains")
    assert facts(s, "land", "walk 6 nw", *shown)["tiles"] == [1, 0, 0]
    assert facts(table(3), "walk 6 nw", "tile volcano")["tiles"] == [0, 0, 0]
    assert facts(table(3), "walk 6 nw", "tile quarry")["tiles"] == [1, 0, 0]


def test_a_good_that_is_stolen_is_a_theft() -> None:
    """T4.6"""
    found = facts(table(3, "P:Hr.Hg.r2.g3/P:Hb.Hn.b3.rw1"), "steal 6 red wood")
    assert found["thefts"] == [1, 0, 0]
