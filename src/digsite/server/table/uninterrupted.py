"""How every change of a table is made: under its lock, and to its end."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from digsite.server.protocol.refusals import Refusal
from digsite.server.table.hall import Hall
from digsite.server.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")


def uninterrupted(
    change: Callable[Concatenate[Hall, Table, P], Awaitable[T]],
) -> Callable[Concatenate[Hall, Table, P], Coroutine[Any, Any, T]]:
    """Let a function that changes a table hold the table's lock, and run to its end.

    Whoever asked for the change may go meanwhile: it is finished all the same. It is refused if the
    table was taken out of memory before its turn came.
    """

    async def locked(hall: Hall, table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with table.lock:
            if table.gone:
                raise Refusal("busy")
            return await change(hall, table, *args, **kwargs)

    @wraps(change)
    async def shielded(hall: Hall, table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(locked(hall, table, *args, **kwargs))

    return shielded
