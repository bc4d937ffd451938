"""Bots think in processes of their own, so that the server answers others meanwhile."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, Final, ParamSpec, TypeVar

from digsite.bots import Budget, Candidate, bot, explain
from digsite.core.rng import Rng
from digsite.games import load, names

P = ParamSpec("P")
T = TypeVar("T")

POLITE: Final = 10  # how far a thinker steps back behind the server when the machine is busy
HINT: Final = Budget(seconds=0.8)
CANDIDATES: Final = 5


class Workshop:
    """Some processes that think. Without any, thoughts go to threads: tests need no more."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, player: str, view: Any, dice: Rng) -> int:  # noqa: ANN401
        """Give a bot's action; if its process is lost, think once more."""
        return await self._asked(chosen, game, player, view, dice)

    async def explain(self, game: str, view: Any, dice: Rng) -> list[Candidate]:  # noqa: ANN401
        """Give the actions that a strong bot would consider, the best first."""
        return await self._asked(explained, game, view, dice)

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        if self._workers:
            with suppress(BrokenProcessPool):
                await asyncio.gather(*(self._asked(names) for _ in range(self._workers)))

    def close(self) -> None:
        """Stop thinking."""
        if self._pool:
            for process in list((self._pool._processes or {}).values()):  # noqa: SLF001 - no other way
                process.terminate()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    async def _asked(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if not self._workers:
            return await asyncio.to_thread(think, *args, **kwargs)
        try:
            return await self._submitted(think, *args, **kwargs)
        except BrokenProcessPool:
            self._pool = None
            return await self._submitted(think, *args, **kwargs)

    async def _submitted(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would copy the server's threads
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=begin)
        return await asyncio.wrap_future(self._pool.submit(think, *args, **kwargs))


# In the processes


def begin() -> None:
    """Get ready: leave Ctrl-C to the server, let it go first, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for name in names():
        load(name)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def chosen(game: str, player: str, view: Any, dice: Rng) -> int:  # noqa: ANN401 - a view
    """Let a bot choose."""
    return bot(player).choose(load(game), view, dice)


def explained(game: str, view: Any, dice: Rng) -> list[Candidate]:  # noqa: ANN401 - a view
    """Let a strong bot think aloud."""
    return explain(load(game), view, dice, HINT)[:CANDIDATES]
