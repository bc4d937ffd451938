"""The finals of a search: its favourites play on in the same worlds, and meet the same luck.

What two actions are worth differs far less from world to world than what each is worth: where both
meet the same cards, a few hundred courses tell what thousands apart would not. The tree has the
first word: a lead in the finals counts as far as it is surer than the tree's own.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final, Generic, final

from mypy_extensions import i64

from digsite.bots.tuning import Tuning
from digsite.bots.turns import Turns, lay_down
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng

FINALISTS: Final = 5
HEAT: Final = 16  # courses of each finalist between two looks at who is beaten
BEATEN: Final = 2.5  # standard deviations behind
LEAST: Final = 1e-6  # variance of a lead, lest two that never differ divide by nothing
SPARE: Final = 2  # times as many turns have luck laid down as the seats are thought to have


@final
class Finals(Generic[S, V]):
    """Some actions, what the tree thinks of each, and what came of them."""

    def __init__(self, game: Game[S, V], view: V, rng: Rng, tuning: Tuning, seats: i64) -> None:
        self.apply: Callable[[S, int], None] = game.apply
        self.clone: Callable[[S], S] = game.clone
        self.sample: Callable[[V, Rng], S] = game.sample
        self.value: Callable[[S], list[float]] = game.value
        self.view = view
        self.seat: i64 = view.seat
        self.rng = rng
        self.turns: Turns[S, V] = Turns(game, view.seat, rng, 0.0)
        self.length: i64 = tuning.finals
        self.lucks: i64 = SPARE * (self.length + 1) * seats
        off = tuning.doubt * float(tuning.finals)  # who looks further sees what the tree does not
        self.doubt: float = 2.0 * off * off  # the variance of what the tree thinks of a lead
        self.actions: list[int] = []
        self.means: list[float] = []  # by the tree
        self.left: list[int] = []  # finalists that are not beaten, by number
        # of each pair, by finalists * one + the other: what one was ahead of the other
        self.met: list[int] = []
        self.leads: list[float] = []
        self.squares: list[float] = []
        # of the world in which the finalists are now
        self.at: i64 = 0  # how many of those left have played in it
        self.world: S = self.sample(view, rng)
        self.luck = lay_down(rng, self.lucks)
        self.results: list[float] = []
        self.worlds: i64 = 0

    def enter(self, actions: list[int], means: list[float]) -> None:
        """Name the finalists, the tree's favourite first."""
        self.actions = actions
        self.means = means
        self.left = list(range(len(actions)))
        pairs: i64 = len(actions) * len(actions)
        self.met = [0] * pairs
        self.leads = [0.0] * pairs
        self.squares = [0.0] * pairs

    def play(self) -> tuple[int, list[float]]:
        """Let the next finalist play on in the world; give its number and the values there."""
        one = self.left[self.at]
        s = self.clone(self.world)
        self.luck.begin()
        self.apply(s, self.actions[one])
        self.turns.play_on(s, self.seat, self.length, self.luck)
        values = self.value(s)
        self.results.append(values[self.seat])
        self.at += 1
        if self.at == len(self.left):
            self.compare()
        return one, values

    def compare(self) -> None:
        """All have played in this world: count who was ahead of whom, and imagine another."""
        n: i64 = len(self.actions)
        for a in range(len(self.left)):
            for b in range(len(self.left)):
                pair = n * self.left[a] + self.left[b]
                lead = self.results[a] - self.results[b]
                self.met[pair] += 1
                self.leads[pair] += lead
                self.squares[pair] += lead * lead
        self.worlds += 1
        if self.worlds % HEAT == 0:
            self.part()
        self.at = 0
        self.world = self.sample(self.view, self.rng)
        self.luck = lay_down(self.rng, self.lucks)
        self.results.clear()

    def part(self) -> None:
        """Who is surely behind the best plays no more, but for the closest of his rivals."""
        best = self.best()
        closest: i64 = -1
        least = 0.0
        left: list[int] = []
        for one in self.left:
            lead, variance = self.lead(best, one)
            if one == best or lead < BEATEN * sqrt(variance):
                left.append(one)
            if one != best and (closest < 0 or lead < least):
                closest = one
                least = lead
        self.left = left if len(left) > 1 or closest < 0 else [best, closest]

    def lead(self, one: i64, other: i64) -> tuple[float, float]:
        """How far one is ahead of another, by the tree and here together, and its variance."""
        by_tree = self.means[one] - self.means[other]
        pair = len(self.actions) * one + other
        if self.met[pair] == 0:
            return by_tree, self.doubt
        met = float(self.met[pair])
        mean = self.leads[pair] / met
        variance = max(self.squares[pair] / met - mean * mean, LEAST) / met
        both = 1.0 / (1.0 / self.doubt + 1.0 / variance)
        return both * (by_tree / self.doubt + mean / variance), both

    def best(self) -> i64:
        """The finalist that is ahead of all others, as far as one can tell."""
        best: i64 = self.left[0]
        for one in self.left:
            if self.lead(one, best)[0] > 0.0:
                best = one
        return best
