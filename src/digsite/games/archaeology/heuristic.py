"""Archaeology: judgement for bots. No rule is decided here.

A card in hand is worth what it sells for at best, and something for the set it may still grow into;
that hope fades as the dig site empties. A storm threatens what is held, so that sets are better
sold the nearer it is. Actions are weighed by what they change in these sums.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from digsite.games.archaeology.actions import DONE, DROP, EXPLORE, PAY, ROB, TAKE
from digsite.games.archaeology.components import (
    BEST,
    CHAMBERS,
    MAP,
    MOST,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    TRADE,
)
from digsite.games.archaeology.market import payable
from digsite.games.archaeology.museum import places
from digsite.games.archaeology.phases import ACTIONS, DIG, OVER, PAYING, STORM, THIEF
from digsite.games.archaeology.state import State

# What 1, 2, 3, ... cards of a kind are worth while there is time to complete the set

HOPES: Final[list[list[float]]] = [
    [1.8, 4.0, 6.6, 9.8, 15.0],
    [1.8, 4.0, 6.6, 10.0],
    [3.0, 6.5, 11.5, 19.0, 30.0],
    [5.0, 15.0],
    [4.5, 9.5, 16.5, 26.0, 40.0],
    [5.5, 11.5, 15.0],
    [7.0, 16.0, 30.0, 50.0],
]
TIME: Final = 4.0  # turns in which a hope can come true
FEAR: Final = 0.6  # the part of a set's price that a storm would cost
LUCK: Final = 3.2  # what a card from the dig site or the pyramid is worth
TEMPER: Final = 0.7  # how strongly weights follow gains
SHARPNESS: Final = 0.13  # how surely money ahead turns into a win at the end, times the seats
FADING: Final = 0.03  # how every card still to be dug makes that less sure, times the seats


def _hopes() -> list[float]:
    table: list[float] = []
    for row in HOPES:
        begun = [0.0, *row]
        table += [row[-1] * (n // len(row)) + begun[n % len(row)] for n in range(MOST)]
    return table


HOPE: Final[list[float]] = _hopes()  # by MOST * kind + cards


def value(s: State) -> list[float]:
    """For each seat the part of the win it can expect; they add up to 1."""
    if s.phase == OVER:
        return won(s)
    estimates = [estimate(s, seat) for seat in range(s.seats)]
    best = max(estimates)
    sure = sharpness(s)
    weights = [exp((money - best) * sure) for money in estimates]
    added = sum(weights)
    return [weight / added for weight in weights]


def sharpness(s: State) -> float:
    """How surely money ahead turns into a win: less while there is much to dig.

    With more seats everybody earns less, and less money decides. Fitted to games of searching bots,
    so that values are chances that come true.
    """
    seats = float(s.seats)
    return SHARPNESS * seats / (1.0 + FADING * seats * float(s.dig_site))


def won(s: State) -> list[float]:
    """At the end the winners share the win."""
    ranks = places(s)
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def turns_left(s: State) -> float:
    """How many times each player will still dig."""
    return float(s.dig_site) / float(s.seats)


def confidence(s: State) -> float:
    """How much of a hope counts: all of it in the beginning, nothing when the dig site is empty."""
    return min(turns_left(s) / TIME, 1.0)


def danger(s: State) -> float:
    """How many storms are to be expected before the same player's next turn."""
    if s.dig_site == 0:
        return 0.0
    return float(s.seats * s.storms) / float(s.dig_site)


def estimate(s: State, seat: i64) -> float:
    """The money that a seat can expect: its own, its hand less what a storm would take, its finds.

    Finds count before they are made: else a table would look worse after every turn of a rival, and
    a search would put off the end of its own.
    """
    held = -owed(s, seat)
    for kind in range(7):
        held += worth(s, kind, s.hands[7 * seat + kind])
    safe = held * (1.0 - 0.3 * min(danger(s), 1.0))
    return float(s.money[seat]) + safe + LUCK * float(finds(s, seat))


def finds(s: State, seat: i64) -> i64:
    """How many cards a seat will still dig, and find in the chamber that it explores."""
    digs_first = s.turn if s.phase in (DIG, STORM) else s.turn + 1
    place = (seat - digs_first) % s.seats
    cards = (s.dig_site - place + s.seats - 1) // s.seats
    return cards + s.to_find if seat == s.turn else cards


