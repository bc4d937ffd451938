"""Archaeology: which actions are promising, in the judgement of bots. No rule is decided here.

Actions after digging are weighed by what they change in the money that their actor can expect: paid
money, and his hand less what the next storm would take of it.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from mypy_extensions import i64

from digsite.games.archaeology.actions import DONE, DROP, EXPLORE, PAY, ROB, TAKE
from digsite.games.archaeology.appraisal import FITTED, Appraisal, hand_of, less
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
from digsite.games.archaeology.market import payable
from digsite.games.archaeology.phases import ACTIONS, PAYING, STORM, THIEF
from digsite.games.archaeology.state import State

FIND: Final = 4.5  # what a card of the pyramid is worth
HEAD_START: Final = 1.6  # and what it is worth more against a single rival
TEMPER: Final = 0.7  # how strongly weights follow gains


def prior(s: State, actions: Sequence[int]) -> list[float]:
    """Weigh actions by the money they promise, or cost."""
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
    """The largest hand has the most to lose."""
    return float(s.sizes[seat] * s.sizes[seat])


def trading_weights(s: State, actions: Sequence[int]) -> list[float]:
    """Weigh what may be done after digging."""
    trader = Trader(s)
    weights: list[float] = []
    for action in actions:
        gain = trader.gain_of(s, action)
        weights.append(exp(TEMPER * max(min(gain, 10.0), -10.0)))
    return weights


@final
class Trader:
    """The actor after digging: his hand, what he owes, and what he has if he pays and goes."""

    __slots__ = ("before", "due", "hand", "judge")

    def __init__(self, s: State) -> None:
        """Count what would stay."""
        self.judge: Appraisal = Appraisal(s, FITTED)
        self.hand: list[int] = hand_of(s, s.actor)
        self.due: list[int] = self.judge.cheapest_payment(s, s.debt, -1)
        self.before: float = self.judge.safe_part(less(self.hand, self.due))

    def gain_of(self, s: State, action: i64) -> float:
        """What an action after digging adds to the money that its actor can expect."""
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
        """A set is paid and safe, but cannot grow any more."""
        left = self.hand[:]
        left[SET_KIND[sold]] -= SET_SIZE[sold]
        return float(SET_PRICE[sold]) + self.judge.safe_part(left) - self.before

    def purchase_gain(self, s: State, kind: i64) -> float:
        """Cards more of a kind, as many as pay best, less the cards that pay for them."""
        means = payable(s) - (TRADE[kind] * self.hand[kind] if s.taken[kind] == 0 else 0) - s.debt
        most = -10.0
        for cards in range(1, min(s.market[kind], means // TRADE[kind]) + 1):
            paid = self.judge.cheapest_payment(s, s.debt + cards * TRADE[kind], kind)
            left = less(self.hand, paid)
            left[kind] += cards
            most = max(most, self.judge.safe_part(left) - self.before)
        return most

    def dearest_due(self) -> i64:
        """The kind that is paid next: the dearest of what is due goes first."""
        kind: i64 = MASK
        while kind > 0 and self.due[kind] == 0:
            kind -= 1
        return kind

    def exploration_gain(self, s: State, chamber: i64) -> float:
        """Cards for maps, which open one chamber less from then on."""
        left = self.hand[:]
        left[MAP] -= chamber + 1
        closed = self.judge.of_maps
        self.judge.of_maps = closed - (MOST << chamber)
        kept = self.judge.safe_part(left)
        self.judge.of_maps = closed
        finds = FIND + HEAD_START / float(s.seats - 1)
        return finds * float(CHAMBERS[chamber]) + kept - self.before
