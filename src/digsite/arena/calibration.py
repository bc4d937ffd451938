"""Whether chances come true: what `value` says of a table, beside how often that seat won.

Bots of one kind play against each other. At every decision each seat's chance is noted, and in the
end what came of it. Chances are put into ten bins; the calibration error is the mean distance of
what was said from what came true, each bin counted by its cases.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from digsite.arena.plan import Plan
from digsite.bots import bot
from digsite.core.game import S, V
from digsite.core.match import Match
from digsite.core.replay import replayed
from digsite.core.seats import CHANCE
from digsite.games import load

BINS: Final = 10
ENOUGH: Final = 200  # cases, for a bin to be judged by itself

Case = tuple[float, float]  # what was said, and what came: a share of the win each


@dataclass
class Bin:
    """Cases in which about the same chance was said."""

    cases: int = 0
    games: int = 0  # they came from so many games: cases of one game are alike
    said: float = 0.0  # sums
    came: float = 0.0

    @property
    def off(self) -> float:
        """How much more came true than was said, on the average."""
        return (self.came - self.said) / self.cases if self.cases else 0.0


@dataclass
class Calibration:
    """What was said and what came of it, over many games."""

    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])
    games: int = 0
    squares: float = 0.0  # sum of the squared distances of what was said from what came

    def add(self, cases: Iterable[Case]) -> None:
        """Add the cases of one game."""
        self.games += 1
        met = set()
        for said, came in cases:
            place = min(int(said * BINS), BINS - 1)
            met.add(place)
            found = self.bins[place]
            found.cases += 1
            found.said += said
            found.came += came
            self.squares += (said - came) ** 2
        for place in met:
            self.bins[place].games += 1

    @property
    def cases(self) -> int:
        """How many chances were said."""
        return sum(each.cases for each in self.bins)

    @property
    def error(self) -> float:
        """The calibration error."""
        return sum(abs(each.came - each.said) for each in self.bins) / max(self.cases, 1)

    @property
    def worst(self) -> float:
        """How far a bin with enough cases is off at most."""
        return max((abs(each.off) for each in self.bins if each.cases >= ENOUGH), default=0.0)

    @property
    def brier(self) -> float:
        """The mean squared distance of what was said from what came: the lower, the better."""
        return self.squares / max(self.cases, 1)


def judged(plan: Plan, number: int) -> list[Case]:
    """Play one game of a plan; return the chances that were said, and what came of them."""
    game = load(plan.game)
    player = bot(plan.bots[0])
    match = Match(game, plan.seats, game.BOT_OPTIONS, plan.chance_seed(number))
    while not match.over:
        seat = match.actor
        rng = plan.bot_dice(number, seat, match.ply)
        match.act(seat, player.choose(game, match.view(seat), rng))
    return _cases(match.places, _said(match))


def _said(match: Match[S, V]) -> list[list[float]]:
    game = match.game
    return [
        game.value(each.before)
        for each in replayed(game, match.record)
        if each.actor != CHANCE and len(game.legal(each.before)) > 1
    ]


def _cases(places: Sequence[int], said: Iterable[Sequence[float]]) -> list[Case]:
    won = 1 / places.count(1)
    came = [won if place == 1 else 0.0 for place in places]
    return [case for chances in said for case in zip(chances, came, strict=True)]
