"""`digsite show`: a position on the screen, or as a picture."""

from pathlib import Path
from typing import Any, Literal

import click

from digsite.cli.arguments import game_argument, language_option
from digsite.cli.command import Bad
from digsite.cli.files import why
from digsite.cli.positions import position
from digsite.core.game import Game
from digsite.core.seats import NOBODY
from digsite.i18n import speaker
from digsite.scene import standalone, theme_of
from digsite.terminal.display import Terminal
from digsite.terminal.paint import painted


@click.command(epilog='Example: digsite show mykerinos "$POSITION" --svg table.svg --mode dark')
@game_argument
@click.argument("line", metavar="POSITION")
@click.option("--svg", metavar="F", help="Write a picture into this file ('-': to stdout).")
@click.option(
    "--seat", type=int, metavar="N", help="As seat N sees it, from 0 on.  [default: who acts]"
)
@click.option(
    "--mode", type=click.Choice(["light", "dark"]), default="light", help="Of the picture."
)
@language_option
def show(
    game: Game[Any, Any],
    line: str,
    svg: str | None,
    seat: int | None,
    mode: Literal["light", "dark"],
    lang: str,
) -> None:
    """Show POSITION: one line of text, or '-' to read it from stdin."""
    s = position(game, line)
    view = game.look(s, _viewer(game, s, seat))
    say = speaker(lang, game.NAME).say
    if svg is None:
        console = Terminal()
        for each in painted(game.sketch(view), say, console.width):
            console.print(each)
        return
    picture = standalone(game.draw(view), theme_of(game.NAME), say, mode)
    if svg == "-":
        click.echo(picture, nl=False)
        return
    try:
        Path(svg).write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise Bad(f"{svg}: {why(error)}.") from None


def _viewer(game: Game[Any, Any], s: Any, seat: int | None) -> int:  # noqa: ANN401 - a state
    if seat is None:
        return s.actor if s.actor >= 0 else NOBODY
    seats = len(game.scores(s))
    if not 0 <= seat < seats:
        raise click.UsageError(f"There are the seats 0 to {seats - 1}, not {seat}.")
    return seat
