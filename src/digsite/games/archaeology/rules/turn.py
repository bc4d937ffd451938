"""Archaeology: the course of turns. A3, A8 and the end of A9."""

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.core.seats import CHANCE, NOBODY
from digsite.games.archaeology.actions import DONE, PASS
from digsite.games.archaeology.phases import ACTIONS, DIG, OVER
from digsite.games.archaeology.rules.knowledge import total
from digsite.games.archaeology.state import State

# A3  The turn


def begin_turn(s: State, seat: i64) -> None:
    """A3.1  Dig, then trade, explore and sell as often as one likes, or not at all.

    A9.1  With nothing left to dig the turn begins with its other actions.
    """
    s.turn = seat
    clear_trade(s)
    if s.dig_site > 0:
        s.idle = 0
        s.owes_sale = 0
        s.phase = DIG
        s.actor = CHANCE
    else:
        s.owes_sale = s.passed[seat]
        s.idle = 1 - s.owes_sale
        s.phase = ACTIONS
        s.actor = seat


def begin_actions(s: State) -> None:
    """A3.1  The digging is done. A9.5  Unless the last card brought nothing, and nobody has any."""
    s.actor = s.turn
    s.phase = ACTIONS
    end_game_if_empty(s)


def clear_trade(s: State) -> None:
    """A5.4  After a sale, an exploration, or the turn, every kind may be taken and paid again."""
    for kind in range(7):
        s.taken[kind] = 0
        s.paid[kind] = 0


# A8  End of the turn


def ends(s: State) -> i64:
    """A8.1  The turn ends when the player says so. A9.3  But not while he owes a sale.

    A9.2  Without a dig, a sale and an exploration it is a pass.
    """
    if s.owes_sale:
        return 0
    return BIT[PASS] if s.idle else BIT[DONE]


def end_turn(s: State) -> None:
    """A8.1  The next clockwise. A9.4  With nothing left to dig, the next who has cards."""
    seat = (s.turn + 1) % s.seats
    while s.dig_site == 0 and s.sizes[seat] == 0:
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)


# A9  End of the game


def pass_turn(s: State) -> None:
    """A9.3  Who has passed must sell when his turn comes again and nobody sold or explored."""
    s.passed[s.turn] = 1
    end_turn(s)


def break_run(s: State) -> None:
    """A9.2  A sale or an exploration breaks a run of passes, and ends the trade (A5.4)."""
    s.idle = 0
    clear_trade(s)
    for seat in range(s.seats):
        s.passed[seat] = 0


def end_game_if_empty(s: State) -> None:
    """A9.5  The game is over as soon as the dig site and every hand are empty."""
    if s.dig_site == 0 and total(s.sizes) == 0:
        s.idle = 0
        s.phase = OVER
        s.actor = NOBODY
