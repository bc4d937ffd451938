"""The land: slabs and grounds of the tiles, and mist over what nobody knows yet.

None of it changes but when a tile is discovered. What all tiles share is one path, and nothing here
is pale or blurred as a group: a browser would keep a layer for every few tiles then, and put all of
them together again for each picture.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.scenery import Frame, Shape, box, group, number, shape
from digsite.games.mesopotamia.components import KINDS, OPEN, TEMPLE
from digsite.games.mesopotamia.pictures.pieces import centre, moved
from digsite.games.mesopotamia.pictures.targets import DELTAS
from digsite.games.mesopotamia.view import View

FACES: Final = (3, 2, 2, 2, 1)  # drawings of each kind of tile
MISTS: Final = 3  # drawings of unknown land, and of mist
THICK: Final = 7  # of a tile: its slab is seen so far below it
SHADOW: Final = 16  # the shadow of a tile falls so far below it
BEYOND: Final = 160.0  # unknown land reaches so far beyond the border of the map

# The corners of a tile from the rightmost one on; smaller ones are rounded by a stroke around them.
WHOLE: Final = (69, "l-34.5 59.8h-69l-34.5-59.8 34.5-59.8h69z")
CORE: Final = (64, "l-32 55.4h-64l-32-55.4 32-55.4h64z")


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
def land(tiles: LaidTiles, unknown: Places, frame: Frame) -> Shape:
    """Return all that lies below the pieces: slabs, unknown land, mist, grounds, wisps of mist."""
    here = tuple((tile.q, tile.r) for tile in tiles)
    inside = (
        glass(frame),
        outlines(here, SHADOW, "shadow wide", CORE),
        outlines(here, SHADOW, "shadow", CORE),
        outlines(here, THICK, "slabs", CORE),
        outlines(unknown, 0, "unknown-ground"),
        group([*map(unknown_land, unknown), *map(mist, unknown)], classes="mists"),
        group([ground(slot, tile) for slot, tile in enumerate(tiles)], classes="grounds"),
        outlines(here, 0, "dusk"),
        group([*map(wisp, unknown)], classes="wisps"),
    )
    return group(inside, classes="land")


@lru_cache(maxsize=256)
def glass(frame: Frame) -> Shape:
    """Return a sheet as large as the map, which nobody sees; drawings.css says what for."""
    left, top, width, height = frame
    around = (left - BEYOND, top - BEYOND, width + 2 * BEYOND, height + 2 * BEYOND)
    return box("glass", around, rx=0)


def outlines(places: Places, low: float, classes: str, outline: tuple[float, str] = WHOLE) -> Shape:
    """Return the outlines of all these places, so far below them, as one path."""
    aside, line = outline
    corners = [(x + aside, y + low) for q, r in places for x, y in [centre(q, r)]]
    steps = [f"M{number(x)} {number(y)}{line}" for x, y in corners]
    return shape("path", classes=classes, d="".join(steps))


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
