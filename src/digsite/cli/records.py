"""Finding the game of a record, by the rules that the record was played by."""

from typing import Any

from digsite import load
from digsite.cli.command import Bad
from digsite.core.bygone import readable
from digsite.core.game import Game
from digsite.core.record import Record


def game_of(record: Record, file: str) -> Game[Any, Any]:
    """Return the game of a record; the error names the file."""
    try:
        return load(record.game, record.version)
    except ValueError as error:
        raise Bad(f"{file}: {error}.") from None


def game_to_read(record: Record, file: str) -> Game[Any, Any]:
    """Return the game of a record, or what stands for it if its rules are gone."""
    try:
        return readable(load(record.game), record)
    except ValueError as error:
        raise Bad(f"{file}: {error}.") from None
