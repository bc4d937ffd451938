"""Archaeology: what a table is worth to each seat, in the judgement of bots.

The estimate of a seat is its money, the worth of its hand less what a storm would take, and the
cards that it will still find. Who has the highest estimate is likely to win. Which actions are
promising is in prior.py.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from digsite.games.archaeology.judgement.appraisal import FITTED, Appraisal, hand_of, less
from digsite.games.archaeology.phases import DIG, OVER, STORM
from digsite.games.archaeology.rules.museum import places
from digsite.games.archaeology.state import State

LUCK: Final = 3.2  # what a card still to be found is worth, on average

# How surely a lead in money wins. Fitted to some 400 games of `ismcts:50` with two to four people,
# so that chances come true (`digsite judge`).
SHARPNESS: Final = 0.31  # when nothing is left to dig
FADING: Final = 0.31  # how much less surely for every card still to be dug
FADING_POWER: Final = 0.62  # the first cards change more than the last


def value(s: State) -> list[float]:
    """Return for each seat the share of the win it can expect; they add up to 1."""
    if s.phase == OVER:
        return won(s)
    judge = Appraisal(s, FITTED)
    return chances([estimate(s, judge, seat) for seat in range(s.seats)], sharpness(s))


def sharpness(s: State) -> float:
    """Return how surely a lead in money wins: less surely while there is much to dig."""
    return SHARPNESS * exp(-FADING_POWER * log(1.0 + FADING * float(s.dig_site)))


def chances(estimates: list[float], sure: float) -> list[float]:
    """Return the share of the win of each seat, from the money that each can expect."""
    best = max(estimates)
    weights = [exp((money - best) * sure) for money in estimates]
    added = sum(weights)
    return [weight / added for weight in weights]


def won(s: State) -> list[float]:
    """Return the share of the win of each seat at the end: the winners share it."""
    ranks = places(s)
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def estimate(s: State, judge: Appraisal, seat: i64) -> float:
    """Return the money that a seat can expect.

    That is what it has, its hand less what a storm would take, and what it will still find. Without
    the latter a table would look worse after every turn of a rival, and a search would put off the
    end of its own turn.
    """
    held = judge.safe_part(less(hand_of(s, seat), owed(s, judge, seat)))
    return float(s.money[seat]) + held + LUCK * float(finds(s, seat))


def finds(s: State, seat: i64) -> i64:
    """Return how many cards a seat will still dig, and find in the chamber that it explores."""
    digs_first = s.turn if s.phase in (DIG, STORM) else s.turn + 1
    place = (seat - digs_first) % s.seats
    cards = (s.dig_site - place + s.seats - 1) // s.seats
    return cards + s.to_find if seat == s.turn else cards


def owed(s: State, judge: Appraisal, seat: i64) -> list[int]:
    """Return the cards that will surely leave a hand: as payment, or in the present storm."""
    if s.debt > 0 and seat == s.actor:
        return judge.cheapest_payment(s, s.debt, -1)
    if s.phase == STORM:
        if seat == s.actor:
            return judge.cheapest_losses(hand_of(s, seat), s.to_drop, s.last)
        if (seat - s.turn) % s.seats > (s.actor - s.turn) % s.seats:
            return judge.cheapest_losses(hand_of(s, seat), s.sizes[seat] // 2, 0)
    return [0] * 7
