"""`digsite replay`: a record, step by step."""

import sys

import click

from digsite.cli.arguments import language_option
from digsite.cli.command import Bad
from digsite.cli.files import STDIN, record_of
from digsite.cli.records import game_to_read
from digsite.core.bygone import Bygone
from digsite.core.errors import Unreadable
from digsite.core.seats import NOBODY
from digsite.i18n import speaker
from digsite.terminal.display import Display, Terminal
from digsite.terminal.replaying import Replay


@click.command(epilog="Example: digsite replay game.dig --at 120")
@click.argument("file")
@click.option("--at", type=click.IntRange(min=0), metavar="PLY", help="Only after so many actions.")
@click.option("--all", "everything", is_flag=True, help="Show the table after every turn.")
@click.option("--seat", type=int, metavar="N", help="As seat N saw it.  [default: a spectator]")
@language_option
def replay(file: str, at: int | None, seat: int | None, lang: str, *, everything: bool) -> None:
    """Step through the record in FILE ('-': from stdin).

    On a terminal Enter goes on, b back, a number to that action, end to the end, q quits. In a pipe
    the game is told in sentences, with its last table.
    """
    record = record_of(file)
    game = game_to_read(record, file)
    if seat is not None and not 0 <= seat < record.seats:
        raise click.UsageError(f"There are the seats 0 to {record.seats - 1}, not {seat}.")
    display = Display(Terminal(), input, speaker(lang, game.NAME))
    if isinstance(game, Bygone):
        display.tell("bygone", "warning", version=record.version)
    try:
        shown = Replay(game, record, NOBODY if seat is None else seat, display)
    except Unreadable as error:
        raise Bad(f"{file}: {error}.") from None
    if at is not None:
        if at > shown.last:
            raise click.UsageError(f"--at: the record has {shown.last} actions, not {at}.")
        shown.show(at)
    elif everything:
        shown.show_all()
    elif display.console.is_terminal and sys.stdin.isatty() and file != STDIN:
        shown.step()
    else:
        shown.tell_all()
