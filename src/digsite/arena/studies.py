"""The studies of games: what many matches tell players about a game.

The file `study.py` of a game has

- `study(replayed, end)`, which goes through the actions of a finished match and its last state and
  returns facts, each a number for every seat;
- `TOPICS`, which says how to show the facts, as `core.study` describes.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from digsite.core.match import Match
from digsite.core.plugins import packages
from digsite.core.replay import Replayed, dealt, with_states
from digsite.core.study import Facts, Topic


class Study(Protocol):
    """What the file study.py of a game must have."""

    @property
    def TOPICS(self) -> Sequence[Topic]:  # noqa: N802 - a constant, seen through a Protocol
        """How to show the facts."""

    def study(self, replayed: Iterator[Replayed[Any]], end: Any) -> Facts:  # noqa: ANN401
        """Return the facts of a match."""


def study_of(name: str) -> Study | None:
    """Return the study of a game, or None."""
    module = f"{packages()[name]}.study"
    return cast("Study", import_module(module)) if find_spec(module) else None


def facts(match: Match[Any, Any]) -> Facts:
    """Return the facts of a match that is over; {} if its game has no study."""
    found = study_of(match.game.NAME)
    if found is None:
        return {}
    actions = [each.action for each in match.played()]
    end, s = (dealt(match.game, match.seats, match.options) for _ in range(2))
    for action in actions:
        match.game.apply(end, action)
    return found.study(with_states(match.game, s, actions), end)
