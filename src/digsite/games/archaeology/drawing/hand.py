"""The picture of the viewer's own hand: a part for each kind, and what it is worth."""

from collections.abc import Iterator
from functools import lru_cache

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
    tally,
)
from digsite.games.archaeology.drawing.targets import Targets, does
from digsite.games.archaeology.view import View

CAPTION = 130.0
TALL = HIGH + RAISE + 5
MANY = 5  # cards of one kind from which on they lie closer


def hand(v: View, targets: Targets) -> Iterator[Part]:
    """The viewer's cards, kind by kind; a spectator has none."""
    if v.seat not in range(v.seats):
        return
    yield caption(sum(v.hand), v.worth)
    for kind, cards in enumerate(v.hand):
        if cards:
            taken = v.taken[kind] if v.turn == v.seat else 0
            yield pile(kind, cards, taken, targets.hand.get(kind, ()))


@lru_cache(maxsize=1024)
def caption(cards: int, worth: int) -> Part:
    """How many cards, what a storm would take of them, and what they would sell for."""
    lost, room = cards // 2, CAPTION - 4
    title = phrase("scene-hand")
    inside = [
        fitted(title, (2, 30, room), 18, "t-title"),
        fitted(str(cards), (2, 76, 50), 32, "t-num"),
        fitted(phrase("scene-hand-cards", cards=cards), (40, 74, room - 38), 14, "t-note"),
        fitted(phrase("scene-storm-takes", cards=lost), (2, 98, room), 14, "t-note", 2),
        fitted(phrase("scene-hand-worth", money=worth), (2, 138, room), 14, "t-strong", 2),
    ]
    label = phrase("scene-hand-label", cards=cards, lost=lost, money=worth)
    shapes = (group(inside, id="hand-facts", label=label),)
    return Part("hand-facts-part", "hand", CAPTION, TALL, title, shapes)


@lru_cache(maxsize=1024)
def pile(kind: int, cards: int, taken: int, actions: tuple[int, ...]) -> Part:
    """The cards of one kind; those just taken stand higher."""
    step = STEP if cards < MANY else STEP * (MANY - 1) / (cards - 1)
    inside = fan(kind, cards, taken, step)
    if actions:
        y = 0.0 if taken else RAISE
        inside += ringed(((cards - 1) * step, y, CARD, HIGH), rx=8)
    inside += tally(cards, fan_width(cards, step), RAISE + 6)
    shape = group(
        inside,
        id=f"hand-{KINDS[kind]}",
        classes="pile legal on-table" if actions else "pile",
        label=label(kind, cards, actions),
        actions=actions,
    )
    moved: tuple[Shape, ...] = (group([shape], transform="translate(4 2)"),)
    width = fan_width(cards, step) + 8
    return Part(f"hand-{KINDS[kind]}-part", "hand", width, TALL, kind_name(kind), moved)


def label(kind: int, cards: int, actions: tuple[int, ...]) -> Phrase:
    """The pile in words, and what a click on it does."""
    key = f"scene-hand-{does(actions[0])}" if actions else "scene-hand-pile"
    return phrase(key, kind=kind_name(kind), cards=cards, value=TRADE[kind])
