"""What is done at a table, by people and by bots. Whatever changes is on disk before it is told.

Each change happens under the table's lock: the match in memory plays it, the database commits it,
the sender is answered, everybody else is told. If the commit fails, the table in memory is thrown
away: the log is the truth.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from digsite.core.errors import Illegal, Unreadable
from digsite.core.phrase import phrase
from digsite.server import ledger
from digsite.server.changes import Change, Conflict
from digsite.server.hall import LOG, Hall
from digsite.server.people import Person
from digsite.server.refusals import Refusal, illegal
from digsite.server.seating import BOTS
from digsite.server.tables import ChatLine, Done, Table

T = TypeVar("T")
Reply = Callable[[Done], None]  # tells the sender before the others are told


@dataclass(frozen=True)
class Asked:
    """A message that asks for a change: by whom, its id, and what the sender has seen."""

    person: Person
    message: str
    version: int
    reply: Reply


async def shielded(work: Awaitable[T]) -> T:
    """Let a change run to its end, even if whoever asked for it has gone."""
    return await asyncio.shield(asyncio.ensure_future(work))


@asynccontextmanager
async def held(table: Table) -> AsyncIterator[None]:
    """Hold the lock of a table that is still the one in memory."""
    async with table.lock:
        if table.gone:
            raise Refusal("busy")
        yield


# Actions


async def act(hall: Hall, table: Table, asked: Asked, seat: int, action: int | str) -> None:
    """Play an action for a seat."""
    await shielded(_act(hall, table, asked, seat, action))


async def _act(hall: Hall, table: Table, asked: Asked, seat: int, action: int | str) -> None:
    async with held(table):
        if _answered_before(table, asked):
            return
        _check_holder(table, asked.person, seat)
        _check_version(table, asked.version)
        if table.seats[seat].bot:
            raise Refusal("illegal", phrase("refusal-standin"))
        await unshelve(hall, table, asked.person.id)
        _play(table, seat, action)
        message = (asked.person.id, asked.message)
        await _advance(hall, table, message)
        asked.reply(table.done[message])
        tell(hall, table)


def _play(table: Table, seat: int, action: int | str) -> None:
    try:
        number = table.game.read(action) if isinstance(action, str) else action
        table.match.act(seat, number)
    except Unreadable:
        said = str(action)[:40]
        raise Refusal("illegal", phrase("illegal-action", action=said)) from None
    except Illegal as error:
        raise illegal(error) from None


async def _advance(hall: Hall, table: Table, message: tuple[str, str] | None) -> None:
    """Commit what the match has just played."""
    new = table.played()
    now = time.time()
    for listener in tuple(table.listeners):
        listener.table_changing()
    await _committed(hall, table, ledger.advance(table, new, message, now))
    table.committed(new)
    table.changed = now
    table.version += 1
    if message:
        table.remember(*message, Done(table.version, table.ply))


async def undo(hall: Hall, table: Table, asked: Asked, seat: int) -> None:
    """Take back the last action of a seat."""
    await shielded(_undo(hall, table, asked, seat))


async def _undo(hall: Hall, table: Table, asked: Asked, seat: int) -> None:
    async with held(table):
        if _answered_before(table, asked):
            return
        _check_holder(table, asked.person, seat)
        _check_version(table, asked.version)
        try:
            table.match.undo(seat)
        except Illegal as error:
            raise illegal(error) from None
        message, now = (asked.person.id, asked.message), time.time()
        await _committed(hall, table, ledger.take_back(table, message, now))
        table.committed([])
        table.changed = now
        table.version += 1
        table.remember(*message, Done(table.version, table.ply))
        asked.reply(table.done[message])
        tell(hall, table)


# Bots


async def standin(hall: Hall, table: Table, asked: Asked, seat: int, level: str | None) -> None:
    """Let a bot play for a seat, or its person again."""
    await shielded(_standin(hall, table, asked, seat, level))


async def _standin(hall: Hall, table: Table, asked: Asked, seat: int, level: str | None) -> None:
    async with held(table):
        if _answered_before(table, asked):
            return
        _check_standin(hall, table, asked.person, seat, level)
        if level is None:
            await unshelve(hall, table, asked.person.id)
        await seat_bot(hall, table, seat, level)
        done = Done(table.version, table.ply)
        table.remember(asked.person.id, asked.message, done)
        asked.reply(done)
        tell(hall, table)


async def seat_bot(hall: Hall, table: Table, n: int, level: str | None) -> None:
    """Write down that a bot stands in, or its person plays again; then let it be so."""
    seat = replace(table.seats[n], standin=level)
    await hall.store.write(partial(ledger.keep_seat, table=table.id, n=n, seat=seat))
    table.seats[n] = seat


def _check_standin(hall: Hall, table: Table, person: Person, seat: int, level: str | None) -> None:
    if table.over:
        raise Refusal("over")
    if not (0 <= seat < len(table.seats)) or level not in {None, *BOTS}:
        raise Refusal("bad-request")
    chair = table.seats[seat]
    if person.id in chair.holders:
        return
    if level is None or not table.seats_of(person.id):
        raise Refusal("not-your-seat")
    if chair.kind == "bot":
        raise Refusal("not-allowed")
    if chair.kind == "person" and not is_absent(hall, table, seat):
        raise Refusal("not-allowed", phrase("refusal-not-absent"))


def is_absent(hall: Hall, table: Table, seat: int) -> bool:
    """Whether the table has waited long for a person who is not there."""
    since, patience = table.absent_since(seat), hall.patience(table)
    if table.actor != seat or since is None or patience is None:
        return False
    return time.time() - since >= patience


def wake_bot(hall: Hall, table: Table) -> None:
    """Let the bot whose turn it is think, if it is a bot's and it does not think already."""
    if table.bot() and not table.bot_at_work:
        table.bot_at_work = asyncio.create_task(_bots_play(hall, table))
        hall.start(table.bot_at_work)


