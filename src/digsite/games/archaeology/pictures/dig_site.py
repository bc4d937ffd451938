"""The picture of the dig site: how much is left, and how many storms and thieves are in it."""

from functools import lru_cache

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Frame, Shape, box, fitted, group, use
from digsite.games.archaeology.components import THIEVES
from digsite.games.archaeology.pictures.pieces import BACK, back
from digsite.games.archaeology.pictures.stage import Stage
from digsite.games.archaeology.things import DIG_SHEET
from digsite.games.archaeology.view import View

PIP = 16.0
PIPS = 75.0  # where they begin


def dig_site(v: View, stage: Stage) -> tuple[Shape, ...]:
    """The dig site as far as everybody knows it."""
    if stage.is_small:
        sheet = small_sheet(v.storms, v.all_storms, v.thieves, stage)
    else:
        sheet = large_sheet(v.dig_site, v.storms, v.all_storms, v.thieves, stage)
    return deck(v.dig_site, stage), sheet


@lru_cache(maxsize=512)
def deck(cards: int, stage: Stage) -> Shape:
    """A pile of cards from behind, with their number; empty, its place."""
    label = phrase("scene-cards-left", cards=cards)
    x, y, width, _ = stage.deck
    high = width * BACK
    if not cards:
        empty = box("place", (x, y, width, high), rx=7)
        return group([empty], id="deck", label=label)
    edges = (("deck-side", 6, 7), ("deck-edge", 4, 4), ("deck-side", 2, 2))
    thick = 0.6 if stage.is_small else 1.0
    size = 17.0 if stage.is_small else 21.0
    middle, low = x + width / 2, y + high - size * 1.85
    return group(
        [
            *(
                box(name, (x + right * thick, y + down * thick, width, high), rx=7)
                for name, right, down in edges
            ),
            back(x, y, width),
            box("deck-count", (middle - size, low, 2 * size, size * 1.35), rx=size * 0.68),
            fitted(str(cards), (middle, low + size, 2 * size), size, "t-print-num t-mid"),
        ],
        id="deck",
        label=label,
    )


@lru_cache(maxsize=1024)
def large_sheet(cards: int, storms: int, all_storms: int, thieves: int, stage: Stage) -> Shape:
    """A sheet that tells what is left: a pip for each storm and thief that is still to come."""
    x, y, width, _ = stage.dig_sheet
    left, right = x + 12, x + width - 12
    note = phrase("scene-cards-left", cards=cards)
    return group(
        [
            box("paper-tag", stage.dig_sheet),
            fitted(phrase("scene-dig-site"), (left, y + 22, 86), 15, "t-title"),
            fitted(note, (right, y + 22, width - 112), 13.5, "t-note t-end"),
            *pips(storms, all_storms, "storm", (left, y + 47)),
            odds(storms, cards, right, y + 65),
            *pips(thieves, THIEVES, "thief", (left, y + 91)),
            odds(thieves, cards, right, y + 109),
        ],
        id=DIG_SHEET,
    )


@lru_cache(maxsize=256)
def pips(left: int, everything: int, name: str, place: tuple[float, float]) -> tuple[Shape, ...]:
    """A name and numbers, and a pip each: full if it is still to come."""
    x, y = place
    shapes: list[Shape] = [
        fitted(phrase(f"scene-left-{name}"), (x, y, PIPS - 1), 13.5, "t-strong"),
        fitted(numbers(left, everything), (x, y + 18, PIPS - 2), 13.5, "t-note"),
    ]
    for n in range(everything):
        at = x + PIPS + (PIP + 1) * n
        shapes += pip(name, (at, y - 12, PIP, PIP)) if n < left else gone(at, y - 12)
    return tuple(shapes)


def odds(left: int, cards: int, right: float, y: float) -> Shape:
    """How likely the next card is one of these."""
    words = phrase("scene-next", share=percent(left, cards)) if cards else ""
    return fitted(words, (right, y, 130), 13.5, "t-note t-end")


@lru_cache(maxsize=64)
def pip(name: str, frame: Frame) -> list[Shape]:
    """A small picture of a storm or a thief."""
    return [
        box(f"wall-{name}", frame, rx=3),
        use(f"ico-{name}", frame),
        box("tile-edge", frame, rx=3),
    ]


def numbers(left: int, everything: int) -> Phrase:
    """How many are still to come."""
    return phrase("scene-of", left=left, all=everything)


def gone(x: float, y: float) -> list[Shape]:
    """The place of one that has come."""
    return [box("pip-gone", (x + 0.5, y + 0.5, PIP - 1, PIP - 1), rx=3)]


@lru_cache(maxsize=1024)
def small_sheet(storms: int, all_storms: int, thieves: int, stage: Stage) -> Shape:
    """The same on a phone: a picture and a number each."""
    x, y, width, _ = stage.dig_sheet
    rows = ((storms, all_storms, "storm"), (thieves, THIEVES, "thief"))
    inside = [box("paper-tag", stage.dig_sheet)]
    for n, (left, everything, name) in enumerate(rows):
        top = y + 6 + 37 * n
        room = width - 42
        inside += [
            *pip(name, (x + 5, top + 5, 23, 23)),
            fitted(phrase(f"scene-left-{name}"), (x + 30, top + 14, room), 13, "t-strong"),
            fitted(
                phrase("scene-of", left=left, all=everything),
                (x + 30, top + 30, room),
                13,
                "t-note",
            ),
        ]
    return group(inside, id=DIG_SHEET)


def percent(part: int, whole: int) -> Phrase:
    """A share of the cards, rounded."""
    return phrase("scene-percent", number=round(100 * part / whole))
