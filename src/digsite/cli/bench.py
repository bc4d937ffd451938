"""`digsite bench`: how fast the engine is on this machine."""

import json
from typing import Any

import click

from digsite.cli.arguments import checked_seats, game_argument
from digsite.cli.progress import progress
from digsite.cli.speed import Speed, measures
from digsite.core.build import compiled
from digsite.core.game import Game


@click.command(epilog="Example: digsite bench mykerinos --seats 3 --json")
@game_argument
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 600),
    default=7.0,
    show_default=True,
    help="How long to measure, all in all.",
)
@click.option("--seats", type=int, metavar="N", help="How many play.  [default: 3, if allowed]")
def bench(game: Game[Any, Any], seconds: float, seats: int | None, *, as_json: bool) -> None:
    """Measure actions, playouts, copies, samples and looks a second.

    Each figure is the best of several short windows: what else the machine does only slows down.
    """
    speed = Speed(game, checked_seats(game, seats))
    found: dict[str, str | bool | int] = {
        "game": game.NAME,
        "compiled": compiled(),
        "seats": speed.seats,
    }
    all_measures = measures(speed)
    with progress("measuring", len(all_measures)) as advance:
        for name, measure in all_measures.items():
            found[name] = round(measure(seconds / len(all_measures)))
            advance()
    if as_json:
        click.echo(json.dumps(found))
        return
    for name, value in found.items():
        click.echo(f"{name:20} {value:>12,}" if type(value) is int else f"{name:20} {value!s:>12}")
