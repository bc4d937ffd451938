"""The list of what each room of the museum brings to the viewer, the best first."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import phrase
from digsite.core.scenery import Screen, Shape, box, fitted, group, text
from digsite.games.mykerinos.pictures.grid import PAPERS
from digsite.games.mykerinos.pictures.pieces import portrait

ROW: Final = 38
# On the paper of each screen: the frame of the list, without its height; a phone has no room
FRAMES: Final[dict[Screen, tuple[float, float, float]]] = {
    "wide": (524, 40, 156),
    "sideways": (402, 10, 176),
}


class Gain(NamedTuple):
    """What a room brings: points, its worth, whose wing it is in, and whether it is picked."""

    points: int
    worth: int
    patrons: tuple[int, ...]
    picked: bool


@lru_cache(maxsize=1024)
def gains(screen: Screen, found: tuple[Gain, ...]) -> tuple[Shape, ...]:
    """The list, as long as there is room for it."""
    if screen not in FRAMES or not found:
        return ()
    x, y, width = FRAMES[screen]
    most = int((PAPERS[screen].height - y - 60) // ROW)
    best = sorted(found, key=lambda each: (-each.points, -each.worth))[:most]
    heading = fitted(phrase("scene-gains"), (x + 10, y + 22, width - 20), (15, 13), "t-title")
    rows = [line(each, x, y + 32 + ROW * n, width) for n, each in enumerate(best)]
    return (box("sheet", (x, y, width, 40 + ROW * len(best)), rx=8), heading, *rows)


def line(gain: Gain, x: float, y: float, width: float) -> Shape:
    """A room: its worth, whose cards it is for, and what it brings."""
    classes = "gain-row picked" if gain.picked else "gain-row"
    return group([*cells(gain, x, y, width)], classes=classes)


def cells(gain: Gain, x: float, y: float, width: float) -> Iterator[Shape]:
    """What stands in a row of the list."""
    if gain.picked:
        yield box("gain-now", (x + 4, y + 1, width - 8, ROW - 2), rx=6)
    yield box("worth-box", (x + 11, y + 7, 24, 24), rx=2)
    yield text(str(gain.worth), x + 23, y + 25.5, "t-num t-worth")
    for n, patron in enumerate(gain.patrons):
        yield portrait(patron, (x + 44 + 33 * n, y + 4, 30))
    yield text(f"+{gain.points}", x + width - 12, y + 26, "t-num t-gain", "end")
