"""The box of Mesopotamia, counted on a table (T1.1, T1.2, T1.3, T1.4)."""

from typing import Any

from digsite.core.game import Package
from digsite.games import mesopotamia
from digsite.games.mesopotamia.components import (
    CARRIED,
    DELIVERED,
    HUTS,
    SANCTUARIES,
    STONE,
    TRIBES,
    WOOD,
)
from digsite.games.mesopotamia.phases import VOLCANO_DRAWN
from digsite.games.mesopotamia.state import OFF_MAP, State

GAME: Package[Any, Any] = mesopotamia  # mypy compares it with the protocol


def census(s: State) -> dict[str, int]:
    """Everything that never appears nor vanishes, wherever it is."""
    found = {
        "tiles": len(s.land) + sum(s.stack) + sum(s.looked_at) + volcanoes_in_hand(s),
        "wood": s.supply[WOOD] + sum(s.goods[WOOD::2]) + laden(s, WOOD),
        "stone": s.supply[STONE] + sum(s.goods[STONE::2]) + laden(s, STONE) + s.temple,
    }
    cards = sum(s.deck) + sum(s.hands) + sum(s.discards)
    found["cards"] = cards if s.reshuffle else 0  # without reshuffling they leave the game
    assert s.goods[:2] == [0, 0]  # T4.3  Nothing ever lies on the temple site,
    assert all(tribe % 3 == 0 for tribe in s.tribes if tribe // 6 == 0)  # nor is carried there
    for seat in range(s.seats):
        own = s.tribes[TRIBES * seat : TRIBES * seat + TRIBES]
        tokens = s.token[4 * seat : 4 * seat + 4]
        found[f"tribes of {seat}"] = len(own)
        assert len(own) - own.count(OFF_MAP) + tokens.count(CARRIED) <= TRIBES
        assert s.hut.count(seat) <= HUTS
        assert s.sanctuary.count(seat) <= SANCTUARIES
        assert 0 <= s.mana[seat] <= s.cap[seat] <= 8
        assert tokens.count(DELIVERED) <= 4
    return found


def laden(s: State, good: int) -> int:
    """Goods that tribes carry."""
    return sum(tribe != OFF_MAP and tribe % 3 == 1 + good for tribe in s.tribes)


def volcanoes_in_hand(s: State) -> int:
    """A volcano that was drawn and is not laid yet."""
    return int(s.phase == VOLCANO_DRAWN)
