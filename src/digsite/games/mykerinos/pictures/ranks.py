"""The picture of the ranks of a zone: a ladder beside it, or a row above it."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Frame, Screen, Shape, box, fitted, group, path, shape, text
from digsite.games.mykerinos.phases import SURVEY
from digsite.games.mykerinos.pictures.grid import Grid, zone_frame
from digsite.games.mykerinos.pictures.pieces import colour_name, colour_word, mark, paint
from digsite.games.mykerinos.view import View

REWARDED: Final = 2  # the ranks that are sure of a reward


class Rank(NamedTuple):
    """One colour in a zone: its cubes, whether the tie with the next is open, and how it looks."""

    colour: str
    cubes: int
    tied: bool
    classes: str


class Pill(NamedTuple):
    """The measures of a pill: width, height, the size of its mark, and the step to the next one."""

    width: float
    height: float
    mark: float
    step: float


LADDERS: Final[dict[Screen, Pill]] = {
    "wide": Pill(62, 27, 18, 31),
    "sideways": Pill(46, 22, 16, 24),
}
ROW: Final = Pill(37, 20, 14, 39)
TIED: Final = 4  # so much further the next pill of a row stands if they are tied


def ranks(v: View, n: int, claimed: int) -> tuple[Rank, ...]:
    """The ranking of a zone, best first; nothing while the region is being laid.

    `claimed` is the rank whose reward is being chosen, or NOBODY.
    """
    if n >= len(v.standings):
        return ()
    return tuple(
        Rank(
            colour_name(v, each.colour),
            each.cubes,
            each.tied,
            pill_classes(rank, mine=each.colour == v.seat, claims=rank == claimed),
        )
        for rank, each in enumerate(v.standings[n])
    )


def pill_classes(rank: int, *, mine: bool, claims: bool) -> str:
    """How a pill is drawn: rewarded, the viewer's own, and whose reward is being chosen."""
    return "chip" + " paid" * (rank < REWARDED) + " mine" * mine + " claims" * claims


def ranked(ranks: tuple[Rank, ...]) -> Phrase:
    """The ranking in words: blue 3, red 2 = green 2."""
    first, *others = ranks
    words = phrase("scene-rank", colour=colour_word(first.colour), cubes=first.cubes)
    if not others:
        return words
    return phrase("scene-tie" if first.tied else "comma", first=words, last=ranked(tuple(others)))


def zone_state(v: View, n: int) -> str:
    """Return whether a zone is open, under survey now, or done."""
    if v.phase != SURVEY or n > v.zone:
        return "open"
    return "now" if n == v.zone else "done"


def zone_label(n: int, ranks: tuple[Rank, ...], state: str) -> Phrase:
    """What a zone is, with its ranking."""
    key = f"scene-zone-{state}"
    if state == "done":
        return phrase(key, zone=n + 1)
    return phrase(key, zone=n + 1, ranks=ranked(ranks) if ranks else phrase("scene-no-cubes"))


def ranking(g: Grid, zone: int, ranks: tuple[Rank, ...]) -> Iterator[Shape]:
    """The name of a zone and its ranking, best first; who is sure of a reward is solid."""
    if g.screen == "upright":
        yield from row(zone_frame(g, zone), zone, ranks)
    else:
        yield from ladder(g, zone, ranks)


def ladder(g: Grid, zone: int, ranks: tuple[Rank, ...]) -> Iterator[Shape]:
    """Pills below each other, on the outer side of a zone."""
    x, y, width, _ = zone_frame(g, zone)
    pill = LADDERS[g.screen]
    left = x + width + 4 if zone % 2 else x - 4 - pill.width
    size = 16 if g.screen == "wide" else 14
    words = phrase("zone", zone=zone + 1)
    if zone % 2:
        yield fitted(words, (left + 2, y + size - 1, pill.width), size, "t-title zone-name")
    else:
        end = left + pill.width - 2
        yield fitted(words, (end, y + size - 1, pill.width), size, "t-title zone-name t-end")
    top = y + size + 7
    for n, each in enumerate(ranks):
        yield draw_pill(each, left, top + n * pill.step, pill)
    between = top + (pill.step + pill.height) / 2
    for n, each in enumerate(ranks):
        if each.tied:
            yield tie(left + pill.width / 2, between + n * pill.step)


def row(frame: Frame, zone: int, ranks: tuple[Rank, ...]) -> Iterator[Shape]:
    """Pills side by side above a zone, and its number at the left."""
    x, y, width, _ = frame
    top = y - 2 - ROW.height
    yield box("zone-square", (x + 1, top, 22, ROW.height), rx=3)
    yield text(str(zone + 1), x + 12, top + 15.5, "num zone-name zone-number")
    left = x + width - 1 - ROW.width - sum(ROW.step + TIED * each.tied for each in ranks[:-1])
    ties = []
    for each in ranks:
        yield draw_pill(each, left, top, ROW)
        left += ROW.step + TIED * each.tied
        ties += [left - (ROW.step + TIED - ROW.width) / 2] * each.tied
    for x in ties:
        yield tie(x, top + ROW.height / 2)


@lru_cache(maxsize=4096)
def draw_pill(rank: Rank, x: float, y: float, pill: Pill) -> Shape:
    """One colour in the ranking, with its cubes."""
    air = (pill.height - pill.mark) / 2
    aside = max(3, (pill.width - pill.mark - 18) / 2.4)  # both together, a little to the left
    inside = [
        box("", (x, y, pill.width, pill.height), rx=pill.height / 2),
        mark(rank.colour, (x + aside, y + air, pill.mark)),
        text(str(rank.cubes), x + aside + pill.mark + 9, y + pill.height / 2 + 6.5, "num"),
    ]
    return group(inside, classes=f"{rank.classes} p-{paint(rank.colour)}")


@cache
def tie(x: float, y: float) -> Shape:
    """The sign between two pills whose tie is open."""
    sign = path("M", x - 3.5, y - 1.8, "h", 7, "m", -7, 3.6, "h", 7)
    return group(
        [box("tie", (x - 6.5, y - 6, 13, 12), rx=6), shape("path", classes="tie-sign", d=sign)]
    )
