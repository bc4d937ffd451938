"""What the host of a server looks up and tidies. A server that runs meanwhile notices it.

Whatever changes a table raises its version: so the server that has it in memory loads it anew
(`table.outside`), and what somebody plays just then is refused as out of date.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Text,
    cast,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from digsite.server.store.schema import (
    chat,
    done,
    holders,
    metadata,
    moves,
    people,
    seats,
    shelved,
    tables,
)

AnyRow = Row[Any]
# Ended by the host: nobody is to act, and there is no result. That is a null of JSON in the column
RESULT: Final = func.coalesce(cast(tables.c.result, Text), "null")
CLOSED: Final = tables.c.actor.is_(None) & (RESULT == "null")
DAY: Final = 24 * 60 * 60.0


@dataclass(frozen=True)
class Removed:
    """How much of a person was removed."""

    tables: int = 0
    lines: int = 0


# Looking up


def listed_tables(
    connection: Connection, *, over: bool | None = None, person: str = "", most: int = 50
) -> Sequence[AnyRow]:
    """Return tables, the last changed first, with how many seats each has."""
    count = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables, count.label("seats"))
    if over is not None:
        query = query.where(tables.c.actor.is_(None) if over else tables.c.actor.is_not(None))
    if person:
        query = query.where(exists().where(_held(person), holders.c.table_id == tables.c.id))
    return connection.execute(query.order_by(tables.c.changed.desc()).limit(most)).all()


def listed_people(connection: Connection, name: str = "", most: int = 50) -> Sequence[AnyRow]:
    """Return people, the newest first, with how many tables each has; only those of a name."""
    count = select(func.count(holders.c.table_id.distinct())).where(holders.c.person == people.c.id)
    query: Select[Any] = select(people, count.scalar_subquery().label("tables"))
    if name:
        query = query.where(func.lower(people.c.name).contains(name.lower(), autoescape=True))
    return connection.execute(query.order_by(people.c.created.desc()).limit(most)).all()


def person_name(connection: Connection, person: str) -> str | None:
    """Return the name of somebody, which may be empty; None if nobody has this id."""
    found: str | None = connection.scalar(select(people.c.name).where(people.c.id == person))
    return found


def figures(connection: Connection) -> dict[str, int]:
    """Return how much the database holds."""
    now = time.time()
    runs = tables.c.actor.is_not(None)
    counted: dict[str, ColumnElement[bool] | None] = {
        "tables": None,
        "tables that are played": runs & tables.c.lesson.is_(None),
        "tables that ended": ~runs & ~CLOSED,
        "tables that were closed": CLOSED,
        "lessons": tables.c.lesson.is_not(None),
        "tables that changed today": tables.c.changed > now - DAY,
        "tables that changed this week": tables.c.changed > now - 7 * DAY,
    }
    found = {
        name: _count(connection, tables, *(() if which is None else (which,)))
        for name, which in counted.items()
    }
    for name, table in (("people", people), ("moves", moves), ("lines of chat", chat)):
        found[name] = _count(connection, table)
    return found


def _count(connection: Connection, table: Any, *which: ColumnElement[bool]) -> int:  # noqa: ANN401
    return connection.scalar(select(func.count()).select_from(table).where(*which)) or 0


def rows(connection: Connection) -> dict[str, int]:
    """Return how many rows each table of the database has."""
    return {table.name: _count(connection, table) for table in metadata.sorted_tables}


# Tidying


def close_table(connection: Connection, table: str) -> bool:
    """End a game without a result; return whether there was one that was being played."""
    runs = (tables.c.id == table) & tables.c.actor.is_not(None)
    changes = {"actor": None, "lesson": None, **_changed()}
    return connection.execute(update(tables).where(runs).values(**changes)).rowcount == 1


def remove_words(connection: Connection, person: str) -> int:
    """Remove what somebody said at the tables where he has a seat; return how many lines."""
    sat = select(seats.c.seat).where(
        seats.c.table_id == chat.c.table_id, seats.c.seat == chat.c.seat, _is_his(person)
    )
    said = exists(sat)
    where = connection.scalars(select(chat.c.table_id).where(said).distinct()).all()
    lines = connection.execute(delete(chat).where(said)).rowcount
    _touch(connection, where)
    return lines


def remove_person(connection: Connection, person: str, standin: str) -> Removed:
    """Remove somebody, what he said, and his name at every table.

    Bots of this level stand in for his seats that nobody else holds; where only he played, the
    table is closed. What was played stays: it is a game of others too.
    """
    lines = remove_words(connection, person)
    hosted = select(tables.c.id).where(tables.c.host == person)
    where = connection.scalars(select(seats.c.table_id).where(_is_his(person)).union(hosted)).all()
    for table in where:
        _give_over(connection, table, person)
    connection.execute(delete(holders).where(_held(person)))
    empty = ~exists().where(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
    left = (seats.c.kind == "person") & empty & seats.c.table_id.in_(where)
    connection.execute(update(seats).where(left).values(standin=standin))
    named = seats.c.person == person
    connection.execute(update(seats).where(named).values(person=None, name=""))
    for table in (shelved, done):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
    _touch(connection, where)
    return Removed(len(where), lines)


def _give_over(connection: Connection, table: str, person: str) -> None:
    """Let somebody else who plays there be the host of a table; where nobody does, close it."""
    others = select(holders.c.person).where(holders.c.table_id == table, ~_held(person))
    heir = connection.scalar(others.order_by(holders.c.seat).limit(1))
    if heir is None:
        close_table(connection, table)
    hosted = (tables.c.id == table) & (tables.c.host == person)
    connection.execute(update(tables).where(hosted).values(host=heir or ""))


def _is_his(person: str) -> ColumnElement[bool]:
    """Return whether a seat is somebody's: it bears his name, or he may act for it."""
    same = (holders.c.table_id == seats.c.table_id) & (holders.c.seat == seats.c.seat)
    return or_(seats.c.person == person, exists().where(same, _held(person)))


def _held(person: str) -> ColumnElement[bool]:
    return holders.c.person == person


def _touch(connection: Connection, ids: Sequence[str]) -> None:
    """Raise the version of tables, so that a server that has one in memory loads it anew."""
    for table in ids:
        which = tables.c.id == table
        connection.execute(update(tables).where(which).values(version=tables.c.version + 1))


def _changed() -> dict[str, Any]:
    return {"version": tables.c.version + 1, "changed": time.time()}
