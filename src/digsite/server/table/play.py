"""Actions and undos, of people and of bots. Whatever changes is on disk before it is told.

Each change happens under the table's lock: the match in memory plays it, the database commits it,
the sender is answered, everybody else is told. If another server was first or the disk fails, the
log is the truth (`uninterrupted`).
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from digsite.core.errors import Illegal, Unreadable
from digsite.core.phrase import phrase
from digsite.server.protocol.refusals import Refusal, illegal
from digsite.server.store import writing
from digsite.server.store.changes import Change
from digsite.server.store.database import Ring
from digsite.server.store.saved import Progress
from digsite.server.table.asked import Asked
from digsite.server.table.hall import LOG, Hall
from digsite.server.table.new_seats import USUAL_LEVEL
from digsite.server.table.queue import Need
from digsite.server.table.table import Table
from digsite.server.table.uninterrupted import uninterrupted

# Of people


@uninterrupted
async def act(hall: Hall, table: Table, asked: Asked, seat: int, what: list[int] | str) -> None:
    """Play actions for a seat as one step, all or none: their numbers, or the notation of one."""
    if asked.answered_before(table):
        return
    asked.check(table, seat)
    if table.seats[seat].bot_level:
        raise Refusal("illegal", phrase("refusal-standin"))
    with all_or_none(table):
        _play(table, seat, what)
    await advance(hall, table, asked)
    asked.answer(table)
    hall.meters.acknowledged.observe(asked.age)
    tell(hall, table)


@contextmanager
def all_or_none(table: Table) -> Iterator[None]:
    """Take back what was played of something that is refused in the end.

    Only a lesson that was begun with other texts than those of today can come to that.
    """
    try:
        yield
    except Refusal:
        if table.match.ply != table.ply:
            table.match = table.match.rewound(table.ply)
        raise


def _play(table: Table, seat: int, what: list[int] | str) -> None:
    try:
        actions = [table.game.read(what)] if isinstance(what, str) else what
        if table.course:
            table.course.act(table.match, *actions)
        else:
            table.match.act(seat, *actions)
    except Unreadable:
        said = str(what)[:40]
        raise Refusal("illegal", phrase("illegal-action", action=said)) from None
    except Illegal as error:
        raise illegal(error) from None


@uninterrupted
async def undo(hall: Hall, table: Table, asked: Asked, seat: int, *, whole: bool) -> None:
    """Take back the last step of a seat, or its whole turn."""
    if asked.answered_before(table):
        return
    asked.check(table, seat)
    if table.course:
        raise Refusal("not-allowed")
    try:
        table.match.undo(seat, whole=whole)
    except Illegal as error:
        raise illegal(error) from None
    progress = table.progress(table.version + 1, time.time())
    await commit(hall, table, progress, writing.take_back(table.id, progress, asked.key))
    asked.answer(table)
    tell(hall, table)


# Of bots


def wake_bot(hall: Hall, table: Table) -> None:
    """Let a bot think if it is its turn, and it does not think already."""
    if table.bot_level() and not table.bot_at_work and not table.rests:
        table.bot_at_work = asyncio.create_task(_bots_play(hall, table))
        hall.start(table.bot_at_work)


async def _bots_play(hall: Hall, table: Table) -> None:
    """Let bots play until it is a person's turn, or nobody wants them to."""
    try:
        await asyncio.sleep(hall.settings.courtesy)
        while (level := table.bot_level()) and await _goes_on(hall, table):
            await _bot_plays(hall, table, level)
    except Refusal as refusal:
        LOG.info("a bot at table %s stops: %s", table.id, refusal.why)
    except Exception:  # noqa: BLE001 - the table must not stand still: it is loaded anew
        LOG.exception("a bot's turn at table %s has failed", table.id)
        hall.put_away(table)
    finally:
        table.bot_at_work = None


async def _goes_on(hall: Hall, table: Table) -> bool:
    """Return whether bots are wanted at a table, and this server is the one that runs them."""
    return not table.gone and not table.rests and await hall.duty.takes(table)


async def _bot_plays(hall: Hall, table: Table, level: str) -> None:
    """Let a bot think without the lock, and then act.

    A server may have been started without a bot that it once offered: the usual one plays then.
    """
    bots = hall.settings.bots
    player = bots.get(level, bots[USUAL_LEVEL])
    version, seat = table.version, table.actor
    view = table.chronicle.view(seat)
    if len(view.legal) == 1:
        action = view.legal[0]
    else:
        need = Need(table.setup.host, table.urgency)
        action = await hall.workshop.choose(table.game, player, view, table.dice(), need)
    await _bot_acts(hall, table, version, seat, action)


@uninterrupted
async def _bot_acts(hall: Hall, table: Table, version: int, seat: int, action: int) -> None:
    """Play what a bot chose, unless the table has changed while it was thinking."""
    if table.version == version and table.seats[seat].bot_level:
        table.match.act(seat, action)
        await advance(hall, table, None)
        tell(hall, table)


# What they share


async def advance(hall: Hall, table: Table, asked: Asked | None) -> None:
    """Commit what the match has just played; who looks on gets ready meanwhile.

    Who had put the table away and plays on has it back in his lists.
    """
    for listener in tuple(table.listeners):
        listener.table_changing()
    progress = table.progress(table.version + 1, time.time())
    key = asked.key if asked else None
    change = writing.advance(table.id, progress, table.moves(table.ply), key)
    back = asked.person.id if asked and asked.person.id in table.shelved else ""
    if back:
        change += writing.reseat(table.id, table.seating, writing.Reseating(unshelve=back))
    await commit(hall, table, progress, change)
    hall.meters.moves.labels("person" if asked else "bot").inc()
    if back:
        table.reseated({}, table.shelved - {back})


async def commit(hall: Hall, table: Table, progress: Progress, change: Change) -> None:
    """Commit; until that is done the match is ahead of the log, and nobody is told."""
    await hall.store.write(change, Ring(table.id, progress.version))
    table.committed()
    table.version, table.changed, table.taught = progress.version, progress.changed, progress.taught


async def reseat(hall: Hall, table: Table, new: writing.Reseating) -> None:
    """Let people sit down and get up, put the table away and take it back, all at once."""
    change = writing.reseat(table.id, table.seating, new)
    await hall.store.write(change, Ring(table.id))
    table.reseated(new.seats, (table.shelved | {new.shelve}) - {"", new.unshelve})


def tell(hall: Hall, table: Table) -> None:
    """Tell everybody that the table has changed, and let a bot go on."""
    table.tell_changed()
    hall.watchers.table_changed(table)
    wake_bot(hall, table)
