"""Arguments that several commands share."""

import os
import sys
from collections.abc import Iterable
from typing import Any

import click

from digsite import load, names
from digsite.bots import names_code
from digsite.core.game import Game
from digsite.i18n import LANGUAGES, best_language


def _loaded(_context: click.Context, _argument: click.Parameter, name: str) -> Game[Any, Any]:
    if name not in names():
        known = ", ".join(names())
        raise click.UsageError(f"There is no game '{name[:40]}'; there are: {known}.")
    return load(name)


def _environment() -> str:
    """Return the language of the environment, from the usual variables."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language(next(filter(None, wishes), None))


game_argument = click.argument("game", callback=_loaded)
language_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=_environment,
    help="Language.  [default: that of your environment]",
)


def reach_code(bots: Iterable[str]) -> None:
    """Let `module:function` find modules of the current folder too, after all others."""
    here = os.getcwd()  # noqa: PTH109 - a text, for sys.path
    if any(map(names_code, bots)) and here not in sys.path:
        sys.path.append(here)


def checked_seats(game: Game[Any, Any], seats: int | None) -> int:
    """Return the number of seats, which the game must allow; by default three or the nearest."""
    if seats is None:
        return min(max(3, game.SEATS[0]), game.SEATS[-1])
    if seats not in game.SEATS:
        few, many = game.SEATS[0], game.SEATS[-1]
        raise click.UsageError(f"{game.NAME} is for {few} to {many}, not {seats}.")
    return seats
