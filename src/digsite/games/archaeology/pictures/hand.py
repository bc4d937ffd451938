"""The picture of the viewer's own hand at the near edge of the table, and what it is worth."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import phrase
from digsite.core.scenery import Shape, box, group, text
from digsite.games.archaeology.components import BEST, MOST
from digsite.games.archaeology.phases import STORM
from digsite.games.archaeology.pictures.marks import Clickable
from digsite.games.archaeology.pictures.pieces import placed
from digsite.games.archaeology.pictures.piles import Pile, draw_pile, fan_width, pile_of
from digsite.games.archaeology.pictures.stage import FEW, CardFace, Stage
from digsite.games.archaeology.pictures.tags import line, tag
from digsite.games.archaeology.things import HAND, MARKET
from digsite.games.archaeology.view import View, sale_value

SELLS = 18.0  # the height of the tag below a pile of small cards


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
    piles = tuple(
        pile_of("hand", kind, cards, taken(v, kind), open_now)._replace(after=later[kind])
        for kind, cards in enumerate(v.hand)
        if cards
    )
    inside = (hand_tag(told_of_hand(v, later), stage), *rows(piles, stage))
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
    now = "now" if v.storms else "safe"  # no storm is left that could take anything
    return HandTold(now if later == v.hand else "trade", cards, v.worth, cards // 2, after)


@lru_cache(maxsize=1024)
def hand_tag(told: HandTold, stage: Stage) -> Shape:
    """The tag above the hand."""
    x, y, _, height = stage.hand_tag
    size = 13.0 if stage.is_small else 14.5
    about, cards, money, lost, after = told
    worth = phrase(f"scene-hand-{about}", cards=cards, money=money, lost=lost, after=after)
    words = worth if cards else phrase("cards", cards=0)
    title = (phrase("scene-hand"), "t-title", size + 1)
    inside = line(x + 10, y + height / 2 + 5, title, (words, "t-note", size))
    return group([tag(stage.hand_tag), inside], id="hand-facts")


@lru_cache(maxsize=512)
def rows(piles: tuple[Pile, ...], stage: Stage) -> tuple[Shape, ...]:
    """The piles: side by side, or in columns on a phone that is held upright."""
    columns = stage.columns[len(piles) > FEW]
    face = stage.hand_face(len(piles))
    found = in_columns(piles, face, stage, columns) if columns else in_a_row(piles, face, stage)
    return tuple(found)


def in_a_row(piles: Sequence[Pile], face: CardFace, stage: Stage) -> Iterator[Shape]:
    """Piles side by side, in the middle; cards lie closer where there are many."""
    left, _, width, _ = stage.hand
    more = sum(pile.cards - 1 for pile in piles)
    room = width - len(piles) * (face.width + stage.gap)
    step = min(stage.step, room / max(more, 1))
    wide = sum(fan_width(pile, face, step) + stage.gap for pile in piles) - stage.gap
    x = left + (width - wide) / 2
    for pile in piles:
        yield drawn(pile, face, step, (x, low(face, stage)))
        x += fan_width(pile, face, step) + stage.gap


def low(face: CardFace, stage: Stage) -> float:
    """Return where cards of a row begin, so that they end at the near edge of the table."""
    _, y, _, height = stage.hand
    return y + height - face.height


def in_columns(
    piles: Sequence[Pile], face: CardFace, stage: Stage, columns: int
) -> Iterator[Shape]:
    """Piles in columns; those of the last row in the middle."""
    left, top, width, height = stage.hand
    column = (width + stage.gap) / columns
    down = face.height + SELLS + (height - 2 * face.height - SELLS)
    lines = -(-len(piles) // columns)
    top += 0 if lines > 1 else (height - face.height) / 3
    for n, pile in enumerate(piles):
        in_line = min(columns, len(piles) - n // columns * columns)
        room = column - stage.gap
        step = min(stage.step, (room - face.width) / max(pile.cards - 1, 1))
        x = left + (width - in_line * column + stage.gap) / 2 + column * (n % columns)
        x += (room - fan_width(pile, face, step)) / 2
        yield drawn(pile, face, step, (x, top + down * (n // columns)))


@lru_cache(maxsize=2048)
def drawn(pile: Pile, face: CardFace, step: float, place: tuple[float, float]) -> Shape:
    """A pile of the hand, with what its cards sell for."""
    wide = fan_width(pile, face, step)
    x, y = place
    below = [sells(pile, face, wide)] if face.is_small else []
    return placed([*below, *draw_pile(pile, face, step)], x, y)


def sells(pile: Pile, face: CardFace, wide: float) -> Shape:
    """The tag below a pile: what its cards sell for now, and after what is picked."""
    kind, cards = pile.kind, pile.cards
    money, after = BEST[MOST * kind + cards], BEST[MOST * kind + pile.after]
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
