"""Sharing work among processes of this machine. The work of a lost process is done again."""

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

from digsite.play.helper_process import stay_with_parent

T = TypeVar("T")

PATIENCE: Final = 3  # how often workers may be lost without a result in between
AHEAD: Final = 2  # pieces of work that are handed out to each worker at a time


class WorkersLost(RuntimeError):
    """Workers were lost again and again, without a result: the work cannot be done here."""


def in_processes(
    work: Callable[[int], T], numbers: Sequence[int], jobs: int
) -> Generator[T, None, None]:
    """Yield work(number) for each of the numbers, in the order in which they finish.

    With one job it is done in this process, else in new interpreters (spawned, not forked). So
    `work` must be a function that they can import.
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
                raise WorkersLost(f"workers were lost {PATIENCE} times in a row") from None


def _pooled(work: Callable[[int], T], numbers: list[int], jobs: int) -> Iterator[tuple[int, T]]:
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=stay_with_parent)
    try:
        yield from _results(pool, work, iter(numbers), AHEAD * jobs)
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()  # do not wait for a match whose result nobody reads
        pool.shutdown(cancel_futures=True)  # else Python may complain at its own end
        raise
    pool.shutdown()


def _results(
    pool: ProcessPoolExecutor, work: Callable[[int], T], numbers: Iterator[int], ahead: int
) -> Iterator[tuple[int, T]]:
    """Hand out a few pieces at a time, so that millions of them need little memory."""
    pending: dict[Future[T], int] = {}
    while True:
        for number in islice(numbers, ahead - len(pending)):
            pending[pool.submit(work, number)] = number
        if not pending:
            return
        for future in wait(pending, return_when=FIRST_COMPLETED).done:
            yield pending.pop(future), future.result()
