"""M1  What is in the box."""

from collections import Counter

import pytest

from digsite.games.mykerinos.actions import CELL_NAMES
from digsite.games.mykerinos.components import (
    CUBES,
    FIVE_LOT,
    LOTS,
    LOTS_LAID,
    NO_PATRON,
    PATRON,
    PYRAMIDS,
    WORTH,
    cell_of,
    pyramid_cells,
)
from digsite.games.mykerinos.rules.cells import TOUCHING, ZONES, numbers
from tests.mykerinos.table import table


def named(cells: list[int]) -> list[str]:
    return [CELL_NAMES[cell] for cell in sorted(cells)]


def test_a_lot_has_six_cells_and_can_lie_turned() -> None:
    """M1.1"""
    assert named([cell_of(0, letter) for letter in "abcdef"]) == [
        "a1",
        "b1",
        "a2",
        "b2",
        "a3",
        "b3",
    ]
    assert named([cell_of(11, letter) for letter in "abcdef"]) == [
        "g7",
        "h7",
        "g8",
        "h8",
        "g9",
        "h9",
    ]
    assert named(pyramid_cells(5, 0, 0)) == ["a1", "a3"]
    assert named(pyramid_cells(5, 0, 1)) == ["b1", "b3"]
    assert named(pyramid_cells(2, 5, 1)) == ["d5"]


def test_turning_a_lot_turns_every_cell_by_half_a_circle() -> None:
    """M1.1"""
    for lot in range(LOTS):
        upright = pyramid_cells(lot, 0, 0)
        turned = {(2 - cell // 8, 1 - cell % 8) for cell in upright}
        assert {(cell // 8, cell % 8) for cell in pyramid_cells(lot, 0, 1)} == turned


def test_a_zone_is_two_lots_four_wide_and_three_tall() -> None:
    """M1.2"""
    assert [len(numbers(zone)) for zone in ZONES] == [12] * 6
    for zone in range(6):
        for cell in numbers(ZONES[zone]):
            x, y = cell % 8, cell // 8
            assert zone == 2 * (y // 3) + x // 4


def test_every_lot_appears_once_a_game() -> None:
    """M1.2"""
    assert sum(LOTS_LAID) == LOTS


def test_each_patron_has_seven_lots_and_one_lot_has_none() -> None:
    """M1.3"""
    assert Counter(PATRON) == {0: 7, 1: 7, 2: 7, 3: 7, 4: 7, NO_PATRON: 1}
    assert (PATRON[FIVE_LOT], WORTH[FIVE_LOT], PYRAMIDS[FIVE_LOT]) == (NO_PATRON, 5, "abe")
    assert Counter(WORTH) == {0: 15, 2: 10, 3: 10, 5: 1}


@pytest.mark.parametrize(
    "cell, neighbours",
    [
        ("a1", "b1 a2"),
        ("h9", "h8 g9"),
        ("d3", "d2 c3 e3 d4"),  # across the border of zones on both sides
        ("b2", "b1 a2 c2 b3"),  # across the cartouche
        ("h6", "h5 g6 h7"),  # and no further to a7
        ("a7", "a6 b7 a8"),
    ],
)
def test_cells_that_share_an_edge_are_neighbours(cell: str, neighbours: str) -> None:
    """M1.4"""
    touching = numbers(TOUCHING[CELL_NAMES.index(cell)])
    assert named(touching) == sorted(neighbours.split(), key=CELL_NAMES.index)


def test_neighbours_agree_with_coordinates_everywhere() -> None:
    """M1.4"""
    for cell in range(72):
        x, y = cell % 8, cell // 8
        near = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        due = {8 * b + a for a, b in near if 0 <= a < 8 and 0 <= b < 9}
        assert set(numbers(TOUCHING[cell])) == due


def test_each_colour_has_25_cubes() -> None:
    """M1.6"""
    s = table(cubes="b1b2/-/-", hand="8,9,10", rooms="3.lemon/-/-")
    assert CUBES == 25
    assert s.supply == [25 - 8 - 2 - 1, 16, 15]
