"""The picture of a survey on a wide screen: the ranks of a zone, and its two lots, large."""

from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import phrase
from digsite.core.scenery import Shape, box, fitted, group, text
from digsite.games.mykerinos.components import NO_PATRON, PATRON, WORTH
from digsite.games.mykerinos.pictures.grid import PAPERS, Grid, lot_frame
from digsite.games.mykerinos.pictures.lots import draw_lot, plots
from digsite.games.mykerinos.pictures.offers import Offers
from digsite.games.mykerinos.pictures.pieces import (
    colour_name,
    cube,
    mark,
    paint,
    patron_name,
    portrait,
    seat_name,
)
from digsite.games.mykerinos.pictures.plan import furniture
from digsite.games.mykerinos.pictures.ranks import REWARDED, ranks, zone_label, zone_state
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import lot_gain

LEFT, TOP, WIDE, HIGH = 12.0, 54.0, 286.0, 76.0  # a row of the ranking, and the first one's place
GAP: Final = 8
TIE: Final = 34  # the room for what broke a tie
ASIDE: Final = 16  # who is not sure of a reward stands so far to the right
LEAST: Final = 13  # the smallest words


class Claim(NamedTuple):
    """A rank of the zone: who it is, how many cubes he has, and whether he chooses now.

    `beaten` has the same number of cubes and passed later; it is "" where there is no tie.
    """

    colour: str
    mine: bool
    cubes: int
    chooses: bool
    beaten: str


def survey(v: View, g: Grid, zones: int, offers: Offers) -> tuple[Shape, ...]:
    """The zone that is surveyed, those before and after it, and the title below."""
    title = phrase("scene-survey-book", season=v.season)
    others = [n for n in range(zones) if n != v.zone]
    label = zone_label(v.zone, ranks(v, v.zone, v.rank), "now")
    inside = [
        tab(v.zone, zones, "now"),
        *podium(claims(v)),
        *(
            draw_lot(g, 2 * v.zone + side, plot)
            for side, plot in enumerate(plots(v, v.zone, offers))
        ),
        *(told for side in range(2) for told in lot_words(v, g, 2 * v.zone + side)),
    ]
    return (
        group([*furniture(28, title)]),
        *(another(v, n, zones) for n in others),
        group(inside, id=f"zone-{v.zone + 1}", classes="zone zone-now", label=label),
    )


def another(v: View, n: int, zones: int) -> Shape:
    """A zone that was surveyed before, or will be after this one."""
    state = zone_state(v, n)
    label = zone_label(n, ranks(v, n, -1), state)
    inside = [tab(n, zones, state)]
    return group(inside, id=f"zone-{n + 1}", classes=f"zone zone-{state}", label=label)


@lru_cache
def tab(n: int, zones: int, state: str) -> Shape:
    """The name of a zone in the row of all zones."""
    width = (PAPERS["wide"].width - 24 + 6) / zones - 6
    x = 12 + n * (width + 6)
    name = fitted(phrase("zone", zone=n + 1), (x + width / 2, 32, width), 15, "t-title t-mid")
    return group([box("tab", (x, 12, width, 29), rx=4), name], classes=f"tab-{state}")


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
        )
        for rank, (each, after) in enumerate(zip(standing, behind, strict=True))
    )


@lru_cache(maxsize=256)
def podium(found: tuple[Claim, ...]) -> tuple[Shape, ...]:
    """The ranks below each other; between two that are level, who passed first."""
    shapes: list[Shape] = []
    y = TOP
    for rank, each in enumerate(found):
        shapes.append(claim(each, rank, y))
        y += HIGH + GAP
        if each.beaten:
            shapes += broken_tie(each, y - GAP)
            y += TIE - GAP
    return tuple(shapes)


def claim(each: Claim, rank: int, y: float) -> Shape:
    """One rank: its number, who has it, and his cubes in the zone."""
    x = LEFT + ASIDE * (rank >= REWARDED)
    width = WIDE - ASIDE * (rank >= REWARDED)
    who = phrase("scene-you") if each.mine else seat_name(each.colour)
    step = min(30, (width - 120) / max(each.cubes, 1))
    inside = [
        box("claim" if rank < REWARDED else "claim unsure", (x, y, width, HIGH), rx=4),
        box("edge", (x, y, 6, HIGH), rx=2),
        fitted(phrase("scene-place", rank=rank + 1), (x + 16, y + 29, 34), (18, LEAST), "t-title"),
        mark(each.colour, (x + 57, y + 13, 20)),
        fitted(who, (x + 84, y + 29, width - 140), (18, LEAST), "t-title"),
        *(cube(each.colour, (x + 52 + step * n, y + 39, 31)) for n in range(each.cubes)),
        text(str(each.cubes), x + width - 16, y + 49, "t-num t-cubes", "end"),
        *([box("sheet-now", (x, y, width, HIGH), rx=4)] if each.chooses else []),
    ]
    classes = "rank-row claims" if each.chooses else "rank-row"
    return group(inside, classes=f"{classes} p-{paint(each.colour)}")


def broken_tie(each: Claim, y: float) -> list[Shape]:
    """Two are level: who passed first is before."""
    first, second = seat_name(each.colour), seat_name(each.beaten)
    words = phrase("scene-tie-broken", first=first, second=second)
    return [
        box("tie", (LEFT + 18, y + 5, 54, 24), rx=12),
        text(f"{each.cubes} = {each.cubes}", LEFT + 45, y + 22.5, "num tie-words"),
        fitted(words, (LEFT + 80, y + 22, WIDE - 84), (14, LEAST), "t-plan"),
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
    face = [] if patron == NO_PATRON else [portrait(patron, (x + 2, top, 50))]
    left = x + 60 if face else x + 6
    room = x + width - left
    name = fitted(patron_name(patron), (left, top + 20, room), (16, LEAST), "t-title t-plan-name")
    return (*face, name, fitted(words, (left, top + 39, room), (14, LEAST), "t-plan", 2))
