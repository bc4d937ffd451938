"""Arguments that several commands share."""

import os
from typing import Any

import click

from digsite import load, names
from digsite.core.game import Game
from digsite.i18n import LANGUAGES, best_language


def _loaded(_context: click.Context, _argument: click.Parameter, name: str) -> Game[Any, Any]:
    if name not in names():
        known = ", ".join(names())
        raise click.UsageError(f"There is no game '{name[:40]}'; there are: {known}.")
    return load(name)


def _environment() -> str:
    """The language of the messages, as programs are used to find it."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language(next(filter(None, wishes), None))


game_argument = click.argument("game", callback=_loaded)
language_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=_environment,
    help="Language.  [default: that of your environment]",
)


def checked_seats(game: Game[Any, Any], seats: int | None) -> int:
    """Give a number of seats that the game allows; if none is asked for, three or the nearest."""
    if seats is None:
        return min(max(3, game.SEATS[0]), game.SEATS[-1])
    if seats not in game.SEATS:
        few, many = game.SEATS[0], game.SEATS[-1]
        raise click.UsageError(f"{game.NAME} is for {few} to {many}, not {seats}.")
    return seats
