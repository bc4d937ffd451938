"""`digsite play`: a game in the terminal."""

import sys
from contextlib import suppress
from typing import Any

import click

from digsite import bots, load, names
from digsite.cli.arguments import language_option
from digsite.cli.seated_match import SeatedMatch, begun, resumed
from digsite.core.game import Game
from digsite.i18n import speaker
from digsite.terminal.client import play as played
from digsite.terminal.display import Display, Terminal
from digsite.terminal.session import Session


@click.command(epilog="Example: digsite play mykerinos --seats me,random,random --save evening.dig")
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="WHO,...",
    help=f"For each seat 'me' or a bot: {', '.join(bots.names())}, module:function; "
    "NAME:2s thinks for 2 seconds.",
)
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Chance is rolled from it.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant to play.")
@click.option("--resume", metavar="FILE", help="Go on with a game that was saved.")
@click.option("--save", metavar="FILE", help="Keep the record here.  [default: a new file]")
@language_option
def play(
    game: str | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    resume: str | None,
    save: str | None,
    lang: str,
) -> int:
    """Play GAME in the terminal, against bots or with others at one keyboard.

    The record is kept after every action, so nothing is lost: quit whenever you like, and go on
    later with --resume.
    """
    if resume is None:
        seated = begun(_game(game), seats, seed, options, save)
    elif seed is not None or options:
        raise click.UsageError("A saved game has its own seed and options: leave out yours.")
    else:
        seated = resumed(resume, game, seats, save)
    return _play(seated, lang)


def _game(name: str | None) -> Game[Any, Any]:
    if name is None:
        raise click.UsageError(f"Say which game: {', '.join(names())}.")
    if name not in names():
        known = ", ".join(names())
        raise click.UsageError(f"There is no game '{name[:40]}'; there are: {known}.")
    return load(name)


def _play(seated: SeatedMatch, lang: str) -> int:
    display = at_terminal(lang, seated.match.game.NAME)
    return played(Session(seated.match, seated.seating, display, seated.path))


def at_terminal(lang: str, game: str) -> Display:
    """Return the screen and the keyboard of this process, in the words of a game."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - gives `input` its line editing
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    return Display(Terminal(), input, speaker(lang, game))