async def _bots_play(hall: Hall, table: Table) -> None:
    try:
        await asyncio.sleep(hall.settings.courtesy)
        while (player := table.bot()) and hall.tables.get(table.id) is table:
            await _bot_plays(hall, table, player)
    except Refusal as refusal:
        LOG.info("a bot at table %s stops: %s", table.id, refusal.why)
    except Exception:  # noqa: BLE001 - the table must not stand still: it is loaded anew
        LOG.exception("a bot's turn at table %s has failed", table.id)
        hall.put_away(table)
    finally:
        table.bot_at_work = None


async def _bot_plays(hall: Hall, table: Table, player: str) -> None:
    """Let a bot think without the lock; what it chose counts if nothing has changed meanwhile."""
    version, seat = table.version, table.actor
    view = table.chronicle.view(seat)
    action = await hall.workshop.choose(table.game.NAME, player, view, table.dice())
    await shielded(_bot_acts(hall, table, version, seat, action))


async def _bot_acts(hall: Hall, table: Table, version: int, seat: int, action: int) -> None:
    async with held(table):
        if table.version == version and table.seats[seat].bot:
            table.match.act(seat, action)
            await _advance(hall, table, None)
            tell(hall, table)


# Chat


async def chat(hall: Hall, table: Table, asked: Asked, seat: int, text: str) -> None:
    """Say something to everybody at the table, from this seat or another of one's own."""
    await shielded(_chat(hall, table, asked, seat, text))


async def _chat(hall: Hall, table: Table, asked: Asked, seat: int, text: str) -> None:
    async with held(table):
        if _answered_before(table, asked):
            return
        mine = table.seats_of(asked.person.id)
        if not mine:
            raise Refusal("not-your-seat", phrase("refusal-chat"))
        if not hall.chatting.take(asked.person.id):
            raise Refusal("too-fast")
        seat = seat if seat in mine else mine[0]
        n = table.chat[-1].n + 1 if table.chat else 0
        line = ChatLine(n, seat, table.seats[seat].called, text, time.time())
        message = (asked.person.id, asked.message)
        await hall.store.write(ledger.say(table, line, message))
        table.chat = [*table.chat, line][-ledger.CHAT_KEPT :]
        done = Done(table.version, table.ply)
        table.remember(*message, done)
        asked.reply(done)
        for listener in tuple(table.listeners):
            listener.said([line])


# What they share


def _answered_before(table: Table, asked: Asked) -> bool:
    """Answer a message that was sent again as it was answered first."""
    known = table.done.get((asked.person.id, asked.message))
    if known:
        asked.reply(known)
    return known is not None


def _check_holder(table: Table, person: Person, seat: int) -> None:
    if seat not in table.seats_of(person.id):
        raise Refusal("not-your-seat")


def _check_version(table: Table, version: int) -> None:
    if table.over:
        raise Refusal("over")
    if version != table.version:
        raise Refusal("stale")


async def _committed(hall: Hall, table: Table, change: Change) -> None:
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


async def unshelve(hall: Hall, table: Table, person: str) -> None:
    """Whoever goes on at a table that he had put away has it in his lists again."""
    if person in table.shelved:
        await hall.store.write(partial(ledger.unshelve, table=table.id, person=person))
        table.shelved.discard(person)
        hall.watchers.tables_changed()


def tell(hall: Hall, table: Table) -> None:
    """Tell everybody that the table has changed, and let a bot go on."""
    for listener in tuple(table.listeners):
        listener.table_changed()
    hall.watchers.tables_changed()
    table.tick()
    wake_bot(hall, table)
