"""The picture of the viewer's own hand at the near edge of the table, and what it is worth."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import phrase
from digsite.core.scenery import Shape, box, group, text
from digsite.games.archaeology.components import BEST, MOST, PRICES
from digsite.games.archaeology.phases import STORM
from digsite.games.archaeology.pictures.marks import Clickable
from digsite.games.archaeology.pictures.pieces import placed
from digsite.games.archaeology.pictures.piles import Pile, draw_pile, fan_width, pile_of
from digsite.games.archaeology.pictures.stage import FEW, CardFace, Stage
from digsite.games.archaeology.pictures.tags import line, tag
from digsite.games.archaeology.things import HAND, MARKET
from digsite.games.archaeology.view import View, sale_value

SELLS = 18.0  # the height of the tag below a pile of small cards


class Heap(NamedTuple):
    """A pile of the hand, and how many cards of it there will be after what is picked."""

    pile: Pile
    after: int


class HandTold(NamedTuple):
    """What the tag of the hand tells: now, of a trade that is laid out, or of a storm."""

    about: str
    cards: int
    money: int
    lost: int  # cards to a storm
    after: int  # money for the hand after what is picked


def hand(v: View, open_now: Clickable, stage: Stage) -> tuple[Shape, ...]:
    """The viewer's cards, kind by kind; a spectator has none."""
    if v.seat not in range(v.seats):
        return ()
    later = hand_after(v, open_now)
    heaps = tuple(
        Heap(pile_of("hand", kind, cards, taken(v, kind), open_now), later[kind])
        for kind, cards in enumerate(v.hand)
        if cards
    )
    inside = (hand_tag(told_of_hand(v, later), stage), *rows(heaps, stage))
    return (group(inside, classes="own-hand"),)


def taken(v: View, kind: int) -> int:
    """Return how many cards of a kind the viewer has taken in this turn."""
    return v.taken[kind] if v.turn == v.seat else 0


def hand_after(v: View, open_now: Clickable) -> tuple[int, ...]:
    """Return the hand after the trade that is laid out, or the storm; else as it is."""
    picks = open_now.picks
    if v.phase != STORM and not any(pick in MARKET for pick in picks):
        return v.hand
    return tuple(
        cards - picks.count(HAND[kind]) + picks.count(MARKET[kind])
        for kind, cards in enumerate(v.hand)
    )


