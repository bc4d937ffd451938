"""T6.4, T6.9  What phase II could bring: sets of two tribes with what they need, tile by tile."""

from digsite.core.bits import members
from digsite.games.mesopotamia.components import OFFERINGS, SANCTUARIES, STONE, TRIBES, WOOD
from digsite.games.mesopotamia.rules.building import room_for_hut, room_for_sanctuary, tokens_laid
from digsite.games.mesopotamia.rules.tribes import THIEF, in_supply, on_tile, stations
from digsite.games.mesopotamia.state import NONE, State


def possible_huts(s: State) -> int:
    """Return how many huts the player could build now, as long as he has offerings to lay."""
    left = len(OFFERINGS) - tokens_laid(s, s.player)
    return min(left, sum(_huts_at(s, slot) for slot in _slots(s)))


def possible_sanctuaries(s: State) -> int:
    """Return how many sanctuaries the player could raise now."""
    left = SANCTUARIES - s.sanctuary.count(s.player)
    return min(left, sum(_sanctuaries_at(s, slot) for slot in _slots(s)))


def possible_births(s: State) -> int:
    """Return how many tribes could be born to the player now."""
    return min(in_supply(s, s.player), sum(_births_at(s, slot) for slot in _slots(s)))


def _slots(s: State) -> list[int]:
    return members(stations(s, s.player))


def _pairs(s: State, slot: int) -> int:
    idle = on_tile(s, s.player, slot) - 2 * s.used.count(slot) - s.born.count(slot)
    return max(idle, 0) // 2


def _at_hand(s: State, slot: int, good: int) -> int:
    own = s.tribes[TRIBES * s.player : TRIBES * (s.player + 1)]
    laden = own.count(6 * slot + 1 + good) + own.count(6 * slot + 1 + good + THIEF)
    return s.goods[2 * slot + good] + laden


def _huts_at(s: State, slot: int) -> int:
    if not room_for_hut(s, slot):
        return 0
    room = s.hut[2 * slot : 2 * slot + 2].count(NONE)
    return min(room, _pairs(s, slot), _at_hand(s, slot, WOOD))


def _sanctuaries_at(s: State, slot: int) -> int:
    if not room_for_sanctuary(s, slot):
        return 0
    return min(1, _pairs(s, slot), _at_hand(s, slot, STONE))


def _births_at(s: State, slot: int) -> int:
    if s.under[2 * slot] != NONE or s.under[2 * slot + 1] != NONE:
        return 0
    own = s.hut[2 * slot : 2 * slot + 2].count(s.player) - s.used.count(slot)
    return min(max(own, 0), _pairs(s, slot))
