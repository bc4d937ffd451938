"""Actions and undos, of people and of bots. Whatever changes is on disk before it is told.

Each change happens under the table's lock: the match in memory plays it, the database commits it,
the sender is answered, everybody else is told. If the commit fails, the table in memory is thrown
away: the log is the truth.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from digsite.core.errors import Illegal, Unreadable
from digsite.core.phrase import phrase
from digsite.server.protocol.refusals import Refusal, illegal
from digsite.server.store import writing
from digsite.server.store.changes import Change, Conflict
from digsite.server.store.saved import MessageKey, Progress
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
    await unshelve(hall, table, asked.person.id)
    with all_or_none(table):
        _play(table, seat, what)
    await advance(hall, table, asked.key)
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
        while (level := table.bot_level()) and not table.gone and not table.rests:
            await _bot_plays(hall, table, level)
    except Refusal as refusal:
        LOG.info("a bot at table %s stops: %s", table.id, refusal.why)
    except Exception:  # noqa: BLE001 - the table must not stand still: it is loaded anew
        LOG.exception("a bot's turn at table %s has failed", table.id)
        hall.put_away(table)
    finally:
        table.bot_at_work = None


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


async def advance(hall: Hall, table: Table, message: MessageKey | None) -> None:
    """Commit what the match has just played; who looks on gets ready meanwhile."""
    for listener in tuple(table.listeners):
        listener.table_changing()
    progress = table.progress(table.version + 1, time.time())
    change = writing.advance(table.id, progress, table.moves(table.ply), message)
    await commit(hall, table, progress, change)
    hall.meters.moves.labels("person" if message else "bot").inc()


async def commit(hall: Hall, table: Table, progress: Progress, change: Change) -> None:
    """Commit; if that fails the table in memory is ahead of the log, and must go."""
    try:
        await hall.store.write(change)
    except Conflict:
        hall.put_away(table)
        raise Refusal("stale") from None
    except Exception:  # noqa: BLE001 - a full disk, a lost connection: the log is the truth
        LOG.exception("a change of table %s could not be committed", table.id)
        hall.put_away(table)
        raise Refusal("busy") from None
    table.committed()
    table.version, table.changed, table.taught = progress.version, progress.changed, progress.taught


async def unshelve(hall: Hall, table: Table, person: str) -> None:
    """Put a table back into the lists of somebody who had put it away and now goes on."""
    if person in table.shelved:
        await hall.store.write(partial(writing.unshelve, table=table.id, person=person))
        table.shelved.discard(person)
        hall.watchers.table_changed(table)


def tell(hall: Hall, table: Table) -> None:
    """Tell everybody that the table has changed, and let a bot go on."""
    for listener in tuple(table.listeners):
        listener.table_changed()
    hall.watchers.table_changed(table)
    table.tick()
    wake_bot(hall, table)
