"""What a person can type in his turn, and what he is told when it makes no sense."""

from pathlib import Path

import pytest

from digsite.bots import Budget
from digsite.core.match import Match
from digsite.core.record import Record
from digsite.i18n import speaker
from tests.terminal.desk import Desk, desk, variant


def own_moves(folder: Path, seat: int = 0) -> list[str]:
    record = Record.read((folder / "game.dig").read_text("utf-8"))
    return [move.text for move in record.moves if move.seat == seat]


@pytest.mark.parametrize(
    "lines, moves",
    [
        (["dig c4"], ["dig c4"]),
        (["DIG C4"], ["dig c4"]),
        (["d c4"], ["dig c4"]),
        (["c4"], ["dig c4"]),
        (["start a dig at c4"], ["dig c4"]),
        (["1", "1"], ["dig a1"]),
        (["1", "", "2", "2"], ["pass"]),  # asked about once: cubes are left
        (["pa", "pa"], ["pass"]),
        (["dig c4", "extend c5 d5"], ["dig c4", "extend c5", "then d5"]),
        (["dig c4", "extend c5 then d5"], ["dig c4", "extend c5", "then d5"]),
        (["dig c4", "e c5", "d5"], ["dig c4", "extend c5", "then d5"]),
        (["dig c4", "extend c5", "undo", "dig e4"], ["dig c4", "dig e4"]),
        (["dig c4", "extend c5 f5", "dig e4"], ["dig c4", "dig e4"]),
    ],
)
def test_an_action_is_typed_by_number_notation_or_the_beginning_of_it(
    lines: list[str], moves: list[str], tmp_path: Path
) -> None:
    desk(tmp_path, *lines).play()
    assert own_moves(tmp_path) == moves


@pytest.mark.parametrize(
    "line, answer",
    [
        ("0", "There is no number 0 here: choose from 1 to 2."),
        ("99999999999999999999", "There is no number 999999999 here"),
        ("²", "“²” is none of your choices."),
        ("dig c1", "“dig c1” is not possible now. Possible are: dig a1, dig b1"),
        ("dig z9", "“dig z9” is not possible now."),
        ("dig c", "“dig c” can mean: dig c3, dig c4, dig c5, dig c6."),
        ("dance", "“dance” is none of your choices. Type a number or, for example, “pass”"),
        ("take left", "“take left” is not allowed now."),
        ("dig c4 d4", "“d4” cannot follow “dig c4”: nothing was played."),
        ("undo", "That cannot be taken back"),
        ("x" * 500, "“" + "x" * 60 + "” is none of your choices."),
    ],
)
def test_what_makes_no_sense_gets_one_sentence_and_changes_nothing(
    line: str, answer: str, tmp_path: Path
) -> None:
    table = desk(tmp_path, line)
    table.play()
    assert answer in table.said
    assert own_moves(tmp_path) == []


def test_undo_takes_back_one_action_at_a_time(tmp_path: Path) -> None:
    table = desk(tmp_path, "dig c4", "extend c5", "undo", "undo")
    table.play()
    assert own_moves(tmp_path) == ["dig c4"]
    assert table.output.count("That cannot be taken back") == 1
    assert table.output.count("(B)") == 1  # the cube that was laid last


def test_a_cell_that_two_actions_share_is_asked_about(tmp_path: Path) -> None:
    table = desk(tmp_path, "dig c4", "c5")
    table.play()
    assert "“c5” can mean: dig c5, extend c5. Type a little more." in table.said


@pytest.mark.parametrize("line", ["extend b1 b2", "e b1 then b2"])
def test_a_whole_turn_fits_on_one_line(line: str, tmp_path: Path) -> None:
    desk(tmp_path, "dig a1", line).play()
    assert own_moves(tmp_path) == ["dig a1", "extend b1", "then b2"]


def test_a_person_is_asked_even_where_there_is_one_way_only(tmp_path: Path) -> None:
    table = desk(tmp_path, "dig a1", "extend b1", "1")
    table.play()
    assert "  then b2" in table.output
    assert own_moves(tmp_path) == ["dig a1", "extend b1", "then b2"]


def test_where_one_word_of_a_line_makes_no_sense_nothing_of_it_is_played(tmp_path: Path) -> None:
    table = desk(tmp_path, "dig a1", "extend b1 c2")
    table.play()
    assert "“c2” cannot follow “extend b1”: nothing was played." in table.said
    assert own_moves(tmp_path) == ["dig a1"]


def test_what_shows_something_new_stands_whatever_follows_it(tmp_path: Path) -> None:
    """A later word that makes no sense cannot take back an action that has revealed something."""
    game = variant(reveals=lambda _s, _action: True)
    path = tmp_path / "game.dig"
    table = Desk(
        Match(game, 3, seed=7, asks=True), "me,random,random", ["dig c4", "extend c5 f5"], path
    )
    table.play()
    assert "“extend c5” was played and cannot be taken back, but “f5” cannot follow" in table.said
    assert own_moves(tmp_path) == ["dig c4", "extend c5"]


def test_log_tells_the_game_from_its_beginning(tmp_path: Path) -> None:
    table = desk(tmp_path, "dig c4", "log")
    table.play()
    assert table.output.count("Red goes first") == 2
    assert table.output.count("Blue starts a dig at c4") == 2


def test_board_and_enter_show_the_table_again(tmp_path: Path) -> None:
    table = desk(tmp_path, "board", "")
    table.play()
    assert table.output.count("Region, season 1 of 4") == 3


def test_help_names_every_command_and_gives_examples(tmp_path: Path) -> None:
    table = desk(tmp_path, "?", "help", "h")
    table.play()
    assert table.said.count("this help; ? does the same") == 3
    assert "dig a1, pass." in table.said
    for command in ("undo", "board", "log", "hint", "quit"):
        assert f"\n  {command}" in table.output


def test_hint_says_what_a_strong_bot_would_play_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.terminal.dialogue.HINT", Budget(iterations=100))
    table = desk(tmp_path, "hint")
    table.play()
    said = table.said.partition("A strong bot would play: ")[2]
    assert "next move" in said
    assert own_moves(tmp_path) == []


def test_help_ends_with_a_tip_for_beginners(tmp_path: Path) -> None:
    table = desk(tmp_path, "help")
    table.play()
    assert any(tip in table.said for tip in speaker("en", "mykerinos").tips())


@pytest.mark.parametrize("line, status", [("quit", 0), ("q", 0), ("^C", 130)])
def test_whoever_stops_is_told_how_to_go_on(line: str, status: int, tmp_path: Path) -> None:
    table = desk(tmp_path, "dig c4", line)
    assert table.play() == status
    assert f"digsite play --resume {tmp_path / 'game.dig'}" in table.said
    assert own_moves(tmp_path) == ["dig c4"]
