"""Several people at one keyboard: nobody sees what was for another's eyes."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from digsite.core.match import Match
from digsite.core.sketch import Sketch, block, line
from tests.terminal.desk import GAME, Desk, desk, variant


def look(s: Any, seat: int) -> Any:  # noqa: ANN401 - a state and a view, known to their game
    """What a seat sees at a table at which every seat knows something of its own."""
    return replace(GAME.look(s, seat), stack=(seat,))


def sketch(view: Any) -> Sketch:  # noqa: ANN401 - a view, known to its game
    """The table as that seat sees it."""
    return Sketch((block("", [line(f"secret of {view.stack[0]}")]),))


def test_in_an_open_game_the_next_just_goes_on(tmp_path: Path) -> None:
    table = desk(tmp_path, "dig c4", "dig e6", seats="me,me,me")
    table.play()
    assert "keyboard goes to" not in table.said
    assert "you are Blue" in table.said
    assert "you are Green" in table.said


def test_before_a_secret_is_shown_the_keyboard_changes_hands(tmp_path: Path) -> None:
    game = variant(look=look, sketch=sketch)
    match = Match(game, 3, seed=7, asks=True)
    table = Desk(match, "me,me,me", ["dig c4", "", "dig e6"], tmp_path / "game.dig")
    table.play()
    first, second, *_ = table.output.split("The keyboard goes to")
    assert "secret of 1" in first
    assert "secret of 2" not in first
    assert "secret of 2" in second


def test_one_person_alone_is_never_asked_to_look_away(tmp_path: Path) -> None:
    match = Match(variant(look=look, sketch=sketch), 3, seed=7, asks=True)
    table = Desk(match, "me,random,random", ["dig c4", "dig e6"], tmp_path / "game.dig")
    table.play()
    assert "keyboard goes to" not in table.said
