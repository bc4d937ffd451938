"""Mesopotamia: whose turn it is, and when the game ends. Chapters 3 and 9 of the rules."""

from mypy_extensions import i64

from digsite.core.seats import NOBODY
from digsite.games.mesopotamia.components import FIRST_POINTS, POINTS
from digsite.games.mesopotamia.phases import ACTION, MANA, MOVEMENT, OVER
from digsite.games.mesopotamia.rules.tribes import forget_thefts
from digsite.games.mesopotamia.state import NONE, State

# T3  The turn


def begin_turn(s: State) -> None:
    """T3.1  Turns go clockwise from the first player; each begins with the movement."""
    s.actor = s.player
    s.phase = MOVEMENT
    s.points = points_to_spend(s)
    s.found = 0


def points_to_spend(s: State) -> i64:
    """T3.2  In the first round those who play early move less; afterwards it is always five."""
    return FIRST_POINTS[s.seats][s.turn] if s.turn < s.seats else POINTS


def forget_handling(s: State) -> None:
    """T4.5  After a step, a discovery or a card, goods may be handled anew everywhere."""
    for good in range(2):
        s.grabbed[good] = 0
        s.dropped[good] = 0


def end_movement(s: State) -> None:
    """T4.1  Points that were not spent are lost; phase II begins."""
    forget_handling(s)
    forget_thefts(s, s.player)
    s.points = 0
    s.found = 0
    s.phase = ACTION


def end_action(s: State) -> None:
    """T3.1  After phase II comes phase III."""
    s.used.clear()
    s.born.clear()
    s.phase = MANA
    s.actor = s.player


def end_turn(s: State) -> None:
    """T3.1  The next player begins. T10.4  The last round may be fixed."""
    forget_turn(s)
    s.turn += 1
    s.player = (s.first + s.turn) % s.seats
    if s.turn == s.rounds * s.seats:
        end_game(s)
    else:
        begin_turn(s)


def forget_turn(s: State) -> None:
    """T7.5  A holy stone that was not built in is lost; so is all else that holds for a turn."""
    s.holy = 0
    s.blessings = 0
    s.fresh = NONE


# T9  End of the game


def end_game(s: State) -> None:
    """T9.1  Nobody acts any more, and the turn in which the game was won is over as well."""
    end_movement(s)
    forget_turn(s)
    s.phase = OVER
    s.actor = NOBODY
