"""The picture of the museum: who is in which room, and which room can be taken."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from math import cos, radians, sin
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Screen, Shape, box, group, shape, text
from digsite.games.mykerinos.components import DOORS, FIVE, PATRONS, ROOMS
from digsite.games.mykerinos.phases import SURVEY
from digsite.games.mykerinos.pictures.gains import Gain, Why, gains
from digsite.games.mykerinos.pictures.grid import PAPERS
from digsite.games.mykerinos.pictures.museum_plan import (
    FREE,
    HIGH,
    SPAN,
    WIDE,
    Room,
    Y,
    at,
    built,
    colonnade,
    doors,
    floor,
    hall,
    walls,
)
from digsite.games.mykerinos.pictures.offers import Lighting, Offers
from digsite.games.mykerinos.pictures.pieces import (
    colour_name,
    colour_word,
    cube,
    disc,
    patron_name,
    portrait,
)
from digsite.games.mykerinos.pictures.plan import plan
from digsite.games.mykerinos.things import ROOM_IDS
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import room_gain

CUBE = 28
FIVES: Final = 5  # what the largest rooms are worth
FIVE_LOW: Final = 107  # so far out stands what one of them brings, below: a portrait is near
# On the paper of each screen: how large the museum is, and where its corner lies
LARGE: Final[dict[Screen, tuple[float, float, float]]] = {
    "wide": (1.34, 2, 34),
    "upright": (0.88, 43, 12),
    "sideways": (1.06, 4, 24),
}


class Offer(NamedTuple):
    """A room that may be taken: the actions, how it looks, and the colour of the cube that comes.

    `gain` is what it brings; that is shown when rooms are asked for. Until then they are quiet, if
    something else can be picked as well.
    """

    actions: tuple[int, ...] = ()
    look: Lighting = Lighting()
    gain: int | None = None
    colour: str = ""
    quiet: bool = False


def museum(v: View, offers: Offers, screen: Screen) -> Part:
    """The museum with who is there; large in place of the region once a room is asked for."""
    holders = tuple(FREE if each is None or each < 0 else colour_name(v, each) for each in v.rooms)
    rooms = ((n, offer(v, n, offers)) for n in range(ROOMS))
    offered = tuple((n, each) for n, each in rooms if each.actions)
    part = draw_museum(v.wings, holders, offered, large=offers.a_room)
    if not offers.a_room:
        return part
    return enlarged(part, screen, (*brought(v, built(v.wings, holders), dict(offered)),))


def offer(v: View, room: int, offers: Offers) -> Offer:
    """A room as it is offered to the viewer, if it is."""
    actions = offers.actions("room", room)
    if not actions:
        return Offer()
    look = offers.look(ROOM_IDS[room], actions)
    asked = v.phase == SURVEY or offers.a_room
    shown = look.picked or (offers.picking and look.lit and asked)
    gain = room_gain(v, v.actor, room) if shown else None
    colour = colour_name(v, v.actor) if look.picked else ""
    return Offer(actions, look, gain, colour, quiet=offers.picking and look.lit and not asked)


def enlarged(part: Part, screen: Screen, found: tuple[Gain, ...]) -> Part:
    """The museum on the paper of the region, with what each room brings."""
    paper = PAPERS[screen]
    scale, x, y = LARGE[screen]
    shapes = (
        plan(screen),
        group(part.shapes, transform=f"translate({x} {y}) scale({scale})", classes="enlarged"),
        *gains(screen, found),
    )
    return replace(part, slot="board", width=paper.width, height=paper.height, shapes=shapes)


def brought(v: View, rooms: list[Room], offers: dict[int, Offer]) -> Iterator[Gain]:
    """What the rooms bring that can be taken; and those that would, if a door led there."""
    for room in rooms:
        offer = offers.get(room.number, Offer())
        if offer.gain is not None:
            why = (*reasons(v, room.worth, room.patrons),)
            yield Gain(offer.gain, room.worth, room.patrons, offer.look.picked, why)
        elif room.holder == FREE and room.number not in offers:
            points = room_gain(v, v.actor, room.number)
            why = (Why("closed", room.patrons[0]),)
            if points:
                yield Gain(points, room.worth, room.patrons, picked=False, why=why, closed=True)


def reasons(v: View, worth: int, patrons: tuple[int, ...]) -> Iterator[Why]:
    """Why a room brings what it does: the cards of its wings, then the rooms that it opens."""
    player = v.players[v.actor]
    for patron in patrons:
        cards, value = player.cards[patron], player.values[patron]
        if cards and value < worth:
            yield Why("cards", patron, cards, value, worth)
    for patron in patrons:
        five, more = FIVE + patron, player.cards[patron] * (5 - max(worth, player.values[patron]))
        if worth < 5 and is_free(v, five) and more and not opened(v, patron):
            yield Why("opens", patron, more)
    for patron in patrons:
        if player.cards[patron] and player.values[patron] >= worth:
            yield Why("pays", patron, after=player.values[patron])
    if not any(player.cards[patron] for patron in patrons):
        yield Why("none", patrons[0])


def is_free(v: View, room: int) -> bool:
    """Whether a room is built, and nobody is in it."""
    holder = v.rooms[room]
    return holder is not None and holder < 0


def opened(v: View, patron: int) -> bool:
    """M7.3  Whether the actor has a door to the room worth 5 of a patron."""
    return any(DOORS[patron] >> room & 1 for room in v.players[v.actor].rooms)


@lru_cache(maxsize=256)
def draw_museum(
    wings: tuple[int, ...],
    holders: tuple[str, ...],
    offers: tuple[tuple[int, Offer], ...],
    *,
    large: bool,
) -> Part:
    """Wings in the order that chance laid them, from the top, clockwise."""
    rooms, offered = built(wings, holders), dict(offers)

    def lit_last(room: Room) -> bool:
        return room.number in offered

    free = sum(room.holder == FREE for room in rooms)
    shapes = (
        *walls(),
        *(
            draw_room(room, offered.get(room.number, Offer()))
            for room in sorted(rooms, key=lit_last)
        ),
        *(doors() if rooms else ()),
        *hall(),
        *(wing(patron, n, large=large) for n, patron in enumerate(wings)),
    )
    note = phrase("scene-rooms-free", free=free) if rooms else ""
    return Part("museum", "side", WIDE, HIGH, phrase("thing-museum"), shapes, note)


@lru_cache(maxsize=1024)
def draw_room(room: Room, offer: Offer) -> Shape:
    """A room with its worth, and the cube in it."""
    inside = [shape("path", classes="floor ground", d=floor(room))]
    if len(room.patrons) == 1:
        wash = f"wash m-{PATRONS[room.patrons[0]]}"
        inside.append(shape("path", classes=wash, d=floor(room)))
    if room.worth == 5:
        inside.append(colonnade(room.angle))
    if offer.look.marked:
        inside.append(shape("path", classes="ring", d=floor(room, inset=2)))
    held = room.holder != FREE
    inside += held_room(room) if held else free_room(room, offer)
    return group(
        inside,
        id=ROOM_IDS[room.number],
        classes="room" + " held" * held + offer.look.classes + " quiet" * offer.quiet,
        label=room_label(room, offer.look),
        actions=offer.actions,
    )


def free_room(room: Room, offer: Offer) -> list[Shape]:
    """The worth of a room, and what it brings to the viewer; a cube that would come is a ghost."""
    x, y = centre(room)
    if offer.gain is None:
        return [text(str(room.worth), x, y + 7, "num")]
    if room.worth == FIVES and y > Y:
        x, y = at(room.angle, FIVE_LOW)
    pill = [
        box("gain-pill", (x - 18, y, 36, 20), rx=10),
        text(f"+{offer.gain}", x, y + 16, "num gain"),
    ]
    if offer.look.picked:
        coming = cube(offer.colour, (x - CUBE / 2, y - CUBE, CUBE))
        return [group([coming], classes="ghost"), *pill]
    return [text(str(room.worth), x, y - 3, "num"), *pill]


def held_room(room: Room) -> list[Shape]:
    """The cube and the worth beside each other, so that both can be read."""
    aside = {2: 11, 3: 9, 5: 15}[room.worth]
    cx, cy = beside(room, -aside)
    nx, ny = beside(room, aside + (7 if room.worth == 3 else 4))
    return [
        cube(room.holder, (cx - CUBE / 2, cy - CUBE / 2, CUBE)),
        text(str(room.worth), nx, ny + 6.5, "num"),
    ]


def centre(room: Room) -> tuple[float, float]:
    """The middle of a room."""
    inner, outer, _ = SPAN[room.worth]
    return at(room.angle, (inner + outer) / 2)


def beside(room: Room, off: float) -> tuple[float, float]:
    """A place beside the middle of a room, along the ring."""
    x, y = centre(room)
    return x + off * cos(radians(room.angle)), y + off * sin(radians(room.angle))


def room_label(room: Room, look: Lighting) -> Phrase:
    """Room 3, Lord Lemon, free."""
    first, *second = map(patron_name, room.patrons)
    where = phrase("scene-between", first=first, second=second[0]) if second else first
    if look.can_go_back:
        return phrase("scene-room-picked", worth=room.worth, where=where)
    if look.marked:
        return phrase("scene-room-target", worth=room.worth, where=where)
    free = room.holder == FREE
    name = phrase("scene-room-free") if free else colour_word(room.holder)
    return phrase("scene-room", worth=room.worth, where=where, holder=name)


@cache
def wing(patron: int, n: int, *, large: bool) -> Shape:
    """The patron outside on the wall of his wing: his disc, or his portrait where it is large."""
    label = phrase("scene-wing", patron=patron_name(patron))
    if large:
        x, y = at(72 * n, 160)
        return portrait(patron, (x - 21, y - 21, 42), label)
    x, y = at(72 * n, 152)
    return disc(patron, (x - 16, y - 16, 32), label)
