"""Work shared out among processes."""

import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from digsite.arena.workers import WorkersLost, in_processes
from tests.arena.made_up import fragile, never, square


def test_all_the_work_is_done_once_whatever_the_number_of_jobs() -> None:
    due = [number * number for number in range(20)]
    assert list(in_processes(square, range(20), 1)) == due
    assert sorted(in_processes(square, range(20), 2)) == due
    assert active_children() == []


def test_the_work_of_a_lost_worker_is_done_again(tmp_path: Path) -> None:
    (tmp_path / "1").touch()
    assert sorted(in_processes(fragile(tmp_path), [1, 2], 2)) == [1, 4]


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkersLost, match="3 times in a row"):
        list(in_processes(never, [1], 2))


def test_nobody_waits_for_work_that_is_not_wanted_any_more() -> None:
    results = in_processes(square, range(1000), 2)
    next(results)
    results.close()
    patience = time.monotonic() + 30
    while active_children() and time.monotonic() < patience:
        time.sleep(0.05)
    assert active_children() == []
