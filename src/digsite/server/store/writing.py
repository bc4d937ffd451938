"""What is written of tables: a new one, and every change.

Actions, undos and chat come often. Each is a `Change` made of statements that are put together
once, when this module is loaded: to put one together takes longer than to execute it.
"""

import time
from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, update

from digsite.core.record import Move
from digsite.server.store.changes import Change, Conflict, Statement, Values
from digsite.server.store.saved import ChatLine, Done, MessageKey, Progress, SavedTable, Seat
from digsite.server.store.schema import chat, done, holders, moves, seats, shelved, tables

PROGRESS: Final = [field.name for field in fields(Progress)]
ADVANCE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("seen"))
    .values({name: bindparam(name) for name in PROGRESS})
)
ADD_MOVES: Final = insert(moves)
REMOVE_MOVES: Final = delete(moves).where(
    moves.c.table_id == bindparam("table"), moves.c.ply >= bindparam("since")
)
ADD_DONE: Final = insert(done)
ADD_LINE: Final = insert(chat)

# A new table


def make(connection: Connection, saved: SavedTable) -> None:
    """Write down a new table with all that was played when it was dealt."""
    setup, table = saved.setup, saved.setup.id
    row = {**vars(setup), **vars(saved.progress), "seed": setup.seed.hex()}
    connection.execute(insert(tables).values(**row))
    connection.execute(insert(seats), [_seat(table, n, seat) for n, seat in enumerate(saved.seats)])
    held = [each for n, seat in enumerate(saved.seats) for each in _holders(table, n, seat)]
    connection.execute(insert(holders), held)
    if saved.moves:
        connection.execute(ADD_MOVES, _moves(table, saved.moves, saved.progress))


def _seat(table: str, n: int, seat: Seat) -> Values:
    row = {k: v for k, v in vars(seat).items() if k not in {"holders", "person_name"}}
    return {"table_id": table, "seat": n, **row}


def _holders(table: str, n: int, seat: Seat) -> list[Values]:
    return [{"table_id": table, "seat": n, "person": person} for person in seat.holders]


def _moves(table: str, new: Sequence[Move], progress: Progress) -> list[Values]:
    """Return the rows of the newest moves."""
    return [
        {
            "table_id": table,
            "ply": ply,
            "seat": move.seat,
            "notation": move.text,
            "at": progress.changed,
        }
        for ply, move in enumerate(new, progress.ply - len(new))
    ]


# Actions, undos and chat


def advance(
    table: str, progress: Progress, new: Sequence[Move], message: MessageKey | None
) -> Change:
    """Return the change that adds actions to the log; the progress is the one after them."""
    added = [Statement(ADD_MOVES, _moves(table, new, progress))] if new else []
    steps = (_advanced(table, progress), *added)
    if message is None:
        return Change(steps)
    return Change((*steps, _done(table, message, Done(progress.version, progress.ply))))


def take_back(table: str, progress: Progress, message: MessageKey) -> Change:
    """Return the change that cuts the log off; the progress is the one after an undo."""
    gone: Values = {"table": table, "since": progress.ply}
    noted = _done(table, message, Done(progress.version, progress.ply))
    return Change((_advanced(table, progress), Statement(REMOVE_MOVES, [gone]), noted))


def _advanced(table: str, progress: Progress) -> Statement:
    """Return the statement that fails if somebody else has changed the table meanwhile."""
    same: Values = {"table": table, "seen": progress.version - 1}
    return Statement(ADVANCE, [{**same, **vars(progress)}], exact=True)


def say(table: str, line: ChatLine, message: MessageKey, outcome: Done) -> Change:
    """Return the change that adds a line to the chat."""
    row: Values = {"table_id": table, **vars(line)}
    return Change((Statement(ADD_LINE, [row]), _done(table, message, outcome)))


def _done(table: str, message: MessageKey, outcome: Done) -> Statement:
    """Return the statement that keeps what a message led to."""
    row: Values = {"table_id": table, **vars(message), **vars(outcome), "at": time.time()}
    return Statement(ADD_DONE, [row])


# Seats and lists


def keep_seat(connection: Connection, table: str, n: int, seat: Seat) -> None:
    """Write down who sits on a seat now."""
    which = (seats.c.table_id == table) & (seats.c.seat == n)
    connection.execute(update(seats).where(which).values(**_seat(table, n, seat)))
    held = (holders.c.table_id == table) & (holders.c.seat == n)
    connection.execute(delete(holders).where(held))
    if seat.holders:
        connection.execute(insert(holders), _holders(table, n, seat))


def shelve(connection: Connection, table: str, person: str) -> None:
    """Write down that somebody has put a table away."""
    unshelve(connection, table, person)
    row = {"table_id": table, "person": person, "at": time.time()}
    connection.execute(insert(shelved).values(**row))


def unshelve(connection: Connection, table: str, person: str) -> None:
    """Write down that somebody has taken a table back."""
    which = (shelved.c.table_id == table) & (shelved.c.person == person)
    connection.execute(delete(shelved).where(which))


def keep_rematch(connection: Connection, table: str, following: str) -> None:
    """Write down which table is the rematch; Conflict if there is one already."""
    first = (tables.c.id == table) & tables.c.next.is_(None)
    if connection.execute(update(tables).where(first).values(next=following)).rowcount != 1:
        raise Conflict(table)
