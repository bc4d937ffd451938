"""From a record to its game."""

from typing import Any

from digsite import load
from digsite.cli.command import Bad
from digsite.core.game import Game
from digsite.core.record import Record


def game_of(record: Record, file: str) -> Game[Any, Any]:
    """Give the game that a record is of; the complaint names the file."""
    try:
        return load(record.game)
    except ValueError as error:
        raise Bad(f"{file}: {error}.") from None
