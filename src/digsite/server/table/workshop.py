"""Bots think in processes of their own, so that the server answers others meanwhile."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

from digsite.bots import Budget, Considered, bot, explain
from digsite.core.game import Game
from digsite.core.rng import Rng
from digsite.games import load, names
from digsite.play.helper_process import stay_with_parent

P = ParamSpec("P")
T = TypeVar("T")

NICENESS: Final = 10  # of the processes: on a busy machine the server goes first
HINT: Final = Budget(seconds=0.8)  # that a strong bot thinks about a hint
CANDIDATES: Final = 5  # actions that a hint names at most

GameKey = tuple[str, int]  # a game's name, and the version of its rules


class Workshop:
    """Processes in which bots think. With 0 of them bots think in threads: enough for tests."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game[Any, Any], player: str, view: Any, dice: Rng) -> int:  # noqa: ANN401
        """Return the action that a bot chooses; if its process is lost, it thinks once more."""
        return await self._asked(chosen, _key(game), player, view, dice)

    async def explain(self, game: Game[Any, Any], view: Any, dice: Rng) -> list[Considered]:  # noqa: ANN401
        """Return the actions that a strong bot considers, the best first."""
        return await self._asked(explained, _key(game), view, dice)

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        if self._workers:
            with suppress(BrokenProcessPool):
                await asyncio.gather(*(self._asked(names) for _ in range(self._workers)))

    def close(self) -> None:
        """End the processes, whatever they think about."""
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


def _key(game: Game[Any, Any]) -> GameKey:
    return game.NAME, game.VERSION


# In the processes


def begin() -> None:
    """Get ready: leave the processor to the server when it needs it, and load the games."""
    stay_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for name in names():
        load(name)


def chosen(game: GameKey, player: str, view: Any, dice: Rng) -> int:  # noqa: ANN401 - a view
    """Return what a bot chooses."""
    return bot(player).choose(load(*game), view, dice)


def explained(game: GameKey, view: Any, dice: Rng) -> list[Considered]:  # noqa: ANN401 - a view
    """Return the actions that a strong bot considers, the best first."""
    return explain(load(*game), view, dice, HINT)[:CANDIDATES]
