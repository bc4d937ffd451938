"""Calling the command: within this process, or as a process of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from click.testing import CliRunner, Result

import digsite
from digsite.cli import MODULES
from digsite.cli import digsite as command
from digsite.core.match import Match
from digsite.core.record import Record

GAME = "mykerinos"
COMMANDS = [*MODULES]
HOSTILE = sorted((Path(__file__).parents[1] / "records" / "hostile").iterdir())
POSITIONS = Path(__file__).parents[1] / "perft" / f"{GAME}.txt"


def run(*arguments: object, typed: str | bytes = "") -> Result:
    """Call the command with what is typed on its standard input."""
    return CliRunner().invoke(command, [str(each) for each in arguments], input=typed)


def process(arguments: Sequence[object], typed: str = "") -> subprocess.CompletedProcess[str]:
    """Call the command as a process of its own, in a pipe."""
    return subprocess.run(
        started(arguments), input=typed, capture_output=True, text=True, timeout=60, check=False
    )


def started(arguments: Sequence[object]) -> list[str]:
    """The command line that starts this build, wherever it is installed."""
    call = "from digsite.cli import main; main()"
    return [sys.executable, "-c", call, *map(str, arguments)]


@contextmanager
def running(arguments: Sequence[object], **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command as a process that hears Ctrl-C; what the test leaves of it is killed."""
    process = subprocess.Popen(
        started(arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(**settings),
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - no threads here
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def hear_ctrl_c() -> None:
    """Tests that run side by side, or behind a shell, may have been told not to listen."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment(**settings: str) -> dict[str, str]:
    """The environment of this process, with some settings changed."""
    return {**os.environ, **settings}


def ended(seats: int = 2, seed: int = 4) -> Record:
    """The record of a game played to its end."""
    match = Match(digsite.load(GAME), seats, seed=seed)
    while not match.over:
        match.act(match.actor, match.legal[len(match.legal) // 2])
    return match.record


def position(name: str) -> str:
    """A position of tests/perft by its name."""
    for line in POSITIONS.read_text("utf-8").splitlines():
        if line.startswith(f"{name}\t"):
            return line.split("\t")[2]
    raise LookupError(name)


def is_one_complaint(result: Result) -> bool:
    """Whether it ended with status 2 and one line on stderr, and without a traceback."""
    return (
        result.exit_code == 2
        and result.stderr.count("\n") == 1
        and result.stderr.startswith("digsite")
        and isinstance(result.exception, SystemExit)
    )
