"""The list of what each room of the museum brings to the viewer, and why: the best first."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Screen, Shape, box, fitted, group, text
from digsite.games.mykerinos.components import PATRONS
from digsite.games.mykerinos.pictures.grid import PAPERS
from digsite.games.mykerinos.pictures.pieces import portrait

NOTES: Final = 2  # lines of reasons for a room


class List(NamedTuple):
    """Where the list lies on the paper of a screen, and how large its rows and its words are.

    A low row has its reason beside the portraits, a high one below them.
    """

    x: float
    y: float
    width: float
    row: float
    words: float
    least: float

    @property
    def is_low(self) -> bool:
        """Whether rows have one line only."""
        return self.row < 50


LISTS: Final[dict[Screen, List]] = {
    "wide": List(462, 22, 216, 74, 13.5, 13),
    "upright": List(6, 296, 372, 30, 13, 11),
    "sideways": List(372, 6, 208, 66, 12.5, 11),
}


class Why(NamedTuple):
    """A reason: which one, whose cards it is about, and its numbers."""

    kind: str
    patron: int
    cards: int = 0
    before: int = 0
    after: int = 0

    @property
    def words(self) -> Phrase:
        """The reason as it is written."""
        return phrase(
            f"scene-gain-{self.kind}",
            patron=PATRONS[self.patron].title(),
            cards=self.cards,
            before=self.before,
            after=self.after,
        )


class Gain(NamedTuple):
    """What a room brings: points, its worth, whose wing it is in, whether it is picked, and why.

    What is closed brings nothing now.
    """

    points: int
    worth: int
    patrons: tuple[int, ...]
    picked: bool
    why: tuple[Why, ...] = ()
    closed: bool = False


@lru_cache(maxsize=1024)
def gains(screen: Screen, found: tuple[Gain, ...]) -> tuple[Shape, ...]:
    """The list, as long as there is room for it."""
    if not found:
        return ()
    place = LISTS[screen]
    x, y, width = place.x, place.y, place.width
    most = int((PAPERS[screen].height - y - 44) // place.row)
    best = sorted(found, key=lambda each: (each.closed, -each.points, -each.worth))[:most]
    heading = fitted(phrase("scene-gains"), (x + 10, y + 21, width - 20), (15, 13), "t-title")
    rows = [line(each, x, y + 29 + place.row * n, place) for n, each in enumerate(best)]
    return (box("sheet", (x, y, width, 35 + place.row * len(best)), rx=8), heading, *rows)


def line(gain: Gain, x: float, y: float, place: List) -> Shape:
    """A room: its worth, whose cards it is for, what it brings and why."""
    state = " picked" * gain.picked + " closed" * gain.closed
    return group(
        [*cells(gain, x, y, place), *reasons(gain, x, y, place)], classes=f"gain-row{state}"
    )


def cells(gain: Gain, x: float, y: float, place: List) -> Iterator[Shape]:
    """What stands in the first line of a row."""
    if gain.picked:
        yield box("gain-now", (x + 4, y + 1, place.width - 8, place.row - 2), rx=6)
    yield box("worth-box", (x + 11, y + 5, 23, 23), rx=2)
    yield text(str(gain.worth), x + 22.5, y + 23, "t-num t-worth")
    for n, patron in enumerate(gain.patrons):
        yield portrait(patron, (x + 42 + 31 * n, y + 2, 28))
    if not gain.closed:
        yield text(f"+{gain.points}", x + place.width - 12, y + 24, "t-num t-gain", "end")


def reasons(gain: Gain, x: float, y: float, place: List) -> Iterator[Shape]:
    """Why it brings so much: beside the portraits, or below them."""
    size = (place.words, place.least)
    for n, why in enumerate(gain.why[: 1 if place.is_low else NOTES]):
        style = "t-strong" if why.kind == "opens" else "t-note"
        if place.is_low:
            left = x + 42 + 31 * len(gain.patrons) + 4
            room = x + place.width - left - (10 if gain.closed else 48)
            yield fitted(why.words, (left, y + 20, room), size, style)
        else:
            lines = NOTES if gain.closed else 1
            low = y + 43 + 17 * n
            yield fitted(why.words, (x + 12, low, place.width - 24), size, style, lines)
