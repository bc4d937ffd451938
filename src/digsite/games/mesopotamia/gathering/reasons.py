"""Why a tile cannot be picked in phase I."""

from collections.abc import Container

from digsite.core.phrase import Phrase, phrase
from digsite.games.mesopotamia.components import TEMPLE_SLOT, VOLCANO, WOOD
from digsite.games.mesopotamia.gathering.walkers import Walker
from digsite.games.mesopotamia.rules.tribes import THIEF
from digsite.games.mesopotamia.things import tile_id
from digsite.games.mesopotamia.view import View

Reasons = dict[str, Phrase]  # by the id of the tile


def without_points(v: View) -> Reasons:
    """T4.1  Return the tiles whose tribes would walk if there were points left."""
    if v.points:
        return {}
    own = (n for n, tile in enumerate(v.tiles) if any(t.owner == v.player for t in tile.tribes))
    return {tile_id(slot): phrase("why-no-points") for slot in own}


def closed(v: View, walker: Walker, lit: Container[str]) -> Reasons:
    """T4.2, T4.3, T4.12  Return the tiles that this tribe does not enter."""
    volcanoes = [tile_id(n) for n, tile in enumerate(v.tiles) if tile.kind == VOLCANO]
    found = dict.fromkeys(volcanoes, phrase("why-volcano"))
    if tile_id(TEMPLE_SLOT) not in lit and (why := _temple_closed(v, walker)):
        found[tile_id(TEMPLE_SLOT)] = why
    return found


def _temple_closed(v: View, walker: Walker) -> Phrase | None:
    if walker.kind % THIEF == 1 + WOOD:
        return phrase("why-wood")
    own = (token for token in v.tokens if (token.owner, token.number) == (v.player, walker.token))
    worth = next((token.worth or 0 for token in own), 0)
    return phrase("why-mana", worth=worth) if worth > v.players[v.player].mana else None
