"""What is written of tables: a new one, and every change.

Actions, undos and chat come often. Each is a `Change` made of statements that are put together
once, when this module is loaded: to put one together takes longer than to execute it.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, text, update

from digsite.core.record import Move
from digsite.server.store.changes import Change, Statement, Values
from digsite.server.store.people import Person, kept
from digsite.server.store.saved import DAY, ChatLine, Done, MessageKey, Progress, SavedTable, Seat
from digsite.server.store.schema import chat, holders, moves, seats, shelved, tables

PROGRESS: Final = [each.name for each in fields(Progress)]
ADVANCE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("seen"))
    .values({name: bindparam(name) for name in PROGRESS})
)
ADD_MOVES: Final = insert(moves)
REMOVE_MOVES: Final = delete(moves).where(
    moves.c.table_id == bindparam("table"), moves.c.ply >= bindparam("since")
)
# What a message of the same name led to more than a day ago is forgotten here at the latest.
ADD_DONE: Final = text(
    "INSERT INTO done (table_id, person, message, version, ply, at)"
    " VALUES (:table_id, :person, :message, :version, :ply, :at)"
    " ON CONFLICT (table_id, person, message)"
    " DO UPDATE SET version = excluded.version, ply = excluded.ply, at = excluded.at"
    " WHERE done.at <= :yesterday"
)
ADD_LINE: Final = insert(chat)
SEAT: Final = [each.name for each in fields(Seat) if each.name not in {"holders", "person_name"}]
SEATED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seating == bindparam("seen"))
    .values(seating=tables.c.seating + 1)
)
KEEP_SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("n"))
    .values({name: bindparam(name) for name in SEAT})
)
FREE_SEAT: Final = delete(holders).where(
    holders.c.table_id == bindparam("table"), holders.c.seat == bindparam("n")
)
HOLD_SEAT: Final = insert(holders)
SHELVE: Final = insert(shelved)
UNSHELVE: Final = delete(shelved).where(
    shelved.c.table_id == bindparam("table"), shelved.c.person == bindparam("who")
)
LINK_REMATCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.next.is_(None))
    .values(next=bindparam("following"), seating=tables.c.seating + 1)
)

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
    return {"table_id": table, "seat": n, **{name: getattr(seat, name) for name in SEAT}}


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
            "version": progress.version,
        }
        for ply, move in enumerate(new, progress.ply - len(new))
    ]


# Actions, undos and chat


def advance(
    table: str, progress: Progress, new: Sequence[Move], message: MessageKey | None
) -> Change:
    """Return the change that adds actions to the log; the progress is the one after them."""
    steps = (_advanced(table, progress), Statement(ADD_MOVES, _moves(table, new, progress)))
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
    now = time.time()
    row: Values = {
        "table_id": table,
        **vars(message),
        **vars(outcome),
        "at": now,
        "yesterday": now - DAY,
    }
    return Statement(ADD_DONE, [row], exact=True)


# Seats and lists


@dataclass(frozen=True)
class Reseating:
    """What changes around a table, all at once: seats, and in whose lists it is."""

    seats: Mapping[int, Seat] = field(default_factory=dict)
    shelve: str = ""  # the person who puts the table away
    unshelve: str = ""  # the person who takes it back
    newcomer: Person | None = None  # who may never have sat down before


def reseat(table: str, seating: int, new: Reseating) -> Change:
    """Return the change after which people sit so, if nobody else has moved meanwhile.

    `seating` is the one that was seen.
    """
    seen: Values = {"table": table, "seen": seating}
    gone = [{"table": table, "who": who} for who in (new.shelve, new.unshelve) if who]
    away = [{"table_id": table, "person": new.shelve, "at": time.time()}] if new.shelve else []
    held = [row for n, seat in new.seats.items() for row in _holders(table, n, seat)]
    change = Change(
        (
            Statement(SEATED, [seen], exact=True),
            Statement(KEEP_SEAT, [_kept(table, n, seat) for n, seat in new.seats.items()]),
            Statement(FREE_SEAT, [{"table": table, "n": n} for n in new.seats]),
            Statement(HOLD_SEAT, held),
            Statement(UNSHELVE, gone),
            Statement(SHELVE, away),
        )
    )
    return change + kept(new.newcomer) if new.newcomer else change


def _kept(table: str, n: int, seat: Seat) -> Values:
    return {"table": table, "n": n, **{name: getattr(seat, name) for name in SEAT}}


def make_rematch(connection: Connection, saved: SavedTable, table: str) -> None:
    """Write down a new table as the rematch of another; Conflict if that has one already."""
    make(connection, saved)
    linked: Values = {"table": table, "following": saved.setup.id}
    Change((Statement(LINK_REMATCH, [linked], exact=True),))(connection)
