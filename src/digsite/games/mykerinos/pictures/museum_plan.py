"""The floor plan of the museum: five wings around a hall, with walls, doors and steps."""

from functools import cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from digsite.core.scenery import Shape, path, shape
from digsite.games.mykerinos.components import FIVE, ROOM_WORTH, THREE, two_between

WIDE, HIGH = 338, 318
X, Y = 169, 169  # the middle of the hall
WINGS: Final = 5
FREE: Final = ""
# By the worth of a room: inner and outer radius, half its angle
SPAN: Final[dict[int, tuple[float, float, float]]] = {
    3: (46, 88, 22),
    5: (94, 137, 21.2),
    2: (94, 137, 12.9),
}


class Room(NamedTuple):
    """A room in its place: its number, its worth, its angle, whose wing it is in, and who is there.

    The holder is the name of a colour, or FREE.
    """

    number: int
    worth: int
    angle: float
    patrons: tuple[int, ...]
    holder: str


def built(wings: tuple[int, ...], holders: tuple[str, ...]) -> list[Room]:
    """The rooms, once all wings have a patron."""
    if len(wings) < WINGS:
        return []
    places: list[tuple[int, float, tuple[int, ...]]] = []
    for n, patron in enumerate(wings):
        after = wings[(n + 1) % WINGS]
        places += (
            (THREE + patron, 72 * n, (patron,)),
            (FIVE + patron, 72 * n, (patron,)),
            (two_between(patron, after), 72 * n + 36, (patron, after)),
        )
    return [
        Room(room, ROOM_WORTH[room], angle, patrons, holders[room])
        for room, angle, patrons in places
    ]


def at(angle: float, radius: float) -> tuple[float, float]:
    """A place in the museum: degrees clockwise from the top, and how far from the middle."""
    return X + radius * sin(radians(angle)), Y - radius * cos(radians(angle))


def arc(angle: float, half: float, inner: float, outer: float) -> str:
    """A piece of a ring around an angle, so many degrees to both sides."""
    return path(
        *("M", *at(angle - half, outer), "A", outer, outer, "0 0 1", *at(angle + half, outer)),
        *("L", *at(angle + half, inner), "A", inner, inner, "0 0 0", *at(angle - half, inner), "Z"),
    )


def floor(room: Room, inset: float = 0) -> str:
    """The outline of a room, or of what is so far inside it."""
    inner, outer, half = SPAN[room.worth]
    less = inset / (inner + outer) * 2 * 57.3
    return arc(room.angle, half - less, inner + inset, outer - inset)


def colonnade(angle: float) -> Shape:
    """The columns along the outer wall of a room worth 5."""
    start, end = at(angle - 18.2, 132), at(angle + 18.2, 132)
    d = path("M", *start, "A", 132, 132, "0 0 1", *end)
    return shape("path", classes="columns", d=d)


@cache
def walls() -> tuple[Shape, ...]:
    """The walls, and the steps up to the doors from the street."""
    return (
        shape("circle", classes="wall", cx=X, cy=Y, r=141.5),
        shape("circle", classes="plinth", cx=X, cy=Y, r=145),
        *(
            shape("path", classes="plinth", d=arc(72 * n + 36, half, inner, inner + 2.5))
            for n in range(WINGS)
            for half, inner in ((5, 143), (6, 147))
        ),
    )


@cache
def hall() -> tuple[Shape, ...]:
    """The hall and the rose on its floor."""
    colours = ("rose-blue", "rose-sand")
    return (
        shape("circle", classes="hall", cx=X, cy=Y, r=40),
        shape("circle", classes="mosaic", cx=X, cy=Y, r=33),
        *(shape("path", classes=colours[n % 2], d=_petal(45 * n)) for n in range(8)),
        shape("circle", classes="rose-gold", cx=X, cy=Y, r=6),
    )


def _petal(angle: float) -> str:
    left, right = at(angle - 22.4, 11), at(angle + 22.4, 11)
    return path("M", X, Y, "L", *left, "L", *at(angle, 29), "L", *right, "Z")


@cache
def doors() -> tuple[Shape, ...]:
    """Gaps in the walls: hall to 3, 3 to 5, the street to 2, and each 2 to the 5s beside it."""
    gaps: list[str] = []
    for n in range(WINGS):
        angle = 72 * n
        gaps += (
            arc(angle, 5.5, 87, 95),
            arc(angle, 9, 39, 47),
            arc(angle + 36, 4, 136, 142.5),
            arc(angle - 22, 1.9, 108, 122),
            arc(angle + 22, 1.9, 108, 122),
        )
    return tuple(shape("path", classes="door", d=each) for each in gaps)
