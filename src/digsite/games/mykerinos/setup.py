"""Mykerinos before the first turn: an empty table, everything in the box still to be drawn (M2)."""

from collections.abc import Mapping

from digsite.core.bits import BIT
from digsite.core.seats import CHANCE
from digsite.games.mykerinos.components import CUBES, LOTS, LOTS_LAID, SEASONS
from digsite.games.mykerinos.state import NO_LOT, State


def deal(seats: int, _options: Mapping[str, str]) -> State:
    """M2.1  All cubes lie in the general supply; chance draws the first player and the wings."""
    s = State()
    s.seats = seats
    s.colours = max(seats, 3)
    s.actor = CHANCE
    s.lot_at = [NO_LOT] * LOTS_LAID[SEASONS]
    s.turned = [0] * LOTS_LAID[SEASONS]
    s.stack = BIT[LOTS] - 1
    s.lots = [0] * seats
    s.tilted = [0] * (5 * seats)
    s.supply = [CUBES] * s.colours
    s.reserve = [0] * s.colours
    s.held_neutral = [0] * seats
    s.halls = [0] * s.colours
    s.passed = [0] * s.colours
    s.prestige = [0] * seats
    return s
