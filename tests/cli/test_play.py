"""Beginning and resuming games from the command line."""

from pathlib import Path

import pytest

from digsite.core.record import Record
from tests.cli.run import GAME, ended, process, run


def read(file: Path) -> Record:
    return Record.read(file.read_text("utf-8"))


def test_a_game_is_kept_in_a_new_file_unless_one_is_named(tmp_path: Path) -> None:
    result = run("play", GAME, typed="quit\n")
    assert result.exit_code == 0
    (file,) = (tmp_path / "data" / "digsite").iterdir()
    assert f"digsite play --resume {file}" in " ".join(result.stdout.split())
    assert read(file).header["Seat-0"] == "me"


def test_three_play_if_nothing_else_is_said(tmp_path: Path) -> None:
    run("play", GAME, "--save", "game.dig", typed="quit\n")
    assert read(tmp_path / "game.dig").seats == 3


def test_the_same_seed_and_the_same_lines_give_the_same_record(tmp_path: Path) -> None:
    typed = "dig a1\nextend b1 b2\nquit\n"
    for name in ("one.dig", "two.dig"):
        run("play", GAME, "--seed", 7, "--save", name, typed=typed)
    assert read(tmp_path / "one.dig") == read(tmp_path / "two.dig")


def test_a_saved_game_goes_on_in_its_own_file_with_its_own_people(tmp_path: Path) -> None:
    run("play", GAME, "--seats", "me,random", "--save", "game.dig", "--seed", 7, typed="dig a1\n")
    before = read(tmp_path / "game.dig")
    result = run("play", "--resume", "game.dig", typed="dig h1\n")
    assert result.exit_code == 0
    after = read(tmp_path / "game.dig")
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert after.header == before.header
    assert "random: Red" in result.stdout


def test_a_resumed_game_may_seat_others(tmp_path: Path) -> None:
    run("play", GAME, "--seats", "me,random", "--save", "game.dig", typed="pass\n")
    result = run("play", GAME, "--resume", "game.dig", "--seats", "random,random")
    assert result.exit_code == 0
    assert "Result" in read(tmp_path / "game.dig").header


def test_a_file_with_comments_is_never_written_over(tmp_path: Path) -> None:
    run("play", GAME, "--save", "game.dig", "--seed", 7, typed="quit\n")
    file = tmp_path / "game.dig"
    text = file.read_text("utf-8").replace("* first 1\n", "* first 1 ; Red begins again\n")
    file.write_text(text, "utf-8")
    run("play", "--resume", "game.dig", typed="pass\nquit\n")
    assert file.read_text("utf-8") == text
    assert len(list((tmp_path / "data" / "digsite").iterdir())) == 1


def test_a_game_that_is_over_is_shown_as_it_ended(tmp_path: Path) -> None:
    (tmp_path / "game.dig").write_text(str(ended()), "utf-8")
    result = run("play", "--resume", "game.dig")
    assert result.exit_code == 0
    assert "The game is over" in result.stdout


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "game.dig").write_text("precious", "utf-8")
    assert run("play", GAME, "--save", "game.dig").exit_code == 2
    assert (tmp_path / "game.dig").read_text("utf-8") == "precious"


@pytest.mark.parametrize(
    "lang, words",
    [("en", "you are Blue"), ("it", "tu sei Blu"), ("fr", "vous êtes"), ("sk", "ty si")],
)
def test_a_game_is_played_in_the_language_asked_for(lang: str, words: str) -> None:
    assert words in run("play", GAME, "--lang", lang, "--seed", 7, typed="quit\n").stdout


def test_a_whole_game_of_bots_runs_in_a_pipe() -> None:
    result = process(["play", GAME, "--seats", "random,random", "--seed", 3])
    assert (result.returncode, result.stderr) == (0, "")
    assert "The game is over" in result.stdout
    assert "\x1b" not in result.stdout
