"""The picture of the trade in progress, whoever makes it: what is given, what is taken."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.gathering import Picks
from digsite.core.phrase import phrase
from digsite.core.scenery import Frame, Shape, box, fitted, group, text, use
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.pictures.pieces import badge, icon
from digsite.games.archaeology.pictures.stage import Stage
from digsite.games.archaeology.pictures.tags import tag
from digsite.games.archaeology.things import HAND, MARKET
from digsite.games.archaeology.view import View, trade_value

SCALES: Final = 46.0  # the room for the scales between the pans
PAN: Final = 0.38  # the share of each pan of the rest of the tag
WORD: Final = 58.0  # the room for "Give" on a pan
TOTAL: Final = 28.0  # and for the sum of values


class Trade(NamedTuple):
    """What is given and taken; what is owed until it is closed; whether it is only laid out."""

    paid: tuple[int, ...]
    taken: tuple[int, ...]
    debt: int
    laid_out: bool = False

    @property
    def lost(self) -> int:
        """What is given too much; less than 0 while something is owed."""
        if self.laid_out or self.debt:
            return -self.debt
        return trade_value(self.paid) - trade_value(self.taken)

    @property
    def sides(self) -> tuple["Side", "Side"]:
        """What is given, and what is taken."""
        given, taken = ("give", "take") if self.laid_out else ("given", "taken")
        return Side("given", given, self.paid), Side("taken", taken, self.taken)


class Side(NamedTuple):
    """One side of a trade: its name, the word for it now, and its cards by kind."""

    name: str
    word: str
    cards: tuple[int, ...]


@lru_cache(maxsize=1024)
def draw_trade(trade: Trade, stage: Stage) -> Shape:
    """A5  The trade on a tag: since the last sale or exploration."""
    inside = in_lines(trade, stage) if stage.is_stacked else in_a_line(trade, stage)
    return group([tag(stage.trade, rounded=not stage.is_stacked), *inside])


def in_a_line(trade: Trade, stage: Stage) -> Iterator[Shape]:
    """What is given, the scales, what is taken, and how it stands."""
    x, y, width, height = stage.trade
    wide, high = (width - SCALES) * PAN, height - 4
    given, taken = trade.sides
    yield pan(given, (x + 3, y + 2, wide, high))
    yield use(scales(trade), (x + wide + 6, y + 1, SCALES - 6, height - 2))
    yield pan(taken, (x + 3 + wide + SCALES, y + 2, wide, high))
    left = x + 2 * wide + SCALES + 10
    yield verdict(trade, left, y + height / 2 + 5, x + width - left - 8)


def in_lines(trade: Trade, stage: Stage) -> Iterator[Shape]:
    """What is given, what is taken, how it stands: each on a line of its own."""
    x, y, width, _ = stage.trade
    for n, side in enumerate(trade.sides):
        low = y + 21 + 21 * n
        yield labelled(side, [word(side, x + 7, low), total(side, x + width - 9, low)])
    yield verdict(trade, x + 7, y + 66, width - 12)


@lru_cache(maxsize=1024)
def pan(side: Side, frame: Frame) -> Shape:
    """Kinds with their numbers, and the sum of their values."""
    x, y, width, height = frame
    kinds = [kind for kind in range(len(KINDS)) if side.cards[kind]]
    step = min(height + 8, (width - WORD - TOTAL) / max(len(kinds), 1))
    inside = [box("pan", frame, rx=6), word(side, x + 6, y + height / 2 + 5)]
    for n, kind in enumerate(kinds):
        left = x + WORD + n * step
        inside.append(icon(kind, left, y + 1, height - 2))
        if side.cards[kind] > 1:
            inside += badge(str(side.cards[kind]), left + height - 4, y + height - 8)
    return labelled(side, [*inside, total(side, x + width - 6, y + height / 2 + 6)])


def word(side: Side, x: float, y: float) -> Shape:
    """What a side is called."""
    return fitted(phrase(f"scene-{side.word}"), (x, y, WORD - 6), 13.5, "t-note")


def total(side: Side, right: float, y: float) -> Shape:
    """What the cards of a side count together."""
    return text(str(trade_value(side.cards)), right, y, "t-num set-price", "end")


def labelled(side: Side, inside: list[Shape]) -> Shape:
    """Return a side with its words for screen readers."""
    value = trade_value(side.cards)
    label = phrase(f"scene-{side.word}-label", cards=sum(side.cards), value=value)
    return group(inside, id=f"trade-{side.name}", label=label)


def scales(trade: Trade) -> str:
    """Return the drawing of the scales: level, or down on the heavier side."""
    return "scales-lost" if trade.lost > 0 else "scales-owed" if trade.lost < 0 else "scales"


def trade_of(v: View, picks: Picks) -> Trade:
    """Return the trade that is picked up or, without one, what was traded in this turn."""
    given = tuple(map(picks.count, HAND))
    taken = tuple(map(picks.count, MARKET))
    if v.debt:
        given, taken = added(v.paid, given), added(v.taken, taken)
        owed = v.debt + trade_value(taken) - trade_value(v.taken)
        paid = trade_value(given) - trade_value(v.paid)
        return Trade(given, taken, owed - paid, laid_out=bool(picks))
    if any(taken):
        return Trade(given, taken, trade_value(taken) - trade_value(given), laid_out=True)
    return Trade(v.paid, v.taken, 0)


def added(cards: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    """Return two lots of cards, both by kind, as one."""
    return tuple(map(sum, zip(cards, more, strict=True)))


def verdict(trade: Trade, x: float, y: float, room: float) -> Shape:
    """What is to be said of the trade: something is owed, it is even, or something is lost."""
    if trade.lost > 0:
        words, classes = phrase("scene-lost", lost=trade.lost), "t-strong t-loss"
    elif trade.lost < 0:
        words, classes = phrase("scene-owed", debt=-trade.lost), "t-strong"
    else:
        words, classes = phrase("scene-even"), "t-strong"
    return fitted(words, (x, y, room), 13.5, classes)
