"""`digsite arena`: bots against bots, and what came out."""

import json
import os
import shlex
import sys
from contextlib import redirect_stdout
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

import click

from digsite import load, names
from digsite.arena.cluster import Unreachable
from digsite.arena.export import as_json
from digsite.arena.figures import figures
from digsite.arena.journal import Journal, begin, opened
from digsite.arena.plan import Plan
from digsite.arena.printed import counted, lines
from digsite.arena.tournament import missing, play
from digsite.arena.wishes import planned
from digsite.arena.workers import WorkersLost
from digsite.bots import names_code
from digsite.cli.arguments import reach_code
from digsite.cli.command import INTERRUPTED, Bad
from digsite.cli.files import why
from digsite.cli.progress import progress
from digsite.core.errors import Unreadable
from digsite.play.home import home
from digsite.terminal.client import program

MOST_JOBS: Final = 1024
STDOUT: Final = "-"


@click.command(
    epilog="Example: digsite arena mykerinos --bots ismcts:500,greedy --matches 100 --report r.html"
)
@click.argument("game", required=False)
@click.option(
    "--bots", metavar="A,B,...", help="Who plays: greedy, ismcts:0.3s, module:function..."
)
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
    kept, path = _begun(game, bots, matches, seats, seed, journal, resume)
    temporary = journal is None and resume is None
    wishes = {"--jobs": jobs, "--cluster": cluster, "--json": json_file, "--report": report}
    code = ",".join(kept.plan.bots) if any(map(names_code, kept.plan.bots)) else None
    again = _again(path, {**wishes, "--times": times or None, "--bots": code})
    try:
        _play(kept, path, jobs or _processors(), cluster, again)
    finally:
        if temporary and not kept.results:
            path.unlink(missing_ok=True)
    if missing(kept):
        return INTERRUPTED
    _tell(kept, again, json_file, report, times=times)
    if temporary:
        path.unlink(missing_ok=True)
    return 0


def _begun(
    game: str | None,
    bots: str | None,
    matches: int | None,
    seats: int | None,
    seed: int | None,
    journal: str | None,
    resume: str | None,
) -> tuple[Journal, Path]:
    """Return the plan with the results so far, and the file of the journal."""
    if resume is None:
        plan = _plan(game, bots, matches, seats, seed)
        return Journal(plan, {}), _new_journal(plan, journal)
    if journal is not None:
        raise click.UsageError("--resume goes on in its own file: leave out --journal.")
    return _resumed(Path(resume), (game, bots, seats, seed), matches), Path(resume)


def _plan(
    name: str | None, bots: str | None, matches: int | None, seats: int | None, seed: int | None
) -> Plan:
    known = ", ".join(names())
    if name is None:
        raise click.UsageError(f"Say which game: {known}.")
    if name not in names():
        raise click.UsageError(f"There is no game '{name[:40]}'; there are: {known}.")
    if bots is None:
        raise click.UsageError("Say who plays, as in --bots ismcts:500,greedy.")
    reach_code(bots.split(","))
    try:
        return planned(load(name), bots, seats, matches, seed)
    except ValueError as error:
        raise click.UsageError(f"{error}.") from None


def _processors() -> int:
    """Return how many processors this process may use."""
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
    """Open a journal; options that are given too must be the same as in it."""
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
    if wishes[1] is None and any(map(names_code, plan.bots)):
        raise Bad(f"{path} names code to run: if you trust it, say --bots {theirs[1]} too.")
    reach_code(plan.bots)
    plan = replace(plan, matches=matches or plan.matches)
    return Journal(plan, {n: r for n, r in found.results.items() if n < plan.matches})


# Playing


def _play(kept: Journal, path: Path, jobs: int, cluster: str | None, again: str) -> None:
    """Play to the end, or to Ctrl-C."""
    left = len(missing(kept))
    if not left:
        return
    if sys.stderr.isatty():
        click.echo(f"Matches are written to {path} as they end.", err=True)
    try:
        # Ray tells on stdout when it loses a worker, but stdout is for the figures
        with progress("playing", left) as advance, redirect_stdout(sys.stderr):
            play(kept, path, jobs, cluster, advance)
    except KeyboardInterrupt:
        _stopped(kept, again)
    except (WorkersLost, Unreachable) as error:
        going_on = f" What is done is kept; go on with: {again}"
        raise Bad(f"{error}.{going_on if kept.results else ''}") from None
    except OSError as error:
        raise Bad(f"{path}: {why(error)}.") from None


def _stopped(kept: Journal, again: str) -> None:
    """Tell, after Ctrl-C, what is known so far and how to go on."""
    if not kept.results:
        click.echo("Stopped before a match was over.", err=True)
        return
    for line in lines(figures(kept.plan, kept.results.values())):
        click.echo(line)
    done = f"{len(kept.results):,} of {counted(kept.plan.matches, 'match', 'matches')}"
    click.echo(f"Stopped. {done} are kept. Go on with:", err=True)
    click.echo(again, err=True)


def _again(path: Path, wishes: dict[str, str | int | None]) -> str:
    """Return the command that goes on, with the options of this one."""
    said = {name: value for name, value in wishes.items() if value is not None}
    words = ["--resume", str(path)]
    for name, value in said.items():
        words += [name] if value is True else [name, str(value)]
    return f"{program()} arena {shlex.join(words)}"


# What is told


def _tell(
    kept: Journal, again: str, json_file: str | None, report: str | None, *, times: bool
) -> None:
    found = figures(kept.plan, kept.results.values())
    texts: dict[str, str] = {}
    if json_file is not None:
        texts[json_file] = json.dumps(as_json(found, times=times), indent=2) + "\n"
    if report is not None:
        from digsite.arena.report import page

        texts[report] = page(found)
    to_screen = texts.pop(STDOUT, None) or "".join(f"{line}\n" for line in lines(found))
    for name, text in texts.items():
        try:
            Path(name).write_text(text, "utf-8")
        except OSError as error:
            raise Bad(f"{name}: {why(error)}. The matches are kept: {again}") from None
    click.echo(to_screen, nl=False)


def _check_writable(name: str | None) -> None:
    """Raise before the first match, not after the last, if a file cannot be written."""
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
