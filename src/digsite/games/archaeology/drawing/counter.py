"""The picture of the counter: the trade in progress, and what sets sell for."""

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import (
    Frame,
    Part,
    Shape,
    Words,
    box,
    fitted,
    group,
    path,
    shape,
    text,
)
from digsite.games.archaeology.actions import PAY, TAKE
from digsite.games.archaeology.components import KINDS, PRICES, set_of
from digsite.games.archaeology.drawing.pieces import icon, kind_name
from digsite.games.archaeology.drawing.targets import Targets
from digsite.games.archaeology.view import View, trade_value

WIDE = 812.0
TALL = 256.0
TRADE_WIDE = 386.0
SALE_X = 402.0
SALE_WIDE = WIDE - SALE_X
PAN = 148.0
ROW = 29.0
CELL = 46.0
PRICES_X = SALE_X + 166


def counter(v: View, targets: Targets) -> Part:
    """Two sheets side by side: trade, and sale."""
    shapes = (*trade(v), *sale(v, targets))
    return Part("counter", "board", WIDE, TALL, phrase("scene-counter"), shapes)


def sheet(frame: Frame, title: Words, note: Words, share: float) -> list[Shape]:
    """A sheet with its title, which has a share of the width, and a note at the right."""
    x, _, width, _ = frame
    room = width - 36
    return [
        box("sheet", frame, rx=8),
        fitted(title, (x + 14, 27, room * share), 18, "t-title"),
        fitted(note, (x + width - 14, 27, room * (1 - share)), 14.5, "t-note t-end"),
    ]


# The trade


def trade(v: View) -> list[Shape]:
    """A5  What is given and what is taken since the last sale, with what they count."""
    frame = (0.5, 0.5, TRADE_WIDE - 1, TALL - 1)
    swap = "M178 116h28M199 109l8 7-8 7M208 129h-28M187 122l-8 7 8 7"
    return [
        *sheet(frame, phrase("scene-trade"), phrase("scene-trade-note"), 0.26),
        pan(14, phrase("scene-given"), v.paid, "given"),
        shape("path", classes="swap", d=swap),
        pan(TRADE_WIDE - 14 - PAN, phrase("scene-taken"), v.taken, "taken"),
        balance(v),
    ]


def pan(x: float, title: Phrase, cards: tuple[int, ...], name: str) -> Shape:
    """Cards on one side of the trade: kinds with their numbers, and the sum of their values."""
    inside: list[Shape] = [
        box("pan", (x, 42, PAN, 166), rx=8),
        fitted(title, (x + 10, 62, PAN - 20), 14, "t-note"),
    ]
    kinds = [kind for kind in range(len(KINDS)) if cards[kind]]
    for n, kind in enumerate(kinds):
        left, top = x + 10 + 66 * (n % 2), 72 + 29 * (n // 2)
        inside.append(icon(kind, left, top, 25))
        inside.append(text(f"×{cards[kind]}", left + 31, top + 19, "t-strong chip-number", "start"))
    value = trade_value(cards)
    inside.append(text(str(value), x + PAN - 10, 200, "t-num pan-number", "end"))
    label = phrase(f"scene-{name}-label", cards=sum(cards), value=value)
    return group(inside, id=f"trade-{name}", label=label)


def balance(v: View) -> Shape:
    """Whether the trade is paid, and what was lost in it; to who may trade, how it begins."""
    words: Words = ""
    classes = "t-note"
    lost = trade_value(v.paid) - trade_value(v.taken)
    if v.debt:
        words, classes = phrase("scene-owed", debt=v.debt), "t-strong"
    elif any(v.taken) and lost:
        words, classes = phrase("scene-lost", lost=lost), "t-loss"
    elif any(v.taken):
        words, classes = phrase("scene-even"), "t-even"
    elif any(TAKE <= action < PAY for action in v.legal):
        words = phrase("scene-no-trade")
    return fitted(words, (14, 236, TRADE_WIDE - 28), 15, classes)


# The sale


def sale(v: View, targets: Targets) -> list[Shape]:
    """A7  For each kind what sets of it sell for; what the viewer holds is filled."""
    frame = (SALE_X + 0.5, 0.5, SALE_WIDE - 1, TALL - 1)
    rows = [part for kind in range(len(KINDS)) for part in row(v, kind, targets)]
    return [*sheet(frame, phrase("scene-sale"), phrase("scene-sale-note"), 0.5), *rows]


def row(v: View, kind: int, targets: Targets) -> list[Shape]:
    """A kind: picture, name, a price for each size of a set."""
    y = 44 + ROW * kind
    found = [
        icon(kind, SALE_X + 14, y + 2, 24),
        fitted(kind_name(kind), (SALE_X + 46, y + 20, 112), 15, "t-strong"),
    ]
    if kind:
        rule = path("M", SALE_X + 14, y - 1, "h", SALE_WIDE - 28)
        found.append(shape("path", classes="rule", d=rule))
    held, sizes = min(v.hand[kind], len(PRICES[kind])), range(1, len(PRICES[kind]) + 1)
    return [*found, *(price(kind, size, y, targets, held=held == size) for size in sizes)]


def price(kind: int, size: int, y: float, targets: Targets, *, held: bool) -> Shape:
    """What a set of this size sells for; a click sells it."""
    x = PRICES_X + CELL * (size - 1)
    sold = set_of(kind, size)
    actions = targets.sales.get(sold, ())
    frame = (x + 2, y + 2, CELL - 6, ROW - 5)
    inside = [box("price-held" if held else "price", frame)]
    amount = PRICES[kind][size - 1]
    classes = "t-price t-price-held price-number" if held else "t-price price-number"
    inside.append(text(str(amount), x + CELL / 2 - 1, y + 20, classes))
    if actions:
        inside.append(box("ring", frame))
    label = phrase(
        "scene-sell" if actions else "scene-price",
        kind=kind_name(kind),
        cards=size,
        money=phrase("money", money=amount),
    )
    return group(
        inside,
        id=f"sell-{KINDS[kind]}-{size}",
        classes="legal on-table sale" if actions else "",
        label=label,
        actions=actions,
    )
