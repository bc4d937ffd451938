"""The journal of a tournament: its plan, then each match as it ends, one line of JSON each.

Whatever ends a run, the matches in the journal are kept, and `--resume` plays the rest.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

from digsite.arena.plan import Plan
from digsite.arena.result import Result, read
from digsite.core.errors import Unreadable
from digsite.core.game import Game
from digsite.games import load, names

FORMAT: Final = 1


@dataclass(frozen=True)
class Journal:
    """What a journal holds so far."""

    plan: Plan
    results: dict[int, Result]  # by number


def begin(path: Path, plan: Plan) -> None:
    """Write the first line of a new journal."""
    game = load(plan.game)
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(_header(plan, game)) + "\n")


@contextmanager
def writing(path: Path) -> Iterator["Writer"]:
    """Open a journal to add to it. An incomplete last line, of a killed run, is removed first."""
    with path.open("r+b") as file:
        file.truncate(file.read().rfind(b"\n") + 1)
    with path.open("a", encoding="utf-8", newline="\n") as file:
        yield Writer(file)


@dataclass(frozen=True)
class Writer:
    """A journal that is open."""

    file: TextIO

    def add(self, result: Result) -> None:
        """Write a result to the file at once."""
        self.file.write(f"{result}\n")
        self.file.flush()


def opened(path: Path) -> Journal:
    """Return what a journal holds; Unreadable names the line that is wrong."""
    lines = path.read_bytes().split(b"\n")[:-1]  # what follows the last line break is incomplete
    if not lines:
        raise Unreadable("line 1: this is no journal of the arena")
    plan = _plan(lines[0])
    results: dict[int, Result] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            result = read(line.decode(), plan.seats)
        except (ValueError, TypeError, AttributeError, RecursionError):
            raise Unreadable(f"line {number}: this is no result of a match") from None
        results[result.number] = result
    return Journal(plan, results)


def _header(plan: Plan, game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "arena": FORMAT,
        "game": plan.game,
        "version": game.VERSION,
        "options": dict(game.BOT_OPTIONS),
        "bots": list(plan.bots),
        "seats": plan.seats,
        "matches": plan.matches,
        "seed": plan.seed,
    }


def _plan(line: bytes) -> Plan:
    """Read the first line; the rules of the game must be those of today."""
    try:
        found = json.loads(line)
        plan = Plan(
            game=str(found["game"]),
            bots=tuple(map(str, found["bots"])),
            seats=int(found["seats"]),
            matches=int(found["matches"]),
            seed=int(found["seed"]),
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Unreadable("line 1: this is no journal of the arena") from None
    if plan.game not in names():
        raise Unreadable(f"line 1: there is no game '{plan.game[:40]}' here")
    if found != _header(plan, load(plan.game)):
        raise Unreadable("line 1: these matches were played by other rules, and cannot be resumed")
    return plan
