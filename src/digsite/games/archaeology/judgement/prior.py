"""Archaeology: which actions are promising, in the judgement of bots. No rule is decided here.

Actions after digging are weighed by how they change what their actor can expect: his money, and the
worth of his hand less what the next storm would take of it.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from mypy_extensions import i64

from digsite.games.archaeology.actions import DONE, DROP, EXPLORE, PAY, ROB, TAKE
from digsite.games.archaeology.components import (
    CHAMBERS,
    MAP,
    MASK,
    MOST,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    TRADE,
)
from digsite.games.archaeology.judgement.appraisal import FITTED, Appraisal, hand_of, less
from digsite.games.archaeology.phases import ACTIONS, PAYING, STORM, THIEF
from digsite.games.archaeology.rules.market import payable
from digsite.games.archaeology.state import State

FIND: Final = 4.5  # what a card of the pyramid is worth
HEAD_START: Final = 1.6  # what it is worth more against a single rival
GAIN_FACTOR: Final = 0.7  # the weight of an action is e to the power of this times its gain


def prior(s: State, actions: Sequence[int]) -> list[float]:
    """Return the weight of each action, by the money that it promises or costs."""
    if ACTIONS <= s.phase <= PAYING:
        return trading_weights(s, actions)
    if s.phase == STORM:
        hand = hand_of(s, s.actor)
        due = Appraisal(s, FITTED).cheapest_losses(hand, s.to_drop, s.last)
        return [8.0 if due[action - DROP] > 0 else 1.0 for action in actions]
    if s.phase == THIEF:
        return [robbery_weight(s, action - ROB) for action in actions]
    return [1.0] * len(actions)


def robbery_weight(s: State, seat: i64) -> float:
    """Return the weight of robbing a seat: the largest hand has the most to lose."""
    return float(s.sizes[seat] * s.sizes[seat])


def trading_weights(s: State, actions: Sequence[int]) -> list[float]:
    """Return the weight of each action after digging."""
    trader = Trader(s)
    weights: list[float] = []
    for action in actions:
        gain = trader.gain_of(s, action)
        weights.append(exp(GAIN_FACTOR * max(min(gain, 10.0), -10.0)))
    return weights


@final
class Trader:
    """The actor after digging: his hand, what he owes, and what he would keep after paying it."""

    __slots__ = ("before", "due", "hand", "judge")

    def __init__(self, s: State) -> None:
        """Find what the actor would keep."""
        self.judge: Appraisal = Appraisal(s, FITTED)
        self.hand: list[int] = hand_of(s, s.actor)
        self.due: list[int] = self.judge.cheapest_payment(s, s.debt, -1)
        self.before: float = self.judge.safe_part(less(self.hand, self.due))

    def gain_of(self, s: State, action: i64) -> float:
        """Return what an action after digging adds to the money that its actor can expect."""
        if action < TAKE:
            return self.sale_gain(action)
        if action < PAY:
            return self.purchase_gain(s, action - TAKE)
        if action < EXPLORE:
            return 0.0 if self.dearest_due() == action - PAY else -6.0
        if action < DONE:
            return self.exploration_gain(s, action - EXPLORE)
        return 0.0 if s.dig_site > 0 else -2.0

    def sale_gain(self, sold: i64) -> float:
        """Return the gain of a sale: the set is paid and safe, but cannot grow any more."""
        left = self.hand[:]
        left[SET_KIND[sold]] -= SET_SIZE[sold]
        return float(SET_PRICE[sold]) + self.judge.safe_part(left) - self.before

    def purchase_gain(self, s: State, kind: i64) -> float:
        """Return the gain of buying as many cards of a kind as pay best, less what is paid."""
        means = payable(s) - (TRADE[kind] * self.hand[kind] if s.taken[kind] == 0 else 0) - s.debt
        most = -10.0
        for cards in range(1, min(s.market[kind], means // TRADE[kind]) + 1):
            paid = self.judge.cheapest_payment(s, s.debt + cards * TRADE[kind], kind)
            left = less(self.hand, paid)
            left[kind] += cards
            most = max(most, self.judge.safe_part(left) - self.before)
        return most

    def dearest_due(self) -> i64:
        """Return the kind that is paid next: of all to be paid, the dearest goes first."""
        kind: i64 = MASK
        while kind > 0 and self.due[kind] == 0:
            kind -= 1
        return kind

    def exploration_gain(self, s: State, chamber: i64) -> float:
        """Return the gain of exploring a chamber: its cards, for the maps that are spent."""
        left = self.hand[:]
        left[MAP] -= chamber + 1
        closed = self.judge.of_maps
        self.judge.of_maps = closed - (MOST << chamber)
        kept = self.judge.safe_part(left)
        self.judge.of_maps = closed
        finds = FIND + HEAD_START / float(s.seats - 1)
        return finds * float(CHAMBERS[chamber]) + kept - self.before
