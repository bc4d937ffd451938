"""The picture of the region: zones with their ranks, lots and cubes."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, box, group, text
from digsite.games.mykerinos.components import LOTS_LAID, WIDTH
from digsite.games.mykerinos.drawing.lots import CELL, Plot, cell_place, draw_cubes, draw_lot, plots
from digsite.games.mykerinos.drawing.pieces import colour_name, colour_word, mark, paint
from digsite.games.mykerinos.drawing.targets import Targets
from digsite.games.mykerinos.phases import SURVEY
from digsite.games.mykerinos.view import View

REWARDED = 2  # the ranks that are sure of a reward
MANY = 14  # more targets than this are lit more softly


def region(v: View, targets: Targets) -> Part:
    """The region of this season, from the top left: two zones a row, three rows in season 4."""
    zones = LOTS_LAID[max(v.season, 1)] // 2
    height = 254 * (zones // 2) + 8
    classes = "many" if len(targets.cells) > MANY else ""
    shapes = (
        group([zone(v, n, targets) for n in range(zones)], classes=classes),
        *draw_cubes(v),
        *coordinates(zones // 2, height),
    )
    note = phrase("season", season=v.season) if v.season else ""
    title = phrase("thing-region")
    return Part("region", "board", 676, height, title, shapes, note)


class Rank(NamedTuple):
    """One colour in a zone: its cubes, whether the tie with the next is open, and how it looks."""

    colour: str
    cubes: int
    tied: bool
    classes: str


def zone(v: View, n: int, targets: Targets) -> Shape:
    """A zone as it is now."""
    return draw_zone(n, zone_state(v, n), ranks(v, n), plots(v, n, targets))


@lru_cache(maxsize=2048)
def draw_zone(n: int, state: str, ranks: tuple[Rank, ...], plots: tuple[Plot, ...]) -> Shape:
    """A zone: a bed with its name, the ranking, and two lots."""
    x, y = 20 + 335 * (n % 2), 254 * (n // 2)
    return group(
        [
            box("zone-bed", (x, y, 321, 240), rx=10),
            *([box("zone-ring", (x + 1.5, y + 1.5, 318, 237), rx=9)] if state == "now" else []),
            text(phrase("zone", zone=n + 1), x + 12, y + 25, "zone-name", "start"),
            *ranking(ranks, x + 312, y + 5),
            *map(draw_lot, (2 * n, 2 * n + 1), plots),
        ],
        id=f"zone-{n + 1}",
        classes=f"zone zone-{state}",
        label=zone_label(n, ranks, state),
    )


def zone_state(v: View, n: int) -> str:
    """Whether a zone is open, under survey now, or done."""
    if v.phase != SURVEY or n > v.zone:
        return "open"
    return "now" if n == v.zone else "done"


def zone_label(n: int, ranks: tuple[Rank, ...], state: str) -> Phrase:
    """What a zone is, with its ranking."""
    key = f"scene-zone-{state}"
    if state == "done":
        return phrase(key, zone=n + 1)
    return phrase(key, zone=n + 1, ranks=ranked(ranks) if ranks else phrase("scene-no-cubes"))


def ranks(v: View, n: int) -> tuple[Rank, ...]:
    """The ranking of a zone, best first; nothing while the region is being laid."""
    if n >= len(v.standings):
        return ()
    return tuple(
        Rank(colour_name(v, each.colour), each.cubes, each.tied, pill_classes(v, n, rank))
        for rank, each in enumerate(v.standings[n])
    )


def ranked(ranks: tuple[Rank, ...]) -> Phrase:
    """The ranking in words: blue 3, red 2 = green 2."""
    first, *others = ranks
    words = phrase("scene-rank", colour=colour_word(first.colour), cubes=first.cubes)
    if not others:
        return words
    return phrase("scene-tie" if first.tied else "comma", first=words, last=ranked(tuple(others)))


def ranking(ranks: tuple[Rank, ...], right: float, y: float) -> Iterator[Shape]:
    """The ranking as pills that end at `right`, best first; who is sure of a reward is solid."""
    width = 50 if len(ranks) < 4 else 43
    x = right - width * len(ranks) - sum(17 if each.tied else 5 for each in ranks[:-1])
    for each in ranks:
        yield pill(each, x, y, width)
        x += width + 5
        if each.tied:
            yield text("=", x + 3.5, y + 19, "tie")
            x += 12


def pill_classes(v: View, n: int, rank: int) -> str:
    """How a pill is drawn: rewarded, and whose reward is being chosen."""
    chosen = zone_state(v, n) == "now" and rank == v.rank
    return "chip" + " paid" * (rank < REWARDED) + " claims" * chosen


@lru_cache(maxsize=1024)
def pill(rank: Rank, x: float, y: float, width: float) -> Shape:
    """One colour in the ranking, with its cubes."""
    inside = [
        box("", (x, y, width, 26), rx=13),
        mark(rank.colour, (x + 4, y + 4, 18)),
        text(str(rank.cubes), x + width / 2 + 10, y + 19, "num"),
    ]
    return group(inside, classes=f"{rank.classes} p-{paint(rank.colour)}")


@lru_cache
def coordinates(rows: int, height: float) -> tuple[Shape, ...]:
    """The letters of the columns and the numbers of the rows."""
    columns = [cell_place(column)[0] + CELL / 2 for column in range(WIDTH)]
    lines = [cell_place(WIDTH * row)[1] + CELL / 2 for row in range(3 * rows)]
    return (
        *(text("abcdefgh"[n], x, height - 5, "coord legible") for n, x in enumerate(columns)),
        *(text(str(n), 9, y + 5, "coord legible") for n, y in enumerate(lines, 1)),
    )
