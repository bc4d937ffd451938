"""The picture of the dig site: how much is left, and how many storms and thieves are in it."""

from functools import lru_cache

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, Words, box, fitted, group, text, use
from digsite.games.archaeology.components import THIEVES
from digsite.games.archaeology.drawing.pieces import back
from digsite.games.archaeology.view import View

WIDE = 300.0
TALL = 168.0
DECK = 92.0
PIP = 27.0
LEFT = 114.0
IN_ROW = 6


def dig_site(v: View) -> Part:
    """The dig site as far as everybody knows it."""
    return draw_dig_site(v.dig_site, v.storms, v.all_storms, v.thieves)


@lru_cache(maxsize=1024)
def draw_dig_site(cards: int, storms: int, all_storms: int, thieves: int) -> Part:
    """The deck with its number, and a pip for each storm and thief there was."""
    shapes = (
        deck(cards),
        *pips(storms, all_storms, "storm", 2.0),
        *pips(thieves, THIEVES, "thief", 60.0),
        fitted(next_card(cards, storms, thieves), (2, TALL - 6, WIDE - 4), 15, "t-note"),
    )
    note = phrase("scene-cards-left", cards=cards)
    return Part("dig-site", "side", WIDE, TALL, phrase("scene-dig-site"), shapes, note)


@lru_cache(maxsize=256)
def deck(cards: int) -> Shape:
    """A pile of cards from behind; empty, its place."""
    label = phrase("scene-cards-left", cards=cards)
    if not cards:
        empty = box("pip-gone", (4, 6, DECK, DECK * 1.4), rx=8)
        return group([empty], id="deck", label=label)
    pill = [
        box("deck-count", (DECK / 2 - 26, 98, 52, 28), rx=14),
        text(str(cards), DECK / 2, 119, "t-print-num deck-number"),
    ]
    side = box("deck-side", (4, 8, DECK, DECK * 1.4), rx=8)
    return group([side, back(0, 4, DECK), *pill], id="deck", label=label)


@lru_cache(maxsize=256)
def pips(left: int, everything: int, name: str, y: float) -> tuple[Shape, ...]:
    """A line with a name and numbers, then a pip each: full if it is still to come."""
    words = phrase(f"scene-left-{name}", left=left, all=everything)
    shapes: list[Shape] = [fitted(words, (LEFT, y + 14, WIDE - LEFT), 15, "t-strong")]
    for n in range(everything):
        x = LEFT + (PIP + 4) * (n % IN_ROW)
        row = y + 22 + (PIP + 4) * (n // IN_ROW)
        frame = (x, row, PIP, PIP)
        shapes.append(box("pip" if n < left else "pip-gone", frame))
        if n < left:
            shapes.append(use(f"ico-{name}", (x + 3, row + 3, PIP - 6, PIP - 6)))
    return tuple(shapes)


def next_card(cards: int, storms: int, thieves: int) -> Words:
    """How likely the next card is a storm or a thief, in a hundred."""
    if not cards:
        return phrase("scene-dug-out")
    return phrase(
        "scene-next-card",
        storm=percent(storms, cards),
        thief=percent(thieves, cards),
    )


def percent(part: int, whole: int) -> Phrase:
    """A share of the cards, rounded."""
    return phrase("scene-percent", number=round(100 * part / whole))
