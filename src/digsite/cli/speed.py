"""Measuring how fast a game is: how often a second each of its functions can be called."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from digsite.bots import Budget
from digsite.bots.ismcts import searched
from digsite.core.game import Game
from digsite.core.playout import listed_playout, playout
from digsite.core.replay import defaults
from digsite.core.rng import Rng, seeded
from digsite.core.seats import CHANCE, NOBODY

SAMPLES: Final = 40  # so many states from the middle of games are measured
CHOICES: Final = 4  # so many of their views are searched
THOUGHT: Final = Budget(iterations=250)


class Speed:
    """A game to be measured, with typical states of it."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.options = {**defaults(game), **game.BOT_OPTIONS}
        self.rng = seeded(b"bench")
        self.states = [self._middle() for _ in range(SAMPLES)]
        self.views = [game.look(s, max(s.actor, 0)) for s in self.states]
        self.choices = [view for view in self.views if len(view.legal) > 1][:CHOICES]

    def deal(self) -> Any:  # noqa: ANN401 - a state, known to its game
        """Return a new state."""
        return self.game.deal(self.seats, self.options)

    def _middle(self) -> Any:  # noqa: ANN401 - a state, known to its game
        """Return a state from the middle half of a random game."""
        length = playout(self.game, self.deal(), self.rng.copy())
        part = length // 4 + self.rng.copy().below(max(length // 2, 1))
        s = self.deal()
        for _ in range(part):
            self.game.apply(s, self.game.pick(s, self.rng))
        return s

    # What is measured: each method does a little work and returns how much it was

    def playouts(self) -> int:
        """Play one game to its end."""
        playout(self.game, self.deal(), self.rng)
        return 1

    def actions(self) -> int:
        """Play one game with `pick`."""
        return playout(self.game, self.deal(), self.rng)

    def listed_actions(self) -> int:
        """Play one game with `legal`."""
        return listed_playout(self.game, self.deal(), self.rng)

    def api_actions(self) -> int:
        """Play one game with the plain loop of a new user of the library."""
        return api_playout(self.game, self.deal(), self.rng)

    def clones(self) -> int:
        """Copy each state."""
        clone = self.game.clone
        for s in self.states:
            clone(s)
        return len(self.states)

    def samples(self) -> int:
        """Imagine a world behind each view."""
        sample, rng = self.game.sample, self.rng
        for view in self.views:
            sample(view, rng)
        return len(self.views)

    def looks(self) -> int:
        """Look at each state from the seat that acts."""
        look = self.game.look
        for s in self.states:
            look(s, max(s.actor, 0))
        return len(self.states)

    def iterations(self) -> int:
        """Search in some of the views where there is a choice."""
        thoughts = [searched(self.game, v, self.rng, THOUGHT) for v in self.choices]
        return sum(thought.iterations for thought in thoughts)


def api_playout(game: Game[Any, Any], s: Any, rng: Rng) -> int:  # noqa: ANN401 - a state
    """Play `s` to its end by `legal` and `apply`, chance by `pick`; return how many actions."""
    legal, pick, apply = game.legal, game.pick, game.apply
    actions = 0
    while (actor := s.actor) != NOBODY:
        if actor == CHANCE:
            action = pick(s, rng)
        else:
            choices = legal(s)
            action = choices[rng.below(len(choices))]
        apply(s, action)
        actions += 1
    return actions


def works(speed: Speed) -> dict[str, Callable[[], int]]:
    """Return what is measured, by the name of its figure."""
    return {
        "playouts_per_s": speed.playouts,
        "actions_per_s": speed.actions,
        "list_actions_per_s": speed.listed_actions,
        "api_actions_per_s": speed.api_actions,
        "clones_per_s": speed.clones,
        "samples_per_s": speed.samples,
        "looks_per_s": speed.looks,
        "ismcts_iterations_per_s": speed.iterations,
    }


def rate(work: Callable[[], int], seconds: float) -> float:
    """Repeat the work for so many seconds; return how much was done a second."""
    done = 0
    start = now = perf_counter()
    while now < start + seconds:
        done += work()
        now = perf_counter()
    return done / (now - start)
