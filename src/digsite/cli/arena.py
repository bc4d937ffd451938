"""`digsite arena`: bots against bots, and what came out."""

import json
import os
import secrets
import sys
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import click

from digsite import load, names
from digsite.arena.cluster import Unreachable
from digsite.arena.export import as_json
from digsite.arena.figures import Figures, figures
from digsite.arena.journal import Journal, begin, opened
from digsite.arena.lines import counted, lines
from digsite.arena.plan import Plan
from digsite.arena.tournament import missing, play
from digsite.arena.workers import Lost
from digsite.bots import bot
from digsite.cli.arguments import checked_seats
from digsite.cli.command import INTERRUPTED, Bad
from digsite.cli.files import why
from digsite.cli.progress import progress
from digsite.core.errors import Unreadable
from digsite.core.game import Game
from digsite.terminal.keeping import home

ABOUT: Final = 100  # matches, when nobody says how many
MOST_BOTS: Final = 12
MOST_JOBS: Final = 1024
SEEDS: Final = 1 << 32  # to draw one from
STDOUT: Final = "-"


@click.command(
    epilog="Example: digsite arena mykerinos --bots ismcts:500,greedy --matches 100 --report r.html"
)
@click.argument("game", required=False)
@click.option("--bots", metavar="A,B,...", help="Who plays: greedy, ismcts:0.3s, ismcts:500, ...")
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many, all in all.  [default: whole deals, about 100]",
)
@click.option(
    "--seats", type=int, metavar="N", help="At one table.  [default: as many as bots, if allowed]"
)
@click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    metavar="N",
    help="Matches at a time.  [default: one for each processor]",
)
@click.option(
    "--seed", type=click.IntRange(min=0), metavar="N", help="Fixes all chance.  [default: drawn]"
)
@click.option("--json", "json_file", metavar="F", help="Write the figures here ('-': to stdout).")
@click.option("--times", is_flag=True, help="Put the time a decision took into the JSON too.")
@click.option("--report", metavar="F", help="Write a page with pictures and tables here.")
@click.option("--journal", metavar="F", help="Keep every match here, one line of JSON each.")
@click.option("--resume", metavar="F", help="Go on with the matches of this journal.")
@click.option(
    "--cluster", metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one of --jobs."
)
def arena(
    game: str | None,
    bots: str | None,
    matches: int | None,
    seats: int | None,
    jobs: int | None,
    seed: int | None,
    json_file: str | None,
    report: str | None,
    journal: str | None,
    resume: str | None,
    cluster: str | None,
    *,
    times: bool,
) -> int:
    """Let bots play many matches of GAME, and tell who wins, by how much, and how surely.

    Every deal is played by every line-up in every seating, so that luck and seats are even. With
    more bots than seats every choice of them meets; with fewer, the last one named takes the seats
    that are left: '--bots ismcts:500,greedy --seats 4' is one against three.

    The same seed gives the same figures, whatever the number of jobs, on a cluster too. Only bots
    that think for seconds differ from run to run, and are weaker with more jobs than processors.

    A shared first place is an equal part of a win. Intervals are Wilson's, for 95 %, by the spread
    between deals. Ctrl-C loses no match: it tells how to go on.
    """
    for name in (json_file, report):
        _check_writable(name)
    if resume is None:
        kept = Journal(_plan(game, bots, matches, seats, seed), {})
        path = _new_journal(kept.plan, journal)
    else:
        if journal is not None:
            raise click.UsageError("--resume goes on in its own file: leave out --journal.")
        path = Path(resume)
        kept = _resumed(path, (game, bots, seats, seed), matches)
    if not _played(kept, path, jobs or _processors(), cluster):
        return INTERRUPTED
    _tell(_figures(kept), json_file, report, times=times)
    if journal is None and resume is None:
        with suppress(OSError):
            path.unlink()
    return 0


# What is to be played


