"""Marks beside a tile: small pictures of what can be done there, each with its name."""

from functools import lru_cache
from math import atan2, degrees, hypot
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, box, fitted, group, shape, text
from digsite.games.mesopotamia.components import GOODS, OPEN, VOLCANO
from digsite.games.mesopotamia.gathering.picking import Glow, Picking, TileMark
from digsite.games.mesopotamia.pictures.lights import lit
from digsite.games.mesopotamia.pictures.pieces import (
    Place,
    centre,
    colour_word,
    coloured,
    good,
    moved,
    paint,
    piece,
)
from digsite.games.mesopotamia.pictures.targets import DELTAS
from digsite.games.mesopotamia.things import open_id, tile_id
from digsite.games.mesopotamia.view import View

RADIUS: Final = 36
ASIDE: Final = 0.89  # of the way to the middle of the place beside
ARROWS: Final = {"up": "M0 13V-13M-8-5 0-13 8-5", "down": "M0-13V13M-8 5 0 13 8 5"}
NAME: Final = 112.0  # the width of a name
LONG_NAME: Final = 146.0
LONG: Final = frozenset(("sanctuary", "growth", "lying", "carried"))
POINTER: Final = "M-8 31H8L0 47z"


def marks(v: View, picking: Picking, scale: float = 1) -> list[Shape]:
    """Return the marks of a gathering beside their tiles; on a small screen they are larger."""
    found = []
    for slot in dict.fromkeys(mark.slot for mark in picking.marks):
        row = [mark for mark in picking.marks if mark.slot == slot]
        apart = max(map(_width, row)) + 8
        way = aside(v, picking, slot)
        left = way[0] - apart * (len(row) - 1) * (0.5 if abs(way[0]) < 1 else way[0] < 0)
        drawn = [  # from left to right, away from the tile
            draw_mark(mark, picking.glows.get(mark.id), (left + apart * n, way[1]))
            for n, mark in enumerate(row)
        ]
        place = moved(centre(v.tiles[slot].q, v.tiles[slot].r))
        found.append(group(drawn, transform=f"{place} scale({scale:g})"))
    return found


def aside(v: View, picking: Picking, slot: int) -> Place:
    """Return where marks stand, from their tile: over a volcano, or else over what is not lit.

    Of equal places it is the one nearest to the temple, which is always in sight.
    """
    tile = v.tiles[slot]
    places = [centre(tile.q + dq, tile.r + dr) for dq, dr in DELTAS]
    hidden = [_hidden_by_marks(v, picking, slot, way) for way in range(len(DELTAS))]
    _, there = min(zip(hidden, places, strict=True), key=lambda each: (each[0], hypot(*each[1])))
    x, y = centre(tile.q, tile.r)
    return ASIDE * (there[0] - x), ASIDE * (there[1] - y)


def _hidden_by_marks(v: View, picking: Picking, slot: int, way: int) -> int:
    """Return how much marks in a direction would hide: 0 for a volcano, most for what is lit."""
    tile = v.tiles[slot]
    other, (dq, dr) = tile.beside[way], DELTAS[way]
    if other == OPEN:
        return 3 if open_id(tile.q + dq, tile.r + dr) in picking.clicks else 1
    if v.tiles[other].kind == VOLCANO:
        return 0
    return 3 if tile_id(other) in picking.clicks else 2


@lru_cache(maxsize=512)
def draw_mark(mark: TileMark, glow: Glow | None, place: Place) -> Shape:
    """Return a mark: a picture in a ring that points to its tile, and its name above it."""
    x, y = place
    wide = _width(mark)
    turned = f"rotate({degrees(atan2(-y, -x)) - 90:.0f})"
    inside = [
        shape("path", classes="pointer", d=POINTER, transform=turned),
        shape("circle", classes="disc", r=RADIUS),
        *_picture(mark),
        box("name", (-wide / 2, -RADIUS - 32, wide, 29), rx=6),
        fitted(Phrase(f"mark-{mark.verb}"), (0, -RADIUS - 10, wide - 8), 22, "t-mark t-mid"),
    ]
    chosen = " picked" * (mark.picked and not (glow and glow.picked))
    return group(
        inside,
        id=mark.id,
        classes=lit(glow, "mark on-table") + chosen,
        label=_words(mark),
        transform=moved(place),
    )


def _width(mark: TileMark) -> float:
    return LONG_NAME if mark.verb in LONG else NAME


def _words(mark: TileMark) -> Phrase:
    """Return a mark in words: its name, whose, and which goods."""
    name = Phrase(f"mark-{mark.verb}")
    if mark.verb == "steal":
        rival, what = colour_word(mark.seat), Phrase(f"good-{GOODS[mark.goods[0]]}")
        return phrase("mark-from", name=name, rival=rival, good=what)
    if mark.verb == "take":
        return phrase("mark-worth", name=name, worth=mark.worth)
    if mark.goods:
        return phrase("mark-of", name=name, good=Phrase(f"good-{GOODS[mark.goods[-1]]}"))
    return name


def _picture(mark: TileMark) -> list[Shape]:
    """Return what is drawn on a mark: goods and arrows, or a piece."""
    if mark.verb == "swap":
        down, up = mark.goods
        return [
            *(good(down, (-9, -12)), _arrow("down", 19, -12, 0.7)),
            *(good(up, (-9, 13)), _arrow("up", 19, 13, 0.7)),
        ]
    if mark.verb == "steal":
        return [
            piece("tribe", mark.seat, (-8, 24), scale=0.9),
            good(mark.goods[0], (-8, -18), scale=0.9),
            shape("path", classes="arrow", d="M8-20Q22-22 22-6M14-12l8 7 7-8"),
        ]
    if mark.verb == "take":
        token = [piece("off", mark.seat, (-7, 0), scale=1.2)]
        token.append(text(str(mark.worth), -7, 8, "token-num"))
        return [group(token, classes=f"p-{paint(mark.seat)}"), _arrow("up", 22, 0, 1)]
    if mark.verb in KIND_PIECES:
        return [coloured(KIND_PIECES[mark.verb], mark.seat, (-25, -26, 50, 50))]
    arrow = {"grab": "up", "carried": "up"}.get(mark.verb, "down")
    return [good(mark.goods[0], (-9, 1), scale=1.1), _arrow(arrow, 20, 0, 1)]


KIND_PIECES: Final = {"hut": "hut", "sanctuary": "shrine", "growth": "tribe"}


def _arrow(way: str, x: float, y: float, scale: float) -> Shape:
    turned = f"{moved((x, y))} scale({scale})"
    return shape("path", classes="arrow", d=ARROWS[way], transform=turned)
