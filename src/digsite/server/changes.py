"""Changes of the database that are nothing but rows: those of many tables go there together."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Executable

Row = dict[str, Any]


class Conflict(Exception):
    """Another server has changed the table meanwhile: what is in memory is out of date."""


@dataclass(frozen=True)
class Step:
    """A statement and its rows. If it is `exact`, each of them must change one row there."""

    statement: Executable
    rows: list[Row]
    exact: bool = False


@dataclass(frozen=True)
class Change:
    """Statements one after the other; of two changes at once neither needs the other's rows."""

    steps: tuple[Step, ...]

    def __call__(self, connection: Connection) -> None:
        """Make the change."""
        for step in self.steps:
            _do(connection, step)


def make_all(connection: Connection, changes: Iterable[Change]) -> None:
    """Make many changes at once, each statement once for all of them; together they fail."""
    gathered: dict[int, Step] = {}
    for change in changes:
        for step in change.steps:
            first = gathered.setdefault(id(step.statement), Step(step.statement, [], step.exact))
            first.rows.extend(step.rows)
    for step in gathered.values():
        _do(connection, step)


def _do(connection: Connection, step: Step) -> None:
    done = connection.execute(step.statement, step.rows)
    if step.exact and done.rowcount != len(step.rows):
        raise Conflict
