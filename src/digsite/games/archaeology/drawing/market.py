"""The picture of the market: the trade in progress, and its cards, kind by kind."""

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
from digsite.games.archaeology.view import View

WIDE = 600.0
GAP = 16.0
TOP = 72.0  # below the title and the trade
ROW = HIGH + RAISE + 6
IN_ROW = 4  # kinds side by side
CLOSEST = 12.0  # from one card of a kind to the next


def market(v: View, targets: Targets) -> Part:
    """Cards of one kind lie over each other; those just paid stand higher."""
    rows = rows_of([kind for kind in range(len(KINDS)) if v.market[kind]])
    shapes = [caption(v), *trade(v, WIDE, 30)]
    for n, kinds in enumerate(rows):
        shapes += row(v, kinds, TOP + n * ROW, targets)
    return Part(
        "market", "board", WIDE, TOP + len(rows) * ROW, phrase("scene-market"), tuple(shapes)
    )


def rows_of(kinds: list[int]) -> list[list[int]]:
    """One row, or two of about the same length."""
    if len(kinds) <= IN_ROW:
        return [kinds]
    half = (len(kinds) + 1) // 2
    return [kinds[:half], kinds[half:]]


def row(v: View, kinds: list[int], y: float, targets: Targets) -> list[Shape]:
    """Piles side by side."""
    step, scale = fitting(len(kinds), sum(v.market[kind] for kind in kinds))
    found: list[Shape] = []
    x = 4.0
    for kind in kinds:
        found.append(placed([pile(v, kind, step, targets)], x, y, scale))
        x += (fan_width(v.market[kind], step) + GAP) * scale
    return found


def fitting(kinds: int, cards: int) -> tuple[float, float]:
    """How far apart cards of a kind lie, and how large they are, so that all have room in a row."""
    room, more = WIDE - 8, cards - kinds
    apart = kinds * (CARD + GAP) - GAP
    step = max(min(STEP, (room - apart) / max(more, 1)), CLOSEST)
    return step, min(1.0, room / max(apart + more * step, 1))


def caption(v: View) -> Shape:
    """How many cards there are, and what they count; in a trade, how it stands."""
    words: Words = phrase("scene-market-note", cards=sum(v.market), value=v.market_value)
    classes = "t-note"
    if any(v.taken):
        words, classes = balance(v)
    return group(
        [
            fitted(phrase("scene-market"), (2, 18, 150), 18, "t-title"),
            fitted(words, (WIDE - 4, 18, WIDE - 170), 15, f"{classes} t-end"),
        ]
    )


def pile(v: View, kind: int, step: float, targets: Targets) -> Shape:
    """The cards of one kind; a click takes one."""
    cards, paid = v.market[kind], min(v.paid[kind], v.market[kind])
    actions = targets.market.get(kind, ())
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
