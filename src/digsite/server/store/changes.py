"""Changes of the database that can be made together: those of many tables go to disk at once."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import IntegrityError

Values = dict[str, Any]  # of one row, by column


class Conflict(Exception):
    """Another server has changed the table meanwhile: what is in memory is out of date.

    A row of this key is there already, or the row that was to be changed is another one now.
    """


@dataclass(frozen=True)
class Statement:
    """An SQL statement, and the values of each row that it is executed for.

    If it is `exact`, it must change exactly one row of the database for each of them.
    """

    sql: Executable
    rows: list[Values]
    exact: bool = False


@dataclass(frozen=True)
class Change:
    """Statements to be executed one after the other.

    Changes are made together in any order: none may need what another one of them writes.
    """

    statements: tuple[Statement, ...]

    def __add__(self, other: "Change") -> "Change":
        """Return both as one change."""
        return Change((*self.statements, *other.statements))

    def __call__(self, connection: Connection) -> None:
        """Make this change alone."""
        make_all(connection, [self])


def make_all(connection: Connection, changes: Iterable[Change]) -> None:
    """Make many changes, each SQL statement once with the rows of all; if one fails, so do all."""
    gathered: dict[int, Statement] = {}
    for change in changes:
        for each in filter(lambda each: each.rows, change.statements):
            same = gathered.setdefault(id(each.sql), Statement(each.sql, [], each.exact))
            same.rows.extend(each.rows)
    for statement in gathered.values():
        _execute(connection, statement)


def _execute(connection: Connection, statement: Statement) -> None:
    try:
        done = connection.execute(statement.sql, statement.rows)
    except IntegrityError as error:
        raise Conflict from error
    if statement.exact and done.rowcount != len(statement.rows):
        raise Conflict
