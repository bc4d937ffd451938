"""Results that nobody played, and work that kills its worker."""

import os
import signal
from functools import partial
from pathlib import Path

from digsite.arena.plan import Plan
from digsite.arena.result import Result

GAME = "mykerinos"


def plan(bots: str = "a,b", seats: int = 2, matches: int = 4, seed: int = 1) -> Plan:
    return Plan(GAME, tuple(bots.split(",")), seats, matches, seed)


def result(number: int, scores: list[int], places: list[int] | None = None) -> Result:
    """A match with these scores; places follow from them unless they are given."""
    seats = len(scores)
    return Result(
        number=number,
        scores=scores,
        places=places or [1 + sum(other > score for other in scores) for score in scores],
        parts=[{"prestige": score} for score in scores],
        first=0,
        length=100 + number,
        decisions=[10] * seats,
        seconds=[0.5] * seats,
        course=[[0, score] for score in scores],
        facts={},
    )


def square(number: int) -> int:
    return number * number


def square_at_second_try(folder: Path, number: int) -> int:
    """Kill the process that does this, the first time."""
    try:
        (folder / str(number)).touch(exist_ok=False)
    except FileExistsError:
        return number * number
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def never(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


fragile = partial(partial, square_at_second_try)
