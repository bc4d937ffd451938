"""Games and bots that other distributions bring, and where the files of a game lie.

A distribution names them in its metadata, as entry points of a group:

    [project.entry-points."digsite.games"]
    nim = "digsite_nim"

A game by entry point is a package, as those in `digsite/games` are, with its files inside it.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process
from pkgutil import iter_modules
from typing import Any, Final

from digsite.core.defaults import complete
from digsite.core.game import Package

GAMES: Final = "digsite.games"
BOTS: Final = "digsite.bots"
# What a package must define to be a game; the rest has defaults.
PARTS: Final = tuple(name for name in vars(Package) if not name.startswith("_"))

_log: Final = logging.getLogger("digsite")


@cache
def packages() -> Mapping[str, str]:
    """Return the package of each game, by the game's name."""
    found = {name: f"{GAMES}.{name}" for name in _in_the_folder()}
    for entry, package in _loaded(GAMES):
        problem = _problem_of_game(entry, package, found)
        if problem:
            _leave_out(entry, problem)
        else:
            found[entry.name] = entry.module
    return found


def colours(game: str) -> tuple[str, ...]:
    """Return the colours of the seats of a game; () if there is no such game."""
    if game not in packages():
        return ()
    package = import_module(packages()[game])
    complete(package)
    known: tuple[str, ...] = package.COLOURS
    return known


@cache
def brought_bots(taken: frozenset[str]) -> Mapping[str, Any]:  # see `digsite.bots`
    """Return the bots that entry points bring, by name; `taken` names are left out."""
    found: dict[str, Any] = {}
    for entry, function in _loaded(BOTS):
        problem = _problem_of_bot(entry, function, taken.union(found))
        if problem:
            _leave_out(entry, problem)
        else:
            found[entry.name] = function
    return found


def _in_the_folder() -> list[str]:
    """Return the names of the packages in `digsite/games`."""
    folder = import_module(GAMES).__path__
    return sorted(module.name for module in iter_modules(folder) if module.ispkg)


def _loaded(group: str) -> Iterator[tuple[EntryPoint, Any]]:
    """Load each entry point of a group; one that fails is left out."""
    for entry in sorted(entry_points(group=group), key=lambda each: (each.name, each.value)):
        try:
            loaded = entry.load()
        except Exception as error:  # noqa: BLE001 - one that fails must not stop others
            _leave_out(entry, f"{type(error).__name__}: {error}")
        else:
            yield entry, loaded


def _problem_of_game(entry: EntryPoint, package: Any, found: Mapping[str, str]) -> str:  # noqa: ANN401
    if not (entry.name.isidentifier() and entry.name.islower()):
        return "a game's name is one word in lower case"
    if entry.name in found:
        return f"there is a game of that name, {found[entry.name]}"
    if entry.attr:
        return "a game is a package, not a part of one"
    missing = [name for name in PARTS if not hasattr(package, name)]
    if missing:
        return f"it lacks {', '.join(missing)}"
    return "" if entry.name == package.NAME else f"its NAME is '{package.NAME}'"


def _problem_of_bot(entry: EntryPoint, function: Any, taken: frozenset[str]) -> str:  # noqa: ANN401
    if not entry.name.isidentifier():
        return "a bot's name is one word"
    if entry.name in taken:
        return "there is a bot of that name"
    return "" if callable(function) else "it is no function"


def _leave_out(entry: EntryPoint, problem: str) -> None:
    """Print one line of warning, in the main process only and not in its helpers."""
    if parent_process() is None:
        line = " ".join(problem.split())
        _log.warning("%s: '%s = %s' is left out: %s", entry.group, entry.name, entry.value, line)
