"""What a view tells: which scores are certain, and whether it shows secrets."""

from dataclasses import replace
from typing import Any

from digsite.core.game import Game
from digsite.core.rng import seeded
from digsite.core.seats import NOBODY


def known_scores(game: Game[Any, Any], view: Any) -> list[int | None]:  # noqa: ANN401 - a view
    """Return the points of each seat as far as a view tells them.

    It compares two random worlds behind the view: a score that differs is not known (None).
    """
    one, other = (game.scores(game.sample(view, seeded(luck))) for luck in (b"one", b"other"))
    return [mine if mine == yours else None for mine, yours in zip(one, other, strict=True)]


def has_secrets(view: Any, public: Any) -> bool:  # noqa: ANN401 - views
    """Return whether the view of a seat tells more than that of a spectator at the same moment."""
    seen = replace(view, seat=NOBODY, legal=())
    return bool(seen != public)
