"""Archaeology: exploring the pyramid. A6."""

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.core.seats import CHANCE
from digsite.games.archaeology.actions import EXPLORE
from digsite.games.archaeology.components import CHAMBERS, MAP
from digsite.games.archaeology.phases import ACTIONS, FINDING
from digsite.games.archaeology.rules.knowledge import gain_unseen, lose
from digsite.games.archaeology.rules.turn import break_run
from digsite.games.archaeology.state import State


def explorations(s: State) -> i64:
    """A6.1  One map opens the small chamber, two the middle one, three the large one.

    A6.4  Each only once a game.
    """
    found: i64 = 0
    maps = s.hands[7 * s.actor + MAP]
    for chamber in range(3):
        if s.closed[chamber] and maps > chamber:
            found |= BIT[EXPLORE + chamber]
    return found


def explore(s: State, chamber: i64) -> None:
    """A6.3  The maps leave the game. A9.2  An exploration breaks a run of passes."""
    lose(s, s.actor, MAP, chamber + 1)
    s.spent_maps += chamber + 1
    s.closed[chamber] = 0
    s.to_find = CHAMBERS[chamber]
    break_run(s)
    s.phase = FINDING
    s.actor = CHANCE


def find(s: State, kind: i64) -> None:
    """A6.2  The cards of the chamber go into the hand, unseen by others."""
    s.unseen[kind] -= 1
    gain_unseen(s, s.turn, kind, can_be_map=0)
    s.to_find -= 1
    if s.to_find == 0:
        s.phase = ACTIONS
        s.actor = s.turn
