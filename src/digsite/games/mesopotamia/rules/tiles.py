"""Mesopotamia: the growing map. Laying tiles, and which places are open."""

from mypy_extensions import i64

from digsite.games.mesopotamia.components import OPEN, STEP
from digsite.games.mesopotamia.state import NONE, State


def lay_tile(s: State, place: i64, kind: i64) -> i64:
    """T1.5  Lay a tile at a place; link it with its neighbours, and return its slot."""
    slot: i64 = len(s.land)
    for direction in range(6):
        other = slot_at(s, place + STEP[direction])
        s.beside.append(other)
        if other != OPEN:
            s.beside[6 * other + (direction + 3) % 6] = slot
    s.land.append(kind)
    s.place.append(place)
    s.goods.append(0)
    s.goods.append(0)
    for _ in range(2):
        s.hut.append(NONE)
        s.under.append(NONE)
    s.sanctuary.append(NONE)
    return slot


def slot_at(s: State, place: i64) -> i64:
    """Return the tile that lies at a place, or OPEN."""
    return s.place.index(place) if place in s.place else OPEN


def place_beside(s: State, slot: i64, direction: i64) -> i64:
    """Return the place beside a tile in a direction."""
    step: i64 = STEP[direction]
    return step + s.place[slot]


def open_places(s: State, not_there: i64) -> list[int]:
    """T5.3  Each open place but one, as 6 * slot + direction from the lowest slot beside it."""
    found: list[int] = []
    seen: list[int] = [not_there]
    for slot in range(len(s.land)):
        for direction in range(6):
            if s.beside[6 * slot + direction] == OPEN:
                place = place_beside(s, slot, direction)
                if place not in seen:
                    seen.append(place)
                    found.append(6 * slot + direction)
    return found
