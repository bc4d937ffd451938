"""The picture of a survey on a wide screen: the ranks of a zone, and its two lots, large."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import phrase
from digsite.core.scenery import Screen, Shape, box, fitted, group, text
from digsite.games.mykerinos.components import NO_PATRON, PATRON, WORTH
from digsite.games.mykerinos.pictures.grid import PAPERS, Grid, lot_frame
from digsite.games.mykerinos.pictures.lots import draw_lot, plots
from digsite.games.mykerinos.pictures.offers import Offers
from digsite.games.mykerinos.pictures.pieces import (
    colour_name,
    cube,
    mark,
    narrow_name,
    paint,
    portrait,
    seat_name,
)
from digsite.games.mykerinos.pictures.plan import furniture
from digsite.games.mykerinos.pictures.ranks import REWARDED, ranks, zone_label, zone_state
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import lot_gain


class Book(NamedTuple):
    """The places of one screen: of the ranking, its rows and what broke a tie, and of the tabs.

    A low row has its cubes beside the name, a high one below it.
    """

    left: float
    top: float
    wide: float
    low: float  # where the ranking ends
    high: float  # of a row
    gap: float
    tie: float
    tabs: tuple[float, float]  # their upper edge and height

    @property
    def name(self) -> tuple[float, float]:
        """The size of names, at most and at least."""
        return (15, 11) if self.is_low else (18, 13)

    @property
    def is_low(self) -> bool:
        """Whether a row has one line."""
        return self.high < 60


BOOKS: Final[dict[Screen, Book]] = {
    "wide": Book(12, 54, 286, 500, 76, 8, 34, (12, 29)),
    "upright": Book(6, 38, 372, 254, 34, 3, 22, (5, 27)),
    "sideways": Book(8, 44, 260, 376, 44, 4, 26, (7, 28)),
}
HIGHEST: Final = 54.0  # a low row
ASIDE: Final = 16  # who is not sure of a reward stands so far to the right
NARROW: Final = 160.0  # a lot beside which portraits are small
LEAST: Final[dict[Screen, int]] = {"wide": 13, "upright": 11, "sideways": 11}  # words


class Claim(NamedTuple):
    """A rank of the zone: who it is, how many cubes he has, and whether he chooses now.

    `beaten` has the same number of cubes and passed later; it is "" where there is no tie.
    `over_me` tells whether that is the viewer.
    """

    colour: str
    mine: bool
    cubes: int
    chooses: bool
    beaten: str
    over_me: bool = False


def survey(v: View, g: Grid, zones: int, offers: Offers) -> tuple[Shape, ...]:
    """The zone that is surveyed, those before and after it, and the title below."""
    title = phrase("scene-survey-book", season=v.season)
    others = [n for n in range(zones) if n != v.zone]
    label = zone_label(v.zone, ranks(v, v.zone, v.rank), "now")
    inside = [
        tab(g.screen, v.zone, zones, "now"),
        *podium(g.screen, claims(v)),
        *(
            draw_lot(g, 2 * v.zone + side, plot)
            for side, plot in enumerate(plots(v, v.zone, offers))
        ),
        *(told for side in range(2) for told in lot_words(v, g, 2 * v.zone + side)),
    ]
    return (
        *([group([*furniture(28, title)])] if g.screen == "wide" else []),
        *(another(v, g.screen, n, zones) for n in others),
        group(inside, id=f"zone-{v.zone + 1}", classes="zone zone-now", label=label),
    )


def another(v: View, screen: Screen, n: int, zones: int) -> Shape:
    """A zone that was surveyed before, or will be after this one."""
    state = zone_state(v, n)
    label = zone_label(n, ranks(v, n, -1), state)
    inside = [tab(screen, n, zones, state)]
    return group(inside, id=f"zone-{n + 1}", classes=f"zone zone-{state}", label=label)


@lru_cache
def tab(screen: Screen, n: int, zones: int, state: str) -> Shape:
    """The name of a zone in the row of all zones."""
    left = BOOKS[screen].left
    y, high = BOOKS[screen].tabs
    width = (PAPERS[screen].width - 2 * left + 6) / zones - 6
    x = left + n * (width + 6)
    size = (15.0, LEAST[screen])
    name = fitted(phrase("zone", zone=n + 1), (x + width / 2, y + 20, width), size, "t-title t-mid")
    return group([box("tab", (x, y, width, high), rx=4), name], classes=f"tab-{state}")


# The ranking


def claims(v: View) -> tuple[Claim, ...]:
    """The ranks of the zone, best first."""
    standing = v.standings[v.zone]
    behind = [*standing[1:], None]
    return tuple(
        Claim(
            colour_name(v, each.colour),
            each.colour == v.seat,
            each.cubes,
            rank == v.rank,
            colour_name(v, after.colour) if after and after.cubes == each.cubes else "",
            after is not None and after.colour == v.seat,
        )
        for rank, (each, after) in enumerate(zip(standing, behind, strict=True))
    )


@lru_cache(maxsize=256)
def podium(screen: Screen, found: tuple[Claim, ...]) -> tuple[Shape, ...]:
    """The ranks below each other; between two that are level, who passed first."""
    book = stretched(BOOKS[screen], len(found), sum(bool(each.beaten) for each in found))
    shapes: list[Shape] = []
    y = book.top
    for rank, each in enumerate(found):
        shapes.append(claim(book, each, rank, y))
        y += book.high + book.gap
        if each.beaten:
            shapes += broken_tie(book, each, y - book.gap)
            y += book.tie - book.gap
    return tuple(shapes)


def stretched(book: Book, ranks: int, ties: int) -> Book:
    """Low rows are as high as there is room for so many of them."""
    if not book.is_low:
        return book
    room = book.low - book.top - ties * (book.tie - book.gap)
    return book._replace(high=min(room / max(ranks, 1) - book.gap, HIGHEST))


def claim(book: Book, each: Claim, rank: int, y: float) -> Shape:
    """One rank: its number, who has it, and his cubes in the zone."""
    unsure = rank >= REWARDED
    x, width = book.left + ASIDE * unsure, book.wide - ASIDE * unsure
    middle = y + (book.high / 2 if book.is_low else 23)  # of the line with the name
    who = phrase("scene-you") if each.mine else seat_name(each.colour)
    room = (width - 140) * (0.55 if book.is_low else 1)
    place = phrase("scene-place", rank=rank + 1)
    inside = [
        box("claim unsure" if unsure else "claim", (x, y, width, book.high), rx=4),
        box("edge", (x, y, 6, book.high), rx=2),
        fitted(place, (x + 16, middle + 6, 34), book.name, "t-title"),
        mark(each.colour, (x + 57, middle - 10, 20)),
        fitted(who, (x + 84, middle + 6, room), book.name, "t-title"),
        *cubes(book, each, x + width, y),
        text(str(each.cubes), x + width - 16, y + book.high / 2 + 9, "t-num t-cubes", "end"),
        *([box("sheet-now", (x, y, width, book.high), rx=4)] if each.chooses else []),
    ]
    classes = "rank-row claims" if each.chooses else "rank-row"
    return group(inside, classes=f"{classes} p-{paint(each.colour)}")


def cubes(book: Book, each: Claim, right: float, y: float) -> Iterator[Shape]:
    """The cubes of a rank: below the name, or before their number."""
    size = min(31.0, book.high - 8)
    room = (book.wide - 140) * 0.45 - 12 if book.is_low else book.wide - 136
    step = min(size - 1, room / max(each.cubes, 1))
    for n in range(each.cubes):
        if book.is_low:
            yield cube(each.colour, (right - 40 - size - step * (each.cubes - 1 - n), y + 3, size))
        else:
            yield cube(each.colour, (right - book.wide + 52 + step * n, y + 39, size))


def broken_tie(book: Book, each: Claim, y: float) -> list[Shape]:
    """Two are level: who passed first is before."""
    first, second = seat_name(each.colour), seat_name(each.beaten)
    you = "first" if each.mine else "second" if each.over_me else "neither"
    words = phrase("scene-tie-broken", first=first, second=second, you=you)
    high = min(book.tie - 2, 24.0)
    top = y + (book.tie - high) / 2
    left = book.left + 18
    return [
        box("tie", (left, top, 54, high), rx=high / 2),
        text(f"{each.cubes} = {each.cubes}", left + 27, top + high / 2 + 5.5, "num tie-words"),
        fitted(
            words, (left + 62, top + high / 2 + 5, book.wide - 84), (14, book.name[1]), "t-plan"
        ),
    ]


# The lots


def lot_words(v: View, g: Grid, slot: int) -> tuple[Shape, ...]:
    """Whose lot it is, and what it is worth; to the viewer, if he may take it."""
    lot = v.lots[slot]
    if lot is None:
        return ()
    gain = lot_gain(v, v.claimant, lot.lot) if v.claimant == v.seat else None
    return draw_lot_words(g, slot, lot.lot, gain)


@lru_cache(maxsize=1024)
def draw_lot_words(g: Grid, slot: int, lot: int, gain: int | None) -> tuple[Shape, ...]:
    """The patron below his lot, with its points now and at the end."""
    x, y, width, height = lot_frame(g, slot)
    top, worth, patron = y + height + 14, WORTH[lot], PATRON[lot]
    words = phrase("scene-lot-now", points=worth)
    if gain is not None:
        words = phrase("scene-lot-brings", points=worth, end=gain - worth)
    size = 50.0 if width > NARROW else 40.0
    face = [] if patron == NO_PATRON else [portrait(patron, (x + 2, top, size))]
    left = x + size + 10 if face else x + 6
    room = x + width - left
    name = fitted(
        narrow_name(patron), (left, top + 20, room), (15, LEAST[g.screen]), "t-title t-plan-name"
    )
    return (*face, name, fitted(words, (left, top + 39, room), (14, LEAST[g.screen]), "t-plan", 2))
