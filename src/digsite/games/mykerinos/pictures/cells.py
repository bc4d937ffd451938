"""The picture of the cells of a lot: sand or a pyramid, and the marks of what can be done there."""

from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, box, group, ringed, shape, text, use
from digsite.games.mykerinos.actions import CELL_NAMES
from digsite.games.mykerinos.pictures.grid import Grid, cell_frame, middle
from digsite.games.mykerinos.pictures.offers import CellOffer
from digsite.games.mykerinos.pictures.pieces import cube
from digsite.games.mykerinos.things import CELL_IDS

LIFT = 8  # so far a chosen cube is raised


class Ground(NamedTuple):
    """A cell: whether there is a pyramid, whether a cube hides it, and what a click there does."""

    pyramid: bool
    covered: bool
    actions: tuple[int, ...]
    choice: CellOffer


@lru_cache(maxsize=4096)
def draw_cell(g: Grid, cell: int, ground: Ground) -> Shape:
    """A cell: sand or a pyramid, lit or marked if a cube may be laid there."""
    frame = cell_frame(g, cell)
    inside = [box("cell ground", frame, rx=3)]
    if ground.pyramid:
        inside.append(use("pyramid", inset(frame, 2)))
    if not ground.choice.kind:
        shows = ground.pyramid and not ground.covered
        label = phrase("scene-pyramid", cell=CELL_NAMES[cell]) if shows else ""
        return group(inside, id=CELL_IDS[cell], label=label, actions=ground.actions)
    return group(
        [*inside, *marks(g, cell, ground)],
        id=CELL_IDS[cell],
        classes=choice_classes(ground.choice),
        label=choice_label(CELL_NAMES[cell], ground),
        actions=ground.actions,
    )


def inset(frame: tuple[float, float, float, float], by: float) -> tuple[float, float, float, float]:
    """A frame that is smaller on all sides."""
    x, y, width, height = frame
    return x + by, y + by, width - 2 * by, height - 2 * by


def choice_classes(choice: CellOffer) -> str:
    """How a cell that can be clicked is drawn."""
    if choice.kind == "picked":
        return "legal picked"
    return f"legal may-{choice.kind}" + " quiet" * choice.quiet


def choice_label(name: str, ground: Ground) -> Phrase:
    """What a click on a cell does."""
    meant, number = ground.choice.kind, ground.choice.number
    seen = "pyramid" if ground.pyramid else "sand"
    return phrase("scene-target", cell=name, kind=meant, ground=seen, number=number)


def marks(g: Grid, cell: int, ground: Ground) -> list[Shape]:
    """What shows on a cell what a click there does."""
    kind, number, colour, quiet = ground.choice
    frame = cell_frame(g, cell)
    ring = box("ring", inset(frame, 1.5), rx=3)
    if kind == "picked":
        return [ring]
    if kind == "again":
        return [ring, *ghost(g, cell, colour)]
    if quiet:
        count = 2 if kind in {"both", "extend"} else 1
        return [ring, *squares(g, cell, count), *ghost(g, cell, colour)]
    if kind == "next":
        return [*ringed(frame, rx=3), *following(g, cell, number), *ghost(g, cell, colour)]
    return [*ringed(frame, rx=3), *light(g, cell, ground), *ghost(g, cell, colour)]


def ghost(g: Grid, cell: int, colour: str) -> list[Shape]:
    """The cube that a click would lay: seen while somebody points at the cell."""
    return [group([standing(g, cell, colour)], classes="would")] if colour else []


def standing(g: Grid, cell: int, colour: str, lift: float = 0) -> Shape:
    """A cube on a cell, or so far above it."""
    x, y = middle(g, cell)
    return cube(colour, (x - g.cube / 2, y - g.cube / 2 - lift, g.cube))


def squares(g: Grid, cell: int, count: int) -> list[Shape]:
    """One small square: a cube may start a dig here. Two: it may also be the first of two."""
    x, y = middle(g, cell)
    size = 8 if count == 1 else 11
    left = x - size * count / 2
    return [
        box(
            "square" if n == 0 else "square then",
            (left + n * size, y - size / 2, size, size),
            rx=2,
        )
        for n in range(count)
    ]


def following(g: Grid, cell: int, number: int) -> list[Shape]:
    """The outline of the cube that may come here next, and which one it will be."""
    x, y = middle(g, cell)
    size = g.cube * 0.68
    return [
        box("outline", (x - size / 2, y - size / 2, size, size), rx=5),
        text(str(number), x, y + 7, "num ordinal"),
    ]


def light(g: Grid, cell: int, ground: Ground) -> list[Shape]:
    """What shows that a cube may be laid on a cell."""
    x, y = middle(g, cell)
    bed = [shape("circle", classes="dot-bed", cx=x, cy=y, r=10)] if ground.pyramid else []
    return [*bed, shape("circle", classes="dot", cx=x, cy=y, r=6)]
