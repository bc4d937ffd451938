"""The bot that takes any legal action, each as likely."""

from digsite.bots.budget import Budget
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng


def choose(_game: Game[S, V], view: V, rng: Rng, _budget: Budget) -> int:
    """Give one of view.legal."""
    return view.legal[rng.below(len(view.legal))]
