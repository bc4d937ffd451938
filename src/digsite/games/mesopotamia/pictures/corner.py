"""A paper tag in the corner of the board: tiles to find, what is in the supply, cards to draw."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from digsite.core.phrase import phrase
from digsite.core.scenery import (
    Frame,
    Part,
    Screen,
    Shape,
    box,
    fitted,
    group,
    ringed,
    shape,
    text,
    use,
)
from digsite.core.targets import Spot, Targets
from digsite.games.mesopotamia.components import DISCOVERIES, DRAWN_KINDS, KINDS
from digsite.games.mesopotamia.gathering.picking import Glow
from digsite.games.mesopotamia.phases import ACTION, MANA, MOVEMENT, OVER, PRIESTS, TELEPORT_WHO
from digsite.games.mesopotamia.pictures.lights import Lights, glow_of, lit, with_deed
from digsite.games.mesopotamia.pictures.pieces import tile_name
from digsite.games.mesopotamia.things import DECK, kind_id
from digsite.games.mesopotamia.view import View

WIDE: Final = 176
FIRST: Final = 38  # the height of the first line
KINDS_AT: Final = 56  # where the tiles by kind begin
HIGH: Final = 156


def stage(v: View) -> int:
    """Which of the three phases of a turn it is: 0, 1, 2; -1 before and after."""
    phase = v.back_to if TELEPORT_WHO <= v.phase < OVER and v.back_to >= 0 else v.phase
    if phase < MOVEMENT or phase == OVER:
        return -1
    if phase < ACTION:
        return 0
    return 2 if phase in (MANA, PRIESTS) else 1


def corner(v: View, targets: Targets, lights: Lights, screen: Screen) -> Iterator[Part]:
    """Yield the tag.

    A phone has room for its first line only, as long as there are tiles to find; the rest lies
    beside the board.
    """
    title, to_find = phrase("thing-stack"), sum(v.stack) + sum(v.shown or ())
    first, stocks = tiles_to_find(to_find), stocks_of(v, targets, lights)
    if screen == "wide":
        shapes = (paper(HIGH), *first, *discoveries_left(v), *stocks)
        yield Part("to-come", "corner", WIDE, HIGH, title, shapes)
        return
    if to_find:
        yield Part("to-find", "corner", WIDE, FIRST, title, (paper(FIRST), *first))
    note = phrase("scene-tiles", number=to_find)
    size, start = (WIDE, HIGH - KINDS_AT), (0, KINDS_AT)
    yield Part("to-come", "side", *size, title, stocks, note, start)


def paper(high: float) -> Shape:
    """Return the paper of the tag."""
    return box("slip", (1, 1, WIDE - 2, high - 2), rx=8)


@lru_cache(maxsize=64)
def tiles_to_find(number: int) -> tuple[Shape, ...]:
    """Return how many tiles are left in the stack."""
    return (
        use("tile-back", (9, 9, 24, 22)),
        text(str(number), 39, 26, "t-num-2", "start"),
        fitted(phrase("scene-to-find"), (64, 25, WIDE - 72), 14.4, "t-note"),
    )


def discoveries_left(v: View) -> tuple[Shape, ...]:
    """Return how often something can still be discovered in this turn."""
    left = min(DISCOVERIES - v.found, sum(v.stack))
    words = phrase("scene-left", number=left)
    if stage(v) != 0 or not sum(v.stack):
        return ()
    return (
        text(str(left), 39, 48, "t-num-2", "start"),
        fitted(words, (64, 47, WIDE - 72), 14.4, "t-note"),
    )


def stocks_of(v: View, targets: Targets, lights: Lights) -> tuple[Shape, ...]:
    """Return the tiles to come by kind, the goods in the supply, the cards to draw."""
    shown = v.shown or (0,) * DRAWN_KINDS
    tiles = tuple(
        tile_to_come(kind, v.stack[kind], shown[kind], actions, glow)
        for kind in range(DRAWN_KINDS)
        for actions, glow in [where(targets, lights, ("kind", kind), kind_id(kind))]
    )
    rule = shape("path", classes="rule", d=f"M10 118h{WIDE - 20}")
    goods = (supply("wood", v.wood, (6, 126, 30, 20)), supply("stone", v.stone, (64, 125, 28, 21)))
    cards = deck(v.deck, sum(v.discards), *where(targets, lights, ("deck",), DECK))
    return (*tiles, rule, *goods, cards)


def where(
    targets: Targets, lights: Lights, spot: Spot, key: str
) -> tuple[tuple[int, ...], Glow | None]:
    """Return the actions of a spot, and how what is drawn there is lit."""
    actions = targets.get(spot, ())
    return actions, glow_of(lights, key, actions)


@lru_cache(maxsize=256)
def tile_to_come(
    kind: int, number: int, shown: int, actions: tuple[int, ...], glow: Glow | None
) -> Shape:
    """A kind of tile with the number to come; when Land shows tiles, those can be clicked."""
    x, y = 9.0 + 70 * (kind % 2), KINDS_AT + 30.0 * (kind // 2)
    inside = [
        use(f"tile-{KINDS[kind]}", (x, y + 2, 28, 26)),
        text(str(number + shown), x + 35, y + 21, "t-num-2", "start"),
    ]
    if glow:
        inside = [*ringed((x - 4, y - 1, 66, 31), rx=8), *inside]
    words = phrase("scene-kind", kind=tile_name(kind), number=number, shown=shown)
    classes, label = lit(glow, "on-table" if glow else ""), with_deed(words, glow)
    return group(inside, id=kind_id(kind), classes=classes, label=label, actions=actions)


@lru_cache(maxsize=256)
def supply(good: str, number: int, frame: Frame) -> Shape:
    """Goods that nobody has taken yet."""
    inside = [use(good, frame), text(str(number), frame[0] + frame[2] + 3, 142, "t-num-2", "start")]
    return group(inside, label=phrase(f"scene-{good}-supply", number=number))


@lru_cache(maxsize=256)
def deck(cards: int, discards: int, actions: tuple[int, ...], glow: Glow | None) -> Shape:
    """The cards left to draw; a click draws one."""
    inside = [
        use("card-to-draw", (121, 124, 24, 24)),
        text(str(cards), 145, 142, "t-num-2", "start"),
    ]
    if glow:
        inside = [*ringed((120, 120, 49, 33), rx=8), *inside]
    words = phrase("scene-deck", number=cards, discards=discards)
    classes, label = lit(glow, "on-table" if glow else ""), with_deed(words, glow)
    return group(inside, id=DECK, classes=classes, label=label, actions=actions)
