"""What is read of tables: one with all that is kept of it, and which table a link leads to."""

import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any, Final

import sqlalchemy
from sqlalchemy import Connection, exists, func, or_, select

from digsite.core.record import Move
from digsite.server.store import servers
from digsite.server.store.saved import (
    DAY,
    ChatLine,
    Done,
    Known,
    MessageKey,
    Missing,
    Progress,
    SavedTable,
    Seat,
    Seated,
    Setup,
)
from digsite.server.store.schema import chat, done, holders, moves, people, seats, shelved, tables

AT_ONCE: Final = 500  # ids in one query
CHAT_KEPT: Final = 100  # lines that are shown to whoever comes


def saved_table(connection: Connection, table_id: str) -> SavedTable | None:
    """Return a table with its log; None if there is none of this id."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    log = _log(connection, table_id)
    return SavedTable(
        setup=_setup(row),
        seats=_seats(connection, table_id),
        progress=_progress(row),
        moves=[Move(row.seat, row.notation) for row in log],
        times=[row.at for row in log],
        seating=row.seating,
        rematch=row.next,
        done=_done(connection, table_id),
        chat=_chat(connection, table_id),
        shelved=_shelved(connection, table_id),
    )


def missing_of(connection: Connection, table_id: str, seen: Known, server: str) -> Missing | None:
    """Return what is new at a table, for a server that has seen so much of it; None: it is gone."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    steps = _steps_since(connection, table_id, seen) if row.version != seen.version else ()
    idle = row.version != seen.version and not steps  # taken back, or looked after by `admin`
    return Missing(
        progress=_progress(row),
        seating=row.seating,
        steps=steps,
        done=_done(connection, table_id, since=seen.version),
        seats=_seating(connection, row) if idle or row.seating != seen.seating else None,
        chat=_chat(connection, table_id, since=seen.lines),
        elsewhere=servers.elsewhere(connection, table_id, server),
        mended=idle and _lines(connection, table_id) < seen.lines,
    )


def _lines(connection: Connection, table_id: str) -> int:
    query = select(func.count()).select_from(chat).where(chat.c.table_id == table_id)
    return connection.scalar(query) or 0


def _progress(row: sqlalchemy.Row[Any]) -> Progress:
    return Progress(
        row.version, row.ply, row.actor, row.result, row.changed, row.lesson, row.taught
    )


def _steps_since(connection: Connection, table_id: str, seen: Known) -> Sequence[tuple[int, Move]]:
    query = select(moves).where(moves.c.table_id == table_id, moves.c.version > seen.version)
    rows = connection.execute(query.order_by(moves.c.ply))
    return [(row.version, Move(row.seat, row.notation)) for row in rows]


def _seating(connection: Connection, row: sqlalchemy.Row[Any]) -> Seated:
    return Seated(_seats(connection, row.id), row.next, _shelved(connection, row.id))


def _setup(row: sqlalchemy.Row[Any]) -> Setup:
    return Setup(
        id=row.id,
        game=row.game,
        game_version=row.game_version,
        options=row.options,
        seed=bytes.fromhex(row.seed),
        host=row.host,
        public=row.public,
        hints=row.hints,
        pace=row.pace,
        created=row.created,
    )


def _seats(connection: Connection, table_id: str) -> list[Seat]:
    named = seats.outerjoin(people, people.c.id == seats.c.person)
    query = select(seats, people.c.name.label("person_name")).select_from(named)
    rows = connection.execute(query.where(seats.c.table_id == table_id).order_by(seats.c.seat))
    found = [
        Seat(
            kind=row.kind,
            name=row.name,
            person=row.person,
            person_name=row.person_name or "",
            level=row.level,
            standin=row.standin,
            invite=row.invite,
            own=row.own,
        )
        for row in rows
    ]
    for row in connection.execute(select(holders).where(holders.c.table_id == table_id)):
        found[row.seat].holders.add(row.person)
    return found


def _log(connection: Connection, table_id: str) -> Sequence[sqlalchemy.Row[Any]]:
    columns: Any = select(moves.c.seat, moves.c.notation, moves.c.at)
    return connection.execute(
        columns.where(moves.c.table_id == table_id).order_by(moves.c.ply)
    ).all()


def _done(connection: Connection, table_id: str, since: int = 0) -> dict[MessageKey, Done]:
    recent = select(done).where(
        done.c.table_id == table_id, done.c.at > time.time() - DAY, done.c.version >= since
    )
    rows = connection.execute(recent.order_by(done.c.at))
    return {MessageKey(row.person, row.message): Done(row.version, row.ply) for row in rows}


def _chat(connection: Connection, table_id: str, since: int = 0) -> list[ChatLine]:
    here = select(chat).where(chat.c.table_id == table_id, chat.c.n >= since)
    newest = here.order_by(chat.c.n.desc())
    rows = connection.execute(newest.limit(CHAT_KEPT)).all()
    return [ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in reversed(rows)]


def _shelved(connection: Connection, table_id: str) -> frozenset[str]:
    query = select(shelved.c.person).where(shelved.c.table_id == table_id)
    return frozenset(connection.scalars(query))


def seat_of_key(connection: Connection, key: str) -> tuple[str, int] | None:
    """Return the table and the seat that a link leads to; None if it leads nowhere."""
    query = select(seats.c.table_id, seats.c.seat, seats.c.invite, seats.c.own)
    row = connection.execute(query.where(or_(seats.c.invite == key, seats.c.own == key))).first()
    if row is None:
        return None
    # A database may compare texts loosely, and not in constant time: compare once more
    kept = row.invite if row.invite == key else row.own
    return (row.table_id, row.seat) if secrets.compare_digest(kept, key) else None


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Return the versions of tables, of those that are there."""
    query = select(tables.c.id, tables.c.version)
    parts = (ids[n : n + AT_ONCE] for n in range(0, len(ids), AT_ONCE))
    found = (connection.execute(query.where(tables.c.id.in_(part))) for part in parts)
    return {row.id: row.version for rows in found for row in rows}


def concerned(connection: Connection, ids: Collection[str]) -> tuple[set[str], bool]:
    """Return who sits at any of these tables, and whether one of them is public."""
    sit = connection.scalars(select(holders.c.person).where(holders.c.table_id.in_(ids)))
    public = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.public.is_(True)).limit(1)
    return {*sit}, connection.scalar(public) is not None


def tables_of_bots(connection: Connection) -> Sequence[str]:
    """Return the ids of the tables at which a bot is to move before somebody else, newest first."""
    turn = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.actor)
    is_bot = or_(seats.c.kind == "bot", seats.c.standin.is_not(None))
    other = seats.alias()
    comes = other.c.standin.is_(None) & (other.c.kind != "bot")
    somebody = exists().where(other.c.table_id == tables.c.id, comes)
    query = select(tables.c.id).join(seats, turn).where(is_bot, somebody)
    return connection.scalars(query.order_by(tables.c.changed.desc())).all()
