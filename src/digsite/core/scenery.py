"""Drawable things: a view as shapes with ids, classes, places and the actions that clicks mean.

A scene is plain data. `digsite.scene` turns it into SVG, the browser lays its parts out; words in
it are phrases, put into a language only then.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import Phrase

Words = str | Phrase  # a bare string is a number or a name that needs no language
Frame = tuple[float, float, float, float]  # x, y, width, height


class Shape(NamedTuple):
    """One element of a drawing: an SVG tag with its attributes, and what lies inside it.

    `label` is what a screen reader says. `actions` are what a click on it may mean: usually one,
    and where several share a place (dig c4, extend c4) the client asks which. What has actions has
    an id and a label too.
    Coordinates are numbers: the writer rounds them to a tenth. Words that have a `width` keep to
    it: they are broken into `lines`, and set smaller where a language needs more room.
    A picture has hundreds of shapes, and most are as they were: tuples are made and compared fast.
    """

    tag: str
    attributes: tuple[tuple[str, str | float], ...] = ()
    inside: "tuple[Shape, ...]" = ()
    id: str = ""
    classes: str = ""
    words: Words = ""
    label: Words = ""
    actions: tuple[int, ...] = ()
    width: float = 0
    lines: int = 1


@dataclass(frozen=True)
class Part:
    """A board, a track or a card: a drawing of its own, with a size and a place at the table.

    `slot` is where it belongs: "board" in the middle, "side" beside it on a sheet with its title,
    "hand" below the board, "players" the list of players. Parts of the hand wrap like words.
    `corner` is the top left: a map that grows keeps its tiles where they are and moves its corner.
    """

    name: str
    slot: str
    width: float
    height: float
    title: Words
    shapes: tuple[Shape, ...]
    note: Words = ""
    corner: tuple[float, float] = (0, 0)


@dataclass(frozen=True)
class Scene:
    """Everything on the table, part by part, in reading order.

    `chapter` is the mark of the chapter of docs/rules that has most to say of what is asked now.
    """

    parts: tuple[Part, ...]
    title: Words = ""
    chapter: str = ""


def group(
    inside: Sequence[Shape],
    *,
    id: str = "",  # noqa: A002 - the name of the attribute it becomes
    classes: str = "",
    label: Words = "",
    actions: tuple[int, ...] = (),
    **attributes: str | float,
) -> Shape:
    """Give shapes that belong together, with one label and the actions of one click."""
    return Shape("g", _named(attributes), tuple(inside), id, classes, "", label, actions)


def shape(
    tag: str,
    *,
    id: str = "",  # noqa: A002 - the name of the attribute it becomes
    classes: str = "",
    label: Words = "",
    **attributes: str | float,
) -> Shape:
    """Give one shape: shape("rect", classes="cell", x=4, y=4, width=60, height=60)."""
    return Shape(tag, _named(attributes), (), id, classes, "", label)


@lru_cache(maxsize=16384)  # the same cells, cards and sheets stand there in every picture
def box(classes: str, frame: Frame, *, rx: float = 4) -> Shape:
    """Give a rectangle with round corners."""
    x, y, width, height = frame
    return shape("rect", classes=classes, x=x, y=y, width=width, height=height, rx=rx)


def ringed(frame: Frame, *, rx: float = 4) -> list[Shape]:
    """Give what surrounds a rectangle that may be clicked: a halo, and a ring inside its edge."""
    x, y, width, height = frame
    return [
        box("halo", frame, rx=rx + 1),
        box("ring", (x + 1.5, y + 1.5, width - 3, height - 3), rx=rx),
    ]


def seat_edge(y: float, height: float) -> Shape:
    """Give the left edge of a player's sheet in his colour; the sheet begins at x = 1."""
    low = y + height
    corner = "A 8 8 0 0 1"
    steps = ("M", 9, y, "V", low, corner, 1, low - 8, "V", y + 8, corner, 9, y, "Z")
    return shape("path", classes="edge", d=path(*steps))


def use(
    symbol: str,
    frame: Frame,
    *,
    id: str = "",  # noqa: A002 - the name of the attribute it becomes
    classes: str = "",
    label: Words = "",
) -> Shape:
    """Give a drawing from the symbols, fitted into a frame."""
    x, y, width, height = frame
    places = (("href", "#" + symbol), ("x", x), ("y", y), ("width", width), ("height", height))
    return Shape("use", places, (), id, classes, "", label)


def text(words: Words, x: float, y: float, classes: str = "", anchor: str = "middle") -> Shape:
    """Give words at a place."""
    return Shape("text", (("x", x), ("y", y), ("text-anchor", anchor)), (), "", classes, words)


def fitted(
    words: Words,
    box: tuple[float, float, float],
    size: float,
    classes: str = "",
    lines: int = 1,
) -> Shape:
    """Give words that keep to a width in every language. Box: x, y of the first line, width.

    They begin at x; the classes "t-mid" and "t-end" put their middle or their end there.
    """
    x, y, width = box
    places = (("x", x), ("y", y), ("font-size", size))
    return Shape("text", places, (), "", classes, words, width=width, lines=lines)


def path(*steps: str | float) -> str:
    """Give the outline of a path: path("M", 4, 4, "L", 60, 4, "Z")."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """Give a number rounded to a tenth, without a needless zero."""
    rounded = f"{value:.1f}".removesuffix(".0")
    return "0" if rounded == "-0" else rounded


def within(shapes: Iterable[Shape]) -> Iterable[Shape]:
    """Go through shapes and all that lies inside them."""
    for each in shapes:
        yield each
        yield from within(each.inside)


def _named(attributes: dict[str, str | float]) -> tuple[tuple[str, str | float], ...]:
    return tuple((_dashed(name), value) for name, value in attributes.items())


@lru_cache
def _dashed(name: str) -> str:
    return name.replace("_", "-")
