"""Hears of the changes that other servers make: one listening connection to PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from digsite.server.store.database import CHANNEL, Ring, Store

AGAIN: Final = 0.5  # seconds until a connection that was lost is tried again


async def rings(store: Store) -> AsyncIterator[Ring]:
    """Yield what other servers ring for. What is missed while nobody listens is not made up for."""
    import psycopg  # noqa: PLC0415 - an extra, which only servers on PostgreSQL have

    url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                async for heard in connection.notifies():
                    server, table, version = heard.payload.split(" ")
                    if server != store.server:
                        yield Ring(table, int(version))
        except psycopg.Error:  # whatever is missed meanwhile, the rounds find it
            await asyncio.sleep(AGAIN)
