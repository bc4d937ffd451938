"""The same matches on a cluster: a local Ray instance of two workers. `make test-cluster`."""

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from digsite.arena.export import as_json
from digsite.arena.figures import figures
from digsite.arena.playing import played
from tests.arena.on_ray import MATCHES, SETTLED
from tests.cli.run import GAME, environment, is_one_complaint, run

ROOT = Path(__file__).parents[2]


def test_two_workers_give_the_same_figures_and_one_that_is_lost_costs_nothing(
    tmp_path: Path,
) -> None:
    found = tried_on_ray(tmp_path)
    here = figures(SETTLED, map(partial(played, SETTLED), range(MATCHES)))
    assert found["figures"] == as_json(here)
    assert found["squares"] == [0, 1, 4, 9, 16, 25]
    assert (tmp_path / "lost").exists()
    assert found["refusal"].endswith(", and this is 0.0.0")


def tried_on_ray(folder: Path) -> dict[str, Any]:
    """Start Ray once; return all that came out of it."""
    process = subprocess.run(
        [sys.executable, "-m", "tests.arena.on_ray"],
        cwd=folder,
        env=environment(PYTHONPATH=str(ROOT)),
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    found: dict[str, Any] = json.loads((folder / "found.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nonsense", "a:99999999"])
def test_a_cluster_that_is_not_there_gets_one_line_at_once(address: str) -> None:
    result = run("arena", GAME, "--bots", "random", "--matches", "1", "--cluster", address)
    assert is_one_complaint(result)
    assert f"no cluster answers at '{address}'" in result.stderr
    assert "--resume" not in result.stderr
