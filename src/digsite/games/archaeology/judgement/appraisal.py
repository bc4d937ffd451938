"""Archaeology: what cards in a hand are worth to bots. No rule is decided here.

Cards are worth what they sell for at best, and something more for the larger set that they may
still become: less and less as the dig site empties. How much more is given by a scale: here is a
fitted one, and in guess.py a plain one.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from digsite.games.archaeology.components import BEST, CHAMBERS, MAP, MOST, TRADE
from digsite.games.archaeology.state import State


@final
class Scale:
    """What 1, 2, 3, ... cards of a kind are worth while there is time to complete the set."""

    __slots__ = ("hope", "kept", "maps", "time")

    def __init__(self) -> None:
        """Make an empty scale; `scale` fills it."""
        self.hope: list[float] = []  # by MOST * kind + cards
        self.maps: list[float] = []  # by MOST * the closed chambers as bits + cards
        self.time: float = 1.0  # with at least so many turns left, the scale counts in full
        self.kept: float = 0.0  # the part of it that still counts when no turns are left


def scale(
    hopes: Sequence[Sequence[float]], maps: Sequence[Sequence[float]], time: float, kept: float
) -> Scale:
    """Return a scale from its numbers for each kind, and for maps by the chambers still closed."""
    made = Scale()
    made.hope = [worth for row in hopes for worth in _continued(row)]
    made.maps = [worth for row in maps for worth in _continued(row)]
    made.time = time
    made.kept = kept
    return made


def _continued(row: Sequence[float]) -> list[float]:
    """Return a row that goes on beyond the largest set: there the next set begins."""
    begun = [0.0, *row]
    return [row[-1] * (n // len(row)) + begun[n % len(row)] for n in range(MOST)]


# Fitted by an evolution strategy: bots that play by a scale alone, without search, played against
# earlier scales, with two to four players. Where a set is worth less here than its price, selling
# it at once won more games.

FITTED: Final[Scale] = scale(
    hopes=[
        [2.3, 4.7, 7.2, 9.7, 15.0],
        [1.8, 4.6, 6.8, 10.0],
        [3.4, 6.9, 10.9, 18.8, 30.0],
        [6.1, 15.0],
        [4.6, 8.6, 10.7, 19.8, 40.0],
        [3.0],  # for maps the chambers count, below
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
FEAR: Final = 0.5  # this part of what a storm would take counts as lost


@final
class Appraisal:
    """What cards are worth at a table, by a scale."""

    __slots__ = ("hope", "hopeful", "maps", "of_maps", "threat")

    def __init__(self, s: State, by: Scale) -> None:
        """Look at the chambers and at the time that is left."""
        turns_left = float(s.dig_site) / float(s.seats)  # how many times each player will dig
        self.hope: list[float] = by.hope
        self.hopeful: float = by.kept + (1.0 - by.kept) * min(turns_left / by.time, 1.0)
        self.maps: list[float] = by.maps
        closed: i64 = 0
        for chamber in range(len(CHAMBERS)):
            closed += s.closed[chamber] << chamber
        self.of_maps: i64 = MOST * closed
        self.threat: float = FEAR * min(danger(s), 1.0)

    def worth(self, kind: i64, cards: i64) -> float:
        """Return what cards of a kind are worth in a hand."""
        if kind == MAP:
            return self.maps[self.of_maps + cards]
        sure = float(BEST[MOST * kind + cards])
        return sure + self.hopeful * (self.hope[MOST * kind + cards] - sure)

    def loss(self, kind: i64, cards: i64) -> float:
        """Return what one card less of a kind costs."""
        return self.worth(kind, cards) - self.worth(kind, cards - 1)

    def of_hand(self, hand: list[int]) -> float:
        """Return what a hand is worth; `hand` is by kind."""
        total = 0.0
        for kind in range(7):
            total += self.worth(kind, hand[kind])
        return total

    def safe_part(self, hand: list[int]) -> float:
        """Return the worth of a hand, less what the next storm is expected to take.

        A storm takes the cards that are worth least, so they protect the sets.
        """
        worth = self.of_hand(hand)
        if self.threat > 0.0:
            cards: i64 = 0
            for held in hand:
                cards += held
            lost = self.cheapest_losses(hand, cards // 2, 0)
            worth -= self.threat * (worth - self.of_hand(less(hand, lost)))
        return worth

    def cheapest_payment(self, s: State, debt: i64, spared: i64) -> list[int]:
        """Return by kind the cards with which the actor pays a debt at the least loss."""
        paid = [0] * 7
        while debt > 0:
            best: i64 = -1
            least = 0.0
            for kind in range(7):
                left = s.hands[7 * s.actor + kind] - paid[kind]
                if left > 0 and kind != spared and s.taken[kind] == 0:
                    loss = self.loss(kind, left) / float(min(TRADE[kind], debt))
                    if best < 0 or loss < least:
                        best = kind
                        least = loss
            paid[best] += 1
            debt -= TRADE[best]
        return paid

    def cheapest_losses(self, hand: list[int], cards: i64, first: i64) -> list[int]:
        """Return by kind the cards that are worth least, from the kind `first` on."""
        lost = [0] * 7
        for _ in range(cards):
            best: i64 = -1
            least = 0.0
            for kind in range(7):
                left = hand[kind] - lost[kind]
                if left > 0 and kind >= first:
                    loss = self.loss(kind, left)
                    if best < 0 or loss < least:
                        best = kind
                        least = loss
            lost[best] += 1
        return lost


def hand_of(s: State, seat: i64) -> list[int]:
    """Return the cards in a hand, by kind."""
    return s.hands[7 * seat : 7 * seat + 7]


def less(hand: list[int], lost: list[int]) -> list[int]:
    """Return a hand without the cards that leave it."""
    return [hand[kind] - lost[kind] for kind in range(7)]


def danger(s: State) -> float:
    """Return how many storms are to be expected before the same player's next turn."""
    if s.dig_site == 0:
        return 0.0
    return float(s.seats * s.storms) / float(s.dig_site)
