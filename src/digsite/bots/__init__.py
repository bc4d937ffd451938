"""Bots. They see what players see: a view, and whatever worlds they imagine behind it.

A name is usable everywhere: `random`, and for bots that think a budget behind a colon, in seconds
or in iterations: `name:0.5s`, `name:2000`.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from digsite.bots import greedy, ismcts, random, weighted
from digsite.bots.budget import Budget
from digsite.bots.explain import Candidate, explain
from digsite.bots.levels import LEVELS, Level
from digsite.core.game import Game
from digsite.core.rng import Rng

__all__ = ["LEVELS", "Bot", "Budget", "Candidate", "Level", "bot", "explain", "names"]

Choose = Callable[[Game[Any, Any], Any, Rng, Budget], int]  # what a view is, only the game knows

_CHOOSE: Final[dict[str, Choose]] = {
    "greedy": greedy.choose,
    "ismcts": ismcts.choose,
    "random": random.choose,
    "weighted": weighted.choose,
}
_BUDGET: Final = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s|([1-9][0-9]{0,8})")


@dataclass(frozen=True)
class Bot:
    """A way of choosing and how much it may think."""

    name: str
    _choose: Choose
    budget: Budget

    def choose(self, game: Game[Any, Any], view: Any, rng: Rng) -> int:  # noqa: ANN401 - see Choose
        """Give one of view.legal."""
        return self._choose(game, view, rng, self.budget)


def names() -> list[str]:
    """Give the names of all bots."""
    return sorted(_CHOOSE)


def bot(name: str) -> Bot:
    """Give a bot by its name, with or without a budget; ValueError tells what there is."""
    kind, colon, budget = name.partition(":")
    if kind not in _CHOOSE:
        raise ValueError(f"there is no bot '{kind[:40]}'; there are: {', '.join(names())}")
    return Bot(name, _CHOOSE[kind], _budget(budget) if colon else Budget())


def _budget(text: str) -> Budget:
    match = _BUDGET.fullmatch(text)
    if not match:
        raise ValueError(
            f"a bot thinks for seconds as in ':0.5s' or turns as in ':2000', not ':{text[:40]}'"
        )
    seconds, iterations = match.groups()
    return Budget(seconds=float(seconds)) if seconds else Budget(iterations=int(iterations))
