"""`digsite judge`: whether the chances that bots, hints and reviews speak of come true."""

import json
import os
import secrets
from functools import partial
from pathlib import Path
from typing import Any

import click

from digsite.arena.calibration import Calibration, judged
from digsite.arena.plan import Plan
from digsite.arena.workers import WorkersLost, in_processes
from digsite.bots import bot
from digsite.cli.arguments import checked_seats, game_argument, reach_code
from digsite.cli.command import Bad
from digsite.cli.files import why
from digsite.cli.progress import progress
from digsite.core.game import Game


@click.command(epilog="Example: digsite judge mykerinos --seats 2 --games 500 --plot chances.svg")
@game_argument
@click.option("--seats", type=int, metavar="N", help="How many play.  [default: three, if allowed]")
@click.option(
    "--bot", "player", default="ismcts:50", show_default=True, metavar="B", help="Who plays."
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=200,
    show_default=True,
    metavar="N",
    help="How many.",
)
@click.option(
    "--seed", type=click.IntRange(min=0), metavar="N", help="Fixes all chance.  [default: drawn]"
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 1024),
    metavar="N",
    help="Games at a time.  [default: one for each processor]",
)
@click.option("--json", "json_file", metavar="F", help="Write the figures here.")
@click.option("--plot", "picture", metavar="F", help="Draw a picture here: .svg, .png or .pdf.")
def judge(
    game: Game[Any, Any],
    seats: int | None,
    player: str,
    games: int,
    seed: int | None,
    jobs: int | None,
    json_file: str | None,
    picture: str | None,
) -> None:
    """Let bots of one kind play GAME, and tell how often chances came true.

    In each decision every seat has a chance of winning, by the judgement that searches, hints and
    reviews use. A chance of 30 % has come true if the seat won 30 of 100 such games. Games that
    were used to fit the judgement are no test of it: choose another seed.
    """
    reach_code([player])
    try:
        bot(player)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None
    drawn = secrets.randbelow(2**32) if seed is None else seed
    plan = Plan(game.NAME, (player,), checked_seats(game, seats), games, drawn)
    found = Calibration()
    try:
        with progress("judging", games) as advance:
            workers = min(jobs or os.cpu_count() or 1, games)
            for cases in in_processes(partial(judged, plan), range(games), workers):
                found.add(cases)
                advance()
    except WorkersLost as error:
        raise Bad(f"{error}.") from None
    _tell(plan, found)
    if json_file is not None:
        _write(json_file, json.dumps(_as_json(plan, found), indent=2) + "\n")
    if picture is not None:
        _draw(found, f"{game.NAME}, {plan.seats} seats, {player}", picture)


def _tell(plan: Plan, found: Calibration) -> None:
    click.echo(f"{plan.game}, {plan.seats} seats, {plan.matches} games of {plan.bots[0]}")
    click.echo(f"seed {plan.seed}")
    click.echo(f"calibration error  {found.error:.3f}")
    click.echo(f"worst bin          {found.worst:.3f}")
    click.echo(f"Brier score        {found.brier:.4f}")
    click.echo("     said      came     cases  games")
    for each in found.bins:
        if each.cases:
            said, came = 100 * each.said / each.cases, 100 * each.came / each.cases
            click.echo(f"  {said:5.1f} %   {came:5.1f} %  {each.cases:8}  {each.games:5}")


def _as_json(plan: Plan, found: Calibration) -> dict[str, Any]:
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bot": plan.bots[0],
        "games": found.games,
        "seed": plan.seed,
        "error": found.error,
        "worst": found.worst,
        "brier": found.brier,
        "bins": [
            {
                "said": each.said / each.cases,
                "came": each.came / each.cases,
                "cases": each.cases,
                "games": each.games,
            }
            for each in found.bins
            if each.cases
        ],
    }


def _draw(found: Calibration, title: str, name: str) -> None:
    from digsite.arena.report.chances import draw_chances

    try:
        draw_chances(found, title, Path(name))
    except (OSError, ValueError) as error:
        raise Bad(f"{name}: {why(error)}.") from None


def _write(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, "utf-8")
    except OSError as error:
        raise Bad(f"{name}: {why(error)}.") from None
