"""The picture of all kinds of treasure: what sets sell for, and how many cards are still unseen."""

from functools import lru_cache

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, path, shape, text
from digsite.games.archaeology.components import KINDS, PRICES, set_of
from digsite.games.archaeology.pictures.marks import Clickable, Mark, classes, labelled
from digsite.games.archaeology.pictures.pieces import icon, kind_name
from digsite.games.archaeology.things import HAND, PRICE
from digsite.games.archaeology.view import View

WIDE = 300.0
TOP = 20.0
ROW = 28.0
CELL = 26.5
NAME_X = 28.0
NAME = 88.0  # room for a name
PRICES_X = 118.0


def treasures(v: View, open_now: Clickable) -> Part:
    """A line a kind. The largest set that the viewer holds is filled; a click on a price sells."""
    rows = [
        row(kind, v.hand[kind], v.unseen[kind], sales(kind, open_now)) for kind in range(len(KINDS))
    ]
    shapes = (*head(), *(part for each in rows for part in each))
    note = phrase("scene-sale-note")
    return Part("treasures", "side", WIDE, TOP + 7 * ROW, phrase("scene-sale"), shapes, note)


@lru_cache
def head() -> tuple[Shape, ...]:
    """What the columns are."""
    return (
        *(
            fitted(str(size), (cell_x(size), 14, CELL), 14.5, "t-note t-mid")
            for size in range(1, 6)
        ),
        fitted(phrase("scene-unseen"), (WIDE - 2, 14, 53), 14.5, "t-note t-end"),
    )


def sales(kind: int, open_now: Clickable) -> tuple[Mark, ...]:
    """What is to be seen of each price of a kind."""
    return tuple(sale(kind, size, open_now) for size in range(1, len(PRICES[kind]) + 1))


def sale(kind: int, size: int, open_now: Clickable) -> Mark:
    """What is to be seen of a price; it is picked if just this set is picked up to be sold."""
    number = set_of(kind, size)
    mark = open_now.mark(PRICE[number], "set", number)
    return mark._replace(picked=mark.lit and open_now.picks == (HAND[kind],) * size)


def cell_x(size: int) -> float:
    """The middle of the column of a set's size."""
    return PRICES_X + CELL * (size - 0.5)


@lru_cache(maxsize=1024)
def row(kind: int, cards: int, out_of_sight: int, sales: tuple[Mark, ...]) -> tuple[Shape, ...]:
    """A7  A kind: picture, name, a price for each size of a set, and how many are unseen."""
    y = TOP + ROW * kind
    held = min(cards, len(PRICES[kind]))
    return (
        shape("path", classes="rule", d=path("M", 1, y, "h", WIDE - 2)),
        icon(kind, 1, y + 2.5, 23),
        fitted(phrase(f"scene-kind-{KINDS[kind]}"), (NAME_X, y + 19, NAME), 14.4, "t-strong"),
        *(price(kind, size, y, mark, held=held == size) for size, mark in enumerate(sales, 1)),
        unseen(kind, out_of_sight, y),
    )


@lru_cache(maxsize=1024)
def price(kind: int, size: int, y: float, mark: Mark, *, held: bool) -> Shape:
    """What a set of this size sells for; a click picks it up."""
    frame = (cell_x(size) - CELL / 2 + 1.5, y + 2.5, CELL - 3, ROW - 5)
    amount = PRICES[kind][size - 1]
    number = "t-price t-price-held price-number" if held else "t-price price-number"
    inside = [
        box("price-held" if held else "price", frame),
        text(str(amount), cell_x(size), y + 20, number),
    ]
    if mark.lit:
        inside.append(box("ring", frame))
    label = phrase(
        "scene-sell" if mark.lit else "scene-price",
        kind=kind_name(kind),
        cards=size,
        money=phrase("money", money=amount),
    )
    return group(
        inside,
        id=PRICE[set_of(kind, size)],
        classes=classes(mark, "on-table sale"),
        label=labelled(label, mark),
        actions=mark.actions,
    )


@lru_cache(maxsize=256)
def unseen(kind: int, cards: int, y: float) -> Shape:
    """A10.1  How many of a kind are where the viewer cannot know."""
    number = text(str(cards), WIDE - 4, y + 20, "t-num price-number", "end")
    label = phrase("scene-unseen-kind", kind=kind_name(kind), cards=cards)
    return group([number], label=label)
