"""`digsite rules`: the rules of a game, to read."""

import sys
from typing import Any

import click

from digsite.cli.arguments import game_argument, language_option
from digsite.cli.command import Bad
from digsite.core.game import Game
from digsite.i18n import rules_text
from digsite.play.illustrations import in_letters


@click.command(epilog="Example: digsite rules mykerinos --lang it")
@game_argument
@language_option
def rules(game: Game[Any, Any], lang: str) -> None:
    """Print the rules of GAME; on a terminal page by page."""
    try:
        text = in_letters(rules_text(game.NAME, lang))
    except LookupError as error:
        raise Bad(f"{error}.") from None
    if sys.stdout.isatty():
        click.echo_via_pager(text)
    else:
        click.echo(text, nl=not text.endswith("\n"))
