"""Stepping through a record as a person does."""

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from digsite.core.errors import Unreadable
from digsite.core.match import Match
from digsite.core.record import Move, Record
from digsite.core.seats import NOBODY
from digsite.i18n import speaker
from digsite.terminal.display import Display
from digsite.terminal.replaying import Replay
from tests.terminal.desk import GAME


def record_of(*actions: str) -> Record:
    match = Match(GAME, 3, seed=7)
    for action in actions:
        match.act(match.actor, GAME.read(action))
    return match.record


def pages(*lines: str) -> list[str]:
    """The numbers of the actions that were shown while these lines were typed."""
    paper, typed = StringIO(), iter(lines)
    display = Display(Console(file=paper, width=80), lambda _prompt: answer(typed), speaker("en"))
    record = record_of("dig a1", "dig h6", "dig c4", "extend b1", "then b2")
    Replay(GAME, record, NOBODY, display).step()
    return [
        line.split()[2] if line.startswith("After") else "?"
        for line in paper.getvalue().splitlines()
        if line.startswith(("After", "Press"))
    ]


def answer(lines: Iterator[str]) -> str:
    line = next(lines, None)
    if line is None:
        raise EOFError
    return line


@pytest.mark.parametrize(
    "lines, shown",
    [
        ([], ["0"]),
        (["", "", ""], ["0", "14", "15", "16"]),
        (["end", "b", "b", "start"], ["0", "19", "17", "16", "0"]),
        (["end", "", "q", ""], ["0", "19", "19"]),
        (["18", "b", "0", "b"], ["0", "18", "17", "0", "0"]),
        (["20", "dance"], ["0", "?", "?"]),
        (["QUIT", ""], ["0"]),
    ],
)
def test_enter_goes_on_by_turns_b_back_and_a_number_to_that_action(
    lines: list[str], shown: list[str]
) -> None:
    assert pages(*lines) == shown


def test_a_record_that_cannot_be_played_is_not_shown() -> None:
    record = record_of("dig a1")
    record.moves.append(Move(2, "dig a1"))
    display = Display(Console(file=StringIO()), input, speaker("en"))
    with pytest.raises(Unreadable, match="'dig a1' is not a legal action"):
        Replay(GAME, record, NOBODY, display)
