"""Bots. They see what players see: a view, and whatever worlds they imagine behind it.

A name is usable everywhere: `random`, and for bots that think a budget behind a colon, in seconds
or in iterations: `name:0.5s`, `name:2000`. Other distributions can add bots by entry points of the
group `digsite.bots`. Any other function is named by its module: `module:function`, or with a budget
`module:function:0.5s`. To use such a name is to run the code of that module. So these names are
accepted on a command line only, never from a file or over the network.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from digsite.bots import greedy, ismcts, random, weighted
from digsite.bots.budget import Budget
from digsite.bots.explain import Compared, Considered, compare, explain, why
from digsite.bots.levels import LEVELS, Level
from digsite.core.game import Game
from digsite.core.plugins import brought_bots
from digsite.core.rng import Rng

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Compared",
    "Considered",
    "Level",
    "bot",
    "compare",
    "explain",
    "names",
    "names_code",
    "why",
]

Choose = Callable[[Game[Any, Any], Any, Rng, Budget], int]  # what a view is, only the game knows

_OURS: Final[dict[str, Choose]] = {
    "greedy": greedy.choose,
    "ismcts": ismcts.choose,
    "random": random.choose,
    "weighted": weighted.choose,
}
_BUDGET: Final = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s|([1-9][0-9]{0,8})")
_FUNCTION: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(?::(.*))?", re.ASCII)


@dataclass(frozen=True)
class Bot:
    """A function that chooses an action, and how long it may think about it."""

    name: str
    _choose: Choose
    budget: Budget

    def choose(self, game: Game[Any, Any], view: Any, rng: Rng) -> int:  # noqa: ANN401 - see Choose
        """Return one of view.legal."""
        return self._choose(game, view, rng, self.budget)


@cache
def _known() -> dict[str, Choose]:
    """Return all bots that have a name: our own, and those added by entry points."""
    return {**brought_bots(frozenset(_OURS)), **_OURS}


def names() -> list[str]:
    """Return the names of all bots."""
    return sorted(_known())


def names_code(name: str) -> bool:
    """Return whether a name is `module:function`: to make that bot is to run that module."""
    return name.partition(":")[0] not in _known() and _FUNCTION.fullmatch(name) is not None


def bot(name: str) -> Bot:
    """Return a bot by its name, with or without a budget.

    ValueError lists the names, if there is no such bot.
    """
    if names_code(name):
        return _from_module(name)
    kind, colon, budget = name.partition(":")
    if kind not in _known():
        raise ValueError(
            f"there is no bot '{kind[:40]}'; there are: {', '.join(names())}, or module:function"
        )
    return Bot(name, _known()[kind], _budget(budget) if colon else Budget())


def _from_module(name: str) -> Bot:
    """Import a module and return one of its functions as a bot."""
    module, function, *budget = name.split(":", 2)
    try:
        choose = getattr(import_module(module), function)
    except Exception as error:  # noqa: BLE001 - whatever a module does, one line tells of it
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise ValueError(f"there is no bot '{name[:80]}': {reason}") from None
    if not callable(choose):
        raise ValueError(f"there is no bot '{name[:80]}': it is no function")  # noqa: TRY004 - a name
    return Bot(name, choose, _budget(budget[0]) if budget else Budget())


def _budget(text: str) -> Budget:
    match = _BUDGET.fullmatch(text)
    if not match:
        raise ValueError(
            f"a bot thinks for seconds as in ':0.5s' or turns as in ':2000', not ':{text[:40]}'"
        )
    seconds, iterations = match.groups()
    return Budget(seconds=float(seconds)) if seconds else Budget(iterations=int(iterations))
