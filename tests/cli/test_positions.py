"""Positions on the command line: shown, drawn, counted from."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.run import GAME, is_one_complaint, position, run

SURVEY = "a survey with ties"


def test_a_position_is_shown_as_the_one_who_acts_sees_it() -> None:
    shown = run("show", GAME, position(SURVEY)).stdout
    assert "▸R" in shown
    assert "+Lem 0" in shown


def test_a_position_is_read_from_a_pipe() -> None:
    line = position(SURVEY)
    assert run("show", GAME, "-", typed=f"{line}\n").stdout == run("show", GAME, line).stdout


def test_another_seat_is_not_shown_what_the_actor_may_do() -> None:
    assert "+Lem 0" not in run("show", GAME, position(SURVEY), "--seat", 0).stdout


def test_before_the_first_turn_a_spectator_looks() -> None:
    result = run("show", GAME, position("before anything is drawn"))
    assert result.exit_code == 0
    assert "No lots are laid out." in result.stdout


def test_a_picture_is_valid_and_the_same_each_time(tmp_path: Path) -> None:
    assert run("show", GAME, position(SURVEY), "--svg", "table.svg").exit_code == 0
    text = (tmp_path / "table.svg").read_text("utf-8")
    assert ET.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own
    assert run("show", GAME, position(SURVEY), "--svg", "-").stdout == text


def test_a_picture_has_a_dark_mode() -> None:
    light, dark = (
        run("show", GAME, position(SURVEY), "--svg", "-", "--mode", mode).stdout
        for mode in ("light", "dark")
    )
    assert light != dark


def test_a_picture_that_cannot_be_written_gets_one_line() -> None:
    assert is_one_complaint(run("show", GAME, position(SURVEY), "--svg", "nowhere/table.svg"))


@pytest.mark.parametrize("depth, count", [(0, 1), (1, 3), (2, 15), (3, 60)])
def test_perft_counts_from_the_deal(depth: int, count: int) -> None:
    assert run("perft", GAME, depth, "--seats", 3).stdout == f"{count}\n"


def test_perft_counts_from_a_position() -> None:
    assert run("perft", GAME, 3, "--position", position(SURVEY)).stdout == "374\n"


def test_divide_tells_the_number_below_each_action_and_their_sum() -> None:
    lines = run("perft", GAME, 2, "--position", position(SURVEY), "--divide").stdout.splitlines()
    assert lines[0] == "take left: 11"
    assert sum(int(line.rpartition(" ")[2]) for line in lines[:-1]) == int(lines[-1]) == 132
