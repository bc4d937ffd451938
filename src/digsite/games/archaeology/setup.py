"""Archaeology before the first turn: an empty table, every card still to be drawn (A2)."""

from collections.abc import Mapping

from digsite.core.seats import CHANCE
from digsite.games.archaeology.components import CHAMBERS, COPIES, SETS, STORMS, THIEVES
from digsite.games.archaeology.state import State


def deal(seats: int, _options: Mapping[str, str]) -> State:
    """A2.1  Thieves, storms and maps lie aside; all other treasures are shuffled.

    A2.5  With three people one storm returns to the box, with four people two.
    """
    s = State()
    s.seats = seats
    s.actor = CHANCE
    s.hands = [0] * (7 * seats)
    s.sizes = [0] * seats
    s.market = [0] * 7
    s.unseen = COPIES[:]
    s.thieves = THIEVES
    s.storms = STORMS[seats]
    s.closed = [1] * len(CHAMBERS)
    s.museum = [0] * (SETS * seats)
    s.money = [0] * seats
    s.sold = [0] * seats
    s.taken = [0] * 7
    s.paid = [0] * 7
    s.passed = [0] * seats
    rows = (seats + 1) * seats
    s.known = [0] * (7 * rows)
    s.secret = [0] * rows
    s.maybe_maps = [0] * rows
    return s
