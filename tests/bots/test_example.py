"""A bot of one's own, called by where its function stands: `module:function`."""

import json
import re
from pathlib import Path

import pytest

from digsite.bots import Budget, bot, names_code
from digsite.core.record import Record
from tests.cli.run import GAME, is_one_complaint, run

EXAMPLE = "tests.bots.example:choose"
MINE = "mine:choose"
DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written into the folders of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_function_is_a_bot_with_or_without_a_budget() -> None:
    assert bot(EXAMPLE).budget == Budget()
    assert bot(f"{EXAMPLE}:0.5s").budget == Budget(seconds=0.5)
    assert bot(f"{EXAMPLE}:20").name == f"{EXAMPLE}:20"


@pytest.mark.parametrize(
    "called", ["random", "ismcts:500", "ismcts:0.5s", "me", "a:5", "a:b c", ":f"]
)
def test_other_names_run_no_module(called: str) -> None:
    assert not names_code(called)


@pytest.mark.parametrize(
    "called", ["no_such:choose", "tests.bots.example:none", f"{EXAMPLE}:-1", "json:__name__"]
)
def test_a_function_that_is_not_there_gets_one_line(called: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        bot(called)


def test_the_arena_lets_a_function_play_in_its_workers(own_folders: Path) -> None:
    wish = ["--bots", f"{EXAMPLE},random", "--matches", "2", "--seats", "2", "--json", "-"]
    result = run("arena", GAME, *wish, "--seed", 1, "--jobs", 2)
    assert {each["name"] for each in json.loads(result.stdout)["bots"]} == {EXAMPLE, "random"}
    assert own_folders.exists()


def test_the_terminal_lets_the_bot_of_the_document_play_from_this_folder(own_folders: Path) -> None:
    _, program = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    (own_folders / "mine.py").write_text(program, "utf-8")
    result = run("play", GAME, "--seats", f"{MINE},random", "--seed", 1, "--save", "a.dig")
    assert result.exit_code == 0, result.output
    record = Record.read((own_folders / "a.dig").read_text("utf-8"))
    assert record.header["Seat-0"] == MINE
    assert record.game == GAME


def test_a_record_does_not_decide_which_code_runs() -> None:
    run("play", GAME, "--seats", f"me,{EXAMPLE}", "--seed", 1, "--save", "a.dig", typed="")
    refused = run("play", "--resume", "a.dig")
    assert is_one_complaint(refused)
    assert f"--seats me,{EXAMPLE}" in refused.stderr
    assert not is_one_complaint(run("play", "--resume", "a.dig", "--seats", f"me,{EXAMPLE}"))


def test_a_journal_does_not_decide_which_code_runs() -> None:
    wish = ["--bots", f"{EXAMPLE},random", "--seats", "2", "--seed", 1, "--jobs", 1]
    run("arena", GAME, *wish, "--matches", 1, "--journal", "a.jsonl")
    refused = run("arena", "--resume", "a.jsonl", "--matches", 2)
    assert is_one_complaint(refused)
    assert f"--bots {EXAMPLE},random" in refused.stderr
    assert run("arena", "--resume", "a.jsonl", "--matches", 2, *wish[:2]).exit_code == 0
