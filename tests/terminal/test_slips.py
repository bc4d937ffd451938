"""What a beginner would regret: the terminal tells it once before it is played."""

from pathlib import Path

import pytest

import digsite
from digsite.core.match import Match
from tests.terminal.desk import AnyMatch, Desk

TOLD = "Zone 1 is empty"


def sat(path: Path, *lines: str, seats: str) -> tuple[str, AnyMatch]:
    """What is on paper when these lines have been typed."""
    match = Match(digsite.load("mykerinos"), 2, seed=5, asks=True)
    desk = Desk(match, seats, lines, path / "game.dig")
    desk.play()
    return desk.paper.getvalue(), match


def passed(match: AnyMatch) -> bool:
    """Whether the first seat has passed."""
    return any(move.seat == 0 and move.text == "pass" for move in match.record.moves)


@pytest.mark.parametrize("line", ["pass", "pas"])
def test_a_slip_is_told_and_played_when_it_is_typed_again(tmp_path: Path, line: str) -> None:
    paper, match = sat(tmp_path, line, seats="me,random")
    assert TOLD in paper
    assert "Type it again" in paper
    assert not passed(match)
    paper, match = sat(tmp_path, line, line, seats="me,random")
    assert paper.count(TOLD) == 1
    assert passed(match)


def test_where_several_people_play_nothing_is_told(tmp_path: Path) -> None:
    paper, match = sat(tmp_path, "pass", "", "pass", seats="me,me")
    assert TOLD not in paper
    assert passed(match)
