"""Pictures as plain data: shapes with ids, classes, coordinates, and the actions of a click.

A game draws a view as a scene. `digsite.scene` turns it into SVG, and the browser lays its parts
out. Words in it are phrases: they are put into a language when the SVG is written.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, get_args

from digsite.core.phrase import Phrase

Words = str | Phrase  # a bare string is a number or a name that needs no language
Frame = tuple[float, float, float, float]  # x, y, width, height

# What a table is looked at on: a laptop or larger, a phone held upright, a phone on its side
Screen = Literal["wide", "upright", "sideways"]
SCREENS: Final[tuple[Screen, ...]] = get_args(Screen)


class Shape(NamedTuple):
    """One element of a picture: an SVG tag with its attributes, and the shapes inside it.

    `label` is what a screen reader says. `actions` are those that happen here, so that a list or a
    hint can point at the place. What can be clicked has the class "legal", an id and a label; what
    a click means, `gather` says, or its default: to choose one of the actions.
    Coordinates are rounded to a tenth when written. Words with a `width` are broken into up to
    `lines` lines, and set smaller if they need more room than that, but not below `least`.
    It is a tuple because pictures have hundreds of shapes: tuples are fast to make and compare.
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
    least: float = 0


@dataclass(frozen=True)
class Part:
    """A board, a track or a card: a drawing of its own, with a size and a place at the table.

    `slot` says where it goes: "board" in the middle, "side" beside it, with its title above it,
    "hand" below the board (several stand side by side), "players" the list of players, "scene"
    behind the board: it fills the middle, is cut where it does not fit, and cannot be clicked;
    "corner" over the board's top left corner, where it stays while a board is zoomed; "aside" below
    the players, in place of the log: what is picked, at length. Only a wide screen has room for it.
    `corner` has the coordinates of the top left corner: when a map grows to the left, its tiles
    keep their coordinates and the corner moves.
    """

    name: str
    slot: str
    width: float
    height: float
    title: Words
    shapes: tuple[Shape, ...]
    note: Words = ""
    corner: tuple[float, float] = (0, 0)


class Tally(NamedTuple):
    """A number that matters of a seat: what is counted, how much, and a small drawing of it."""

    name: Words
    value: Words
    symbol: str = ""


class Timeline(NamedTuple):
    """How far a game or a turn has come: its steps, and which of them is now.

    `title` says what the steps are of, such as "Season"; `stage` what is done in the step of now.
    Before the first step `now` is -1.
    """

    title: Words
    steps: tuple[Words, ...]
    now: int
    stage: Words = ""


@dataclass(frozen=True)
class Scene:
    """Everything on the table, part by part, in reading order.

    `chapter` is the mark of the chapter in docs/rules that explains what is asked now, as "M4".
    `goal` says in a few words how the game is won; the points of all stand behind it.
    `tallies` are, for each seat, the numbers that its panel shows and that matter most: where there
    is no room for panels, they are all that is seen of a player.
    `timeline` shows what the title says in words.
    """

    parts: tuple[Part, ...]
    title: Words = ""
    chapter: str = ""
    goal: Words = ""
    tallies: tuple[tuple[Tally, ...], ...] = ()
    timeline: Timeline | None = None


def group(
    inside: Sequence[Shape],
    *,
    id: str = "",  # noqa: A002 - the name of the attribute it becomes
    classes: str = "",
    label: Words = "",
    actions: tuple[int, ...] = (),
    **attributes: str | float,
) -> Shape:
    """Return shapes that belong together, with one label and the actions of one click."""
    return Shape("g", _named(attributes), tuple(inside), id, classes, "", label, actions)


def shape(
    tag: str,
    *,
    id: str = "",  # noqa: A002 - the name of the attribute it becomes
    classes: str = "",
    label: Words = "",
    **attributes: str | float,
) -> Shape:
    """Return one shape: shape("rect", classes="cell", x=4, y=4, width=60, height=60)."""
    return Shape(tag, _named(attributes), (), id, classes, "", label)


@lru_cache(maxsize=16384)  # the same cells, cards and sheets stand there in every picture
def box(classes: str, frame: Frame, *, rx: float = 4) -> Shape:
    """Return a rectangle with round corners."""
    x, y, width, height = frame
    return shape("rect", classes=classes, x=x, y=y, width=width, height=height, rx=rx)


def ringed(frame: Frame, *, rx: float = 4) -> list[Shape]:
    """Return what marks a rectangle that may be clicked: a halo, and a ring inside its edge."""
    x, y, width, height = frame
    return [
        box("halo", frame, rx=rx + 1),
        box("ring", (x + 1.5, y + 1.5, width - 3, height - 3), rx=rx),
    ]


def seat_edge(y: float, height: float) -> Shape:
    """Return the left edge, in the player's colour, of a player's sheet that begins at x = 1."""
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
    """Return a drawing from the symbols, fitted into a frame."""
    x, y, width, height = frame
    places = (("href", "#" + symbol), ("x", x), ("y", y), ("width", width), ("height", height))
    return Shape("use", places, (), id, classes, "", label)


def text(words: Words, x: float, y: float, classes: str = "", anchor: str = "middle") -> Shape:
    """Return words at a place."""
    return Shape("text", (("x", x), ("y", y), ("text-anchor", anchor)), (), "", classes, words)


def fitted(
    words: Words,
    box: tuple[float, float, float],
    size: float | tuple[float, float],
    classes: str = "",
    lines: int = 1,
) -> Shape:
    """Return words that fit a width in every language. Box: x, y of the first line, width.

    They begin at x; the classes "t-mid" and "t-end" put their middle or their end there. With two
    sizes, what does not fit at the second one is cut off.
    """
    x, y, width = box
    size, least = size if isinstance(size, tuple) else (size, 0)
    places = (("x", x), ("y", y), ("font-size", size))
    return Shape("text", places, (), "", classes, words, width=width, lines=lines, least=least)


def followed(words: Shape, by: Words, size: float, classes: str = "") -> Shape:
    """Return fitted words with others behind them, which are left out where room is scarce."""
    tail = Shape("tspan", (("font-size", size),), (), "", classes, by)
    return words._replace(inside=(tail,))


def path(*steps: str | float) -> str:
    """Return the outline of a path: path("M", 4, 4, "L", 60, 4, "Z")."""
    return " ".join(step if isinstance(step, str) else number(step) for step in steps)


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """Return a number rounded to a tenth, without a needless zero."""
    rounded = f"{value:.1f}".removesuffix(".0")
    return "0" if rounded == "-0" else rounded


def within(shapes: Iterable[Shape]) -> Iterable[Shape]:
    """Yield the shapes and all shapes inside them."""
    for each in shapes:
        yield each
        yield from within(each.inside)


def _named(attributes: dict[str, str | float]) -> tuple[tuple[str, str | float], ...]:
    return tuple((_dashed(name), value) for name, value in attributes.items())


@lru_cache
def _dashed(name: str) -> str:
    return name.replace("_", "-")
