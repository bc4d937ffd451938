"""Mesopotamia: the end of the game, and who has won. T9 of docs/rules/mesopotamia.md."""

from mypy_extensions import i64

from digsite.core.seats import placed
from digsite.games.mesopotamia.rules.temple import delivered, delivered_worth
from digsite.games.mesopotamia.state import State


def scores(s: State) -> list[int]:
    """T9.1  Offerings delivered: with four of them the game is won."""
    return [delivered(s, seat) for seat in range(s.seats)]


def breakdown(s: State) -> list[dict[str, int]]:
    """T9.1  Offerings are all that is counted."""
    return [{"offerings": delivered(s, seat)} for seat in range(s.seats)]


def merit(s: State, seat: i64) -> i64:
    """T9.2  Offerings delivered, then what they cost, then mana."""
    return 1000 * delivered(s, seat) + 10 * delivered_worth(s, seat) + s.mana[seat]


def places(s: State) -> list[int]:
    """T9.2  Who is equal in all shares a place."""
    return placed([merit(s, seat) for seat in range(s.seats)])
