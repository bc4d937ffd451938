"""The picture of the viewer's own cards: a kind each, with how many there are of it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, ringed, text, use
from digsite.core.targets import Targets
from digsite.games.mesopotamia.components import CARDS
from digsite.games.mesopotamia.gathering.picking import Glow
from digsite.games.mesopotamia.pictures.lights import Lights, glow_of, lit, with_deed
from digsite.games.mesopotamia.things import card_id
from digsite.games.mesopotamia.view import View

FAN: Final = 48.0  # the height of cards on the sheet of their player
SMALL: Final = 50.0  # the width of one
WIDE, HIGH = 150.0, 56.0  # of a card by itself


class Card(NamedTuple):
    """Cards of a kind in the viewer's hand."""

    card: int
    number: int
    waits: bool  # it was drawn in this turn, and is the only one
    actions: tuple[int, ...]
    glow: Glow | None


def cards_of(v: View, targets: Targets, lights: Lights = None) -> tuple[Card, ...]:
    """Return the viewer's cards; a spectator has none."""
    if v.seat not in range(v.seats):
        return ()
    return tuple(
        Card(card, number, card == v.fresh and number == 1, actions, glow)
        for card, number in enumerate(v.players[v.seat].hand or ())
        if number
        for actions in [targets.get(("card", card), ())]
        for glow in [glow_of(lights, card_id(card), actions)]
    )


def hand(cards: tuple[Card, ...]) -> Iterator[Part]:
    """Yield cards by themselves, for a screen that has no room for the sheets of players."""
    for each in cards:
        yield by_itself(each)


@lru_cache(maxsize=256)
def by_itself(card: Card) -> Part:
    """A card: its picture and its name."""
    name = CARDS[card.card]
    frame = (3.0, 3.0, WIDE - 6, HIGH - 6)
    inside = [
        *_paper(card, frame),
        group([use(f"effect-{name}", (6, 6, 46, 43))], classes=_faded(card)),
        fitted(Phrase(f"card-{name}"), (54, 25, WIDE - 68), 15, "t-print", lines=2),
        *_tally(card, WIDE - 18, HIGH - 14),
    ]
    title = Phrase(f"card-{name}")
    return Part(f"hand-{name}", "hand", WIDE, HIGH, title, (_clickable(card, inside),))


def fan(cards: tuple[Card, ...], x: float, y: float, room: float) -> Iterator[Shape]:
    """Yield cards side by side: only their pictures."""
    step = min(SMALL + 4, (room - SMALL) / max(1, len(cards) - 1))
    for n, each in enumerate(cards):
        yield small(each, x + step * n, y)


@lru_cache(maxsize=512)
def small(card: Card, x: float, y: float) -> Shape:
    """A card of which only the picture is seen."""
    name = CARDS[card.card]
    frame = (x, y, SMALL, FAN - 4)
    drawn = use(f"effect-{name}", (x + 4, y + 3, SMALL - 8, FAN - 10))
    inside = [
        *_paper(card, frame),
        group([drawn], classes=_faded(card)),
        *_tally(card, x + SMALL - 9, y + 8),
    ]
    return _clickable(card, inside)


def _paper(card: Card, frame: tuple[float, float, float, float]) -> list[Shape]:
    """Return the paper of a card, and of the one below it if there are several."""
    x, y, width, height = frame
    below = [box("print", (x + 3, y + 3, width, height), rx=7)] if card.number > 1 else []
    ring = ringed(frame, rx=7) if card.glow else []
    return [*below, box("print ground", frame, rx=7), *ring]


def _faded(card: Card) -> str:
    return "" if card.actions or card.glow else "faded"


def _tally(card: Card, x: float, y: float) -> list[Shape]:
    """Return how many copies there are, if there are several."""
    if card.number == 1:
        return []
    pill = box("print", (x - 14, y - 11, 28, 20), rx=10)
    return [pill, text(f"×{card.number}", x, y + 4.5, "t-print-num t-tally")]


def _clickable(card: Card, inside: list[Shape]) -> Shape:
    name = Phrase(f"card-{CARDS[card.card]}")
    key = "scene-play" if card.actions and card.glow else "scene-card"
    words = phrase(key, card=name, effect=says(card))
    return group(
        inside,
        id=card_id(card.card),
        classes=lit(card.glow),
        label=with_deed(words, card.glow),
        actions=card.actions,
    )


def says(card: Card) -> Phrase:
    """What a card does, or that it was drawn in this turn."""
    return phrase("scene-fresh") if card.waits else Phrase(f"effect-{CARDS[card.card]}")
