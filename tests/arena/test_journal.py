"""The journal keeps every match that ended, whatever became of the run."""

import json
from pathlib import Path

import pytest

from digsite.arena.journal import Journal, begin, opened, writing
from digsite.core.errors import Unreadable
from tests.arena.made_up import plan, result

RESULTS = [result(n, [n, 3]) for n in (2, 0)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A journal of a plan and two matches."""
    file = tmp_path / "arena.jsonl"
    begin(file, plan("greedy,random"))
    with writing(file) as writer:
        for each in RESULTS:
            writer.add(each)
    return file


def test_a_journal_gives_back_what_was_written(path: Path) -> None:
    assert opened(path) == Journal(plan("greedy,random"), {0: RESULTS[1], 2: RESULTS[0]})


def test_every_match_is_on_disk_at_once(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    begin(file, plan("greedy,random"))
    with writing(file) as writer:
        writer.add(RESULTS[0])
        assert len(opened(file).results) == 1


def test_a_line_that_was_cut_short_is_left_out_and_overwritten(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"number":1,"sco')
    assert len(opened(path).results) == 2
    with writing(path) as writer:
        writer.add(result(3, [1, 2]))
    assert path.read_bytes().startswith(whole)
    assert sorted(opened(path).results) == [0, 2, 3]


def test_a_new_journal_is_never_written_over_another_file(path: Path) -> None:
    with pytest.raises(FileExistsError):
        begin(path, plan())


@pytest.mark.parametrize(
    "line",
    ["", "[]", "3", "{}", "null", '"x"', "[" * 10_000, "\x00", '{"number": 1}', "{'number': 1}"],
)
def test_a_line_that_is_no_result_is_named(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    with pytest.raises(Unreadable, match="line 4: this is no result of a match"):
        opened(path)


@pytest.mark.parametrize(
    "key, value",
    [
        ("number", -1),
        ("number", "1"),
        ("scores", [1]),
        ("scores", [1, "2"]),
        ("places", [2, 2]),
        ("parts", [1, 2]),
        ("first", 2),
        ("seconds", [1, None]),
        ("course", [[1], [1, 2]]),
        ("course", 7),
        ("facts", {"room": [1]}),
        ("facts", [1, 2]),
        ("more", 1),
    ],
)
def test_a_result_that_cannot_be_is_named(path: Path, key: str, value: object) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**vars(RESULTS[0]), key: value}) + "\n")
    with pytest.raises(Unreadable, match="line 4: this is no result"):
        opened(path)


@pytest.mark.parametrize(
    "text", ["", "\n", "{}\n", "[]\n", "Game: mykerinos\n", '{"game": "mykerinos"}\n', "\xff\n"]
)
def test_what_is_no_journal_is_told_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "x").write_bytes(text.encode("latin-1"))
    with pytest.raises(Unreadable, match="line 1: this is no journal of the arena"):
        opened(tmp_path / "x")


def test_matches_of_other_rules_are_not_mixed_with_these(path: Path) -> None:
    text = path.read_text("utf-8")
    path.write_text(text.replace('"version": 1', '"version": 0'), "utf-8")
    with pytest.raises(Unreadable, match="played by other rules"):
        opened(path)
    path.write_text(text.replace("mykerinos", "chess"), "utf-8")
    with pytest.raises(Unreadable, match="there is no game 'chess' here"):
        opened(path)
