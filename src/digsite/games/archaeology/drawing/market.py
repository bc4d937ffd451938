"""The picture of the market: the trade in progress, and its cards, kind by kind."""

from functools import lru_cache
from typing import NamedTuple, TypeVar

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, Words, fitted, group, ringed
from digsite.games.archaeology.components import KINDS, TRADE
from digsite.games.archaeology.drawing.pieces import (
    CARD,
    HIGH,
    RAISE,
    STEP,
    fan,
    fan_width,
    kind_name,
    placed,
    tally,
)
from digsite.games.archaeology.drawing.targets import Targets
from digsite.games.archaeology.drawing.trade import balance, trade
from digsite.games.archaeology.view import View, trade_value

T = TypeVar("T")

WIDE = 600.0
GAP = 16.0
TOP = 72.0  # below the title and the trade
ROW = HIGH + RAISE + 6
IN_ROW = 4  # kinds side by side
CLOSEST = 12.0  # from one card of a kind to the next


class Pile(NamedTuple):
    """The cards of one kind: how many, how many of them just paid, and what a click does."""

    kind: int
    cards: int
    paid: int
    actions: tuple[int, ...]


def market(v: View, targets: Targets) -> Part:
    """Cards of one kind lie over each other; those just paid stand higher."""
    piles = [
        Pile(kind, cards, min(v.paid[kind], cards), targets.market.get(kind, ()))
        for kind, cards in enumerate(v.market)
        if cards
    ]
    rows = rows_of(piles)
    words, classes = balance(v.paid, v.taken, v.debt) if any(v.taken) else total(v.market)
    shapes = [caption(words, classes), *trade(v.paid, v.taken, WIDE, 30)]
    for n, each in enumerate(rows):
        shapes += row(tuple(each), TOP + n * ROW)
    return Part(
        "market", "board", WIDE, TOP + len(rows) * ROW, phrase("scene-market"), tuple(shapes)
    )


def rows_of(piles: list[T]) -> list[list[T]]:
    """One row, or two of about the same length."""
    if len(piles) <= IN_ROW:
        return [piles]
    half = (len(piles) + 1) // 2
    return [piles[:half], piles[half:]]


@lru_cache(maxsize=1024)
def row(piles: tuple[Pile, ...], y: float) -> tuple[Shape, ...]:
    """Piles side by side."""
    step, scale = fitting(len(piles), sum(pile.cards for pile in piles))
    found: list[Shape] = []
    x = 4.0
    for pile in piles:
        found.append(placed([draw_pile(pile, step)], x, y, scale))
        x += (fan_width(pile.cards, step) + GAP) * scale
    return tuple(found)


def fitting(kinds: int, cards: int) -> tuple[float, float]:
    """How far apart cards of a kind lie, and how large they are, so that all have room in a row."""
    room, more = WIDE - 8, cards - kinds
    apart = kinds * (CARD + GAP) - GAP
    step = max(min(STEP, (room - apart) / max(more, 1)), CLOSEST)
    return step, min(1.0, room / max(apart + more * step, 1))


def total(market: tuple[int, ...]) -> tuple[Words, str]:
    """How many cards there are, and what they count; and its class."""
    value = trade_value(market)
    return phrase("scene-market-note", cards=sum(market), value=value), "t-note"


def caption(words: Words, classes: str) -> Shape:
    """The title, and what is to be said of the market or the trade."""
    return group(
        [
            fitted(phrase("scene-market"), (2, 18, 150), 18, "t-title"),
            fitted(words, (WIDE - 4, 18, WIDE - 170), 15, f"{classes} t-end legible market-word"),
        ]
    )


@lru_cache(maxsize=1024)
def draw_pile(pile: Pile, step: float) -> Shape:
    """The cards of one kind; a click takes one."""
    kind, cards, paid, actions = pile
    inside = fan(kind, cards, paid, step)
    if actions:
        y = 0.0 if paid else RAISE
        inside += ringed(((cards - 1) * step, y, CARD, HIGH), rx=8)
    inside += tally(cards, fan_width(cards, step), RAISE + 6)
    return group(
        inside,
        id=f"market-{KINDS[kind]}",
        classes="pile legal on-table" if actions else "pile",
        label=label(kind, cards, may_take=bool(actions)),
        actions=actions,
    )


def label(kind: int, cards: int, *, may_take: bool) -> Phrase:
    """The pile in words."""
    key = "scene-market-take" if may_take else "scene-market-pile"
    return phrase(key, kind=kind_name(kind), cards=cards, value=TRADE[kind])
