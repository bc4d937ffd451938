"""Random games at full speed, without a match and without a record."""

from mypy_extensions import i64

from digsite.core.game import Game, S, V
from digsite.core.rng import Rng
from digsite.core.seats import NOBODY


def playout(game: Game[S, V], s: S, rng: Rng) -> int:
    """Play `s` to its end with random legal actions; return how many there were."""
    pick, apply = game.pick, game.apply
    actions: i64 = 0
    while s.actor != NOBODY:
        apply(s, pick(s, rng))
        actions += 1
    return actions


def listed_playout(game: Game[S, V], s: S, rng: Rng) -> int:
    """Play like `playout`, but list the legal actions each time; chance acts by `pick`."""
    pick, legal, apply = game.pick, game.legal, game.apply
    actions: i64 = 0
    while s.actor != NOBODY:
        if s.actor < 0:
            apply(s, pick(s, rng))
        else:
            choices = legal(s)
            apply(s, choices[rng.below(len(choices))])
        actions += 1
    return actions
