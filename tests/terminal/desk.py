"""The real client at a desk without a person: lines are typed from a script, output is kept."""

from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from rich.console import Console

import digsite
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.i18n import speaker
from digsite.terminal.client import play
from digsite.terminal.display import Display
from digsite.terminal.seating import seating
from digsite.terminal.session import Session

GAME = digsite.load("mykerinos")
AnyMatch = Match[Any, Any]


class Desk:
    """A table with a keyboard that types `lines`, and then nothing more."""

    def __init__(
        self,
        match: AnyMatch,
        seats: str,
        lines: Iterable[str] | Callable[[], str],
        path: Path,
        width: int = 80,
    ) -> None:
        self.paper = StringIO()
        self.match = match
        self.lines = lines if callable(lines) else iter(lines)
        console = Console(file=self.paper, width=width, height=24)
        display = Display(console, self.type, speaker("en", match.game.NAME))
        self.table = Session(match, seating(seats), display, path)

    def type(self, prompt: str) -> str:
        """Type the next line; the end of the script is the end of the input."""
        self.paper.write(prompt)
        if callable(self.lines):
            return self.lines()
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        if line == "^C":
            raise KeyboardInterrupt
        self.paper.write(f"{line}\n")
        return line

    def play(self) -> int:
        """Play until the script or the game ends; return the status."""
        return play(self.table)

    @property
    def output(self) -> str:
        """Everything that was shown."""
        return self.paper.getvalue()

    @property
    def said(self) -> str:
        """Everything that was shown, in one line: sentences wrap where they like."""
        return " ".join(self.output.split())


def desk(path: Path, *lines: str, seats: str = "me,random,random", seed: int = 7) -> Desk:
    """A new game, with what will be typed."""
    match = Match(GAME, len(seats.split(",")), seed=seed, asks=True)
    return Desk(match, seats, lines, path / "game.dig")


def variant(game: Game[Any, Any] = GAME, **functions: object) -> Game[Any, Any]:
    """A game with some of its functions replaced."""
    return cast("Game[Any, Any]", SimpleNamespace(**{**vars(game), **functions}))
