"""`digsite learn`: the first lesson of a game, in the terminal."""

from typing import Any

import click

from digsite.cli.arguments import game_argument, language_option
from digsite.cli.command import Bad
from digsite.core.game import Game


@click.command(epilog="Example: digsite learn archaeology --lang it")
@game_argument
@click.option("--save", metavar="FILE", help="Keep the record here.  [default: a new file]")
@language_option
def learn(game: Game[Any, Any], save: str | None, lang: str) -> int:
    """Learn GAME step by step; at the end the same game goes on against a bot."""
    from digsite.cli.play import at_terminal
    from digsite.cli.seated_match import lesson
    from digsite.terminal.lesson import LessonSession, taught

    if game.LESSON is None:
        raise Bad(f"{game.NAME} has no lesson yet; its rules: digsite rules {game.NAME}.")
    found = lesson(game, game.LESSON, save)
    display = at_terminal(lang, game.NAME)
    return taught(LessonSession(found.match, found.seating, display, found.path, game.LESSON))
