"""The games. Each is a package of its own, found by its folder; nothing outside it names it."""

import pkgutil
from importlib import import_module
from typing import Any, cast

from digsite.core.game import Game


def names() -> list[str]:
    """Give the names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def load(name: str) -> Game[Any, Any]:  # what a state is, only the game itself knows
    """Give a game by its name; ValueError lists the names there are."""
    if name not in names():
        raise ValueError(f"there is no game '{name}'; there are: {', '.join(names())}")
    return cast("Game[Any, Any]", import_module(f"digsite.games.{name}"))