def _plan(
    name: str | None, bots: str | None, matches: int | None, seats: int | None, seed: int | None
) -> Plan:
    game = _game(name)
    who = _bots(bots)
    plan = Plan(
        game=game.NAME,
        bots=who,
        seats=_seats(game, len(who), seats),
        matches=matches or 0,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
    )
    whole = len(plan.tables) * -(-ABOUT // len(plan.tables))
    return plan if matches else replace(plan, matches=whole)


def _game(name: str | None) -> Game[Any, Any]:
    known = ", ".join(names())
    if name is None:
        raise click.UsageError(f"Say which game: {known}.")
    if name not in names():
        raise click.UsageError(f"There is no game '{name[:40]}'; there are: {known}.")
    return load(name)


def _bots(text: str | None) -> tuple[str, ...]:
    if text is None:
        raise click.UsageError("Say who plays, as in --bots ismcts:500,greedy.")
    who = tuple(word.strip() for word in text.split(","))
    if len(who) > MOST_BOTS:
        raise click.UsageError(f"--bots: {len(who)} are too many, {MOST_BOTS} can take part.")
    for name in who:
        try:
            bot(name)
        except ValueError as error:
            raise click.UsageError(f"--bots: {error}.") from None
    return who


def _seats(game: Game[Any, Any], bots: int, seats: int | None) -> int:
    if seats is None and bots not in game.SEATS:
        return game.SEATS[0]
    return checked_seats(game, bots if seats is None else seats)


def _processors() -> int:
    """The processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# The journal


def _new_journal(plan: Plan, name: str | None) -> Path:
    path = Path(name) if name is not None else _free_path(plan.game)
    try:
        begin(path, plan)
    except FileExistsError:
        message = f"{name}: this file is there already; --resume it, or choose another name."
        raise Bad(message) from None
    except (OSError, ValueError) as error:
        raise Bad(f"{path}: {why(error)}.") from None
    return path


def _free_path(game: str) -> Path:
    stem = f"arena-{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}-{os.getpid()}"
    return home() / f"{stem}.jsonl"


def _resumed(
    path: Path,
    wishes: tuple[str | None, str | None, int | None, int | None],
    matches: int | None,
) -> Journal:
    """Open a journal; what is said besides must be what it says."""
    try:
        found = opened(path)
    except Unreadable as error:
        raise Bad(f"{path}: {error}.") from None
    except (OSError, ValueError) as error:
        raise Bad(f"{path}: {why(error)}.") from None
    plan = found.plan
    theirs = (plan.game, ",".join(plan.bots), plan.seats, plan.seed)
    if any(wish not in (None, own) for wish, own in zip(wishes, theirs, strict=True)):
        told = f"{plan.game} --bots {theirs[1]} --seats {plan.seats} --seed {plan.seed}"
        raise Bad(f"{path}: these are matches of {told}: leave out what you say of them.")
    plan = replace(plan, matches=matches or plan.matches)
    return Journal(plan, {n: r for n, r in found.results.items() if n < plan.matches})


# Playing


def _played(kept: Journal, path: Path, jobs: int, cluster: str | None) -> bool:
    """Play, and say whether it came to its end."""
    left = len(missing(kept))
    if sys.stderr.isatty() and left:
        click.echo(f"Matches are written to {path} as they end.", err=True)
    try:
        with progress("playing", left) as advance:
            play(kept, path, jobs, cluster, advance)
    except KeyboardInterrupt:
        _stopped(kept, path)
        return False
    except (Lost, Unreachable) as error:
        done = counted(len(kept.results), "match", "matches")
        raise Bad(f"{error}. {done} kept: digsite arena --resume {path}") from None
    except OSError as error:
        raise Bad(f"{path}: {why(error)}.") from None
    return True


def _stopped(kept: Journal, path: Path) -> None:
    """After Ctrl-C: what is known so far, and how to go on."""
    if kept.results:
        for line in lines(_figures(kept)):
            click.echo(line)
    done = f"{len(kept.results):,} of {counted(kept.plan.matches, 'match', 'matches')}"
    click.echo(f"Stopped. {done} are kept. Go on with:", err=True)
    click.echo(f"digsite arena --resume {path}", err=True)


# What is told


def _figures(kept: Journal) -> Figures:
    return figures(kept.plan, kept.results.values())


def _tell(found: Figures, json_file: str | None, report: str | None, *, times: bool) -> None:
    if json_file is not None:
        _write(json_file, json.dumps(as_json(found, times=times), indent=2) + "\n")
    if report is not None:
        from digsite.arena.report import page

        _write(report, page(found))
    if STDOUT not in {json_file, report}:
        for line in lines(found):
            click.echo(line)


def _write(name: str, text: str) -> None:
    if name == STDOUT:
        click.echo(text, nl=False)
        return
    try:
        Path(name).write_text(text, "utf-8")
    except OSError as error:
        raise Bad(f"{name}: {why(error)}.") from None


def _check_writable(name: str | None) -> None:
    """Tell before the first match, not after the last, that a file cannot be written."""
    if name in {None, STDOUT}:
        return
    path = Path(str(name))
    try:
        if path.is_dir():
            raise Bad(f"{name}: is a directory.")
        there = path if path.exists() else path.parent
        if not there.exists():
            raise Bad(f"{name}: no such file or directory.")
    except (OSError, ValueError) as error:
        raise Bad(f"{name}: {why(error)}.") from None
    if not os.access(there, os.W_OK):
        raise Bad(f"{name}: permission denied.")
