"""What others change in the database while the server runs, such as `digsite admin`.

The log is the truth: a table that is another one there than in memory is put away, and whoever is
connected to it comes back to the table as it is now.
"""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from digsite.server.store import reading
from digsite.server.table.hall import LOG, Hall
from digsite.server.table.table import Table

ROUND: Final = 3.0  # seconds between two looks


async def notice_changes(hall: Hall, every: float = ROUND) -> None:
    """Look again and again whether the tables in memory are those of the database.

    Where several servers share it, each follows it anyway (`fellows`).
    """
    while not hall.store.shared:
        await asyncio.sleep(every)
        try:
            await look(hall)
        except (SQLAlchemyError, OSError) as error:
            LOG.warning("the database could not be looked at: %s", type(error).__name__)


async def look(hall: Hall) -> None:
    """Put the tables away that somebody else has changed."""
    kept = tuple(hall.tables.values())
    versions = await _versions(hall, kept)
    for table in kept:
        if versions.get(table.id) != table.version:
            await _look_closely(hall, table)


async def _look_closely(hall: Hall, table: Table) -> None:
    """Look again while nothing happens at a table: what is on its way to the disk is there then."""
    async with table.lock:
        versions = await _versions(hall, [table])
        if versions.get(table.id) != table.version and not table.gone:
            hall.people.forget()
            hall.put_away(table)
            hall.watchers.table_changed(table)


async def _versions(hall: Hall, kept: Iterable[Table]) -> dict[str, int]:
    ids = [table.id for table in kept]
    return await hall.store.read(partial(reading.versions, ids=ids)) if ids else {}
