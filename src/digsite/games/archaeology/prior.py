"""Archaeology: which actions are promising, in the judgement of bots. No rule is decided here.

Actions after digging are weighed by what they change in the money that their actor can expect: paid
money, and his hand less what the next storm would take of it. What a storm takes is played through:
a set is safe behind cards that nobody needs. Whole turns are played by these weights, so the scale
was fitted to win games: by an evolution strategy, against earlier ones, with two to four players.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from mypy_extensions import i64

from digsite.games.archaeology.actions import DONE, DROP, EXPLORE, PAY, ROB, TAKE
from digsite.games.archaeology.appraisal import Appraisal, Scale, danger, hand_of, less, scale
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

FITTED: Final[Scale] = scale(
    hopes=[
        [2.3, 4.7, 7.2, 9.7, 15.0],
        [1.8, 4.6, 6.8, 10.0],
        [3.4, 6.9, 10.9, 18.8, 30.0],
        [6.1, 15.0],
        [4.6, 8.6, 10.7, 19.8, 40.0],
        [3.0],
        [5.8, 9.9, 22.1, 50.0],
    ],
    maps=[  # none closed, the small chamber, the middle one, both, the large one, ...
        [3.0],
        [4.2, 10.3, 18.8, 21.8, 24.8, 27.8],
        [3.1, 28.3, 20.9, 23.9, 26.9, 29.9],
        [5.0, 20.0, 22.8, 25.8, 28.8, 31.8],
        [4.7, 6.1, 31.1, 34.1, 37.1, 40.1],
        [3.1, 17.5, 18.7, 21.7, 24.7, 27.7],
        [11.3, 23.8, 21.8, 24.8, 27.8, 30.8],
        [5.1, 16.1, 25.2, 28.2, 31.2, 34.2],
    ],
    time=5.2,
    kept=0.5,
)
FEAR: Final = 0.5  # the part that counts of what a storm would take
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

    __slots__ = ("before", "due", "hand", "judge", "threat")

    def __init__(self, s: State) -> None:
        """Count what would stay."""
        self.judge: Appraisal = Appraisal(s, FITTED)
        self.threat: float = FEAR * min(danger(s), 1.0)
        self.hand: list[int] = hand_of(s, s.actor)
        self.due: list[int] = self.judge.cheapest_payment(s, s.debt, -1)
        self.before: float = self.safe_part(less(self.hand, self.due))

    def safe_part(self, hand: list[int]) -> float:
        """What a hand is worth, less what the next storm is expected to take."""
        worth = self.judge.of_hand(hand)
        if self.threat > 0.0:
            cards: i64 = 0
            for held in hand:
                cards += held
            lost = self.judge.cheapest_losses(hand, cards // 2, 0)
            worth -= self.threat * (worth - self.judge.of_hand(less(hand, lost)))
        return worth

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
        return float(SET_PRICE[sold]) + self.safe_part(left) - self.before

    def purchase_gain(self, s: State, kind: i64) -> float:
        """Cards more of a kind, as many as pay best, less the cards that pay for them."""
        means = payable(s) - (TRADE[kind] * self.hand[kind] if s.taken[kind] == 0 else 0) - s.debt
        most = -10.0
        for cards in range(1, min(s.market[kind], means // TRADE[kind]) + 1):
            paid = self.judge.cheapest_payment(s, s.debt + cards * TRADE[kind], kind)
            left = less(self.hand, paid)
            left[kind] += cards
            most = max(most, self.safe_part(left) - self.before)
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
        kept = self.safe_part(left)
        self.judge.of_maps = closed
        finds = FIND + HEAD_START / float(s.seats - 1)
        return finds * float(CHAMBERS[chamber]) + kept - self.before
