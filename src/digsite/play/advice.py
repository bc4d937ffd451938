"""What a hint says: the best move's reasons, and how much better it is than the next."""

from collections.abc import Sequence
from typing import Final

from digsite.bots import Considered, why
from digsite.core.game import Game, S, V
from digsite.core.phrase import Phrase, phrase
from digsite.core.rng import Rng

REASONS: Final = 2  # at most, the most telling ones


def advice(game: Game[S, V], view: V, found: Sequence[Considered], rng: Rng) -> tuple[Phrase, ...]:
    """Return sentences on the first action that was found: first the reasons, then the number."""
    if not found:
        return ()
    return (*why(game, view, found[0].action, rng)[:REASONS], *_lead(view, found))


def _lead(view: V, found: Sequence[Considered]) -> tuple[Phrase, ...]:
    """Say how many more of a hundred games the first action wins than the next."""
    chances = [each.values[view.seat] for each in found if each.values]
    if not chances[1:]:
        return ()
    games = round(100 * (chances[0] - chances[1]))
    return (phrase("hint-better", games=games) if games > 0 else phrase("hint-even"),)
