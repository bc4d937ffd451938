"""The bot that guesses with sense: any legal action, as likely as the game's prior weighs it."""

from digsite.bots.budget import Budget
from digsite.bots.chance import drawn
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng


def choose(game: Game[S, V], view: V, rng: Rng, _budget: Budget) -> int:
    """Give one of view.legal."""
    actions = list(view.legal)
    return drawn(actions, game.prior(game.sample(view, rng), actions), rng)
