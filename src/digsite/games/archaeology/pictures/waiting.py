"""The sheet of a sale: money and hand, what waiting may bring, and what may come meanwhile."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, box, fitted, group, text
from digsite.games.archaeology.components import PRICES, TRADE
from digsite.games.archaeology.pictures.dig_site import pip
from digsite.games.archaeology.pictures.outcome import WIDE, arrow
from digsite.games.archaeology.pictures.pieces import badge, icon
from digsite.games.archaeology.view import View

BOXES: Final = 58.0  # the height of the two boxes, and where the first heading stands
ROW: Final = 36.0
RISK: Final = 42.0
MORE: Final = 2  # sizes beyond what is held


class Sale(NamedTuple):
    """A set to sell, what there is besides, and how likely a storm and a thief are."""

    kind: int
    held: int
    money: tuple[int, int]  # now and then
    cards: tuple[int, int]
    in_market: int
    unseen: tuple[int, int]  # of the kind and of all
    risks: tuple[int, int]  # percent: a storm, a thief of others


def sale_of(v: View, kind: int, size: int) -> Sale | None:
    """Return what there is to know of a sale; nothing of more cards than a set has."""
    if size > len(PRICES[kind]):
        return None
    money, cards = v.players[v.seat].money, sum(v.hand)
    return Sale(
        kind,
        v.hand[kind],
        (money, money + PRICES[kind][size - 1]),
        (cards, cards - size),
        v.market[kind],
        (v.unseen[kind], sum(v.unseen)),
        (chance(v.storms, v.dig_site, v.seats), chance(v.thieves, v.dig_site, v.seats - 1)),
    )


def chance(some: int, cards: int, digs: int) -> int:
    """Return in percent how likely one of some cards is dug up in the next digs."""
    none = 1.0
    for n in range(min(digs, cards)):
        none *= max(cards - some - n, 0) / (cards - n)
    return round(100 - 100 * none)


@lru_cache(maxsize=1024)
def draw_waiting(sale: Sale) -> tuple[tuple[Shape, ...], float]:
    """The boxes, and below them what may be gained and lost by waiting."""
    sizes = range(sale.held + 1, min(sale.held + MORE, len(PRICES[sale.kind])) + 1)
    low = BOXES + (20 if sizes else 0)
    shapes = [
        *change("scene-your-money", sale.money, 0.0),
        *change("scene-your-cards", sale.cards, WIDE / 2 + 4),
        *([heading("scene-if-you-wait", BOXES + 12)] if sizes else ()),
        *(wait(sale, size, low + ROW * n) for n, size in enumerate(sizes)),
    ]
    low += ROW * len(sizes) + 6
    if any(sale.risks):
        shapes.append(heading("scene-may-come", low + 14))
        low += 22
        for name, share in zip(("storm", "thief"), sale.risks, strict=True):
            shapes.append(risk(name, share, low))
            low += RISK
    return tuple(shapes), low


def heading(key: str, y: float) -> Shape:
    """The name of what follows."""
    return fitted(phrase(key), (0, y, WIDE), (15, 13), "t-title")


def change(key: str, numbers: tuple[int, int], x: float) -> Iterator[Shape]:
    """A number now, and after the sale."""
    now, then = map(str, numbers)
    wide = WIDE / 2 - 4
    yield box("well", (x, 2, wide, BOXES - 10), rx=6)
    yield fitted(phrase(key), (x + 10, 19, wide - 20), (13.5, 13), "t-note")
    yield text(now, x + 10, 42, "t-num sum", "start")
    yield arrow(35, x + 54)
    yield text(then, x + 78, 42, "t-num sum t-better", "start")


def wait(sale: Sale, size: int, y: float) -> Shape:
    """A7.2  What a larger set would sell for, and where its next card may be."""
    price = PRICES[sale.kind][size - 1]
    return group(
        [
            icon(sale.kind, 0, y, 28),
            *badge(str(size), 26, y + 26),
            text(str(price), 44, y + 21, "t-num sum", "start"),
            fitted(source(sale, size), (76, y + 14, WIDE - 76), (13.5, 13), "t-note", 2),
        ],
    )


def source(sale: Sale, size: int) -> Phrase:
    """Where the cards are that make the set so large."""
    missing = size - sale.held
    if missing <= sale.in_market:
        return phrase("scene-wait-market", cards=missing, value=missing * TRADE[sale.kind])
    left, unseen = sale.unseen
    return phrase("scene-wait-unseen", left=left, all=unseen)


@lru_cache(maxsize=256)
def risk(name: str, share: int, y: float) -> Shape:
    """How likely something comes before the next turn, and what it does."""
    long = WIDE - 34 - 50
    return group(
        [
            *pip(name, (0, y + 2, 26, 26)),
            box("well", (34, y + 6, long, 8), rx=4),
            box("risk", (34, y + 6, max(long * share / 100, 8), 8), rx=4),
            text(phrase("scene-percent", number=share), WIDE, y + 15, "t-num risk-share", "end"),
            fitted(phrase(f"scene-risk-{name}"), (34, y + 33, WIDE - 34), (13.5, 13), "t-note"),
        ],
    )
