"""Tags with the numbers of tiles: of those that the question is about."""

from functools import lru_cache
from typing import Final

from digsite.core.scenery import Shape, box, group, text
from digsite.games.mesopotamia.components import TEMPLE
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.pictures.pieces import Place, centre
from digsite.games.mesopotamia.pictures.sights import Sight

ASIDE: Final[Place] = (-68, -4)  # from the middle of the tile: left of counts


def tags(tiles: tuple[Sight, ...], picking: Picking) -> list[Shape]:
    """Return a tag for each tile that is picked, on which something is, or would be built."""
    named = {mark.slot for mark in picking.marks} | {ghost.slot for ghost in picking.ghosts}
    return [
        tag(tile.slot, centre(tile.q, tile.r))
        for tile in tiles
        if tile.kind != TEMPLE and (tile.slot in named or (tile.glow and tile.glow.picked))
    ]


@lru_cache(maxsize=256)
def tag(slot: int, middle: Place) -> Shape:
    """Return the number of a tile on a small piece of paper."""
    x, y = middle[0] + ASIDE[0], middle[1] + ASIDE[1]
    paper = box("", (x - 17, y - 14, 34, 28), rx=6)
    return group([paper, text(str(slot), x, y + 8, "tag-num")], classes="number-tag legible")
