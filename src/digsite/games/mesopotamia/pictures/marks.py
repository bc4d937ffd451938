"""Marks beside a tile: small pictures of what can be done there, each with its name."""

from functools import lru_cache
from math import atan2, degrees
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Frame, Shape, box, fitted, group, shape, text
from digsite.games.mesopotamia.components import GOODS
from digsite.games.mesopotamia.gathering.picking import Glow, Picking, TileMark
from digsite.games.mesopotamia.pictures.aside import MarkBox, asides
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
from digsite.games.mesopotamia.view import View

RADIUS: Final = 36
ARROWS: Final = {"up": "M0 13V-13M-8-5 0-13 8-5", "down": "M0-13V13M-8 5 0 13 8 5"}
NAME: Final = 100.0  # the width of a name
LONG_NAME: Final = 140.0
LONG: Final = frozenset(("sanctuary", "growth", "lying", "carried"))
NAME_HIGH: Final = 29
NAME_TOP: Final = -54.0  # a name lies upon the ring
POINTER: Final = "M-8 31H8L0 47z"


def marks(v: View, picking: Picking, scale: float, land: Frame) -> list[Shape]:
    """Return the marks of a gathering around their tiles, on the land that is seen."""
    found = []
    for slot in dict.fromkeys(mark.slot for mark in picking.marks):
        row = [mark for mark in picking.marks if mark.slot == slot]
        boxes = [
            MarkBox(-NAME_TOP * scale, RADIUS * scale, _width(mark) / 2 * scale) for mark in row
        ]
        x, y = centre(v.tiles[slot].q, v.tiles[slot].r)
        found += [
            draw_mark(mark, picking.glows.get(mark.id), (x, y), place, scale)
            for mark, place in zip(row, asides(v, picking, slot, boxes, land), strict=True)
        ]
    return found


@lru_cache(maxsize=512)
def draw_mark(
    mark: TileMark, glow: Glow | None, tile: Place, aside: Place, scale: float = 1
) -> Shape:
    """Return a mark: a picture in a ring that points to its tile, and its name upon the ring."""
    wide = _width(mark)
    turned = f"rotate({degrees(atan2(-aside[1], -aside[0])) - 90:.0f})"
    inside = [
        shape("path", classes="pointer", d=POINTER, transform=turned),
        shape("circle", classes="disc", r=RADIUS),
        group(_picture(mark), transform="translate(0 4)"),
        box("name", (-wide / 2, NAME_TOP, wide, NAME_HIGH), rx=6),
        fitted(Phrase(f"mark-{mark.verb}"), (0, NAME_TOP + 22, wide - 8), 22, "t-mark t-mid"),
    ]
    chosen = " picked" * (mark.picked and not (glow and glow.picked))
    return group(
        inside,
        id=mark.id,
        classes=lit(glow, "mark on-table") + chosen,
        label=_words(mark),
        transform=f"{moved((tile[0] + aside[0], tile[1] + aside[1]))} scale({scale:g})",
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
