"""The picture of a link, 1200 by 630, which chats show beside it: as data, and as SVG.

It says what stays: the game, who invites, who sits there or who won. Nothing that changes by the
minute, and nothing that could embarrass anybody.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from digsite.core.plain_text import letters_of
from digsite.core.scenery import Shape, fitted, group, path, shape, use
from digsite.scene import drawing, theme_of
from digsite.scene.fit import knows
from digsite.server.http.assets import STATIC, cover
from digsite.server.showing.voices import voice

SIZE: Final = (1200, 630)
LONGEST_NAME: Final = 14  # letters
LEFT: Final = 56  # where words begin
ROOM: Final = 444  # and how wide they may be
EDGE: Final = "M0 0h560q-36 80-22 160t-14 160 18 160-26 150H0z"  # of the paper that words lie on
BRAND: Final = STATIC / "shared" / "icon.svg"
ROW: Final = 62


class Sitting(NamedTuple):
    """A seat on a preview: its colour, a name and perhaps points; whether it is offered."""

    colour: str
    name: str
    score: str = ""
    offered: bool = False


@dataclass(frozen=True)
class PreviewCard:
    """What a preview says. An invitation has seats with marks alone, any other one with names."""

    game: str
    lang: str
    lead: str
    title: str
    seats: tuple[Sitting, ...]
    foot: str
    about: str = ""
    yours: str = ""  # what the offered seat is called


def short(name: str) -> str:
    """Return a name that is not too long for a preview."""
    letters = letters_of(name)
    return name if len(letters) <= LONGEST_NAME else f"{''.join(letters[: LONGEST_NAME - 1])}…"


def preview_svg(card: PreviewCard) -> str:
    """Return a preview as an SVG file."""
    say = voice(card.lang, card.game).say
    shapes = [*_words(card), *(_offer(card) if card.about else _rows(card))]
    return drawing(shapes, SIZE, card.title, theme_of(), say, behind=_ground(card.game))


def drawable(words: str) -> str:
    """Return words without the letters that our typefaces lack, such as emoji."""
    known = (letter for letter in letters_of(words) if all(map(knows, letter)))
    return "".join(known).strip() or "…"


def _ground(game: str) -> str:
    """Return the painting, the paper beside it and the brand."""
    painting = _placed(cover(game), 'x="400" y="0" width="800" height="630" viewBox="90 0 508 400"')
    brand = _placed(BRAND.read_text("utf-8"), 'x="56" y="48" width="54" height="54"')
    return (
        f'{painting}<path d="{EDGE}" fill="#2b1b0e" opacity=".28" transform="translate(7 0)"/>'
        f'<path d="{EDGE}" fill="#fbf6e9"/><rect width="14" height="630" fill="#1d4a86"/>{brand}'
    )


def _placed(svg: str, frame: str) -> str:
    """Return an SVG file as a part of another one; the frame replaces what it says itself."""
    known = re.findall(r"([\w]+)=", frame)
    head, inside = svg.split(">", 1)
    kept = re.sub(rf' (?:{"|".join(known)})="[^"]*"', "", head)
    return f'{kept} {frame} preserveAspectRatio="xMidYMid slice">{inside}'


def _words(card: PreviewCard) -> Iterator[Shape]:
    yield fitted("digsite", (124, 88, 300), 38, "t-num")
    yield fitted(drawable(card.lead), (LEFT, 190, ROOM), 34, "t-note")
    yield fitted(drawable(card.title), (LEFT - 4, 266, ROOM + 4), 74, "t-num")
    yield fitted(card.about, (LEFT, 316, ROOM), 25, "t-note", lines=4)
    yield fitted(card.foot, (LEFT, 590, ROOM), 24, "t-strong")


def _offer(card: PreviewCard) -> Iterator[Shape]:
    """Yield the marks of the seats in a row, and an arrow to the one that is offered."""
    for n, seat in enumerate(card.seats):
        x = LEFT + 58 * n
        yield use(f"mark-{seat.colour}", (x, 446, 46, 46), classes=f"p-{seat.colour}")
        if seat.offered:
            ring = shape("rect", x=x - 3, y=443, width=52, height=52, rx=13)
            arrow = path("M", x + 23, 522, "V", 507, "m", -7, 7, "l", 7, -8, "l", 7, 8)
            marks = (ring, shape("path", d=arrow))
            yield group(marks, fill="none", stroke="#211b13", stroke_width=3)
            yield fitted(card.yours, (x + 44, 526, ROOM - 58 * n), 25, "t-strong")


def _rows(card: PreviewCard) -> Iterator[Shape]:
    """Yield the seats below each other, with names and perhaps points."""
    for n, seat in enumerate(card.seats):
        y = 312 + ROW * n
        yield use(f"mark-{seat.colour}", (LEFT, y, 46, 46), classes=f"p-{seat.colour}")
        if seat.score:
            yield fitted(seat.score, (LEFT + 62, y + 37, 80), 38, "t-num")
        x = LEFT + (150 if seat.score else 62)
        yield fitted(drawable(seat.name), (x, y + 34, ROOM - x + LEFT), 30, "t-note")
