"""`digsite perft`: how many sequences of actions there are."""

from typing import Any, Final

import click

from digsite.cli.arguments import checked_seats, game_argument
from digsite.cli.positions import position
from digsite.cli.progress import progress
from digsite.core import perft as counting
from digsite.core.game import Game
from digsite.core.replay import dealt

BRANCHES: Final = 200  # enough of them for a progress bar that moves


@click.command(epilog="Example: digsite perft mykerinos 2 --seats 3 --divide")
@game_argument
@click.argument("depth", type=click.IntRange(0, 1000))
@click.option("--position", "line", metavar="P", help="Count from this position ('-': from stdin).")
@click.option("--seats", type=int, metavar="N", help="Count from the deal for N people.")
@click.option("--divide", is_flag=True, help="Tell the number below each first action too.")
def perft(
    game: Game[Any, Any], depth: int, line: str | None, seats: int | None, *, divide: bool
) -> None:
    """Count the sequences of DEPTH actions, chance included.

    Each possible outcome of chance counts as one. A sequence that ends the game earlier does not
    count.
    """
    if line is not None and seats is not None:
        raise click.UsageError("A position has its own number of seats: leave out --seats.")
    start = dealt(game, checked_seats(game, seats), {}) if line is None else position(game, line)
    click.echo(_divided(game, start, depth) if divide and depth else _counted(game, start, depth))


def _divided(game: Game[Any, Any], start: Any, depth: int) -> int:  # noqa: ANN401 - a state
    total = 0
    for action, count in counting.divide(game, start, depth):
        click.echo(f"{game.say(action)}: {count}")
        total += count
    return total


def _counted(game: Game[Any, Any], start: Any, depth: int) -> int:  # noqa: ANN401 - a state
    states = [start]
    while depth > 1 and len(states) < BRANCHES:
        states = [after for s in states for after in counting.successors(game, s)]
        depth -= 1
        if not states:
            return 0
    total = 0
    with progress("counting", len(states)) as advance:
        for s in states:
            total += counting.perft(game, s, depth)
            advance()
    return total
