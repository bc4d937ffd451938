"""`digsite arena`: figures that can be had again, runs that can be gone on with."""

import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from digsite.arena.cluster import LOCAL
from tests.cli.run import GAME, is_one_complaint, run, running

SMALL = ["arena", GAME, "--bots", "random,weighted", "--matches", "6", "--seed", "3"]
ENDLESS = [*SMALL[:5], "5000", *SMALL[6:]]


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written into the folders of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def figures(file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(file).read_text("utf-8"))
    return found


def test_figures_are_the_same_whatever_the_number_of_jobs() -> None:
    for jobs in ("1", "2"):
        assert run(*SMALL, "--jobs", jobs, "--json", f"{jobs}.json").exit_code == 0
    assert Path("1.json").read_bytes() == Path("2.json").read_bytes()
    data = figures("1.json")
    assert [data[key] for key in ("game", "seats", "matches", "seed")] == [GAME, 2, 6, 3]
    assert data["bots"][1]["win_share"] > data["bots"][0]["win_share"]


def test_another_seed_gives_other_figures() -> None:
    for seed in ("3", "4"):
        run(*SMALL[:-1], seed, "--jobs", "1", "--json", f"{seed}.json")
    assert figures("3.json")["bots"] != figures("4.json")["bots"]


def test_without_a_seed_one_is_drawn_and_told() -> None:
    result = run(*SMALL[:-2], "--jobs", "1", "--json", "a.json")
    seed = figures("a.json")["seed"]
    assert f"seed {seed}\n" in result.stdout
    run(*SMALL[:-2], "--seed", seed, "--jobs", "1", "--json", "b.json")
    assert figures("a.json") == figures("b.json")


def test_json_goes_to_the_output_alone_when_asked_for() -> None:
    result = run(*SMALL, "--jobs", "1", "--json", "-", "--times")
    assert "seconds_per_decision" in json.loads(result.stdout)["bots"][0]
    assert not result.stderr


def test_a_run_that_ended_leaves_nothing_behind(own_folders: Path) -> None:
    assert run(*SMALL, "--jobs", "1").exit_code == 0
    assert [path for path in own_folders.rglob("*") if path.is_file()] == []


def test_searching_bots_are_strong_among_others() -> None:
    bots = ["--bots", "ismcts:20,random", "--seats", "3", "--matches", "1", "--seed", "1"]
    run("arena", GAME, *bots, "--jobs", "1", "--json", "f.json")
    search, others = figures("f.json")["bots"]
    assert search["win_share"] == 1.0
    assert (search["seats_held"], others["seats_held"]) == (1, 2)


def test_a_journal_can_be_played_on() -> None:
    run(*SMALL, "--jobs", "1", "--json", "long.json")
    run(*SMALL[:5], "2", *SMALL[6:], "--jobs", "1", "--journal", "j.jsonl")
    before = Path("j.jsonl").read_text("utf-8")
    assert run("arena", "--resume", "j.jsonl", "--matches", "6", "--json", "b.json").exit_code == 0
    assert figures("b.json") == figures("long.json")
    assert Path("j.jsonl").read_text("utf-8").startswith(before)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_was_killed_goes_on_to_the_same_figures(jobs: str) -> None:
    run(*SMALL, "--jobs", "1", "--json", "whole.json")
    with running([*ENDLESS, "--jobs", jobs, "--journal", "j.jsonl"]):
        wait_for_lines("j.jsonl", 4)
    whole = Path("j.jsonl").read_bytes().rpartition(b"\n")[0].split(b"\n")
    Path("j.jsonl").write_bytes(b"\n".join(whole[:4]) + b'\n{"number": 4, "sco')
    result = run("arena", "--resume", "j.jsonl", "--matches", 6, "--jobs", 1, "--json", "on.json")
    assert result.exit_code == 0
    assert figures("on.json") == figures("whole.json")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(own_folders: Path, jobs: str) -> None:
    data = str(own_folders / "data")
    wishes = ["--jobs", jobs, "--json", "my figures.json"]
    with running([*ENDLESS, *wishes], XDG_DATA_HOME=data) as stopped:
        journal = wait_for_lines("data/digsite/*.jsonl", 4)
        stopped.send_signal(signal.SIGINT)
        output, errors = stopped.communicate(timeout=30)
    assert stopped.returncode == 130
    assert b"Wins by order of play" in output
    said = errors.decode().splitlines()
    assert said[0].endswith("of 5,000 matches are kept. Go on with:")
    again = f"arena --resume {journal} --jobs {jobs} --json 'my figures.json'"
    assert [line.partition(" ")[2] for line in said[1:]] == [again]


def wait_for_lines(pattern: str, count: int) -> Path:
    """Wait until a file has so many lines."""
    for _ in range(600):
        for path in Path.cwd().glob(pattern):
            if path.read_bytes().count(b"\n") >= count:
                return path
        time.sleep(0.05)
    raise TimeoutError(pattern)


@pytest.mark.parametrize(
    "arguments, words",
    [
        ("", "Say which game: "),
        ("chess --bots greedy,random", "There is no game 'chess'; there are: "),
        (GAME, "Say who plays, as in --bots"),
        (f"{GAME} --bots greedy,,random", "there is no bot ''; there are: greedy"),
        (f"{GAME} --bots deepblue", "there is no bot 'deepblue'"),
        (f"{GAME} --bots ismcts:soon", "a bot thinks for seconds"),
        (f"{GAME} --bots {','.join(['random'] * 13)}", "13 bots are too many"),
        (f"{GAME} --bots random --seats 9", "is for 2 to 4, not 9"),
        (f"{GAME} --bots random --matches 0", "0 is not in the range"),
        (f"{GAME} --bots random --matches few", "'few' is not a valid integer"),
        (f"{GAME} --bots random --jobs 0", "0 is not in the range"),
        (f"{GAME} --bots random --seed -1", "-1 is not in the range"),
        (f"{GAME} --bots random --json nowhere/x.json", "no such file or directory"),
        (f"{GAME} --bots random --report .", ".: is a directory"),
        (f"{GAME} --bots random --journal .", "there already"),
        (f"{GAME} --bots random --journal nowhere/j", "no such file or directory"),
        (f"{GAME} --bots random --report {'x' * 300}", "file name too long"),
        ("--resume missing.jsonl", "missing.jsonl: no such file or directory"),
        ("--resume .", ".: is a directory"),
        ("--resume x --journal y", "leave out --journal"),
    ],
)
def test_a_bad_argument_gets_one_line_that_says_what_is_wrong(arguments: str, words: str) -> None:
    result = run("arena", *arguments.split())
    assert is_one_complaint(result)
    assert words in result.stderr
    assert not result.stdout


def test_a_journal_is_not_resumed_as_something_else() -> None:
    run(*SMALL[:5], "2", *SMALL[6:], "--jobs", "1", "--journal", "j.jsonl")
    result = run("arena", "--resume", "j.jsonl", "--bots", "random,greedy")
    assert is_one_complaint(result)
    assert f"matches of {GAME} --bots random,weighted --seats 2 --seed 3" in result.stderr
    Path("j.jsonl").write_text("no journal\n", "utf-8")
    assert "j.jsonl: line 1: this is no journal" in run("arena", "--resume", "j.jsonl").stderr


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("arena", GAME, "--bots", "random", "--matches", "1", "--cluster", LOCAL)
    assert is_one_complaint(result)
    assert "--cluster needs Ray: install digsite[cluster]" in result.stderr
