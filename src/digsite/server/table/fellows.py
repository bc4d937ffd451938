"""What a server does to get on with others on one PostgreSQL: it lives, listens, and looks round.

Every change is in the database before anybody is told. A ring says at once which table has changed;
a look round every few seconds finds what was not heard. Both lead to the same: what is missing in
memory is read.
"""

import asyncio
from functools import partial
from itertools import count
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from digsite.server.protocol.refusals import Refusal
from digsite.server.store import reading, servers
from digsite.server.store.bell import rings
from digsite.server.store.servers import Outline
from digsite.server.table import play
from digsite.server.table.following import seen
from digsite.server.table.hall import LOG, Hall
from digsite.server.table.table import Table

BEAT: Final = 1.0  # seconds between two heartbeats: several in one term
ROUND: Final = 2.0  # seconds between two looks round
ROUNDS: Final = 30  # after which what is kept of servers that have ended is forgotten


async def begin(hall: Hall) -> None:
    """Get on with other servers from now on, if the database can have any."""
    if hall.store.shared:
        await hall.duty.beat()
        heard: set[str] = set()
        for work in (_live_on(hall), _look_round(hall, heard), _listen(hall, heard)):
            hall.start(asyncio.create_task(work))


async def _live_on(hall: Hall) -> None:
    while True:
        await asyncio.sleep(BEAT)
        try:
            await hall.duty.beat()
        except SQLAlchemyError as error:
            LOG.warning("the database does not answer: %s", type(error).__name__)


async def _listen(hall: Hall, heard: set[str]) -> None:
    """Follow what changes at tables in memory; of others keep which they are."""
    async for ring in rings(hall.store):
        table = hall.tables.get(ring.table)
        if table is None:
            heard.add(ring.table)
        elif not ring.version or ring.version > table.version:
            hall.start(asyncio.create_task(keep_up(hall, table)))


async def _look_round(hall: Hall, heard: set[str]) -> None:
    for n in count():
        await asyncio.sleep(ROUND)
        try:
            await look_round(hall)
            await _tell_the_lobby(hall, heard)
            if n % ROUNDS == 0:
                await hall.store.write(servers.forget_the_dead)
        except SQLAlchemyError as error:
            LOG.warning("other servers' changes cannot be read: %s", type(error).__name__)
        except Exception:  # noqa: BLE001 - a defect of ours must not make this server deaf
            LOG.exception("other servers' changes could not be followed")


async def _tell_the_lobby(hall: Hall, heard: set[str]) -> None:
    """Tell who looks at the lobby of tables that are in the memory of other servers only."""
    if not heard:
        return
    ids = [*heard]
    heard.clear()
    if len(hall.watchers):
        people, public = await hall.store.read(partial(reading.concerned, ids=ids))
        hall.watchers.tables_changed(people, public=public)


async def look_round(hall: Hall) -> None:
    """Follow every table that has changed unheard, and let bots go on that nobody else runs."""
    ids, server = [*hall.tables], hall.store.server
    outlines = await hall.store.read(partial(servers.outlines, ids=ids, server=server))
    for table_id, outline in outlines.items():
        table = hall.tables.get(table_id)
        if table is None or table.lock.locked():
            continue
        if _is_behind(table, outline):
            await keep_up(hall, table)
        elif not outline.owned:
            play.wake_bot(hall, table)


def _is_behind(table: Table, outline: Outline) -> bool:
    here = seen(table)
    known = (here.version, here.seating, here.lines, table.elsewhere)
    return known != (outline.version, outline.seating, outline.lines, outline.elsewhere)


async def keep_up(hall: Hall, table: Table) -> None:
    """Follow the database with a table in memory; a bot whose turn it is goes on."""
    try:
        async with table.lock:
            if not table.gone:
                await hall.follow(table)
        play.wake_bot(hall, table)
    except (Refusal, SQLAlchemyError) as error:
        LOG.info("table %s could not be followed: %s", table.id, type(error).__name__)
    except Exception:  # noqa: BLE001 - the log is the truth: it is loaded anew
        LOG.exception("table %s could not be followed", table.id)
        hall.put_away(table)
