"""How every change of a table is made: under its lock, and to its end."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from digsite.server.protocol.refusals import Refusal
from digsite.server.store.changes import Conflict
from digsite.server.table.hall import LOG, Hall
from digsite.server.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")

TRIES: Final = 5  # of a change, while other servers are always first


def uninterrupted(
    change: Callable[Concatenate[Hall, Table, P], Awaitable[T]],
) -> Callable[Concatenate[Hall, Table, P], Coroutine[Any, Any, T]]:
    """Let a function that changes a table hold the table's lock, and run to its end.

    Whoever asked for the change may go meanwhile: it is finished all the same. It is refused if the
    table was taken out of memory before its turn came.

    If another server was first, the table follows it, and the change is tried again: what was asked
    may be done already, or have to be refused now. If the disk fails, nobody knows what is on it:
    the table is put away, and comes back from the log.
    """

    async def locked(hall: Hall, table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with table.lock:
            for _ in range(TRIES):
                if table.gone:
                    raise Refusal("busy")
                try:
                    return await change(hall, table, *args, **kwargs)
                except Conflict:
                    await hall.follow(table)
                except Refusal:
                    raise
                except Exception:  # noqa: BLE001 - a full disk, a lost connection: the log is the truth
                    LOG.exception("a change of table %s could not be made", table.id)
                    hall.put_away(table)
                    raise Refusal("busy") from None
            raise Refusal("busy")

    @wraps(change)
    async def shielded(hall: Hall, table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(locked(hall, table, *args, **kwargs))

    return shielded
