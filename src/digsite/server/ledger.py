"""Tables in the database: made, loaded, and changed action by action."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

import sqlalchemy
from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from digsite.games import load
from digsite.server.changes import Change, Conflict, Row, Step
from digsite.server.chronicle import Move
from digsite.server.schema import chat, done, holders, moves, people, seats, shelved, tables
from digsite.server.seating import Seat
from digsite.server.tables import ChatLine, Done, Setup, Table, Unplayable

DAY = 24 * 60 * 60.0  # for so long a message may be sent again
CHAT_KEPT = 100


def make(connection: Connection, table: Table) -> None:
    """Write down a new table with all that was played when it was dealt."""
    setup = table.setup
    connection.execute(
        insert(tables).values(
            id=table.id,
            game=table.game.NAME,
            game_version=table.game.VERSION,
            options=dict(setup.options),
            seed=setup.seed.hex(),
            host=setup.host,
            public=setup.public,
            hints=setup.hints,
            pace=setup.pace,
            version=table.version,
            created=setup.created,
            **_standing(table, setup.created),
        )
    )
    rows = [_seat_row(table.id, n, seat) for n, seat in enumerate(table.seats)]
    connection.execute(insert(seats), rows)
    held = [(n, person) for n, seat in enumerate(table.seats) for person in seat.holders]
    connection.execute(
        insert(holders), [{"table_id": table.id, "seat": n, "person": person} for n, person in held]
    )
    dealt = _rows(table.id, 0, table.chronicle.moves, setup.created)
    if dealt:
        connection.execute(ADD_MOVES, dealt)


def _seat_row(table: str, n: int, seat: Seat) -> dict[str, object]:
    row = asdict(seat)
    return {"table_id": table, "seat": n} | {
        name: value for name, value in row.items() if name not in {"holders", "person_name"}
    }


def _standing(table: Table, now: float) -> dict[str, object]:
    """What the row of a table tells about the game."""
    match = table.match
    result = {"scores": match.scores, "places": match.places} if match.over else None
    return {
        "ply": match.ply,
        "actor": None if match.over else match.actor,
        "result": result,
        "changed": now,
    }


def _rows(table: str, ply: int, played: Sequence[Move], now: float) -> list[Row]:
    return [
        {"table_id": table, "ply": n, "seat": move.seat, "notation": move.notation, "at": now}
        for n, move in enumerate(played, ply)
    ]


# Loading


def loaded(connection: Connection, table_id: str) -> Table | None:
    """Give a table as the log has it; None if there is none."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    played = connection.execute(
        select(moves.c.seat, moves.c.notation)
        .where(moves.c.table_id == table_id)
        .order_by(moves.c.ply)
    ).all()
    table = Table(_setup(row), _seats(connection, table_id), [(m.seat, m.notation) for m in played])
    table.version, table.next, table.changed = row.version, row.next, row.changed
    recent = select(done).where(done.c.table_id == table_id, done.c.at > time.time() - DAY)
    for each in connection.execute(recent.order_by(done.c.at)):
        table.remember(each.person, each.message, Done(each.version, each.ply))
    table.chat = _chat(connection, table_id)
    away = select(shelved.c.person).where(shelved.c.table_id == table_id)
    table.shelved = {*connection.scalars(away)}
    return table


def _setup(row: sqlalchemy.Row[Any]) -> Setup:
    try:
        game = load(row.game)
    except ValueError:
        raise Unplayable(row.id) from None
    if row.game_version != game.VERSION:
        raise Unplayable(row.id)
    return Setup(
        id=row.id,
        game=game,
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


def _chat(connection: Connection, table_id: str) -> list[ChatLine]:
    newest = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.n.desc())
    rows = connection.execute(newest.limit(CHAT_KEPT)).all()
    return [ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in reversed(rows)]


def seat_of_key(connection: Connection, key: str) -> tuple[str, int] | None:
    """Give table and seat that a link leads to."""
    query = select(seats.c.table_id, seats.c.seat, seats.c.invite, seats.c.own)
    row = connection.execute(query.where(or_(seats.c.invite == key, seats.c.own == key))).first()
    if row is None:
        return None
    kept = row.invite if row.invite == key else row.own
    return (row.table_id, row.seat) if secrets.compare_digest(kept, key) else None


# Changes. Each checks that nobody else has changed the table since it was loaded. The statements of
# an action are made once: to put one together takes longer than to execute it.

STEP: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("seen"))
    .values({name: bindparam(name) for name in ("version", "ply", "actor", "result", "changed")})
)
ADD_MOVES: Final = insert(moves)
TAKE_OUT: Final = delete(moves).where(
    moves.c.table_id == bindparam("table"), moves.c.ply >= bindparam("since")
)
ADD_DONE: Final = insert(done)
ADD_LINE: Final = insert(chat)


def advance(
    table: Table, new: Sequence[Move], message: tuple[str, str] | None, now: float
) -> Change:
    """Write down actions that the match has already played."""
    rows = _rows(table.id, table.match.ply - len(new), new, now)
    steps = (_next_version(table, now), Step(ADD_MOVES, rows))
    if message is None:
        return Change(steps)
    return Change((*steps, _note(table, message, table.version + 1)))


def take_back(table: Table, message: tuple[str, str], now: float) -> Change:
    """Take out of the log what the match has already taken back."""
    gone: Row = {"table": table.id, "since": table.match.ply}
    note = _note(table, message, table.version + 1)
    return Change((_next_version(table, now), Step(TAKE_OUT, [gone]), note))


def _next_version(table: Table, now: float) -> Step:
    same: Row = {"table": table.id, "seen": table.version}
    row = {**same, "version": table.version + 1, **_standing(table, now)}
    return Step(STEP, [row], exact=True)


def _note(table: Table, message: tuple[str, str], version: int) -> Step:
    """Write down which message it was."""
    person, key = message
    row: Row = {
        "table_id": table.id,
        "person": person,
        "message": key,
        "version": version,
        "ply": table.match.ply,
        "at": time.time(),
    }
    return Step(ADD_DONE, [row])


def keep_seat(connection: Connection, table: str, n: int, seat: Seat) -> None:
    """Write down who sits there now."""
    row = _seat_row(table, n, seat)
    mine = (seats.c.table_id == table) & (seats.c.seat == n)
    connection.execute(update(seats).where(mine).values(**row))
    held = (holders.c.table_id == table) & (holders.c.seat == n)
    connection.execute(delete(holders).where(held))
    if seat.holders:
        rows = [{"table_id": table, "seat": n, "person": person} for person in seat.holders]
        connection.execute(insert(holders), rows)


def shelve(connection: Connection, table: str, person: str) -> None:
    """Write down that somebody has put a table away."""
    unshelve(connection, table, person)
    row = {"table_id": table, "person": person, "at": time.time()}
    connection.execute(insert(shelved).values(**row))


def unshelve(connection: Connection, table: str, person: str) -> None:
    """Write down that somebody has it back."""
    mine = (shelved.c.table_id == table) & (shelved.c.person == person)
    connection.execute(delete(shelved).where(mine))


def say(table: Table, line: ChatLine, message: tuple[str, str]) -> Change:
    """Write down a line of the chat."""
    row: Row = {"table_id": table.id, **asdict(line)}
    return Change((Step(ADD_LINE, [row]), _note(table, message, table.version)))


def keep_rematch(connection: Connection, table: str, following: str) -> None:
    """Write down which table is the rematch; there can be only one."""
    first = (tables.c.id == table) & tables.c.next.is_(None)
    if connection.execute(update(tables).where(first).values(next=following)).rowcount != 1:
        raise Conflict(table)