def told_of_hand(v: View, later: tuple[int, ...]) -> HandTold:
    """Return how many cards there are, what they sell for, and what a storm takes."""
    cards, after = sum(v.hand), sale_value(later)
    if v.phase == STORM and v.actor == v.seat:
        return HandTold("storm", cards, v.worth, v.to_drop, after)
    return HandTold("now" if later == v.hand else "trade", cards, v.worth, cards // 2, after)


@lru_cache(maxsize=1024)
def hand_tag(told: HandTold, stage: Stage) -> Shape:
    """The tag above the hand."""
    x, y, _, height = stage.hand_tag
    size = 13.0 if stage.is_small else 14.5
    about, cards, money, lost, after = told
    words = phrase(f"scene-hand-{about}", cards=cards, money=money, lost=lost, after=after)
    title = (phrase("scene-hand"), "t-title", size + 1)
    inside = line(x + 10, y + height / 2 + 5, title, (words, "t-note", size))
    return group([tag(stage.hand_tag), inside], id="hand-facts")


@lru_cache(maxsize=512)
def rows(heaps: tuple[Heap, ...], stage: Stage) -> tuple[Shape, ...]:
    """The piles: side by side, or in columns on a phone that is held upright."""
    columns = stage.columns[len(heaps) > FEW]
    face = stage.hand_face(len(heaps))
    found = in_columns(heaps, face, stage, columns) if columns else in_a_row(heaps, face, stage)
    return tuple(found)


def in_a_row(heaps: Sequence[Heap], face: CardFace, stage: Stage) -> Iterator[Shape]:
    """Piles side by side, in the middle; cards lie closer where there are many."""
    left, _, width, _ = stage.hand
    more = sum(heap.pile.cards - 1 for heap in heaps)
    room = width - len(heaps) * (face.width + stage.gap)
    step = min(stage.step, room / max(more, 1))
    wide = sum(fan_width(heap.pile, face, step) + stage.gap for heap in heaps) - stage.gap
    x = left + (width - wide) / 2
    for heap in heaps:
        yield drawn(heap, face, step, (x, low(face, stage)))
        x += fan_width(heap.pile, face, step) + stage.gap


def low(face: CardFace, stage: Stage) -> float:
    """Return where cards of a row begin, so that they end at the near edge of the table."""
    _, y, _, height = stage.hand
    return y + height - face.height


def in_columns(
    heaps: Sequence[Heap], face: CardFace, stage: Stage, columns: int
) -> Iterator[Shape]:
    """Piles in columns; those of the last row in the middle."""
    left, top, width, height = stage.hand
    column = (width + stage.gap) / columns
    down = face.height + SELLS + (height - 2 * face.height - SELLS)
    lines = -(-len(heaps) // columns)
    top += 0 if lines > 1 else (height - face.height) / 3
    for n, heap in enumerate(heaps):
        in_line = min(columns, len(heaps) - n // columns * columns)
        room = column - stage.gap
        step = min(stage.step, (room - face.width) / max(heap.pile.cards - 1, 1))
        x = left + (width - in_line * column + stage.gap) / 2 + column * (n % columns)
        x += (room - fan_width(heap.pile, face, step)) / 2
        yield drawn(heap, face, step, (x, top + down * (n // columns)))


@lru_cache(maxsize=2048)
def drawn(heap: Heap, face: CardFace, step: float, place: tuple[float, float]) -> Shape:
    """A pile of the hand, with what its cards sell for."""
    wide = fan_width(heap.pile, face, step)
    x, y = place
    raised = face.rise if heap.pile.picked == heap.pile.cards else 0.0
    if face.is_small:
        return placed([sells(heap, face, wide), *draw_pile(heap.pile, face, step)], x, y)
    values = placed(values_held(heap, face), wide - face.width, -raised)
    return placed([*draw_pile(heap.pile, face, step), values], x, y)


def values_held(heap: Heap, face: CardFace) -> list[Shape]:
    """On the row of set values: what is held is filled, what will be held has a ring."""
    values = PRICES[heap.pile.kind]
    held, later = (min(cards, len(values)) for cards in (heap.pile.cards, heap.after))
    found = value(values, held, face, "held", "t-row t-held")
    if heap.after != heap.pile.cards and later and later != held:
        found += value(values, later, face, "later", "t-row t-later")
    return found


def value(values: Sequence[int], size: int, face: CardFace, frame: str, words: str) -> list[Shape]:
    """The value of a set of this size, in a frame."""
    middle = (3 + 94 * (size - 0.5) / len(values)) * face.scale
    side = 19.0 * face.scale
    return [
        box(frame, (middle - side / 2, 118.2 * face.scale, side, side), rx=3.5),
        Shape(
            "text",
            (("x", middle), ("y", 132 * face.scale), ("font-size", 13.4 * face.scale)),
            (),
            "",
            words,
            str(values[size - 1]),
        ),
    ]


def sells(heap: Heap, face: CardFace, wide: float) -> Shape:
    """The tag below a pile: what its cards sell for now, and after what is picked."""
    kind, cards = heap.pile.kind, heap.pile.cards
    money, after = BEST[MOST * kind + cards], BEST[MOST * kind + heap.after]
    changes = money != after
    room = 84.0 if changes else 58.0
    words = (
        phrase("scene-sells-then", money=money, after=after)
        if changes
        else phrase("scene-sells", money=money)
    )
    middle = min(max(wide - face.width / 2, room / 2), max(wide - room / 2, room / 2))
    y = face.height - 1
    return group(
        [
            box("paper-tag", (middle - room / 2, y - 3, room, SELLS + 3), rx=4),
            text(words, middle, y + 14, "t-strong sells t-better" if changes else "t-strong sells"),
        ]
    )
