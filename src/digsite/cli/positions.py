"""Positions as arguments: one line of text, or '-' for standard input."""

from typing import Any

from digsite.cli.command import Bad
from digsite.cli.files import STDIN, text_of
from digsite.core.errors import Unreadable
from digsite.core.game import Game


def position(game: Game[Any, Any], line: str) -> Any:  # noqa: ANN401 - a state, known to its game
    """Return the state of a position; the error names the place that cannot be read."""
    text = text_of(STDIN).strip("\n") if line == STDIN else line
    try:
        return game.parse(text)
    except Unreadable as error:
        raise Bad(f"position: {error}.") from None
