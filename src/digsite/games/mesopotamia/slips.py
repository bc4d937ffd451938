"""What a beginner of Mesopotamia would soon regret: leaving a place where he could build."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.games.mesopotamia.actions import CARRY, GRAB, WALK
from digsite.games.mesopotamia.components import CARRIED, OPEN, PLAINS, WOOD
from digsite.games.mesopotamia.view import Tile, View
from digsite.games.mesopotamia.words import start_and_way

CREW: Final = 2  # tribes that a hut takes
ROOM: Final = 2  # huts on plains
WITH_WOOD: Final = 1 + WOOD  # the load of a tribe


def slip(v: View, actions: Sequence[int]) -> Phrase | None:
    """T6.2  A tribe leaves plains that have all that a hut takes, and no other such place comes."""
    steps = [each for each in actions if each < GRAB]
    if len(steps) != len(actions) or not steps or not v.players[v.seat].held:
        return None
    start, _ = start_and_way(v, steps[0])
    tribes, wood = _standing(v)
    if not _can_build(v.tiles[start], tribes[start], wood[start]):
        return None
    laden = steps[0] < CARRY and (steps[0] - WALK) // 6 % 3 == WITH_WOOD
    goal = _goal(v, start, steps)
    for slot, change in ((start, -1), (goal, 1)):
        tribes[slot] += change
        wood[slot] += change * laden
    stays = _can_build(v.tiles[start], tribes[start], wood[start])
    if stays or (goal != OPEN and _can_build(v.tiles[goal], tribes[goal], wood[goal])):
        return None
    return phrase("slip-site", slot=start)


def _standing(v: View) -> tuple[Counter[int], Counter[int]]:
    """Return the viewer's tribes on each tile, and the wood that lies there or that they carry."""
    tribes = Counter(t.slot for t in v.tokens if t.owner == v.seat and t.where == CARRIED)
    wood = Counter({slot: tile.wood for slot, tile in enumerate(v.tiles)})
    for slot, tile in enumerate(v.tiles):
        own = [each for each in tile.tribes if each.owner == v.seat]
        tribes[slot] += sum(each.number for each in own)
        wood[slot] += sum(each.number for each in own if each.cargo == WITH_WOOD)
    return tribes, wood


def _can_build(tile: Tile, tribes: int, wood: int) -> bool:
    room = tile.kind == PLAINS and tile.sanctuary < 0 and len(tile.huts) < ROOM
    return room and tribes >= CREW and wood > 0


def _goal(v: View, start: int, steps: Sequence[int]) -> int:
    """Return where a tribe comes to; OPEN if that is unknown land."""
    slot = start
    for step in steps:
        _, way = start_and_way(v, step)
        slot = v.tiles[slot].beside[way] if slot != OPEN else OPEN
    return slot
