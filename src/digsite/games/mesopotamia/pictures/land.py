"""The land: slabs and grounds of the tiles, and mist over what nobody knows yet.

None of it changes but when a tile is discovered.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.scenery import Shape, group, shape
from digsite.games.mesopotamia.components import KINDS, OPEN, TEMPLE
from digsite.games.mesopotamia.pictures.pieces import centre, hexagon, moved
from digsite.games.mesopotamia.pictures.targets import DELTAS
from digsite.games.mesopotamia.view import View

FACES: Final = (3, 2, 2, 2, 1)  # drawings of each kind of tile
MISTS: Final = 3  # drawings of unknown land, and of mist
THICK: Final = 7  # of a tile: its slab is seen so far below it


class LaidTile(NamedTuple):
    """A tile without what stands on it."""

    kind: int
    q: int
    r: int


LaidTiles = tuple[LaidTile, ...]  # by slot
Places = tuple[tuple[int, int], ...]


def grounds_of(v: View) -> LaidTiles:
    """Return the tiles of the map."""
    return tuple(LaidTile(tile.kind, tile.q, tile.r) for tile in v.tiles)


def around(v: View) -> Places:
    """Return every open place beside the map."""
    found = {
        (tile.q + dq, tile.r + dr): None
        for tile in v.tiles
        for other, (dq, dr) in zip(tile.beside, DELTAS, strict=True)
        if other == OPEN
    }
    return tuple(found)


@lru_cache(maxsize=256)
def land(tiles: LaidTiles, unknown: Places) -> tuple[Shape, ...]:
    """Return all that lies below the pieces: slabs, unknown land, mist, grounds, wisps of mist."""
    return (
        group([slab(tile) for tile in tiles], classes="slabs"),
        group([*map(unknown_land, unknown), *map(mist, unknown)], classes="mists"),
        group([ground(slot, tile) for slot, tile in enumerate(tiles)], classes="grounds"),
        group([wisp(place) for place in unknown], classes="wisps"),
    )


def slab(tile: LaidTile) -> Shape:
    """Return what is seen of a tile's thickness."""
    x, y = centre(tile.q, tile.r)
    return hexagon((x, y + THICK), "", "hx")


@lru_cache(maxsize=2048)
def ground(slot: int, tile: LaidTile) -> Shape:
    """Return a tile. Its slot chooses one of the drawings of its kind, so that it never changes."""
    face = slot % FACES[tile.kind] + 1
    mirrored = " scale(-1 1)" * (slot // 3 % 2 == 1 and tile.kind != TEMPLE)
    transform = moved(centre(tile.q, tile.r)) + mirrored
    name = f"#{KINDS[tile.kind]}-{face}"
    return shape("use", id=f"ground-{slot}", href=name, transform=transform)


def unknown_land(place: tuple[int, int]) -> Shape:
    """Return the ghost of land that nobody has seen."""
    x, y = centre(*place)
    return shape("use", href=f"#unknown-{_drawing(place)}", x=x, y=y)


def mist(place: tuple[int, int]) -> Shape:
    """Return puffs of mist, turned in their own way at each place."""
    q, r = place
    turned = f"{moved(centre(q, r))} rotate({30 * ((5 * q + 7 * r) % 12)})"
    return shape("use", href=f"#mist-{_drawing(place)}", transform=turned)


def wisp(place: tuple[int, int]) -> Shape:
    """Return a thin puff that lies over the edges of the tiles beside a place."""
    (q, r), (x, y) = place, centre(*place)
    aside = (7 * q + 5 * r) % 5 * 5 - 10, (3 * q + 8 * r) % 5 * 5 - 10
    return shape("use", href="#wisp", x=x + aside[0], y=y + aside[1])


def _drawing(place: tuple[int, int]) -> int:
    return (2 * place[0] + 5 * place[1]) % MISTS + 1
