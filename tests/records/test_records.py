"""Whole games of every game: they play as they did, and every seat sees what it saw then."""

import json
import os
import re
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

import digsite
from digsite.core.match import Match
from digsite.core.replay import verify
from digsite.i18n import rules_text
from tests.records.games import HOUSE, RECORDS, game_folder, kept, read, seats, seen, today

UNUSED = RECORDS / "unused.txt"
MARK = r"\b[A-Z]\d+\.\d+\b"
PROVED = ("rules/*.py", "setup.py")  # files of which all has to be used
TOLD = (*PROVED, "view.py")  # besides them: what seats see after every action

every_record = pytest.mark.parametrize("path", kept(), ids=lambda path: path.stem)
every_game = pytest.mark.parametrize("name", HOUSE)


@every_game
def test_a_game_has_records_for_its_first_three_numbers_of_seats(name: str) -> None:
    assert {read(path).seats for path in today(name)} == {*seats(name)}


@every_record
@pytest.mark.untraced
def test_a_record_plays_as_it_was_written_down(path: Path) -> None:
    record = read(path)
    game = digsite.load(record.game)
    verify(game, record)
    match = Match.resume(game, record)
    assert match.over
    assert str(match.record) == path.read_text("utf-8")


@every_record
@pytest.mark.untraced
def test_every_seat_sees_what_it_saw_then(path: Path, request: pytest.FixtureRequest) -> None:
    found, file = seen(read(path)), path.with_suffix(".seen")
    if request.config.getoption("--write-golden"):
        file.write_text("\n".join([*found, ""]), "utf-8")
    told = file.read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip_longest(found, told), 1):
        assert now == then, f"line {number} of {file.name}; if that was meant: make golden"


@every_game
@pytest.mark.untraced
def test_the_records_use_all_of_the_rules(name: str, tmp_path: Path) -> None:
    assert _left_out(name, tmp_path) == _unused(name)


@every_game
def test_every_paragraph_about_play_stands_in_what_the_records_use(name: str) -> None:
    folder = game_folder(name)
    texts = [path.read_text("utf-8") for each in TOLD for path in folder.glob(each)]
    cited = {mark for text in texts for mark in re.findall(MARK, text)}
    marks = re.findall(rf"^\*\*({MARK})\*\*", rules_text(name), re.MULTILINE)
    about_play = {mark for mark in marks if mark[1:].partition(".")[0] != "1"}  # 1 is the box
    assert about_play - cited == set()


def _left_out(name: str, folder: Path) -> set[str]:
    """Return the functions of a game's rules that its records do not use wholly, every branch."""
    settings, data, report = (folder / each for each in ("settings", "data", "report"))
    settings.write_text("[run]\nbranch = true\n")
    proved = ",".join(str(game_folder(name) / each) for each in PROVED)
    for arguments in (
        ("run", f"--include={proved}", "-m", "tests.records.replaying", name),
        ("json", "-q", "-o", str(report)),
    ):
        command = [sys.executable, "-m", "coverage", arguments[0], f"--rcfile={settings}"]
        command += [f"--data-file={data}", *arguments[1:]]
        subprocess.run(command, check=True, env=os.environ | {"PYTHONHASHSEED": "0"})
    measured = json.loads(report.read_text("utf-8"))["files"]
    return {
        f"{Path(file).stem}.{function}"
        for file, found in measured.items()
        for function, lines in found["functions"].items()
        if lines["missing_lines"] or lines["missing_branches"]
    }


def _unused(name: str) -> set[str]:
    """Return the functions that are said to be left out, each with its reason."""
    lines = UNUSED.read_text("utf-8").splitlines()
    named = (re.fullmatch(rf"{name} (\S+): \S.*", line) for line in lines)
    return {line[1] for line in named if line}
