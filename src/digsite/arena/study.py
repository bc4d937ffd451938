"""What players of a game ask for: each game may answer in a file of its own, `study.py`.

- `study(steps, end)` looks through a finished match, step by step, and at its last state; it gives
  facts, each a number for every seat;
- `TOPICS` says how to show them, in the terms of `core.study`.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from digsite.core.game import Game
from digsite.core.record import Record
from digsite.core.replay import Step, start
from digsite.core.study import Facts, Topic


class Study(Protocol):
    """What a game's study.py offers."""

    @property
    def TOPICS(self) -> Sequence[Topic]:  # noqa: N802 - a constant, seen through a Protocol
        """How to show the facts."""

    def study(self, steps: Iterator[Step[Any]], end: Any) -> Facts:  # noqa: ANN401
        """Give the facts of a match; a state is known to its game only."""


def study_of(name: str) -> Study | None:
    """Give the study of a game, if it has one."""
    module = f"digsite.games.{name}.study"
    return cast("Study", import_module(module)) if find_spec(module) else None


def facts(game: Game[Any, Any], record: Record) -> Facts:
    """Give what the study of a game finds in a match that has just been played."""
    found = study_of(game.NAME)
    if found is None:
        return {}
    end = start(game, record)
    for step in _steps(game, record):
        game.apply(end, step.action)
    return found.study(_steps(game, record), end)


def _steps(game: Game[Any, Any], record: Record) -> Iterator[Step[Any]]:
    """Walk through a record as `core.replay.steps` does, but trust it."""
    s = start(game, record)
    for ply, move in enumerate(record.moves):
        action = game.read(move.text)
        yield Step(ply, s.actor, action, s)
        game.apply(s, action)