def owed(s: State, seat: i64) -> float:
    """What cards are worth that will surely leave a hand: for a trade, or in the storm that is."""
    if s.debt > 0 and seat == s.actor:
        return cost_of(s, seat, cheapest_payment(s, s.debt, -1))
    if s.phase != STORM:
        return 0.0
    if seat == s.actor:
        return cost_of(s, seat, cheapest_losses(s, seat, s.to_drop))
    if (seat - s.turn) % s.seats > (s.actor - s.turn) % s.seats:
        return cost_of(s, seat, cheapest_losses(s, seat, s.sizes[seat] // 2))
    return 0.0


def worth(s: State, kind: i64, cards: i64) -> float:
    """What cards of a kind are worth in a hand."""
    sure = float(BEST[MOST * kind + cards])
    hope = HOPE[MOST * kind + cards]
    if kind == MAP:
        return hope if s.closed[0] or (s.closed[1] and cards > 1) else sure
    return sure + confidence(s) * (hope - sure)


def prior(s: State, actions: Sequence[int]) -> list[float]:
    """Weigh actions by the money they promise, or cost."""
    if ACTIONS <= s.phase <= PAYING:
        return trading_weights(s, actions)
    if s.phase == STORM:
        due = cheapest_losses(s, s.actor, s.to_drop)
        return [8.0 if due[action - DROP] > 0 else 1.0 for action in actions]
    if s.phase == THIEF:
        return [robbery_weight(s, action - ROB) for action in actions]
    return [1.0] * len(actions)


def trading_weights(s: State, actions: Sequence[int]) -> list[float]:
    """Weigh what may be done after digging."""
    due = cheapest_payment(s, s.debt, -1) if s.debt > 0 else [0] * 7
    weights: list[float] = []
    for action in actions:
        gain = gain_of(s, action, due)
        weights.append(exp(TEMPER * max(min(gain, 10.0), -10.0)))
    return weights


def gain_of(s: State, action: i64, due: list[int]) -> float:
    """What an action after digging adds to the money that its actor can expect."""
    if action < TAKE:
        return sale_gain(s, action)
    if action < PAY:
        return purchase_gain(s, action - TAKE)
    if action < EXPLORE:
        return 0.0 if is_next(due, action - PAY) else -6.0
    if action < DONE:
        return exploration_gain(s, action - EXPLORE)
    return 0.0 if s.dig_site > 0 else -2.0


def sale_gain(s: State, sold: i64) -> float:
    """A set is paid and safe, but cannot grow any more."""
    kind: i64 = SET_KIND[sold]
    held = s.hands[7 * s.actor + kind]
    price = float(SET_PRICE[sold])
    growth = worth(s, kind, held) - worth(s, kind, held - SET_SIZE[sold])
    return price - growth + FEAR * danger(s) * price


def purchase_gain(s: State, kind: i64) -> float:
    """Cards more of a kind, as many as pay best, less the cards that pay for them."""
    held = s.hands[7 * s.actor + kind]
    before = cost_of(s, s.actor, cheapest_payment(s, s.debt, -1)) if s.debt > 0 else 0.0
    means = payable(s) - (TRADE[kind] * held if s.taken[kind] == 0 else 0) - s.debt
    most = -10.0
    for cards in range(1, min(s.market[kind], means // TRADE[kind]) + 1):
        gain = worth(s, kind, held + cards) - worth(s, kind, held)
        cost = cost_of(s, s.actor, cheapest_payment(s, s.debt + cards * TRADE[kind], kind))
        most = max(most, gain - cost + before)
    return most


def exploration_gain(s: State, chamber: i64) -> float:
    """Cards for maps."""
    held = s.hands[7 * s.actor + MAP]
    cost = worth(s, MAP, held) - worth(s, MAP, held - chamber - 1)
    return LUCK * float(CHAMBERS[chamber]) - cost


def robbery_weight(s: State, seat: i64) -> float:
    """The largest hand has the most to lose."""
    return float(s.sizes[seat] * s.sizes[seat])


def cheapest_payment(s: State, debt: i64, spared: i64) -> list[int]:
    """Cards of the actor that cover a debt at the least loss, one after the other, by kind."""
    paid = [0] * 7
    while debt > 0:
        best: i64 = -1
        least = 0.0
        for kind in range(7):
            left = s.hands[7 * s.actor + kind] - paid[kind]
            if left > 0 and kind != spared and s.taken[kind] == 0:
                loss = worth(s, kind, left) - worth(s, kind, left - 1)
                loss /= float(min(TRADE[kind], debt))
                if best < 0 or loss < least:
                    best = kind
                    least = loss
        paid[best] += 1
        debt -= TRADE[best]
    return paid


def cheapest_losses(s: State, seat: i64, cards: i64) -> list[int]:
    """Cards that a seat misses least, one after the other, by kind."""
    lost = [0] * 7
    first = s.last if seat == s.actor else 0
    for _ in range(cards):
        best: i64 = -1
        least = 0.0
        for kind in range(7):
            left = s.hands[7 * seat + kind] - lost[kind]
            if left > 0 and kind >= first:
                loss = worth(s, kind, left) - worth(s, kind, left - 1)
                if best < 0 or loss < least:
                    best = kind
                    least = loss
        lost[best] += 1
    return lost


def cost_of(s: State, seat: i64, paid: list[int]) -> float:
    """What cards are worth together in a seat's hand."""
    cost = 0.0
    for kind in range(7):
        held = s.hands[7 * seat + kind]
        cost += worth(s, kind, held) - worth(s, kind, held - paid[kind])
    return cost


def is_next(paid: list[int], kind: i64) -> bool:
    """Whether a kind is the dearest of a payment: it goes first."""
    dearest = 6
    while dearest > 0 and paid[dearest] == 0:
        dearest -= 1
    return dearest == kind
