"""A table in memory follows the database, which another server may have changed."""

from functools import partial
from itertools import groupby

from digsite.core.errors import Unreadable
from digsite.play.course import Course
from digsite.server.store import reading
from digsite.server.store.database import Store
from digsite.server.store.reading import CHAT_KEPT
from digsite.server.store.saved import Known, Missing
from digsite.server.table.rules import Unplayable
from digsite.server.table.table import Table


async def follow(store: Store, table: Table) -> bool:
    """Take over what is new in the database, and tell who looks on; return whether it was anything.

    The caller holds the lock. What the match has played that was not committed is taken back.
    Unplayable if the table has gone, or cannot be followed.
    """
    read = partial(reading.missing_of, table_id=table.id, seen=seen(table), server=store.server)
    missing = await store.read(read)
    if missing is None:
        raise Unplayable(table.id)
    return take_over(table, missing)


def seen(table: Table) -> Known:
    """Return how much of a table is in memory."""
    return Known(table.version, table.seating, table.chat[-1].n + 1 if table.chat else 0)


def take_over(table: Table, missing: Missing) -> bool:
    """Do in memory what the database says, and tell who looks on; return whether it was anything.

    Every change of the log has raised the version, and what it added bears it. So all that bears a
    newer one than ours is missing, and what lies before it is the same here and there.
    """
    moved = missing.progress.version != table.version
    if missing.mended:
        raise Unplayable(table.id)
    if moved or table.match.ply != table.ply:
        _go_on(table, missing)
    if moved and missing.progress.actor != (None if table.match.over else table.match.actor):
        raise Unplayable(table.id)  # it was closed
    if moved:
        table.version, table.changed = missing.progress.version, missing.progress.changed
        table.taught = missing.progress.taught
    for message, done in missing.done.items():
        table.remember(message, done)
    _tell(table, missing, moved=moved)
    return moved or bool(missing.seats or missing.chat)


def _go_on(table: Table, missing: Missing) -> None:
    """Play what is missing, after what memory and the log have in common."""
    game, common = table.game, missing.progress.ply - len(missing.steps)
    if not 0 <= common <= table.ply:
        raise Unplayable(table.id)
    try:
        steps = [
            (seat, [game.read(move.text) for _, move in moves])
            for (_, seat), moves in groupby(missing.steps, lambda each: (each[0], each[1].seat))
        ]
    except Unreadable as error:
        raise Unplayable(table.id) from error
    plies = missing.progress.lesson
    table.course = Course(game.LESSON, plies) if plies is not None and game.LESSON else None
    table.play_from(common, steps)


def _tell(table: Table, missing: Missing, *, moved: bool) -> None:
    if missing.seats:
        table.seats, table.seating = missing.seats.seats, missing.seating
        table.rematch, table.shelved = missing.seats.rematch, {*missing.seats.shelved}
    if moved:
        table.tell_changed()
    if missing.seats:
        table.words_changed()
    if missing.chat:
        table.chat = [*table.chat, *missing.chat][-CHAT_KEPT:]
        table.tell_said(missing.chat)
    table.are_elsewhere(missing.elsewhere)
