"""Why a tile cannot be picked: in phase I, and in phase II before anything is chosen."""

from collections.abc import Container, Iterable
from typing import Final

from digsite.core.gathering import Hindrance, because
from digsite.games.mesopotamia.components import TEMPLE_SLOT, VOLCANO, WOOD
from digsite.games.mesopotamia.gathering.walkers import Walker, own_tribes
from digsite.games.mesopotamia.phases import LAND_PLAYED
from digsite.games.mesopotamia.rules.tribes import THIEF
from digsite.games.mesopotamia.things import tile_id
from digsite.games.mesopotamia.view import View

PAIR: Final = 2  # tribes that work together

Barred = dict[str, Hindrance]  # why a tile cannot be picked, by its id


def not_lifted(v: View, walkers: Iterable[Walker]) -> Barred:
    """T4.1  Return why nothing is lifted by a click beside the own tribes on a tile.

    If points are left one of them is to be picked: a hut or an offering there was clicked.
    """
    if v.points:
        return {tile_id(each.slot): because("why-tribe-first", "T4.1") for each in walkers}
    own = (n for n, tile in enumerate(v.tiles) if any(t.owner == v.player for t in tile.tribes))
    return {tile_id(slot): because("why-no-points", "T4.1") for slot in own}


def too_far(v: View, lit: Container[str]) -> Barred:
    """T4.1  Return the tiles that a lifted tribe cannot get to with the points that are left."""
    if v.phase == LAND_PLAYED:
        return {}
    why = because("why-far", "T4.1", points=v.points)
    return {tile_id(slot): why for slot in range(len(v.tiles)) if tile_id(slot) not in lit}


def closed(v: View, walker: Walker, lit: Container[str]) -> Barred:
    """T4.2, T4.3, T4.12  Return the tiles that this tribe does not enter."""
    volcanoes = [tile_id(n) for n, tile in enumerate(v.tiles) if tile.kind == VOLCANO]
    found = dict.fromkeys(volcanoes, because("why-volcano", "T4.2"))
    if tile_id(TEMPLE_SLOT) not in lit and (why := _temple_closed(v, walker)):
        found[tile_id(TEMPLE_SLOT)] = why
    return found


def without_work(v: View, lit: Container[str]) -> Barred:
    """T6.2, T6.5, T6.7  Return the own tribes' tiles where nothing is built and nobody is born."""
    own = {slot: own_tribes(v, slot) for slot in range(len(v.tiles))}
    alone, idle = because("why-pair", "T6.4"), because("why-no-work", "T6.1")
    return {
        tile_id(slot): alone if number < PAIR else idle
        for slot, number in own.items()
        if number and tile_id(slot) not in lit
    }


def _temple_closed(v: View, walker: Walker) -> Hindrance | None:
    if walker.kind % THIEF == 1 + WOOD:
        return because("why-wood", "T4.3")
    own = (token for token in v.tokens if (token.owner, token.number) == (v.player, walker.token))
    worth = next((token.worth or 0 for token in own), 0)
    return because("why-mana", "T4.12", worth=worth) if worth > v.players[v.player].mana else None
