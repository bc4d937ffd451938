"""The picture of the market: its cards, kind by kind."""

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, fitted, group, ringed
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
from digsite.games.archaeology.view import View

WIDE = 812.0
GAP = 16.0
TOP = 30.0
CLOSEST = 12.0  # from one card of a kind to the next


def market(v: View, targets: Targets) -> Part:
    """Cards of one kind lie over each other; those just paid stand higher."""
    kinds = [kind for kind in range(len(KINDS)) if v.market[kind]]
    step, scale = fitting(len(kinds), sum(v.market))
    shapes: list[Shape] = [caption(v)]
    x = 4.0
    for kind in kinds:
        shapes.append(placed([pile(v, kind, step, targets)], x, TOP, scale))
        x += (fan_width(v.market[kind], step) + GAP) * scale
    title = phrase("scene-market")
    return Part("market", "board", WIDE, TOP + HIGH + RAISE + 6, title, tuple(shapes))


def fitting(kinds: int, cards: int) -> tuple[float, float]:
    """How far apart cards of a kind lie, and how large they are, so that all have room in a row."""
    room, more = WIDE - 8, cards - kinds
    apart = kinds * (CARD + GAP) - GAP
    step = max(min(STEP, (room - apart) / max(more, 1)), CLOSEST)
    return step, min(1.0, room / max(apart + more * step, 1))


def caption(v: View) -> Shape:
    """How many cards there are, and what they count in a trade."""
    cards = sum(v.market)
    note = phrase("scene-market-note", cards=cards, value=v.market_value)
    return group(
        [
            fitted(phrase("scene-market"), (2, 18, 200), 18, "t-title"),
            fitted(note, (WIDE - 4, 18, WIDE - 220), 15, "t-note t-end"),
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
