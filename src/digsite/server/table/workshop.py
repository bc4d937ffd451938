"""Bots think in processes of their own, so that the server answers others meanwhile.

All that thinks goes through one `queue`, which says whose turn it is.
"""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from digsite.bots import Budget, Considered, bot, explain
from digsite.core.errors import Illegal
from digsite.core.game import Game
from digsite.core.record import Record
from digsite.core.rng import Rng
from digsite.games import load, names
from digsite.play.helper_process import stay_with_parent
from digsite.reviews.decisions import Decision, decided
from digsite.reviews.tries import Try, tried
from digsite.server.table.queue import Need, Queue, Thought

P = ParamSpec("P")
T = TypeVar("T")

NICENESS: Final = 10  # of the processes: on a busy machine the server goes first
HINT: Final = Budget(seconds=0.8)  # that a strong bot thinks about a hint
TRY: Final = Budget(seconds=0.5)  # that is thought about what somebody tries, for each action
THREADS: Final = 2  # where there are no processes
NEWEST: Final = 8  # how long thoughts of a kind take is told by so many of the last ones
CANDIDATES: Final = 5  # actions that a hint names at most

GameKey = tuple[str, int]  # a game's name, and the version of its rules


class Workshop:
    """Processes in which bots think. With 0 of them bots think in threads: enough for tests."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.queue = Queue(workers or THREADS)
        self.beside = workers or THREADS  # thoughts that can run at a time
        self._pool: Executor | None = None
        self._closed = False
        self._lasts: dict[object, float] = {}  # seconds that a kind of thought takes
        self._thoughts: set[asyncio.Task[Any]] = set()

    async def choose(
        self,
        game: Game[Any, Any],
        player: str,
        view: Any,  # noqa: ANN401 - a view
        dice: Rng,
        need: Need,
    ) -> int:
        """Return the action that a bot chooses; if its process is lost, it thinks once more."""
        kind = (*_key(game), player)
        if kind not in self._lasts:
            self._lasts[kind] = bot(player).budget.seconds or 0.0
        return await self._in_turn(need, kind, chosen, _key(game), player, view, dice)

    async def explain(
        self,
        game: Game[Any, Any],
        view: Any,  # noqa: ANN401 - a view
        dice: Rng,
        need: Need,
    ) -> list[Considered]:
        """Return the actions that a strong bot considers, the best first."""
        return await self._in_turn(need, explained, explained, _key(game), view, dice)

    async def decide(
        self, record: Record, plies: Sequence[int], budget: Budget, need: Need
    ) -> list[Decision]:
        """Return what a search thinks of some decisions of a finished game."""
        kind = (judged, record.game, record.version, len(plies))
        self._lasts.setdefault(kind, len(plies) * (budget.seconds or 0.0))
        return await self._in_turn(need, kind, judged, str(record), plies, budget)

    async def judge(
        self, record: Record, decision: Decision, actions: Sequence[int], need: Need
    ) -> Try | None:
        """Return what other actions would have cost; None if they are not legal."""
        kind = (tried_again, len(actions))
        return await self._in_turn(need, kind, tried_again, str(record), decision, actions)

    async def warm(self) -> None:
        """Start the processes before anybody waits for them."""
        if self._workers:
            with suppress(BrokenProcessPool):
                await asyncio.gather(*(self._asked(names) for _ in range(self._workers)))

    def close(self) -> None:
        """End the processes, whatever they think about."""
        self._closed = True
        for thought in self._thoughts:
            thought.cancel()
        if isinstance(self._pool, ProcessPoolExecutor):
            for process in list((self._pool._processes or {}).values()):  # noqa: SLF001 - no other way
                process.terminate()
        if self._pool:
            self._pool.shutdown(wait=bool(self._workers), cancel_futures=True)
            self._pool = None

    async def _in_turn(
        self, need: Need, kind: object, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Think when it is this thought's turn.

        Whoever waits for it may go meanwhile. Then it is thought to its end all the same, because a
        process cannot be asked to stop: until then it is busy.
        """
        thought = await self.queue.turn(need, self._lasts.get(kind, HINT.seconds or 0.0))
        thinking = asyncio.create_task(
            self._thought(thought, kind, partial(think, *args, **kwargs))
        )
        self._thoughts.add(thinking)
        thinking.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thinking)

    async def _thought(self, thought: Thought, kind: object, think: Callable[[], T]) -> T:
        try:
            return await self._asked(think)
        finally:
            before, lasted = thought.seconds, time.monotonic() - thought.begun
            self._lasts[kind] = before + (lasted - before) / NEWEST
            self.queue.done(thought)

    async def _asked(self, think: Callable[[], T]) -> T:
        pool = self._ready_pool()
        try:
            return await asyncio.wrap_future(pool.submit(think))
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._pool is pool:  # others that were lost with it may have begun another one
                self._pool = None
            return await asyncio.wrap_future(self._ready_pool().submit(think))

    def _ready_pool(self) -> Executor:
        if self._pool is None:
            self._pool = _processes(self._workers) if self._workers else ThreadPoolExecutor(THREADS)
        return self._pool


def _processes(workers: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")  # a fork would copy the server's threads
    return ProcessPoolExecutor(workers, context, initializer=begin)


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


def judged(text: str, plies: Sequence[int], budget: Budget) -> list[Decision]:
    """Return what a search thinks of some decisions of a record."""
    record = Record.read(text)
    return [*decided(load(record.game, record.version), record, plies, budget)]


def tried_again(text: str, decision: Decision, actions: Sequence[int]) -> Try | None:
    """Return what other actions would have cost at a moment of a record; None if it is illegal."""
    record = Record.read(text)
    try:
        return tried(load(record.game, record.version), record, decision, actions, TRY)
    except Illegal:
        return None
