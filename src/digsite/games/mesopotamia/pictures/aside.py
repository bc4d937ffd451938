"""Where marks stand: around their tile, where they hide least of what can be clicked."""

from collections.abc import Iterator, Sequence
from functools import partial
from math import hypot
from typing import Final, NamedTuple

from digsite.core.scenery import Frame
from digsite.games.mesopotamia.components import OPEN, VOLCANO
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.pictures.pieces import Place, centre
from digsite.games.mesopotamia.pictures.tags import ASIDE as TAG
from digsite.games.mesopotamia.pictures.targets import DELTAS
from digsite.games.mesopotamia.things import goods_id, open_id, tile_id
from digsite.games.mesopotamia.view import View

CORNERS: Final = ((88, 9), (-88, 9), (44, -77), (-44, -77), (44, 77), (-44, 77))
EDGES: Final = ((0, -112), (97, -56), (97, 56), (0, 112), (-97, 56), (-97, -56))
FARTHER: Final = tuple((2 * x, 2 * y) for x, y in CORNERS)  # where many marks are asked for
BESIDE: Final = 115.0  # no place beside the tile itself is farther from its middle
AWAY: Final = 3000.0  # how bad it is to stand farther away, for each unit
OVERLAP: Final = 1000.0  # how bad it is if a mark hides another one, for each unit


class InTheWay(NamedTuple):
    """Something round that should be seen: its middle and radius, and how much it matters."""

    x: float
    y: float
    r: float
    weight: float


class MarkBox(NamedTuple):
    """How far a mark reaches from its middle: up, down, and to either side."""

    up: float
    down: float
    side: float


def asides(
    v: View, picking: Picking, slot: int, boxes: Sequence[MarkBox], land: Frame
) -> list[Place]:
    """Return a place for each mark of a tile, from its middle, and none upon another.

    They keep off what is lit and within the land that is seen. Of equal places they take the one
    nearest to the temple, which is always in sight.
    """
    seen = tuple(_around(v, picking, slot))
    x, y = centre(v.tiles[slot].q, v.tiles[slot].r)
    left, top, right, low = land
    room = left - x, top - y, right - x, low - y
    places = sorted((*CORNERS, *EDGES, *FARTHER), key=lambda at: round(hypot(at[0] + x, at[1] + y)))
    taken: list[Place] = []
    for box in boxes:
        others = [InTheWay(*there, 0.8 * box.side, OVERLAP) for there in taken]
        inside = [_within(at, box, room) for at in places]
        taken.append(min(inside, key=partial(_badness, box, (*seen, *others))))
    return taken


def _badness(box: MarkBox, seen: Sequence[InTheWay], at: Place) -> float:
    """Return how bad a place is: how much is hidden there, and how far it is from its tile.

    The middle of a thing, where one clicks, matters more than its edge.
    """
    hidden = sum(each.weight * max(0.0, each.r - _between(at, box, each)) ** 3 for each in seen)
    return hidden + AWAY * max(0.0, hypot(*at) - BESIDE)


def _within(at: Place, box: MarkBox, room: Frame) -> Place:
    """Return the nearest place where a mark lies within the borders of the map."""
    left, top, right, low = room
    x = min(max(at[0], left + box.side), right - box.side)
    return x, min(max(at[1], top + box.up), low - box.down)


def _between(at: Place, box: MarkBox, each: InTheWay) -> float:
    """Return the distance from a mark to the middle of something."""
    x, y = each.x - at[0], each.y - at[1]
    return hypot(max(abs(x) - box.side, 0.0), max(-box.up - y, y - box.down, 0.0))


def _around(v: View, picking: Picking, slot: int) -> Iterator[InTheWay]:
    """Yield what is seen on a tile and on the places beside it."""
    tile = v.tiles[slot]
    yield InTheWay(0, -10, 50, 4)  # the lifted tribe
    yield InTheWay(*TAG, 16, 2)
    for other, (dq, dr) in zip(tile.beside, DELTAS, strict=True):
        name = open_id(tile.q + dq, tile.r + dr) if other == OPEN else tile_id(other)
        x, y = centre(dq, dr)
        yield InTheWay(x, y, 44, _weight(v, other, lit=name in picking.clicks))
        if other != OPEN and any(goods_id(other, good) in picking.clicks for good in (0, 1)):
            yield InTheWay(x + 42, y + 20, 20, 6)  # the hand that says that they can be fetched


def _weight(v: View, slot: int, *, lit: bool) -> float:
    """Return how much a place matters: what is lit most, a volcano least."""
    if lit:
        return 3.0
    if slot == OPEN:
        return 0.3
    return 0.1 if v.tiles[slot].kind == VOLCANO else 1.0
