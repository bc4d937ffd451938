"""The bot that takes a random legal action, the likelier the higher its prior."""

from digsite.bots.budget import Budget
from digsite.bots.weighted_draw import drawn
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng


def choose(game: Game[S, V], view: V, rng: Rng, _budget: Budget) -> int:
    """Return one of view.legal."""
    actions = list(view.legal)
    return drawn(actions, game.prior(game.sample(view, rng), actions), rng)
