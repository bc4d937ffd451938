"""Which rules a table is played by: those it was made with, as long as they are here."""

from typing import Any

from digsite.core.bygone import closed, readable
from digsite.core.game import Game
from digsite.core.record import Record, options_line
from digsite.games import load
from digsite.server.store.saved import SavedTable, Setup


class Unplayable(Exception):
    """A table whose log cannot be played: its game or the rules that it was made with are missing.

    It is also raised if a log does not fit its rules.
    """


def rules_of(setup: Setup) -> Game[Any, Any]:
    """Return the game of a table by the rules it was made with; Unplayable if they are missing."""
    try:
        return load(setup.game, setup.game_version)
    except ValueError as error:
        raise Unplayable(setup.id) from error


def readable_rules(saved: SavedTable) -> Game[Any, Any]:
    """Return the same of a table with its log.

    If the rules are gone, or the table was closed, return what shows the log.
    """
    is_closed = saved.progress.actor is None and saved.progress.result is None
    try:
        return (closed if is_closed else readable)(load(saved.setup.game), _record(saved))
    except ValueError as error:
        raise Unplayable(saved.setup.id) from error


def _record(saved: SavedTable) -> Record:
    setup, result = saved.setup, saved.progress.result
    header = {
        "Game": setup.game,
        "Version": str(setup.game_version),
        "Seats": str(len(saved.seats)),
        "Options": options_line(setup.options),
    }
    if result:
        header["Result"] = " ".join(map(str, result["scores"]))
        header["Places"] = " ".join(map(str, result["places"]))
    return Record(header, [*saved.moves])
