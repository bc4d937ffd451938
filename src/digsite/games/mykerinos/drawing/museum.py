"""The picture of the museum: an inked floor plan of five wings around a hall."""

from functools import cache, lru_cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, group, path, shape, text
from digsite.games.mykerinos.components import FIVE, ROOM_NAMES, ROOM_WORTH, THREE, two_between
from digsite.games.mykerinos.drawing.pieces import (
    colour_name,
    colour_word,
    cube,
    disc,
    patron_name,
)
from digsite.games.mykerinos.drawing.targets import Targets
from digsite.games.mykerinos.view import View

WIDE, HIGH = 348, 336
X, Y = 174, 180  # the middle of the hall
WINGS = 5
FREE = ""
# By the worth of a room: how far cube and number stand beside its middle
BESIDE: Final[dict[int, tuple[float, float]]] = {3: (13, 15), 5: (13, 15), 2: (9, 18)}
# By the worth of a room: inner and outer radius, half its angle
SPAN: Final[dict[int, tuple[float, float, float]]] = {
    3: (51, 95, 21),
    5: (100, 148, 21),
    2: (100, 148, 13.4),
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


def museum(v: View, targets: Targets) -> Part:
    """The museum with who is there."""
    holders = tuple(FREE if each is None or each < 0 else colour_name(v, each) for each in v.rooms)
    return draw_museum(v.wings, holders, tuple(targets.rooms.items()))


@lru_cache(maxsize=256)
def draw_museum(
    wings: tuple[int, ...],
    holders: tuple[str, ...],
    targets: tuple[tuple[int, tuple[int, ...]], ...],
) -> Part:
    """Wings in the order that chance laid them, from the top, clockwise."""
    rooms, lit = built(wings, holders), dict(targets)

    def lit_last(room: Room) -> bool:
        return room.number in lit

    free = sum(room.holder == FREE for room in rooms)
    shapes = (
        *hall(),
        *(draw_room(room, lit.get(room.number, ())) for room in sorted(rooms, key=lit_last)),
        *(doors() if rooms else ()),
        *(wing(patron, n) for n, patron in enumerate(wings)),
    )
    note = phrase("scene-rooms-free", free=free) if rooms else ""
    return Part("museum", "side", WIDE, HIGH, phrase("thing-museum"), shapes, note)


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


@cache
def hall() -> tuple[Shape, ...]:
    """The walls, the central hall and the rose on its floor."""
    colours = ("rose-blue", "rose-sand")
    return (
        shape("circle", classes="wall", cx=X, cy=Y, r=153),
        shape("circle", classes="hall", cx=X, cy=Y, r=46),
        *(shape("path", classes=colours[n % 2], d=_petal(36 * n)) for n in range(10)),
        shape("circle", classes="rose-gold", cx=X, cy=Y, r=9),
    )


def _petal(angle: float) -> str:
    tip, hollow = at(angle, 33), at(angle, 15)
    left, right = at(angle - 36, 13.6), at(angle + 36, 13.6)
    return path("M", *tip, "L", *right, "L", *hollow, "L", *left, "Z")


@lru_cache(maxsize=1024)
def draw_room(room: Room, actions: tuple[int, ...]) -> Shape:
    """A room with its worth, and the cube in it."""
    inside = [shape("path", classes="floor ground", d=sector(room))]
    if actions:
        inside.append(shape("path", classes="halo", d=sector(room)))
        inside.append(shape("path", classes="ring", d=sector(room, inset=2)))
    held = room.holder != FREE
    inside += held_room(room) if held else [worth(room, 0, 7.5)]
    return group(
        inside,
        id="room-" + ROOM_NAMES[room.number].replace(".", "-"),
        classes="room" + " held" * held + " legal" * bool(actions),
        label=room_label(room, actions),
        actions=actions,
    )


def room_label(room: Room, actions: tuple[int, ...]) -> Phrase:
    """Room 3, Lord Lemon, free."""
    first, *second = map(patron_name, room.patrons)
    where = phrase("scene-between", first=first, second=second[0]) if second else first
    if actions:
        return phrase("scene-room-target", worth=room.worth, where=where)
    free = room.holder == FREE
    name = phrase("scene-room-free") if free else colour_word(room.holder)
    return phrase("scene-room", worth=room.worth, where=where, holder=name)


def held_room(room: Room) -> list[Shape]:
    """The cube and the worth side by side, so that both can be read."""
    cube_off, worth_off = BESIDE[room.worth]
    x, y = beside(room, -cube_off)
    return [cube(room.holder, (x - 15, y - 15, 30)), worth(room, worth_off, 6)]


def worth(room: Room, off: float, drop: float) -> Shape:
    """The number of a room, `off` its middle, its baseline `drop` below."""
    x, y = beside(room, off)
    return text(str(room.worth), x, y + drop, "num")


def beside(room: Room, off: float) -> tuple[float, float]:
    """A place beside the middle of a room, along the ring."""
    inner, outer, _ = SPAN[room.worth]
    x, y = at(room.angle, (inner + outer) / 2)
    return x + off * cos(radians(room.angle)), y + off * sin(radians(room.angle))


def sector(room: Room, inset: float = 0) -> str:
    """The outline of a room."""
    inner, outer, half = SPAN[room.worth]
    inner, outer = inner + inset, outer - inset
    return path(
        *("M", *at(room.angle - half + _degrees(inset, inner), inner)),
        *("A", inner, inner, "0 0 1", *at(room.angle + half - _degrees(inset, inner), inner)),
        *("L", *at(room.angle + half - _degrees(inset, outer), outer)),
        *("A", outer, outer, "0 0 0", *at(room.angle - half + _degrees(inset, outer), outer), "Z"),
    )


def _degrees(length: float, radius: float) -> float:
    """The angle that a length takes at a radius."""
    return length / radius * 57.3


@cache
def doors() -> tuple[Shape, ...]:
    """Gaps in the walls: hall to 3, 3 to 5, and each 2 to the 5s beside it."""
    walls = [(at(72 * n, 44), at(72 * n, 52.5)) for n in range(WINGS)]
    walls += [(at(72 * n, 93.5), at(72 * n, 101.5)) for n in range(WINGS)]
    for side in (-1, 1):
        walls += [
            (at(72 * n + side * 19.9, 124), at(72 * n + side * 23.7, 124)) for n in range(WINGS)
        ]
    return tuple(_door(start, end) for start, end in walls)


def _door(start: tuple[float, float], end: tuple[float, float]) -> Shape:
    return shape("path", classes="door", d=path("M", *start, "L", *end))


@cache
def wing(patron: int, n: int) -> Shape:
    """The disc of a patron, outside on the wall of his wing."""
    x, y = at(72 * n, 160)
    return disc(patron, (x - 20, y - 20, 40), phrase("scene-wing", patron=patron_name(patron)))
