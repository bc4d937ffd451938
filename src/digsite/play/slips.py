"""What a beginner would soon regret, before it is played."""

from collections.abc import Sequence

from digsite.core.game import Game, S, V
from digsite.core.gathering import playable
from digsite.core.phrase import Phrase
from digsite.core.rng import Rng


def slip(game: Game[S, V], view: V, actions: Sequence[int], rng: Rng) -> Phrase | None:
    """Return what the viewer would regret about a step; None if nothing, or if he cannot play it.

    As far as chance decides in it, the step is tried out in a world behind the view.
    """
    if not actions or actions[0] not in view.legal:
        return None
    if not playable(game, game.sample(view, rng), actions):
        return None
    return game.slip(view, actions)
