"""The bot that looks one turn ahead: it tries each action and takes the one with the best `guess`.

To try an action is to play it, and then the rest of the bot's turn, until somebody else acts.
"""

from typing import Final, Generic, final

from mypy_extensions import i64

from digsite.bots.budget import Budget
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE

CANDIDATES: Final = 40  # at most so many actions are tried, those with the highest prior
FINALISTS: Final = 6  # so many of them are tried in more than one world
WORLDS: Final = 4
REPLIES: Final = 5  # actions that are tried at each further step of the turn
TURN: Final = 6  # at most so many further steps of the turn are played
OUTCOMES: Final = 16  # a trial ends where chance has more outcomes than this


def choose(game: Game[S, V], view: V, rng: Rng, _budget: Budget) -> int:
    """Return the legal action with the best `guess` for the viewer at the end of his turn."""
    if len(view.legal) == 1:
        return view.legal[0]
    trial = TurnTrial(game, view.seat)
    s = game.sample(view, rng)
    actions = trial.most_promising(s, list(view.legal), CANDIDATES)
    totals = [trial.tried(s, action, rng) for action in actions]
    for _ in range(1, WORLDS):
        actions, totals = leaders(actions, totals, FINALISTS)
        s = game.sample(view, rng)
        totals = [
            total + trial.tried(s, action, rng)
            for total, action in zip(totals, actions, strict=True)
        ]
    return any_of_the_best(actions, totals, rng)


@final
class TurnTrial(Generic[S, V]):
    """Tries out what one seat can do in its turn."""

    def __init__(self, game: Game[S, V], seat: i64) -> None:
        self.game = game
        self.seat = seat

    def tried(self, s: S, action: int, rng: Rng) -> float:
        """Return the `guess` for the seat if its turn goes on with an action.

        Every action is tried with the same luck.
        """
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
        """Let chance act, unless it has too many outcomes."""
        while s.actor == CHANCE and len(self.game.legal(s)) <= OUTCOMES:
            self.game.apply(s, self.game.pick(s, luck))

    def best_reply(self, s: S) -> int:
        """Return the action with the best `guess` right after it."""
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
        """Return the actions with the highest prior, so many at most."""
        if len(actions) <= most:
            return actions
        return leaders(actions, self.game.prior(s, actions), most)[0]


def leaders(actions: list[int], merits: list[float], most: int) -> tuple[list[int], list[float]]:
    """Return the actions with the highest merits and these merits, so many at most, best first."""
    ranked = sorted(zip(merits, actions, strict=True), key=_merit)[:most]
    return [action for _, action in ranked], [merit for merit, _ in ranked]


def _merit(pair: tuple[float, int]) -> tuple[float, int]:
    return (-pair[0], pair[1])


def any_of_the_best(actions: list[int], totals: list[float], rng: Rng) -> int:
    """Return the action with the highest total; if several have it, a random one of them."""
    most = max(totals)
    best = [action for action, total in zip(actions, totals, strict=True) if total >= most - 1e-12]
    return best[rng.below(len(best))]
