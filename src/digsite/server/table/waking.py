"""After a restart: bots go on where somebody is to act after them, one table after the other.

Where somebody looks, they go on at once (`play.wake_bot`). Where nobody does, nobody is in a hurry,
and tables at which bots stand in for everybody sleep until somebody comes.
"""

import asyncio

from digsite.server.protocol.refusals import Refusal
from digsite.server.table import play
from digsite.server.table.hall import LOG, Hall


async def wake_bots(hall: Hall) -> None:
    """Let bots go on where they were to move when the server ended."""
    for table_id in await hall.waiting_for_bots():
        try:
            table = await hall.any_table(table_id)
        except Refusal:
            LOG.info("table %s is left as it is", table_id)
            continue
        play.wake_bot(hall, table)
        if table.bot_at_work:
            await asyncio.wait({table.bot_at_work})
