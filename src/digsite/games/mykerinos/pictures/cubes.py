"""The picture of the cubes in the region, and of those that are chosen and not laid yet."""

from collections.abc import Iterator
from functools import lru_cache

from digsite.core.phrase import phrase
from digsite.core.scenery import Frame, Shape, box, group, path, shape, text
from digsite.games.mykerinos.actions import CELL_NAMES
from digsite.games.mykerinos.components import CELLS, WIDTH
from digsite.games.mykerinos.pictures.cells import LIFT, inset, standing
from digsite.games.mykerinos.pictures.grid import Grid, cell_frame, middle
from digsite.games.mykerinos.pictures.offers import Offers
from digsite.games.mykerinos.pictures.pieces import colour_name, colour_word
from digsite.games.mykerinos.view import View

NOWHERE = -1  # a chosen cube that extends nothing


def draw_cubes(v: View, g: Grid) -> Iterator[Shape]:
    """The cubes in the region, over the lots: they stand there even when their lot has gone."""
    for cell, colour in enumerate(v.cubes):
        if colour >= 0 and g.shows(cell):
            high = cell in v.pyramids and v.lots[4 * (cell // 24) + cell % 8 // 2] is not None
            name, ground = colour_name(v, colour), "pyramid" if high else "sand"
            yield draw_cube(g, cell, name, ground, is_last=cell == v.last_cell)


@lru_cache(maxsize=4096)
def draw_cube(g: Grid, cell: int, colour: str, ground: str, *, is_last: bool) -> Shape:
    """A cube on its cell; gold corners show the last one laid in this turn."""
    name = CELL_NAMES[cell]
    inside = [standing(g, cell, colour)]
    if is_last:
        inside.append(shape("path", classes="last", d=corners(inset(cell_frame(g, cell), 2))))
    label = phrase("scene-cube", cell=name, colour=colour_word(colour), ground=ground)
    return group(inside, id=f"cube-{name}", classes="cube", label=label)


def corners(frame: Frame) -> str:
    """Four corners around a rectangle."""
    x, y, width, height = frame
    arm, far_x, far_y = 10, x + width, y + height
    return path(
        *("M", x, y + arm, "V", y, "H", x + arm),
        *("M", far_x - arm, y, "H", far_x, "V", y + arm),
        *("M", far_x, far_y - arm, "V", far_y, "H", far_x - arm),
        *("M", x + arm, far_y, "H", x, "V", far_y - arm),
    )


def draw_lifted(v: View, g: Grid, offers: Offers) -> Iterator[Shape]:
    """The cubes of the chosen cells, lifted and numbered, each tied to one that it extends."""
    own = {cell for cell, colour in enumerate(v.cubes) if colour == v.team}
    for cell, choice in offers.chosen.items():
        yield lifted(g, cell, choice.colour, choice.number, beside(cell, own))
        own.add(cell)


def beside(cell: int, own: set[int]) -> int:
    """The first neighbour of a cell among these, or NOWHERE."""
    column = cell % WIDTH
    near = [cell - WIDTH, cell + WIDTH]
    near += [cell - 1] * (column > 0) + [cell + 1] * (column < WIDTH - 1)
    return next((each for each in near if each in own and each in range(CELLS)), NOWHERE)


@lru_cache(maxsize=4096)
def lifted(g: Grid, cell: int, colour: str, number: int, source: int) -> Shape:
    """A cube above its cell, with its number at the corner and the link to where it comes from."""
    x, y, width, _ = cell_frame(g, cell)
    cx, cy = middle(g, cell)
    inside = [
        *([link(g, cell, source)] if source != NOWHERE else []),
        box("shade", (cx - g.cube * 0.4, cy + g.cube * 0.25, g.cube * 0.8, 12), rx=6),
        standing(g, cell, colour, LIFT),
        shape("circle", classes="badge", cx=x + width - 5, cy=y + 4, r=10.5),
        text(str(number), x + width - 5, y + 9, "num badge-number"),
    ]
    return group(inside, classes="cube")


def link(g: Grid, cell: int, source: int) -> Shape:
    """A small bar across the border of two neighbours."""
    x, y, width, height = cell_frame(g, cell)
    ox, oy, other_width, other_height = cell_frame(g, source)
    if cell // WIDTH == source // WIDTH:
        border = (max(x, ox) + min(x + width, ox + other_width)) / 2
        return box("link", (border - 8, y + height / 2 - 4.5, 16, 9), rx=4.5)
    border = (max(y, oy) + min(y + height, oy + other_height)) / 2
    return box("link", (x + width / 2 - 8, border - 4.5, 16, 9), rx=4.5)
