"""`digsite bench`: how fast the engine is on this machine."""

import json
from collections.abc import Callable
from math import isnan
from typing import Any, Final

import click

from digsite.cli.arguments import checked_seats, game_argument
from digsite.cli.progress import progress
from digsite.cli.speed import Speed, rate, works
from digsite.core.build import compiled
from digsite.core.game import Game

ROUNDS: Final = 5


@click.command(epilog="Example: digsite bench mykerinos --seats 3 --json")
@game_argument
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 600),
    default=8.0,
    show_default=True,
    help="How long to measure, all in all.",
)
@click.option("--seats", type=int, metavar="N", help="How many play.  [default: 3, if allowed]")
def bench(game: Game[Any, Any], seconds: float, seats: int | None, *, as_json: bool) -> None:
    """Measure actions, playouts, copies, samples, looks and iterations of the search a second.

    Each figure is the best of several short windows: what else the machine does only slows down.
    """
    if isnan(seconds):
        raise click.UsageError("--seconds: 'nan' is no number of seconds.")
    speed = Speed(game, checked_seats(game, seats))
    found: dict[str, str | bool | int] = {
        "game": game.NAME,
        "compiled": compiled(),
        "seats": speed.seats,
        **_measured(works(speed), seconds),
    }
    if as_json:
        click.echo(json.dumps(found))
        return
    for name, value in found.items():
        click.echo(f"{name:24} {value:>12,}" if type(value) is int else f"{name:24} {value!s:>12}")


def _measured(works: dict[str, Callable[[], int]], seconds: float) -> dict[str, int]:
    """Measure everything in turn, several times; return the best figure of each."""
    best = dict.fromkeys(works, 0)
    windows = [*works] * ROUNDS
    with progress("measuring", len(windows)) as advance:
        for name in windows:
            best[name] = max(best[name], round(rate(works[name], seconds / len(windows))))
            advance()
    return best
