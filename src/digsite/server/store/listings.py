"""Which tables the lobby lists for a person, and who sits there."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, FromClause, case, exists, func, select

from digsite.server.store.schema import holders, people, seats, shelved, tables

MINE: Final = 60  # tables of mine that are listed at most
FINISHED: Final = 20
PUBLIC: Final = 30
SPARE: Final = 20  # public tables that are read beyond that
DAY: Final = 24 * 60 * 60.0
WEEK: Final = 7 * DAY

TableRow = Any  # a row with id, game, game_version, actor, result, changed, pace
SeatRow = Any  # a row with table_id, seat, kind, name, standin, person_name


@dataclass(frozen=True)
class Listings:
    """Rows of tables by the name of their list, rows of seats by table, and who holds which."""

    tables: dict[str, Sequence[TableRow]]
    seats: dict[str, list[SeatRow]] = field(default_factory=dict)
    held: dict[tuple[str, str], list[int]] = field(default_factory=dict)  # by table and person


def own_listings(connection: Connection, person: str) -> Listings:
    """Return the tables at which a person sits."""
    sits = select(holders.c.table_id).where(holders.c.person == person).distinct().subquery()
    ours = tables.join(sits, sits.c.table_id == tables.c.id)  # an index has them: begin there
    held = tables.c.lesson.is_(None)  # a lesson is no game yet
    away = held & exists().where(shelved.c.table_id == tables.c.id, shelved.c.person == person)
    mine = held & ~away
    runs = tables.c.actor.is_not(None)
    found = {
        "mine": _newest(connection, ours, runs & mine, MINE, first=_waits_for(person)),
        "finished": _newest(connection, ours, ~runs & mine, FINISHED),
        "away": _newest(connection, ours, away, FINISHED),
    }
    return _with_seats(connection, found)


def public_listings(connection: Connection) -> Listings:
    """Return the tables that everybody may join or look on at.

    They are a few more than are shown: who sits at one of them finds it among his own.
    """
    vacant = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    public = tables.c.actor.is_not(None) & tables.c.public.is_(True) & _is_recent()
    found = {
        "open": _newest(connection, tables, public & vacant, PUBLIC + SPARE),
        "watch": _newest(connection, tables, public & ~vacant, PUBLIC + SPARE),
    }
    return _with_seats(connection, found)


def _is_recent() -> ColumnElement[bool]:
    """Return whether something has happened at a table not long ago, at its pace."""
    now = time.time()
    recently = now - case((tables.c.pace == "live", DAY), else_=WEEK)
    return (tables.c.changed > now - WEEK) & (tables.c.changed > recently)  # an index has the first


def _waits_for(person: str) -> ColumnElement[bool]:
    """Return whether a table waits for a person: it is listed before newer ones."""
    seat = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.actor)
    held = (holders.c.table_id == seats.c.table_id) & (holders.c.seat == seats.c.seat)
    mine = (holders.c.person == person) & seats.c.standin.is_(None)
    return exists().where(seat, held, mine)


def _newest(
    connection: Connection,
    among: FromClause,
    which: ColumnElement[bool],
    most: int,
    first: ColumnElement[bool] | None = None,
) -> Sequence[TableRow]:
    wanted = ("id", "game", "game_version", "actor", "result", "changed", "pace")
    columns = [tables.c[name] for name in wanted]
    orders = [tables.c.changed.desc(), tables.c.id]
    if first is not None:
        orders.insert(0, case((first, 0), else_=1))
    query = select(*columns).select_from(among).where(which).order_by(*orders)
    return connection.execute(query.limit(most)).all()


def _with_seats(connection: Connection, found: dict[str, Sequence[TableRow]]) -> Listings:
    ids = [row.id for rows in found.values() for row in rows]
    named = seats.outerjoin(people, people.c.id == seats.c.person)
    query = select(
        seats.c.table_id,
        seats.c.seat,
        seats.c.kind,
        seats.c.name,
        seats.c.standin,
        people.c.name.label("person_name"),
    ).select_from(named)
    which = seats.c.table_id.in_(ids)
    listed = Listings(found)
    for row in connection.execute(query.where(which).order_by(seats.c.table_id, seats.c.seat)):
        listed.seats.setdefault(row.table_id, []).append(row)
    held = select(holders.c.table_id, holders.c.seat, holders.c.person)
    for each in connection.execute(held.where(holders.c.table_id.in_(ids))):
        listed.held.setdefault((each.table_id, each.person), []).append(each.seat)
    return listed


def has_finished(connection: Connection, person: str) -> bool:
    """Return whether somebody has played a game to its end."""
    over = (holders.c.table_id == tables.c.id) & tables.c.actor.is_(None)
    query = select(holders.c.person).join(tables, over).where(holders.c.person == person)
    return connection.execute(query.limit(1)).first() is not None


def lesson_of(connection: Connection, person: str, game: str) -> str | None:
    """Return the table of the last lesson of a game that somebody has begun, if it still is one."""
    held = (holders.c.table_id == tables.c.id) & (holders.c.person == person)
    begun = (tables.c.game == game) & tables.c.lesson.is_not(None)
    query = select(tables.c.id).join(holders, held).where(begun)
    found: str | None = connection.scalar(query.order_by(tables.c.created.desc()).limit(1))
    return found


def lessons_reached(connection: Connection) -> dict[str, Counter[int]]:
    """Return for each game how many lessons reached how many steps, and no more."""
    counted = select(tables.c.game, tables.c.taught, func.count())
    of_lessons = counted.where(tables.c.taught.is_not(None))
    found: dict[str, Counter[int]] = {}
    for game, taught, times in connection.execute(
        of_lessons.group_by(tables.c.game, tables.c.taught)
    ):
        found.setdefault(game, Counter())[taught] = times
    return found
