"""How far a tribe can go without showing anything new: where to, and by which steps.

T4.1  A step costs a point. Of several cheapest ways, one is taken that meets few rivals.
"""

from collections.abc import Iterator
from typing import NamedTuple

from digsite.core.bits import BIT
from digsite.games.mesopotamia.components import OPEN, STONE, TEMPLE, VOLCANO, WOOD, q_of, r_of
from digsite.games.mesopotamia.gathering.walkers import Walker
from digsite.games.mesopotamia.gathering.world import world
from digsite.games.mesopotamia.phases import LAND_PLAYED
from digsite.games.mesopotamia.rules.discovery import can_discover
from digsite.games.mesopotamia.rules.movement import ways
from digsite.games.mesopotamia.rules.temple import can_pay
from digsite.games.mesopotamia.rules.tiles import place_beside
from digsite.games.mesopotamia.rules.tribes import THIEF, stations
from digsite.games.mesopotamia.state import State
from digsite.games.mesopotamia.view import View

Steps = tuple[int, ...]


class Reach(NamedTuple):
    """Where a tribe can go: the steps to each tile by its slot, and to each open place."""

    tiles: dict[int, Steps]
    places: dict[tuple[int, int], Steps]  # the last step is the discovery


def reach(v: View, walker: Walker) -> Reach:
    """Return everything within reach of a tribe. T7.6  For Land only the places beside it."""
    s = world(v)
    search = _Search(s, walker)
    layer = [walker.slot]
    for _ in range(1 if v.phase == LAND_PLAYED else v.points):
        layer = search.farther(layer)
    del search.tiles[walker.slot]
    return Reach({} if v.phase == LAND_PLAYED else search.tiles, search.places)


class _Search:
    """A search for the nearest ways of one tribe, a step farther at a time."""

    def __init__(self, s: State, walker: Walker) -> None:
        self.s = s
        self.walker = walker
        self.closed = _closed(s, walker)
        self.over_edges = can_discover(s)
        self.rivals = _rivals(s)
        self.tiles: dict[int, Steps] = {walker.slot: ()}
        self.places: dict[tuple[int, int], Steps] = {}
        self.met = {walker.slot: 0}  # by tile: on how many tiles of the way there are rivals

    def farther(self, layer: list[int]) -> list[int]:
        """Go a step on from these tiles; return the tiles that are new, those to prefer first."""
        new = [other for slot in layer for other in self.beside(slot)]
        stays = [slot for slot in new if _stays(self.s, self.walker, slot)]
        return sorted((slot for slot in new if slot not in stays), key=self.met.__getitem__)

    def beside(self, slot: int) -> Iterator[int]:
        """Go on from a tile in every direction; yield the tiles that are new."""
        open_ways = ways(self.s, slot, self.closed, self.over_edges)
        for direction in range(6):
            if open_ways & BIT[direction]:
                steps = (*self.tiles[slot], self.walker.step(slot, direction))
                other = self.s.beside[6 * slot + direction]
                if other == OPEN:
                    place = place_beside(self.s, slot, direction)
                    self.places.setdefault((q_of(place), r_of(place)), steps)
                elif other not in self.tiles:
                    self.tiles[other] = steps
                    self.met[other] = self.met[slot] + (self.rivals >> other & 1)
                    yield other


def _closed(s: State, walker: Walker) -> int:
    """T4.2, T4.3, T4.12  Return the kind of tile that is closed to this tribe."""
    if walker.token:
        return VOLCANO if can_pay(s, 4 * s.player + walker.token - 1) else TEMPLE
    return TEMPLE if walker.kind % THIEF == 1 + WOOD else VOLCANO


def _stays(s: State, walker: Walker, slot: int) -> bool:
    """T4.8, T4.11  Return whether the tribe does something on this tile that has to be asked."""
    return s.land[slot] == TEMPLE and (walker.token > 0 or walker.kind % THIEF == 1 + STONE)


def _rivals(s: State) -> int:
    """Return the tiles where tribes of rivals stand, as bits of slots."""
    found = 0
    for rival in range(s.seats):
        if rival != s.player:
            found |= stations(s, rival)
    return found
