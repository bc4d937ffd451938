"""`digsite judge`: what it tells, writes and draws, and what it refuses."""

import json
from pathlib import Path

from tests.cli.run import is_one_complaint, run


def test_a_judgement_is_told_written_and_drawn(tmp_path: Path) -> None:
    wishes = ("--seats", 2, "--bot", "greedy", "--games", 4, "--seed", 1, "--jobs", 1)
    result = run("judge", "lots", *wishes, "--json", "j.json", "--plot", "j.svg")
    assert result.exit_code == 0
    assert "calibration error" in result.stdout
    data = json.loads((tmp_path / "j.json").read_text("utf-8"))
    assert data["games"] == 4
    assert "</svg>" in (tmp_path / "j.svg").read_text("utf-8")
    again = run("judge", "lots", *wishes)
    assert again.stdout == result.stdout


def test_a_bot_or_a_format_that_is_not_there_is_named() -> None:
    assert is_one_complaint(run("judge", "lots", "--bot", "nobody"))
    few = ("--bot", "random", "--games", 1, "--jobs", 1, "--seed", 1)
    assert is_one_complaint(run("judge", "lots", *few, "--plot", "j.xyz"))
