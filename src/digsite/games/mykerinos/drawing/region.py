"""The picture of the region: zones with their ranks, lots and cubes."""

from collections.abc import Iterator

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, box, group, text
from digsite.games.mykerinos.components import LOTS_LAID, WIDTH
from digsite.games.mykerinos.drawing.lots import CELL, cell_place, draw_cubes, draw_lot
from digsite.games.mykerinos.drawing.pieces import colour_word, mark, paint
from digsite.games.mykerinos.drawing.targets import Targets
from digsite.games.mykerinos.phases import SURVEY
from digsite.games.mykerinos.view import Standing, View

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


def zone(v: View, n: int, targets: Targets) -> Shape:
    """A zone: a bed with its name, the ranking, and two lots."""
    x, y = 20 + 335 * (n % 2), 254 * (n // 2)
    state = zone_state(v, n)
    return group(
        [
            box("zone-bed", (x, y, 321, 240), rx=10),
            *([box("zone-ring", (x + 1.5, y + 1.5, 318, 237), rx=9)] if state == "now" else []),
            text(phrase("zone", zone=n + 1), x + 12, y + 25, "zone-name", "start"),
            *ranking(v, n, x + 312, y + 5),
            draw_lot(v, 2 * n, targets),
            draw_lot(v, 2 * n + 1, targets),
        ],
        id=f"zone-{n + 1}",
        classes=f"zone zone-{state}",
        label=zone_label(v, n, state),
    )


def zone_state(v: View, n: int) -> str:
    """Whether a zone is open, under survey now, or done."""
    if v.phase != SURVEY or n > v.zone:
        return "open"
    return "now" if n == v.zone else "done"


def zone_label(v: View, n: int, state: str) -> Phrase:
    """What a zone is, with its ranking."""
    ranks = standings(v, n)
    key = f"scene-zone-{state}"
    if state == "done":
        return phrase(key, zone=n + 1)
    return phrase(key, zone=n + 1, ranks=ranked(v, ranks) if ranks else phrase("scene-no-cubes"))


def standings(v: View, n: int) -> tuple[Standing, ...]:
    """The ranking of a zone; nothing while the region is being laid."""
    return v.standings[n] if n < len(v.standings) else ()


def ranked(v: View, ranks: tuple[Standing, ...]) -> Phrase:
    """The ranking in words: blue 3, red 2 = green 2."""
    first, *others = ranks
    words = phrase("scene-rank", colour=colour_word(v, first.colour), cubes=first.cubes)
    if not others:
        return words
    return phrase(
        "scene-tie" if first.tied else "comma", first=words, last=ranked(v, tuple(others))
    )


def ranking(v: View, n: int, right: float, y: float) -> Iterator[Shape]:
    """The ranking as pills that end at `right`, best first; who is sure of a reward is solid."""
    ranks = standings(v, n)
    width = 50 if len(ranks) < 4 else 43
    x = right - width * len(ranks) - sum(17 if each.tied else 5 for each in ranks[:-1])
    for rank, each in enumerate(ranks):
        yield pill(v, each, (x, y, width), pill_classes(v, n, rank))
        x += width + 5
        if each.tied:
            yield text("=", x + 3.5, y + 19, "tie")
            x += 12


def pill_classes(v: View, n: int, rank: int) -> str:
    """How a pill is drawn: rewarded, and whose reward is being chosen."""
    chosen = zone_state(v, n) == "now" and rank == v.rank
    return "chip" + " paid" * (rank < REWARDED) + " claims" * chosen


def pill(v: View, standing: Standing, place: tuple[float, float, float], classes: str) -> Shape:
    """One colour in the ranking, with its cubes."""
    x, y, width = place
    inside = [
        box("", (x, y, width, 26), rx=13),
        mark(v, standing.colour, (x + 4, y + 4, 18)),
        text(str(standing.cubes), x + width / 2 + 10, y + 19, "num"),
    ]
    return group(inside, classes=f"{classes} p-{paint(v, standing.colour)}")


def coordinates(rows: int, height: float) -> Iterator[Shape]:
    """The letters of the columns and the numbers of the rows."""
    for column in range(WIDTH):
        x, _ = cell_place(column)
        yield text("abcdefgh"[column], x + CELL / 2, height - 5, "coord")
    for row in range(3 * rows):
        _, y = cell_place(WIDTH * row)
        yield text(str(row + 1), 9, y + CELL / 2 + 5, "coord")
