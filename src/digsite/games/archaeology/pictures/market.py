"""The picture of the market: a canvas with seven places, one for each kind, always the same."""

from functools import lru_cache
from typing import Final

from digsite.core.phrase import phrase
from digsite.core.scenery import Shape, Words, box, fitted, group, use
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.pictures.marks import Clickable
from digsite.games.archaeology.pictures.pieces import placed
from digsite.games.archaeology.pictures.piles import Pile, draw_pile, fan_width, pile_of
from digsite.games.archaeology.pictures.stage import CardFace, Stage
from digsite.games.archaeology.pictures.tags import line, tag
from digsite.games.archaeology.pictures.trade import draw_trade, trade_of
from digsite.games.archaeology.view import View, trade_value

STEP: Final = 20.8  # from one card of a kind to the next, at most
STITCHES: Final = 7.0  # from the edge of the canvas


def market(v: View, open_now: Clickable, stage: Stage) -> tuple[Shape, ...]:
    """The canvas, and on it cards of each kind over each other, or their empty place."""
    trade = trade_of(v, open_now.picks)
    shapes = [canvas(stage)]
    if not (stage.is_stacked and any(trade.taken)):
        shapes.append(market_tag(v.market, stage))
    if any(trade.taken):
        shapes.append(draw_trade(trade, stage))
    for kind, cards in enumerate(v.market):
        if cards:
            paid = min(v.paid[kind], cards)
            shapes.append(pile(pile_of("market", kind, cards, paid, open_now), stage))
        else:
            shapes.append(empty_place(kind, stage))
    return tuple(shapes)


@lru_cache(maxsize=8)
def canvas(stage: Stage) -> Shape:
    """The canvas on the table, with its shadow and its seam."""
    x, y, width, height = stage.canvas
    inset = STITCHES - 3 if stage.is_small else STITCHES
    return group(
        [
            box("canvas-shadow", (x - 2, y + 4, width + 4, height + 4)),
            box("canvas-side", (x, y + 3, width, height)),
            box("canvas", stage.canvas),
            box("stitches", (x + inset, y + inset, width - 2 * inset, height - 2 * inset), rx=2),
        ]
    )


@lru_cache(maxsize=512)
def market_tag(market: tuple[int, ...], stage: Stage) -> Shape:
    """How many cards there are, and what they count in trades."""
    x, y, width, height = stage.market_tag
    key = "scene-market-short" if stage.is_stacked else "scene-market-note"
    note = phrase(key, cards=sum(market), value=trade_value(market))
    title = phrase("scene-market")
    words: list[Shape]
    if stage.is_stacked:
        inside = (x + 7, y + 37, width - 12)
        words = [line(x + 7, y + 19, (title, "t-title", 14)), fitted(note, inside, 13, "t-note", 3)]
    else:
        size = 13.0 if stage.is_small else 14.5
        middle = y + height / 2 + 5
        words = [line(x + 11, middle, (title, "t-title", size + 1), (note, "t-note", size))]
    return group([tag(stage.market_tag, rounded=not stage.is_stacked), *words])


@lru_cache(maxsize=2048)
def pile(pile: Pile, stage: Stage) -> Shape:
    """The cards of a kind at their place."""
    face = stage.market_face
    room = stage.place_width - face.width
    step = min(STEP, room / max(pile.cards - 1, 1))
    x, y = stage.places[pile.kind]
    if not stage.is_stacked:
        x += (stage.place_width - fan_width(pile, face, step)) / 2
    return placed(draw_pile(pile, face, step), x, y)


@lru_cache(maxsize=64)
def empty_place(kind: int, stage: Stage) -> Shape:
    """A place without cards: a faint picture, and words that say so."""
    face = stage.market_face
    x, y = stage.places[kind]
    if not stage.is_stacked:
        x += (stage.place_width - face.width) / 2
    size = 32.0 if stage.is_small else 54.0
    low = face.height / 2 + size * 0.2
    inside = [
        box("place", (x + 1, y + 1, face.width - 2, face.height - 2), rx=6),
        use(f"ico-{KINDS[kind]}", picture(face, x, y, size), classes="faint"),
        words(kind, face, x, y + low),
    ]
    return group(inside)


def picture(face: CardFace, x: float, y: float, size: float) -> tuple[float, float, float, float]:
    """The frame of the faint picture, somewhat above the middle."""
    return x + (face.width - size) / 2, y + face.height / 2 - size * 0.86, size, size


def words(kind: int, face: CardFace, x: float, y: float) -> Shape:
    """Return the words of an empty place."""
    size = 11.0 if face.is_small else 14.0
    note: Words = phrase(f"scene-no-{KINDS[kind]}")
    middle, wide = x + face.width / 2, face.width - 10
    return fitted(note, (middle, y + size, wide), size, "t-none t-mid", 2)
