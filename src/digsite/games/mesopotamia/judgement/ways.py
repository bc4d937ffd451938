"""Mesopotamia: how many steps it is between tiles, for judgement only. Remembered for each map."""

from typing import Final, final

from mypy_extensions import i64

from digsite.games.mesopotamia.components import OPEN, TEMPLE_SLOT, VOLCANO
from digsite.games.mesopotamia.state import State

FAR: Final = 99  # the number of steps if there is no way
KEPT: Final = 500  # so many maps are remembered
AND_BACK: Final = 2  # steps to the own tile: out and back


@final
class Walks:
    """Steps around volcanoes for one kind of tribe, worked out for a tile when asked for."""

    __slots__ = ("beside", "edge", "edges", "steps", "to_edge", "uncrossed")

    def __init__(self, beside: list[list[int]], edges: list[int], uncrossed: i64) -> None:
        tiles = len(beside)
        self.beside = beside
        self.edges = edges
        self.uncrossed = uncrossed  # a tile that may be entered but not crossed
        # by the tile where one starts
        self.steps: list[bytes] = [b""] * tiles  # to each other tile; empty until it is asked for
        self.edge: list[int] = [0] * tiles  # the nearest tile at the edge of the known land
        self.to_edge: list[int] = [FAR] * tiles  # steps to it


@final
class Ways:
    """All steps on a map."""

    __slots__ = ("around", "through")

    def __init__(self, beside: list[list[int]], edges: list[int]) -> None:
        self.through: Walks = Walks(beside, edges, -1)
        self.around: Walks = Walks(beside, edges, TEMPLE_SLOT)  # goods do not cross the temple site


KNOWN: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Ways]] = {}


def ways(s: State) -> Ways:
    """Return the steps of the present map."""
    key = (tuple(s.place), tuple(s.land))
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        found = Ways(open_ways(s), at_the_edge(s))
        KNOWN[key] = found
    return found


def open_ways(s: State) -> list[list[int]]:
    """Return for each tile the tiles beside it, without volcanoes."""
    found: list[list[int]] = []
    for slot in range(len(s.land)):
        near: list[int] = []
        if s.land[slot] != VOLCANO:
            for direction in range(6):
                other: i64 = s.beside[6 * slot + direction]
                if other != OPEN and s.land[other] != VOLCANO:
                    near.append(other)
        found.append(near)
    return found


def at_the_edge(s: State) -> list[int]:
    """Return the tiles from which something can be discovered."""
    return [
        slot
        for slot in range(len(s.land))
        if s.land[slot] != VOLCANO and OPEN in s.beside[6 * slot : 6 * slot + 6]
    ]


def steps_from(walks: Walks, start: i64) -> bytes:
    """Return the steps from a tile to each other tile; note the nearest edge as well."""
    row = walks.steps[start]
    if not row:
        row = counted(walks.beside, start, walks.uncrossed)
        least: i64 = FAR
        for end in walks.edges:
            away: i64 = 0 if end == start else row[end]
            if away < least:
                least = away
                walks.edge[start] = end
        walks.to_edge[start] = least
        walks.steps[start] = row
    return row


def counted(beside: list[list[int]], start: i64, uncrossed: i64) -> bytes:
    """Return for each tile the steps to it from `start`."""
    steps = [FAR] * len(beside)
    steps[start] = 0
    queue = [start]
    for slot in queue:
        if slot == start or slot != uncrossed:
            further = steps[slot] + 1
            for other in beside[slot]:
                if steps[other] == FAR:
                    steps[other] = further
                    queue.append(other)
    steps[start] = AND_BACK if beside[start] else FAR
    return bytes(steps)
