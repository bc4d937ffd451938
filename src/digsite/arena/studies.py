"""The studies of games: what many matches tell players about a game.

The file `study.py` of a game has

- `study(steps, end)`, which goes through the steps of a finished match and its last state and
  returns facts, each a number for every seat;
- `TOPICS`, which says how to show the facts, as `core.study` describes.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from digsite.core.game import Game
from digsite.core.plugins import packages
from digsite.core.record import Record
from digsite.core.replay import Step, start
from digsite.core.study import Facts, Topic


class Study(Protocol):
    """What the file study.py of a game must have."""

    @property
    def TOPICS(self) -> Sequence[Topic]:  # noqa: N802 - a constant, seen through a Protocol
        """How to show the facts."""

    def study(self, steps: Iterator[Step[Any]], end: Any) -> Facts:  # noqa: ANN401
        """Return the facts of a match."""


def study_of(name: str) -> Study | None:
    """Return the study of a game, or None."""
    module = f"{packages()[name]}.study"
    return cast("Study", import_module(module)) if find_spec(module) else None


def facts(game: Game[Any, Any], record: Record) -> Facts:
    """Return the facts of a match that has just been played; {} if its game has no study."""
    found = study_of(game.NAME)
    if found is None:
        return {}
    end = start(game, record)
    for step in _steps(game, record):
        game.apply(end, step.action)
    return found.study(_steps(game, record), end)


def _steps(game: Game[Any, Any], record: Record) -> Iterator[Step[Any]]:
    """Yield the steps of a record as `core.replay.steps` does, but without checks."""
    s = start(game, record)
    for ply, move in enumerate(record.moves):
        action = game.read(move.text)
        yield Step(ply, s.actor, action, s)
        game.apply(s, action)
