"""The picture of the trade in progress, whoever makes it: what is given, what is taken."""

from functools import lru_cache

from digsite.core.phrase import phrase
from digsite.core.scenery import Shape, Words, box, fitted, group, path, shape, text
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.drawing.pieces import icon
from digsite.games.archaeology.view import trade_value

PAN = 284.0
HIGH = 34.0
CHIPS_X = 76.0  # the first card on a pan
CHIPS = 172.0  # room for them
CHIP = 38.0


@lru_cache(maxsize=1024)
def trade(
    paid: tuple[int, ...], taken: tuple[int, ...], width: float, y: float
) -> tuple[Shape, ...]:
    """A5  Two pans with an arrow each way between them: since the last sale or exploration."""
    middle, line = width / 2, y + HIGH / 2
    there = ("M", middle - 9, line - 6, "h", 17, "m", -4, -4, "l 4 4 -4 4")
    back = ("M", middle + 9, line + 6, "h", -17, "m", 4, -4, "l -4 4 4 4")
    return (
        pan(2, y, cards=paid, name="given"),
        shape("path", classes="swap", d=path(*there, *back)),
        pan(width - 2 - PAN, y, cards=taken, name="taken"),
    )


@lru_cache(maxsize=1024)
def pan(x: float, y: float, cards: tuple[int, ...], name: str) -> Shape:
    """Cards on one side: kinds with their numbers, and the sum of their values."""
    inside: list[Shape] = [
        box("pan", (x, y, PAN, HIGH), rx=6),
        fitted(
            phrase(f"scene-{name}"), (x + 7, y + 22, CHIPS_X - 10), 14, "t-note legible pan-word"
        ),
    ]
    kinds = [kind for kind in range(len(KINDS)) if cards[kind]]
    step = min(CHIP, CHIPS / max(len(kinds), 1))
    for n, kind in enumerate(kinds):
        left = x + CHIPS_X + n * step
        inside.append(icon(kind, left, y + 6, 22))
        inside.append(
            text(str(cards[kind]), left + 25, y + 23, "t-strong legible chip-number", "start")
        )
    value = trade_value(cards)
    inside.append(text(str(value), x + PAN - 9, y + 25, "t-num pan-number", "end"))
    label = phrase(f"scene-{name}-label", cards=sum(cards), value=value)
    return group(inside, id=f"trade-{name}", label=label)


def balance(paid: tuple[int, ...], taken: tuple[int, ...], debt: int) -> tuple[Words, str]:
    """What is to be said of the trade, and its class: owed, even, or something was lost."""
    lost = trade_value(paid) - trade_value(taken)
    if debt:
        return phrase("scene-owed", debt=debt), "t-strong"
    if lost:
        return phrase("scene-lost", lost=lost), "t-strong t-loss"
    return phrase("scene-even"), "t-strong"
