"""What every part of the picture shows: cards, backs, small pictures of treasures, marks.

What is drawn again and again is a function of just what it shows, and remembered, so that it is the
same object the next time: whoever writes it need not write it anew.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from digsite.core.phrase import Phrase
from digsite.core.scenery import Frame, Shape, Words, box, fitted, group, number, text, use
from digsite.games.archaeology.components import COLOURS, KINDS, TRADE
from digsite.games.archaeology.pictures.stage import CardFace

BACK: Final = 1.42  # the height of a card from behind, in widths
COVERED: Final = 0.13  # of a card that shows less than this share of its width, no name is seen


def kind_name(kind: int) -> Phrase:
    """The treasure by its full name."""
    return Phrase(f"kind-{KINDS[kind]}")


def short_name(kind: int) -> Phrase:
    """The treasure as it is printed on the card."""
    return Phrase(f"scene-kind-{KINDS[kind]}")


def colour_word(seat: int) -> Phrase:
    """The colour of a seat as a word."""
    return Phrase(f"scene-colour-{COLOURS[seat]}")


def seat_mark(seat: int, x: float, y: float, size: float) -> Shape:
    """The sign of a seat."""
    colour = COLOURS[seat]
    return use(f"mark-{colour}", (x, y, size, size), classes=f"p-{colour}")


@lru_cache(maxsize=1024)
def icon(kind: int, x: float, y: float, size: float) -> Shape:
    """A small picture of a treasure on its ground."""
    name = KINDS[kind]
    floor = (x, y + size * 0.76, size, size * 0.24)
    return group(
        [
            box(f"wall-{name}", (x, y, size, size), rx=3),
            box(f"floor-{name}", floor, rx=3),
            use(f"ico-{name}", (x + 1, y + 1, size - 2, size - 2)),
            box("tile-edge", (x, y, size, size), rx=3),
        ]
    )


@lru_cache(maxsize=1024)
def back(x: float, y: float, width: float) -> Shape:
    """A card from behind."""
    return use("back", (x, y, width, width * BACK))


@lru_cache(maxsize=8192)
def card(name: str, kind: int, face: CardFace, place: tuple[float, float], shown: float) -> Shape:
    """A treasure card, with its name as an id. `shown` is how much of its width is seen."""
    x, y = place
    inside = [box("rim", (-2, -2, face.width + 4, face.height + 4), rx=8 * face.scale + 1)]
    inside += small_face(kind, face) if face.is_small else large_face(kind, face)
    if shown > COVERED * face.width:
        inside.append(title(kind, face))
    return group(inside, id=name, transform=f"translate({number(x)} {number(y)})")


@lru_cache(maxsize=64)
def large_face(kind: int, face: CardFace) -> tuple[Shape, ...]:
    """A card with the row of set values, without its name."""
    return (use(f"card-{KINDS[kind]}", scaled(face, (-2, 0, 104, 148))),)


@lru_cache(maxsize=64)
def small_face(kind: int, face: CardFace) -> tuple[Shape, ...]:
    """A card for a phone, without its name."""
    return (
        use(f"small-{KINDS[kind]}", scaled(face, (-2, 0, 104, 128))),
        use(f"ico-{KINDS[kind]}", scaled(face, (8.6, 9.6, 84.6, 84.6))),
        use(f"worth-{TRADE[kind]}", scaled(face, (0, 0, 28, 30))),
    )


def scaled(face: CardFace, frame: Frame) -> Frame:
    """Return a frame on a card of width 100 as it is on this card."""
    x, y, width, height = (each * face.scale for each in frame)
    return x, y, width, height


def title(kind: int, face: CardFace) -> Shape:
    """The name of a treasure on its card."""
    if face.is_small:
        return text(short_name(kind), face.width / 2, face.height - 6, "t-print small-name")
    place = (face.width / 2, 111.5 * face.scale, face.width - 6)
    return fitted(short_name(kind), place, 13.6 * face.scale, "t-print t-mid")


def tally(words: Words, right: float, y: float, width: float, size: float) -> list[Shape]:
    """A number on the uppermost card."""
    middle = right - width / 2
    high = size * 1.42
    return [
        box("tally", (right - width, y, width, high), rx=high / 2),
        Shape(
            "text",
            (("x", middle), ("y", y + size * 1.07), ("font-size", size), ("text-anchor", "middle")),
            (),
            "",
            "t-tally-num",
            words,
        ),
    ]


def badge(words: str, x: float, y: float) -> list[Shape]:
    """A number on a small picture; x and y are its middle."""
    wide = 18.0 + 6 * (len(words) - 1)
    return [
        box("tally", (x - wide / 2, y - 9, wide, 18), rx=9),
        text(words, x, y + 4.5, "t-tally-num set-times"),
    ]


def placed(shapes: Sequence[Shape], x: float, y: float) -> Shape:
    """Move shapes to a place."""
    return group(shapes, transform=f"translate({number(x)} {number(y)})")
