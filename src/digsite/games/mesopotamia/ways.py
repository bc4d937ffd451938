"""Mesopotamia: the steps between tiles, for judgement only. They are counted once for each map."""

from typing import Final, final

from mypy_extensions import i64

from digsite.games.mesopotamia.components import OPEN, TEMPLE_SLOT, VOLCANO
from digsite.games.mesopotamia.state import State

FAR: Final = 99  # steps where there is no way
KEPT: Final = 500  # maps that are remembered
AND_BACK: Final = 2  # steps to the tile where one stands: out and in again


@final
class Walks:
    """Steps around volcanoes, for some kind of walker."""

    __slots__ = ("edge", "steps", "to_edge")

    def __init__(self) -> None:
        self.steps: bytes = b""  # by tiles * start + end
        self.edge: bytes = b""  # the nearest tile at the edge of the known land
        self.to_edge: bytes = b""  # steps to it


@final
class Ways:
    """All steps of a map."""

    __slots__ = ("around", "through")

    def __init__(self) -> None:
        self.through: Walks = Walks()
        self.around: Walks = Walks()  # for goods, which do not cross the temple site


KNOWN: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Ways]] = {}


def ways(s: State) -> Ways:
    """Give the steps of the present map."""
    key = (tuple(s.place), tuple(s.land))
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        found = Ways()
        beside = open_ways(s)
        edges = at_the_edge(s)
        found.through = walks(beside, edges, -1)
        found.around = walks(beside, edges, TEMPLE_SLOT)
        KNOWN[key] = found
    return found


def open_ways(s: State) -> list[list[int]]:
    """By tile the tiles beside it, without volcanoes."""
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
    """Tiles from which there is something to discover."""
    return [
        slot
        for slot in range(len(s.land))
        if s.land[slot] != VOLCANO and OPEN in s.beside[6 * slot : 6 * slot + 6]
    ]


def walks(beside: list[list[int]], edges: list[int], uncrossed: i64) -> Walks:
    """Count the steps from each tile; one of them may be entered but not crossed."""
    found = Walks()
    steps: list[int] = []
    to_edge: list[int] = []
    edge: list[int] = []
    for start in range(len(beside)):
        row = steps_from(beside, start, uncrossed)
        least: i64 = FAR
        nearest: i64 = start
        for end in edges:
            away: i64 = 0 if end == start else row[end]
            if away < least:
                least = away
                nearest = end
        to_edge.append(least)
        edge.append(nearest)
        steps += row
    found.steps = bytes(steps)
    found.to_edge = bytes(to_edge)
    found.edge = bytes(edge)
    return found


def steps_from(beside: list[list[int]], start: i64, uncrossed: i64) -> list[int]:
    """For each tile the steps from one of them."""
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
    return steps
