"""The bot that takes a random legal action, each equally likely."""

from digsite.bots.budget import Budget
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng


def choose(_game: Game[S, V], view: V, rng: Rng, _budget: Budget) -> int:
    """Return one of view.legal."""
    return view.legal[rng.below(len(view.legal))]
