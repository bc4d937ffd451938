"""A bot of one's own, as docs/bots.md has it: it takes what leads to the most points at once."""

from typing import Any

from digsite.bots import Budget
from digsite.core.game import Game
from digsite.core.rng import Rng


def choose(game: Game[Any, Any], view: Any, rng: Rng, budget: Budget) -> int:  # noqa: ANN401, ARG001
    """Return the legal action with the most points after it, in a world that fits the view."""
    world = game.sample(view, rng)
    points: dict[int, int] = {}
    for action in view.legal:
        after = game.clone(world)
        game.apply(after, action)
        points[action] = game.scores(after)[view.seat]
    return max(points, key=points.__getitem__)
