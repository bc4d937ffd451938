"""Where the zones, lots and cells of the region lie, on each screen and in each season.

The paper of a screen has one size for the whole game. A unit is a pixel of a screen of 1280 by
800 ("wide"), 390 by 844 ("upright") or 844 by 390 ("sideways").
"""

from functools import cache
from typing import Final, NamedTuple

from digsite.core.scenery import Frame, Screen
from digsite.games.mykerinos.components import WIDTH

ROWS: Final = 3  # of cells in a lot
SOLID: Final = 40 / 48  # so much of its size is a cube wide; the rest is air


class Paper(NamedTuple):
    """The paper of a screen, and what lies on it the same in every season.

    `bed` is the edge of a zone around its lots, `edge` that of a lot around its cells; `gap` is
    between two cells, `lots` between two lots, `zones` between two zones. `ladder` is the width
    of the ranks beside a zone; where it is 0, they stand above it.
    """

    width: float
    height: float
    left: float  # of the first zone
    cell: float  # the width of a cell
    bed: float
    edge: float
    gap: float
    lots: float
    zones: float
    ladder: float
    cartouche: float  # its width


ALL: Final = -1  # zones: one after another in rows


class Grid(NamedTuple):
    """The region of a season on a screen; or one zone alone, large, while it is surveyed."""

    screen: Screen
    rows: int  # of zones
    high: float  # the height of a cell
    top: float  # of the first zone
    step: float  # from the top of a row of zones to that of the next
    cube: float  # the size of a cube
    zone: int = ALL  # the one that is shown alone

    @property
    def paper(self) -> Paper:
        """What is the same in every season."""
        return (PAPERS if self.zone == ALL else SURVEYED)[self.screen]

    def shows(self, cell: int) -> bool:
        """Return whether a cell is there to see."""
        row, column = divmod(cell, WIDTH)
        return self.zone in {ALL, row // ROWS * 2 + column // 4}


PAPERS: Final[dict[Screen, Paper]] = {
    "wide": Paper(690, 513, 92, 60, 3, 2, 1, 2, 8, 62, 34),
    "upright": Paper(384, 491, 2, 45, 1, 1, 1, 1, 2, 0, 26),
    "sideways": Paper(584, 384, 54, 56, 2, 1, 1, 2, 3, 46, 28),
}
SURVEYED: Final[dict[Screen, Paper]] = {  # one zone alone
    "wide": Paper(690, 513, 310, 86, 0, 3, 1, 12, 0, 0, 40),
    "upright": Paper(384, 491, 3, 90, 0, 2, 1, 8, 0, 0, 34),
    "sideways": Paper(584, 384, 278, 71, 0, 2, 1, 8, 0, 0, 34),
}
# And of that zone: height of a cell, top, size of a cube
ALONE: Final[dict[Screen, tuple[float, float, float]]] = {
    "wide": (84, 60, 62),
    "upright": (45, 262, 40),
    "sideways": (62, 46, 50),
}
# By screen and rows of zones: height of a cell, top, room between rows, size of a cube
SEASONS: Final[dict[tuple[Screen, int], tuple[float, float, float, float]]] = {
    ("wide", 2): (68, 28, 8, 48),
    ("wide", 3): (47, 20, 5, 41),
    ("upright", 2): (64, 44, 32, 40),
    ("upright", 3): (44.4, 24, 24, 37),
    ("sideways", 2): (60, 3, 4, 48),
    ("sideways", 3): (39, 2, 3, 35),
}


@cache
def grid(screen: Screen, zones: int) -> Grid:
    """Return the grid of a screen for so many zones."""
    rows = zones // 2
    high, top, between, cube = SEASONS[screen, rows]
    return Grid(screen, rows, high, top, zone_height(PAPERS[screen], high) + between, cube)


@cache
def surveyed(screen: Screen, zone: int) -> Grid:
    """Return the grid of a zone that is surveyed."""
    high, top, cube = ALONE[screen]
    return Grid(screen, 1, high, top, 0, cube, zone)


def zone_height(paper: Paper, high: float) -> float:
    """Return the height of a zone whose cells are so high."""
    return lot_height(paper, high) + 2 * paper.bed


def lot_height(paper: Paper, high: float) -> float:
    """Return the height of a lot whose cells are so high."""
    return ROWS * high + (ROWS - 1) * paper.gap + 2 * paper.edge


def lot_width(paper: Paper) -> float:
    """Return the width of a lot."""
    return 2 * paper.cell + paper.gap + 2 * paper.edge


def zone_width(paper: Paper) -> float:
    """Return the width of a zone."""
    return 2 * lot_width(paper) + paper.lots + 2 * paper.bed


@cache
def zone_frame(g: Grid, zone: int) -> Frame:
    """Return the frame of a zone: x, y, width, height."""
    paper = g.paper
    wide = zone_width(paper)
    zone = zone if g.zone == ALL else 0
    x, y = paper.left + zone % 2 * (wide + paper.zones), g.top + zone // 2 * g.step
    return x, y, wide, zone_height(paper, g.high)


@cache
def lot_frame(g: Grid, slot: int) -> Frame:
    """Return the frame of a lot in a slot of the region."""
    x, y, _, _ = zone_frame(g, slot // 2)
    paper = g.paper
    wide = lot_width(paper)
    left = x + paper.bed + slot % 2 * (wide + paper.lots)
    return left, y + paper.bed, wide, lot_height(paper, g.high)


@cache
def cell_frame(g: Grid, cell: int) -> Frame:
    """Return the frame of a cell."""
    row, column = divmod(cell, WIDTH)
    x, y, _, _ = lot_frame(g, row // ROWS * 4 + column // 2)
    paper = g.paper
    left = x + paper.edge + column % 2 * (paper.cell + paper.gap)
    return left, y + paper.edge + row % ROWS * (g.high + paper.gap), paper.cell, g.high


@cache
def middle(g: Grid, cell: int) -> tuple[float, float]:
    """Return where a thing stands on a cell: beside the cartouche, in the middle row of a lot."""
    x, y, wide, high = cell_frame(g, cell)
    if cell // WIDTH % ROWS != 1:
        return x + wide / 2, y + high / 2
    aside = max(wide - g.paper.cartouche / 2, g.cube * SOLID + 2) / 2
    return (x + wide - aside if cell % 2 else x + aside), y + high / 2
