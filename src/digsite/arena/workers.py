"""Work shared out among processes of this machine. A process that is lost is no work lost."""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 3  # times that workers may be lost without a single result in between
AHEAD: Final = 2  # pieces of work that are handed out for each worker


class Lost(RuntimeError):
    """Workers are lost over and over: the work cannot be done here."""


def in_processes(
    work: Callable[[int], T], numbers: Sequence[int], jobs: int
) -> Generator[T, None, None]:
    """Give work(number) for each of the numbers, in the order in which they are done.

    One job is done in this process. Others are new interpreters (spawned, not forked), so `work`
    must be a function that they can import.
    """
    if jobs == 1:
        yield from map(work, numbers)
        return
    left = dict.fromkeys(numbers)
    losses = 0
    while left:
        try:
            for number, result in _pooled(work, list(left), jobs):
                del left[number]
                losses = 0
                yield result
        except BrokenProcessPool:
            losses += 1
            if losses == PATIENCE:
                raise Lost(f"workers were lost {PATIENCE} times in a row") from None


def _pooled(work: Callable[[int], T], numbers: list[int], jobs: int) -> Iterator[tuple[int, T]]:
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)
    try:
        yield from _results(pool, work, iter(numbers), AHEAD * jobs)
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()  # nobody waits for a match that is not wanted any more
        pool.shutdown(cancel_futures=True)  # else Python may complain when it ends meanwhile
        raise
    pool.shutdown()


def _results(
    pool: ProcessPoolExecutor, work: Callable[[int], T], numbers: Iterator[int], ahead: int
) -> Iterator[tuple[int, T]]:
    """Hand out a few pieces at a time, so that millions of them need no memory."""
    pending: dict[Future[T], int] = {}
    while True:
        for number in islice(numbers, ahead - len(pending)):
            pending[pool.submit(work, number)] = number
        if not pending:
            return
        for future in wait(pending, return_when=FIRST_COMPLETED).done:
            yield pending.pop(future), future.result()


def _begin() -> None:
    """A worker leaves Ctrl-C to its parent, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
