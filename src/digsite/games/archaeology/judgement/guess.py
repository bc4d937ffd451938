"""Archaeology: the value of a table as a beginner would guess it. The bot `greedy` plays by it.

Such a beginner hopes for the next card of every set. He knows that storms are bad for whoever holds
many cards, but not which of them a storm would take.
"""

from typing import Final

from digsite.games.archaeology.judgement.appraisal import (
    Appraisal,
    Scale,
    danger,
    hand_of,
    less,
    scale,
)
from digsite.games.archaeology.judgement.heuristic import LUCK, chances, finds, owed, won
from digsite.games.archaeology.phases import OVER
from digsite.games.archaeology.state import State

_NO_CHAMBER: Final = [3.0]
_ANY_MAP: Final = [5.5, 11.5, 15.0]  # while the small chamber is closed
_TWO_MAPS: Final = [3.0, 11.5, 15.0]  # while the middle one is
PLAIN: Final[Scale] = scale(
    hopes=[
        [1.8, 4.0, 6.6, 9.8, 15.0],
        [1.8, 4.0, 6.6, 10.0],
        [3.0, 6.5, 11.5, 19.0, 30.0],
        [5.0, 15.0],
        [4.5, 9.5, 16.5, 26.0, 40.0],
        _NO_CHAMBER,
        [7.0, 16.0, 30.0, 50.0],
    ],
    maps=[_NO_CHAMBER, _ANY_MAP, _TWO_MAPS, _ANY_MAP, _NO_CHAMBER, _ANY_MAP, _TWO_MAPS, _ANY_MAP],
    time=4.0,
    kept=0.0,
)
FEAR: Final = 0.3  # a storm is thought to cost this part of a hand
SHARPNESS: Final = 0.13  # how surely a lead in money wins at the end, times the seats
FADING: Final = 0.03  # how much less surely for every card still to be dug, times the seats


def guess(s: State) -> list[float]:
    """Return for each seat a rough guess of its share of the win; they add up to 1."""
    if s.phase == OVER:
        return won(s)
    judge = Appraisal(s, PLAIN)
    safe = 1.0 - FEAR * min(danger(s), 1.0)
    estimates: list[float] = []
    for seat in range(s.seats):
        held = judge.of_hand(less(hand_of(s, seat), owed(s, judge, seat)))
        estimates.append(float(s.money[seat]) + safe * held + LUCK * float(finds(s, seat)))
    seats = float(s.seats)
    return chances(estimates, SHARPNESS * seats / (1.0 + FADING * seats * float(s.dig_site)))
