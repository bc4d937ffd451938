"""The picture of a lot: six cells around a cartouche, and the cubes that stand on them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, box, group, path, ringed, shape, text, use
from digsite.games.mykerinos.actions import CELL_NAMES
from digsite.games.mykerinos.components import CELLS, NO_PATRON, PATRON, WORTH, cell_of
from digsite.games.mykerinos.drawing.pieces import colour_name, colour_word, cube, disc, patron_name
from digsite.games.mykerinos.drawing.targets import Targets, discards, kind
from digsite.games.mykerinos.view import View

WIDE, HIGH = 150, 196
CELL = 60
LETTERS = "abcdef"
SIDES = ("left", "right")
CELLS_OF: Final = tuple(
    tuple(cell_of(slot, letter) for letter in LETTERS) for slot in range(CELLS // len(LETTERS))
)


def place(slot: int) -> tuple[float, float]:
    """The top left corner of a lot in the region."""
    return 28 + 335 * (slot % 4 // 2) + 155 * (slot % 2), 36 + 254 * (slot // 4)


def cell_place(cell: int) -> tuple[float, float]:
    """The top left corner of a cell in the region."""
    x, y = place(4 * (cell // 24) + cell % 8 // 2)
    return x + 6 + 78 * (cell % 2), y + 6 + 62 * (cell // 8 % 3)


class Ground(NamedTuple):
    """A cell: whether there is a pyramid, whether a cube hides it, and what a click there does."""

    pyramid: bool
    covered: bool
    actions: tuple[int, ...]


class Plot(NamedTuple):
    """What there is to see of a lot: its number, or None if it has gone; cells; the click on it."""

    lot: int | None
    cells: tuple[Ground, ...]
    actions: tuple[int, ...]


def plots(v: View, zone: int, targets: Targets) -> tuple[Plot, ...]:
    """The two lots of a zone."""
    return tuple(plot(v, slot, targets) for slot in (2 * zone, 2 * zone + 1))


def plot(v: View, slot: int, targets: Targets) -> Plot:
    """A lot, or the place that it has left."""
    lot = v.lots[slot]
    if lot is None:
        return Plot(None, (), ())
    actions = targets.sides.get(slot % 2, ()) if slot // 2 == v.zone else ()
    cells = tuple(
        Ground(cell in v.pyramids, v.cubes[cell] >= 0, targets.cells.get(cell, ()))
        for cell in CELLS_OF[slot]
    )
    return Plot(lot.lot, cells, actions)


@lru_cache(maxsize=4096)
def draw_lot(slot: int, plot: Plot) -> Shape:
    """A lot, or the empty bed that it has left."""
    x, y = place(slot)
    name = f"lot-{slot // 2 + 1}-{SIDES[slot % 2]}"
    if plot.lot is None:
        return group([box("lot-gone", (x, y, WIDE, HIGH), rx=8)], id=name, classes="lot")
    rings = ringed((x, y, WIDE, HIGH), rx=8) if plot.actions else []
    return group(
        [
            box("shade", (x + 1, y + 3, WIDE, HIGH), rx=8),
            box("lot-card", (x, y, WIDE, HIGH), rx=8),
            *map(draw_cell, CELLS_OF[slot], plot.cells),
            *rings,
            cartouche(plot.lot, x, y),
        ],
        id=name,
        classes="lot legal" if plot.actions else "lot",
        label=lot_label(plot.lot, plot.actions),
        actions=plot.actions,
    )


def lot_label(lot: int, actions: tuple[int, ...]) -> Phrase:
    """What a lot is, and what a click on it does."""
    key = "scene-lot"
    if actions:
        key = "scene-lot-discard" if discards(actions) else "scene-lot-take"
    return phrase(key, patron=patron_name(PATRON[lot]), worth=WORTH[lot])


def cartouche(lot: int, x: float, y: float) -> Shape:
    """The patron of a lot and its worth; always upright."""
    patron, worth = PATRON[lot], WORTH[lot]
    inside = [
        shape("path", classes="bar", d=path("M", x + 62, y + 131, "h", 26)),
        box("", (x + 58, y + 68, 34, 60), rx=17),
    ]
    if patron == NO_PATRON:
        inside.append(text(str(worth), x + 75, y + 107, "num big"))
    elif worth:
        inside.append(disc(patron, (x + 62, y + 72, 26)))
        inside.append(text(str(worth), x + 75, y + 119.5, "num"))
    else:
        inside.append(disc(patron, (x + 61, y + 84, 28)))
    return group(inside, classes="cartouche")


@lru_cache(maxsize=1024)
def draw_cell(cell: int, ground: Ground) -> Shape:
    """A cell: sand or a pyramid, lit if a cube may be laid there."""
    x, y = cell_place(cell)
    name = CELL_NAMES[cell]
    inside = [box("cell ground", (x, y, CELL, CELL))]
    if ground.pyramid:
        inside.append(pyramid(x, y))
    if ground.actions:
        meant, seen = kind(ground.actions), "pyramid" if ground.pyramid else "sand"
        return group(
            [*inside, *light(cell, on_pyramid=ground.pyramid)],
            id=f"cell-{name}",
            classes=f"legal may-{meant}",
            label=phrase("scene-target", cell=name, kind=meant, ground=seen),
            actions=ground.actions,
        )
    shows = ground.pyramid and not ground.covered
    label = phrase("scene-pyramid", cell=name) if shows else ""
    return group(inside, id=f"cell-{name}", label=label)


def light(cell: int, *, on_pyramid: bool) -> list[Shape]:
    """What shows that a cube may be laid on a cell."""
    x, y = cell_place(cell)
    cx, cy = x + CELL / 2 + _aside(cell, 4), y + CELL / 2
    bed = [shape("circle", classes="dot-bed", cx=cx, cy=cy, r=12)] if on_pyramid else []
    return [*bed, *ringed((x, y, CELL, CELL)), shape("circle", classes="dot", cx=cx, cy=cy, r=8)]


def pyramid(x: float, y: float) -> Shape:
    """A pyramid on the cell at x, y."""
    return use("pyramid", (x + 3, y + 3, 54, 54))


def _aside(cell: int, far: float) -> float:
    """How far a thing stands beside the middle of its cell: the cartouche takes the middle row."""
    if cell // 8 % 3 != 1:
        return 0
    return far if cell % 2 else -far


def draw_cubes(v: View) -> Iterator[Shape]:
    """The cubes in the region, over the lots: they stand there even when their lot has gone."""
    for cell, colour in enumerate(v.cubes):
        if colour >= 0:
            high = cell in v.pyramids and v.lots[4 * (cell // 24) + cell % 8 // 2] is not None
            name, ground = colour_name(v, colour), "pyramid" if high else "sand"
            yield draw_cube(cell, name, ground, is_last=cell == v.last_cell)


@lru_cache(maxsize=1024)
def draw_cube(cell: int, colour: str, ground: str, *, is_last: bool) -> Shape:
    """A cube on its cell; gold corners show the last one laid in this turn."""
    x, y = cell_place(cell)
    name = CELL_NAMES[cell]
    inside = [cube(colour, (x + 8 + _aside(cell, 3), y + 7, 44))]
    if is_last:
        inside.append(shape("path", classes="last", d=corners(x + 3, y + 3, 54)))
    label = phrase("scene-cube", cell=name, colour=colour_word(colour), ground=ground)
    return group(inside, id=f"cube-{name}", classes="cube", label=label)


def corners(x: float, y: float, size: float) -> str:
    """Four corners around a square."""
    arm, far_x, far_y = 10, x + size, y + size
    return path(
        *("M", x, y + arm, "V", y, "H", x + arm),
        *("M", far_x - arm, y, "H", far_x, "V", y + arm),
        *("M", far_x, far_y - arm, "V", far_y, "H", far_x - arm),
        *("M", x + arm, far_y, "H", x, "V", far_y - arm),
    )
