"""How tasks are ended."""

import asyncio
from collections.abc import Iterable
from typing import Any


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended, however they do."""
    ending = [*tasks]
    for task in ending:
        task.cancel()
        task.add_done_callback(_look_at)
    if ending:
        await asyncio.wait(ending)


def _look_at(task: asyncio.Task[Any]) -> None:
    """Ask how a task ended: else asyncio warns that nobody did."""
    if not task.cancelled():
        task.exception()
