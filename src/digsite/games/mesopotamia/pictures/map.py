"""The picture of the map: it grows, and is drawn as large as it is."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from digsite.core.phrase import phrase
from digsite.core.scenery import Frame, Part, Screen, Shape, group
from digsite.core.targets import Targets
from digsite.games.mesopotamia.gathering.picking import Glow, Picking
from digsite.games.mesopotamia.phases import VOLCANO_DRAWN
from digsite.games.mesopotamia.pictures.costs import costs
from digsite.games.mesopotamia.pictures.frame import SMALLEST, framed, scale_of, seen_around
from digsite.games.mesopotamia.pictures.land import Places, around, glass, grounds_of, land
from digsite.games.mesopotamia.pictures.lights import glow_of, lit, with_deed
from digsite.games.mesopotamia.pictures.marks import marks
from digsite.games.mesopotamia.pictures.pieces import centre, hexagon
from digsite.games.mesopotamia.pictures.sights import Lit, Sight, sights
from digsite.games.mesopotamia.pictures.tags import tags
from digsite.games.mesopotamia.pictures.tile import draw_place, draw_things, far
from digsite.games.mesopotamia.pictures.ways import lifted_among, ways
from digsite.games.mesopotamia.things import open_id
from digsite.games.mesopotamia.view import View

MARK: Final = {"wide": 0.8, "upright": 0.75, "sideways": 0.75}  # pixels of a unit of a mark


def draw_map(
    v: View, targets: Targets, picking: Picking | None = None, screen: Screen = "wide"
) -> Part:
    """Return the land, the pieces on it, and what can be clicked.

    The frame holds all tiles. It changes only when a tile is discovered, and tiles keep their
    coordinates. Unknown land goes on beyond it. The browser keeps the land as one layer, and what
    changes with every click as another one above it.
    """
    tiles = tuple(sights(v, lights_of(targets, picking)))
    unknown = around(v) if sum(v.stack) + v.looking else ()
    if v.unknown and v.unknown not in unknown:
        unknown = (*unknown, v.unknown)
    opened = open_to(unknown, targets, picking)
    leads = ways(picking, lifted_among(tiles)) if picking else {}
    frame = framed(tuple((tile.q, tile.r) for tile in v.tiles), screen)
    left, top, right, low = frame
    size, corner = (right - left, low - top), (left, top)
    shapes = [
        land(grounds_of(v), unknown, (*corner, *size)),
        glass((*corner, *size)),
        group(places(v, opened, tiles, targets, picking, leads), classes="places"),
        group([draw_things(each) for each in tiles]),
    ]
    if picking:
        shapes += [*costs(v, picking, opened), *tags(tiles, picking)]
        shapes += marks(v, picking, mark_scale(frame, screen), seen_around(frame, screen))
    note = phrase("scene-tiles", number=len(v.tiles))
    drawn = (group(shapes, classes="map lifting" if leads else "map"),)
    return Part("map", "board", *size, phrase("thing-map"), drawn, note, corner)


def mark_scale(frame: Frame, screen: Screen) -> float:
    """Return the scale of marks: on the screen they are always about as large."""
    pixels = max(SMALLEST[screen], scale_of(frame, screen))
    return round(min(MARK[screen] / pixels, 1.3), 2)


def lights_of(targets: Targets, picking: Picking | None) -> Lit:
    """Return what is lit on the tiles."""
    return Lit(targets, picking.glows, picking.ghosts) if picking else Lit(targets)


def open_to(unknown: Places, targets: Targets, picking: Picking | None) -> Places:
    """Return the unknown places that can be clicked, now or when a tribe is lifted."""
    now = {("open", q, r) for q, r in unknown} & targets.keys()
    return tuple(
        (q, r)
        for q, r in unknown
        if ("open", q, r) in now or (picking and open_id(q, r) in picking.clicks)
    )


def places(  # noqa: PLR0913, PLR0917 - all that there is to click
    v: View,
    opened: Places,
    tiles: tuple[Sight, ...],
    targets: Targets,
    picking: Picking | None,
    leads: Mapping[str, Shape],
) -> list[Shape]:
    """Return unknown places and tiles, each followed by the way that leads there."""
    drawn = [*open_places(v, opened, targets, picking), *map(draw_place, tiles)]
    return [
        shape
        for each in drawn
        for shape in ((each, leads[each.id]) if each.id in leads else (each,))
    ]


def open_places(
    v: View, opened: Places, targets: Targets, picking: Picking | None
) -> Iterator[Shape]:
    """Yield the open places that can be discovered, or where a volcano can be laid."""
    word = "volcano" if v.phase == VOLCANO_DRAWN else "discover"
    for q, r in opened:
        actions = targets.get(("open", q, r), ())
        glow = glow_of(picking.glows if picking else None, open_id(q, r), actions)
        yield open_place(q, r, word, actions, glow)


@lru_cache(maxsize=1024)
def open_place(q: int, r: int, word: str, actions: tuple[int, ...], glow: Glow | None) -> Shape:
    """Return an unknown place that can be discovered, or where a volcano can be laid."""
    middle = centre(q, r)
    inside = [hexagon(middle, "under", "hx-dots")] if glow and glow.picked else []
    return group(
        [*inside, hexagon(middle, "ring", "hx-dots")],
        id=open_id(q, r),
        classes=lit(glow, "open") + far(glow),
        label=with_deed(phrase(f"scene-{word}-here"), glow),
        actions=actions,
    )
