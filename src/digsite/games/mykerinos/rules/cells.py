"""Sets of cells of the region, as two machine words: rows 1 to 6, and rows 7 to 9 of season 4.

A word of 62 bits and more is slow to compile and two are not, see docs/architecture.md. The rules
use the verbs of this file and never the words themselves.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.bits import BIT, count, members, nth, put_members
from digsite.games.mykerinos.components import CELLS, LOTS, cell_of, pyramid_cells

Cells = tuple[i64, i64]

UPPER: Final = 48  # cells in the first word
ROW: Final[i64] = 0xFF
NOT_A: Final[i64] = 0xFEFEFEFEFEFE  # all columns but the first
NOT_H: Final[i64] = 0x7F7F7F7F7F7F
UPPER_CELLS: Final[i64] = 0xFFFFFFFFFFFF
LOWER_CELLS: Final[i64] = 0xFFFFFF


def none() -> Cells:
    """Return the empty set. No constant: mypyc 2.4 compiles a tuple of machine words wrongly."""
    return (0, 0)


def small_region() -> Cells:
    """M1.2  The region of seasons 1 to 3: rows 1 to 6."""
    return (UPPER_CELLS, 0)


def large_region() -> Cells:
    """M1.2  The region of season 4: rows 1 to 9."""
    return (UPPER_CELLS, LOWER_CELLS)


def only(cell: i64) -> Cells:
    """Return the set of one cell."""
    return (BIT[cell], 0) if cell < UPPER else (0, BIT[cell - UPPER])


def gathered(cells: list[int]) -> Cells:
    """Return the set of these cells."""
    together = none()
    for cell in cells:
        together = either(together, only(cell))
    return together


def either(one: Cells, other: Cells) -> Cells:
    """Return the cells in one set or the other."""
    return (one[0] | other[0], one[1] | other[1])


def both(one: Cells, other: Cells) -> Cells:
    """Return the cells in both sets."""
    return (one[0] & other[0], one[1] & other[1])


def without(one: Cells, other: Cells) -> Cells:
    """Return the cells of one set that are not in the other."""
    return (one[0] & ~other[0], one[1] & ~other[1])


def empty(cells: Cells) -> bool:
    """Return whether there is no cell in the set."""
    return cells[0] == 0 and cells[1] == 0


def holds(cells: Cells, cell: i64) -> bool:
    """Return whether a cell is in the set."""
    return not empty(both(cells, only(cell)))


def size(cells: Cells) -> i64:
    """Return how many cells are in the set."""
    return count(cells[0]) + count(cells[1])


def kth(cells: Cells, k: i64) -> i64:
    """Return the cell of the set with `k` smaller ones."""
    upper = count(cells[0])
    return nth(cells[0], k) if k < upper else UPPER + nth(cells[1], k - upper)


def put_cells(found: list[int], n: i64, cells: Cells, block: i64) -> i64:
    """Put the cells, ascending, into a list of actions from index `n` on.

    Return the index after the last one. `block` is the action on cell 0.
    """
    n = put_members(found, n, cells[0], block)
    return put_members(found, n, cells[1], block + UPPER)


def shifted_left(cells: Cells) -> Cells:
    """Return the set moved by one column towards a."""
    return ((cells[0] & NOT_A) >> 1, (cells[1] & NOT_A) >> 1)


def shifted_right(cells: Cells) -> Cells:
    """Return the set moved by one column towards h."""
    return ((cells[0] & NOT_H) << 1, (cells[1] & NOT_H) << 1)


def shifted_up(cells: Cells) -> Cells:
    """Return the set moved by one row towards row 1."""
    return (cells[0] >> 8 | (cells[1] & ROW) << 40, cells[1] >> 8)


def shifted_down(cells: Cells) -> Cells:
    """Return the set moved by one row away from row 1."""
    return ((cells[0] << 8) & UPPER_CELLS, ((cells[1] << 8) | cells[0] >> 40) & LOWER_CELLS)


def near(cells: Cells) -> Cells:
    """M1.4  The cells that share an edge with a cell of the set, across lots and zones too."""
    return either(
        either(shifted_left(cells), shifted_right(cells)),
        either(shifted_up(cells), shifted_down(cells)),
    )


def near_twice(cells: Cells) -> Cells:
    """Return the cells that share edges with at least two cells of the set."""
    left, right = shifted_left(cells), shifted_right(cells)
    up, down = shifted_up(cells), shifted_down(cells)
    across, along = both(left, right), both(up, down)
    corners = both(either(left, right), either(up, down))
    return either(either(across, along), corners)


def _touching() -> list[Cells]:
    return [near(only(cell)) for cell in range(CELLS)]


TOUCHING: Final = _touching()  # the neighbours of each cell


def _zone(zone: int) -> Cells:
    rows = range(3 * (zone // 2), 3 * (zone // 2) + 3)
    columns = range(4 * (zone % 2), 4 * (zone % 2) + 4)
    return gathered([8 * y + x for y in rows for x in columns])


ZONES: Final = [_zone(zone) for zone in range(6)]


def _slot(slot: int) -> Cells:
    return gathered([cell_of(slot, letter) for letter in "abcdef"])


def _pyramids() -> list[Cells]:
    found: list[Cells] = []
    for lot in range(LOTS):
        for slot in range(12):
            found.append(gathered(pyramid_cells(lot, slot, 0)))
            found.append(gathered(pyramid_cells(lot, slot, 1)))
    return found


SLOTS: Final = [_slot(slot) for slot in range(12)]
PYRAMIDS_LAID: Final = _pyramids()  # by 24 * lot + 2 * slot + turned


def numbers(cells: Cells) -> list[int]:
    """Return the cells of a set as a list."""
    return members(cells[0]) + [UPPER + cell for cell in members(cells[1])]
