"""The table of what the hand sells for now, and after a trade or a storm."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, fitted, group, path, shape, text
from digsite.games.archaeology.components import BEST, MOST
from digsite.games.archaeology.pictures.pieces import icon, kind_name, short_name
from digsite.games.archaeology.view import sale_value

WIDE: Final = 264.0
TOP: Final = 22.0  # below what the columns are
ROW: Final = 38.0
NOW: Final = 118.0  # where the columns begin
AFTER: Final = 200.0
ROOM: Final = 60.0  # of a column


class Outcome(NamedTuple):
    """Two hands by kind, and the kinds that a trade could still take."""

    now: tuple[int, ...]
    after: tuple[int, ...]
    fits: tuple[int, ...]


@lru_cache(maxsize=1024)
def draw_outcome(found: Outcome) -> tuple[tuple[Shape, ...], float]:
    """A row for each kind that becomes more or less, their sum, and what still fits."""
    kinds = [kind for kind in range(7) if found.now[kind] != found.after[kind]]
    rows = [
        row(kind, found.now[kind], found.after[kind], TOP + ROW * n) for n, kind in enumerate(kinds)
    ]
    low = TOP + ROW * len(kinds)
    rest = fitting(found.fits, low + ROW + 14) if found.fits else []
    height = low + ROW + (70 if found.fits else 6)
    return (*head(), *rows, *sums(found, low), *rest), height


def head() -> Iterator[Shape]:
    """What the columns are."""
    for name, x in (("now", NOW), ("after", AFTER)):
        yield fitted(phrase(f"scene-column-{name}"), (x, 14, ROOM), 13.5, "t-note")


@lru_cache(maxsize=1024)
def row(kind: int, now: int, after: int, y: float) -> Shape:
    """A kind: how many sell for how much, now and then."""
    inside = [
        line(y),
        icon(kind, 0, y + 5, 28),
        fitted(short_name(kind), (36, y + 24, NOW - 42), (14, 13), "t-strong"),
        fitted(worth(kind, now), (NOW, y + 24, ROOM), (14, 13), "t-note"),
        arrow(y + 19),
        fitted(worth(kind, after), (AFTER, y + 24, ROOM - 2), (14, 13), "t-strong"),
    ]
    label = phrase(
        "scene-row-label",
        kind=kind_name(kind),
        now=money_of(kind, now),
        after=money_of(kind, after),
    )
    return group(inside, label=label)


def worth(kind: int, cards: int) -> Phrase:
    """So many cards sell for so much."""
    return phrase("scene-worth", cards=cards, money=BEST[MOST * kind + cards])


def money_of(kind: int, cards: int) -> Phrase:
    """The money for some cards of a kind."""
    return phrase("money", money=BEST[MOST * kind + cards])


def line(y: float) -> Shape:
    """A line between rows."""
    return shape("path", classes="rule", d=path("M", 0, y, "h", WIDE))


def arrow(y: float, x: float = AFTER - 20) -> Shape:
    """What leads from now to then."""
    return shape("path", classes="becomes", d=path("M", x, y, "h 12 m -4 -4 l 4 4 l -4 4"))


def sums(found: Outcome, y: float) -> Iterator[Shape]:
    """What the whole hand sells for, now and then."""
    now, after = sale_value(found.now), sale_value(found.after)
    style = "t-better" if after > now else "t-loss" if after < now else ""
    yield shape("path", classes="rule-strong", d=path("M", 0, y, "h", WIDE))
    yield fitted(phrase("scene-whole-hand"), (0, y + 26, NOW - 6), (14.5, 13), "t-title")
    yield text(str(now), NOW, y + 27, "t-num sum", "start")
    yield arrow(y + 20)
    yield text(str(after), AFTER, y + 27, f"t-num sum {style}".strip(), "start")


def fitting(kinds: tuple[int, ...], y: float) -> list[Shape]:
    """A5.2  What could still be taken, so that less is lost."""
    icons = [icon(kind, 34.0 * n, y + 8, 28) for n, kind in enumerate(kinds)]
    left = 34.0 * len(kinds) + 4
    words = phrase("scene-still-fits")
    return [*icons, fitted(words, (left, y + 19, WIDE - left), (14, 13), "t-fits", 2)]
