"""Playing a plan: the matches that are not in the journal yet, here or on a cluster."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from digsite.arena.cluster import on_cluster
from digsite.arena.journal import Journal, writing
from digsite.arena.playing import played
from digsite.arena.result import Result
from digsite.arena.workers import in_processes


def missing(journal: Journal) -> list[int]:
    """Return the numbers of the matches that are still to be played."""
    return [n for n in range(journal.plan.matches) if n not in journal.results]


def play(
    journal: Journal,
    path: Path,
    jobs: int,
    cluster: str | None,
    advance: Callable[[], None] = lambda: None,
) -> None:
    """Play the missing matches; each result goes into the journal and its file at once."""
    with writing(path) as writer:
        for result in _results(journal, missing(journal), jobs, cluster):
            writer.add(result)
            journal.results[result.number] = result
            advance()


def _results(
    journal: Journal, numbers: Sequence[int], jobs: int, cluster: str | None
) -> Iterator[Result]:
    work = partial(played, journal.plan)
    if cluster is not None:
        return on_cluster(work, numbers, cluster, jobs)
    return in_processes(work, numbers, min(jobs, max(len(numbers), 1)))
