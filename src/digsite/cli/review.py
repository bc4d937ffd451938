"""`digsite review`: looking back on a finished game."""

import json
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from digsite import load
from digsite.arena.workers import WorkersLost, in_processes
from digsite.bots import Budget
from digsite.cli.arguments import language_option
from digsite.cli.command import Bad
from digsite.cli.files import record_of, why
from digsite.cli.progress import progress
from digsite.cli.records import game_of
from digsite.core.errors import Unreadable
from digsite.core.game import Game
from digsite.core.phrase import phrase
from digsite.core.record import Record
from digsite.i18n import Speaker, speaker
from digsite.reviews.decisions import Decision, decided
from digsite.reviews.remarks import Remark, remarks
from digsite.reviews.whole import Review, assembled, reviewable
from digsite.terminal.display import Display, Terminal

STDOUT = "-"
PARTS = ("start", "errors", "others", "chance", "hidden", "result")


@click.command(epilog="Example: digsite review game.dig --time 0.5 --json review.json")
@click.argument("file")
@click.option(
    "--time",
    type=click.FloatRange(min=0.001, max=60),
    default=0.1,
    show_default=True,
    metavar="S",
    help="Seconds of thought for each decision.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 1024),
    metavar="N",
    help="Decisions at a time.  [default: one for each processor]",
)
@click.option("--json", "json_file", metavar="F", help="Write the review here ('-': to stdout).")
@language_option
def review(file: str, time: float, jobs: int | None, json_file: str | None, lang: str) -> None:
    """Look back on the finished game in FILE ('-': from stdin).

    Tells for each seat how its chances came from the start to the result: by its own errors, by
    those of others, by luck of chance and by hidden luck; and which turns cost most, with what was
    better there and why.
    """
    record = record_of(file)
    game = game_of(record, file)
    try:
        found = _reviewed(game, record, time, jobs or os.cpu_count() or 1)
    except Unreadable as error:
        raise Bad(f"{file}: {error}.") from None
    except WorkersLost as error:
        raise Bad(f"{error}.") from None
    if json_file is not None:
        _write(json_file, json.dumps(found.as_json(), indent=1) + "\n")
    if json_file != STDOUT:
        names = {seat: record.header.get(f"Seat-{seat}", "") for seat in range(record.seats)}
        said = speaker(lang, game.NAME, {seat: name for seat, name in names.items() if name})
        show(Display(Terminal(), input, said), game, found, [*remarks(game, record, found)])


def _reviewed(game: Game[Any, Any], record: Record, seconds: float, jobs: int) -> Review:
    plies = reviewable(game, record)
    work = partial(_decision, str(record), seconds)
    decisions = []
    with progress("looking back", len(plies)) as advance:
        for each in in_processes(work, plies, min(jobs, max(len(plies), 1))):
            decisions.append(each)
            advance()
    return assembled(game, record, decisions)


def _decision(text: str, seconds: float, ply: int) -> Decision:
    record = Record.read(text)
    game = load(record.game, record.version)
    return next(decided(game, record, [ply], Budget(seconds=seconds)))


def _write(name: str, text: str) -> None:
    if name == STDOUT:
        click.echo(text, nl=False)
        return
    try:
        Path(name).write_text(text, "utf-8")
    except OSError as error:
        raise Bad(f"{name}: {why(error)}.") from None


# What is told


def show(display: Display, game: Game[Any, Any], review: Review, marked: Sequence[Remark]) -> None:
    """Show the accounts of all seats, then the turns that cost most."""
    seats = [phrase(f"seat-{colour}") for colour in game.COLOURS[: review.seats]]
    speaks = display.speaker
    display.show([_accounts(review, [speaks.say(seat) for seat in seats], speaks)])
    for remark in marked:
        display.line()
        display.tell(
            f"review-told-{remark.turn.mark}",
            "strong",
            who=seats[remark.turn.seat],
            ply=remark.decision.ply,
            points=round(100 * remark.turn.cost),
        )
        display.tell("review-told-played", what=remark.played)
        for n, step in enumerate(remark.better):
            display.tell("review-told-then" if n else "review-told-better", what=step)
        for reason in remark.reasons[:2]:
            display.line(reason)
    if not marked:
        display.line()
        display.tell("review-told-clean")


def _accounts(review: Review, names: Sequence[str], speaks: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    for part in PARTS:
        shares = [100 * getattr(account, part) for account in review.accounts]
        signed = part not in {"start", "result"}
        cells = [f"{share:+.0f}" if signed else f"{share:.0f} %" for share in shares]
        table.add_row(Text(speaks.say(phrase(f"review-{part}"))), *cells)
    return table
