"""What every part of the picture shows: cards, backs, small pictures of treasures, marks.

What is drawn again and again is a function of just what it shows, and remembered, so that it is the
same object the next time: whoever writes it need not write it anew.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from digsite.core.phrase import Phrase
from digsite.core.scenery import Shape, box, fitted, group, number, text, use
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.words import COLOURS

CARD: Final = 100.0
HIGH: Final = 140.0
STEP: Final = 40.0  # from one card of a kind to the next
RAISE: Final = 12.0  # what was just traded stands higher


def kind_name(kind: int) -> Phrase:
    """The treasure as it is printed on the card."""
    return Phrase(f"kind-{KINDS[kind]}")


def colour_word(seat: int) -> Phrase:
    """The colour of a seat as a word."""
    return Phrase(f"scene-colour-{COLOURS[seat]}")


def mark(seat: int, x: float, y: float, size: float) -> Shape:
    """The sign of a seat."""
    colour = COLOURS[seat]
    return use(f"mark-{colour}", (x, y, size, size), classes=f"p-{colour}")


@lru_cache(maxsize=1024)
def icon(kind: int, x: float, y: float, size: float) -> Shape:
    """A small picture of a treasure on its ground."""
    name = KINDS[kind]
    inner = size * 0.92
    offset = (size - inner) / 2
    return group(
        [
            box(f"tint-{name} tint-edge", (x, y, size, size), rx=size / 7),
            use(f"ico-{name}", (x + offset, y + offset, inner, inner)),
        ]
    )


@lru_cache(maxsize=1024)
def back(x: float, y: float, width: float) -> Shape:
    """A card from behind."""
    return use("back", (x, y, width, width * HIGH / CARD))


def fan(kind: int, cards: int, moved: int, step: float = STEP) -> list[Shape]:
    """Cards of one kind, each over the one before; the last ones were just traded."""
    shapes = [card(kind, n * step, raised=n >= cards - moved) for n in range(cards)]
    top = RAISE if moved == 0 else 0.0
    name = (cards - 1) * step + CARD / 2, top + 112.5, CARD - 2
    return [*shapes, fitted(kind_name(kind), name, 16.3, "t-print t-mid")]


@lru_cache(maxsize=1024)
def card(kind: int, x: float, *, raised: bool) -> Shape:
    """A treasure card; its name is written on the uppermost of a kind only."""
    y = 0.0 if raised else RAISE
    face = [
        box("card-shadow", (x + 1, y + 3, CARD, HIGH), rx=8),
        use(f"card-{KINDS[kind]}", (x, y, CARD, HIGH)),
    ]
    if raised:
        face.append(box("moved", (x + 1, y + 1, CARD - 2, HIGH - 2), rx=8))
    return group(face)


def fan_width(cards: int, step: float = STEP) -> float:
    """How wide cards of one kind lie."""
    return CARD + (cards - 1) * step


def tally(cards: int, right: float, y: float) -> list[Shape]:
    """How many cards lie over each other, where it is no longer seen at a glance."""
    if cards < 4:
        return []
    return [
        box("tally", (right - 34, y, 30, 20), rx=10),
        text(f"×{cards}", right - 19, y + 15, "t-tally-num t-tally"),
    ]


def placed(shapes: Sequence[Shape], x: float, y: float, scale: float = 1.0) -> Shape:
    """Move shapes to a place, and scale them there."""
    moved = f"translate({number(x)} {number(y)})"
    grown = f" scale({scale:.3f})" if scale != 1 else ""
    return group(shapes, transform=moved + grown)
