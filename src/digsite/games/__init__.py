"""The games. Each is a package of its own, found by its folder here or by an entry point."""

from importlib import import_module
from typing import Any, cast

from digsite.core.defaults import complete
from digsite.core.game import Game
from digsite.core.plugins import packages
from digsite.core.versions import by_version, missing


def names() -> list[str]:
    """Return the names of all games."""
    return sorted(packages())


def load(name: str, version: int | None = None) -> Game[Any, Any]:  # states are its own
    """Return a game by its name, by the rules of today or of an earlier version.

    ValueError lists the names there are, or says that the rules of that version are not here.
    """
    if name not in packages():
        raise ValueError(f"there is no game '{name}'; there are: {', '.join(names())}")
    package = import_module(packages()[name])
    complete(package)
    game = cast("Game[Any, Any]", package)
    if version is None:
        return game
    found = by_version(game, version)
    if found is None:
        raise ValueError(missing(game, version))
    return found
