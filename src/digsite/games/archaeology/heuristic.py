"""Archaeology: what a table is worth to each seat, in the judgement of bots.

Money, the hand less what a storm would take, and cards still to be found make an estimate; who is
ahead in it is likely to win. Which actions are promising is told in prior.py.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from digsite.games.archaeology.appraisal import FITTED, Appraisal, hand_of, less
from digsite.games.archaeology.museum import places
from digsite.games.archaeology.phases import DIG, OVER, STORM
from digsite.games.archaeology.state import State

LUCK: Final = 3.2  # what a card from the dig site or the pyramid is worth
SHARPNESS: Final = 0.13  # how surely money ahead turns into a win at the end, times the seats
FADING: Final = 0.03  # how every card still to be dug makes that less sure, times the seats


def value(s: State) -> list[float]:
    """For each seat the part of the win it can expect; they add up to 1."""
    if s.phase == OVER:
        return won(s)
    judge = Appraisal(s, FITTED)
    return chances(s, [estimate(s, judge, seat) for seat in range(s.seats)])


def chances(s: State, estimates: list[float]) -> list[float]:
    """The part of the win that the money which each seat expects will bring it."""
    best = max(estimates)
    sure = sharpness(s)
    weights = [exp((money - best) * sure) for money in estimates]
    added = sum(weights)
    return [weight / added for weight in weights]


def sharpness(s: State) -> float:
    """How surely money ahead turns into a win: less while there is much to dig.

    With more seats everybody earns less, and less money decides. Fitted to games that were
    judged by the plain scale of guess.py: by the fitted one who leads is thought too sure of it.
    """
    seats = float(s.seats)
    return SHARPNESS * seats / (1.0 + FADING * seats * float(s.dig_site))


def won(s: State) -> list[float]:
    """At the end the winners share the win."""
    ranks = places(s)
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def estimate(s: State, judge: Appraisal, seat: i64) -> float:
    """The money that a seat can expect: its own, its hand less what a storm would take, its finds.

    Finds count before they are made: else a table would look worse after every turn of a rival, and
    a search would put off the end of its own.
    """
    held = judge.safe_part(less(hand_of(s, seat), owed(s, judge, seat)))
    return float(s.money[seat]) + held + LUCK * float(finds(s, seat))


def finds(s: State, seat: i64) -> i64:
    """How many cards a seat will still dig, and find in the chamber that it explores."""
    digs_first = s.turn if s.phase in (DIG, STORM) else s.turn + 1
    place = (seat - digs_first) % s.seats
    cards = (s.dig_site - place + s.seats - 1) // s.seats
    return cards + s.to_find if seat == s.turn else cards


def owed(s: State, judge: Appraisal, seat: i64) -> list[int]:
    """Cards that will surely leave a hand: for a trade, or in the storm that is."""
    if s.debt > 0 and seat == s.actor:
        return judge.cheapest_payment(s, s.debt, -1)
    if s.phase == STORM:
        if seat == s.actor:
            return judge.cheapest_losses(hand_of(s, seat), s.to_drop, s.last)
        if (seat - s.turn) % s.seats > (s.actor - s.turn) % s.seats:
            return judge.cheapest_losses(hand_of(s, seat), s.sizes[seat] // 2, 0)
    return [0] * 7
