"""The bot that looks one turn ahead: it tries each action and takes what a learner values most.

After the action it plays its own turn on, step by step, and stops where somebody else acts.
"""

from typing import Final, Generic, final

from mypy_extensions import i64

from digsite.bots.budget import Budget
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE

CANDIDATES: Final = 40  # actions that are tried at all, the most promising by the prior
FINALISTS: Final = 6  # that are tried in more than one world
WORLDS: Final = 4
REPLIES: Final = 5  # that are tried for each further action of the turn
TURN: Final = 6  # further actions of the turn at most
OUTCOMES: Final = 16  # chance with more of them ends what can be foreseen


def choose(game: Game[S, V], view: V, rng: Rng, _budget: Budget) -> int:
    """Give one of view.legal: the one with the best value for the viewer when his turn is over."""
    if len(view.legal) == 1:
        return view.legal[0]
    turn = Turn(game, view.seat)
    s = game.sample(view, rng)
    actions = turn.most_promising(s, list(view.legal), CANDIDATES)
    totals = [turn.tried(s, action, rng) for action in actions]
    for _ in range(1, WORLDS):
        actions, totals = leaders(actions, totals, FINALISTS)
        s = game.sample(view, rng)
        totals = [
            total + turn.tried(s, action, rng)
            for total, action in zip(totals, actions, strict=True)
        ]
    return any_of_the_best(actions, totals, rng)


@final
class Turn(Generic[S, V]):
    """A seat that tries out its turn."""

    def __init__(self, game: Game[S, V], seat: i64) -> None:
        self.game = game
        self.seat = seat

    def tried(self, s: S, action: int, rng: Rng) -> float:
        """Give what the turn is worth after an action; the same luck awaits every action."""
        world = self.game.clone(s)
        luck = rng.copy()
        self.game.apply(world, action)
        for _ in range(TURN):
            self.await_chance(world, luck)
            if world.actor != self.seat:
                break
            self.game.apply(world, self.best_reply(world))
        return self.game.guess(world)[self.seat]

    def await_chance(self, s: S, luck: Rng) -> None:
        """Let chance act, unless too much may happen."""
        while s.actor == CHANCE and len(self.game.legal(s)) <= OUTCOMES:
            self.game.apply(s, self.game.pick(s, luck))

    def best_reply(self, s: S) -> int:
        """Give the action with the best value right after it."""
        actions = self.most_promising(s, self.game.legal(s), REPLIES)
        best = actions[0]
        most = -1.0
        if len(actions) > 1:
            for action in actions:
                after = self.game.clone(s)
                self.game.apply(after, action)
                worth = self.game.guess(after)[self.seat]
                if worth > most:
                    best = action
                    most = worth
        return best

    def most_promising(self, s: S, actions: list[int], most: int) -> list[int]:
        """Give so many actions at most, by the prior."""
        if len(actions) <= most:
            return actions
        return leaders(actions, self.game.prior(s, actions), most)[0]


def leaders(actions: list[int], merits: list[float], most: int) -> tuple[list[int], list[float]]:
    """Give so many actions at most, best first, with their merits."""
    ranked = sorted(zip(merits, actions, strict=True), key=_merit)[:most]
    return [action for _, action in ranked], [merit for merit, _ in ranked]


def _merit(pair: tuple[float, int]) -> tuple[float, int]:
    return (-pair[0], pair[1])


def any_of_the_best(actions: list[int], totals: list[float], rng: Rng) -> int:
    """Give the action with the highest total; of several any."""
    most = max(totals)
    best = [action for action, total in zip(actions, totals, strict=True) if total >= most - 1e-12]
    return best[rng.below(len(best))]
