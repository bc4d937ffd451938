"""A bad argument gets one clear line and status 2."""

from pathlib import Path

import pytest

from tests.cli.run import GAME, HOSTILE, ended, is_one_complaint, position, run

SURVEY = "a survey with ties"


@pytest.mark.parametrize(
    "arguments, words",
    [
        ("fly", "No such command 'fly'"),
        ("--fly", "No such option"),
        ("play", "Say which game: "),
        ("play chess", "There is no game 'chess'; there are: "),
        ("play ../mykerinos", "There is no game"),
        (f"play {GAME} --seats me", "is for 2 to 4, not 1"),
        (f"play {GAME} --seats me,me,me,me,me", "is for 2 to 4, not 5"),
        (f"play {GAME} --seats me,deepblue", "there is no bot 'deepblue'; there are: greedy"),
        (f"play {GAME} --seats me,,random", "between two commas stands nobody"),
        (f"play {GAME} --seats me,random:soon", "a bot thinks for seconds"),
        (f"play {GAME} --seed -1", "-1 is not in the range"),
        (f"play {GAME} --seed {2**256}", "a seed is a number"),
        (f"play {GAME} --option fast", "--option is NAME=VALUE, not 'fast'"),
        (f"play {GAME} --option speed=high", "has no option 'speed'"),
        (f"play {GAME} --lang tlh", "'tlh' is not one of"),
        (f"play {GAME} --save .", "there already"),
        (f"play {GAME} --save nowhere/x.dig", "no such file or directory"),
        (f"play {GAME} --save {'x' * 300}", "file name too long"),
        ("play --resume missing.dig", "missing.dig: no such file or directory"),
        ("play --resume -", "--resume needs a file"),
        ("play --resume x --seed 1", "leave out yours"),
        ("replay", "Missing argument 'FILE'"),
        ("replay .", ".: is a directory"),
        ("verify missing.dig", "no such file"),
        (f"perft {GAME} many", "'many' is not a valid integer"),
        (f"perft {GAME} -1", "No such option"),
        (f"perft {GAME} 2 --seats 9", "is for 2 to 4, not 9"),
        (f"perft {GAME} 2 --seats 2 --position x", "leave out --seats"),
        (f"perft {GAME} 2 --position x", "position: field 1"),
        (f"show {GAME} x", "position: field 1"),
        (f"show {GAME}", "Missing argument 'POSITION'"),
        (f"bench {GAME} --seats 1", "is for 2 to 4, not 1"),
        (f"bench {GAME} --seconds nan", "'nan' is no number"),
        (f"bench {GAME} --seconds 0", "not in the range"),
        ("rules chess", "There is no game 'chess'"),
    ],
)
def test_a_bad_argument_gets_one_line_that_says_what_is_wrong(arguments: str, words: str) -> None:
    result = run(*arguments.split())
    assert is_one_complaint(result)
    assert words in result.stderr
    assert not result.stdout


def test_a_name_with_control_characters_does_not_reach_the_terminal() -> None:
    result = run("verify", "no\x1b[2J\nfile\x00")
    assert is_one_complaint(result)
    assert "\x1b" not in result.stderr


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize("file", HOSTILE, ids=lambda file: file.name)
def test_a_hostile_file_gets_one_line_that_names_it(file: Path, command: str) -> None:
    result = run(*command.split(), file)
    if command == "replay" and result.exit_code == 0:
        return  # whoever only watches needs no seed
    assert is_one_complaint(result)
    assert len(result.stderr) < 600
    assert str(file) in result.stderr


def test_a_file_without_end_is_not_read_to_its_end() -> None:
    zero = Path("/dev/zero")
    if not zero.exists():
        pytest.skip("there is no endless file here")
    result = run("verify", zero)
    assert is_one_complaint(result)
    assert "larger than" in result.stderr


def test_a_seat_that_is_not_there_cannot_look(tmp_path: Path) -> None:
    assert "seats 0 to 3, not 4" in run("show", GAME, position(SURVEY), "--seat", 4).stderr
    (tmp_path / "game.dig").write_text(str(ended()), "utf-8")
    assert "seats 0 to 1, not 2" in run("replay", "game.dig", "--seat", 2).stderr


def test_a_game_cannot_be_resumed_under_another_name_or_by_more_people(tmp_path: Path) -> None:
    (tmp_path / "game.dig").write_text(str(ended()), "utf-8")
    assert "not of 'chess'" in run("play", "chess", "--resume", "game.dig").stderr
    many = run("play", "--resume", "game.dig", "--seats", "me,me,me")
    assert "2 play this game: --seats names 3" in many.stderr
