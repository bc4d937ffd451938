"""Marks: the turns that cost most, the moves that nobody should miss, and where a game turned."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from digsite.reviews.decisions import Decision
from digsite.reviews.rolls import Roll

# From so much of a win on, what a turn cost is called so.
MARKS: Final = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
ONLY: Final = 0.10  # a move that is so much better than the next is worth a mark
RIGHT: Final = 0.035  # played again, a move that costs no more than this is right
TURNING_POINTS: Final = 5


@dataclass(frozen=True)
class Turn:
    """What one seat decided in a row, and what it cost this seat."""

    seat: int
    plies: tuple[int, ...]  # of its decisions
    cost: float  # 0 or more
    worst: int  # the ply of the decision that cost most

    @property
    def mark(self) -> str:
        """Return blunder, mistake, inaccuracy, or nothing."""
        return next((name for name, least in MARKS.items() if self.cost >= least), "")


@dataclass(frozen=True)
class TurningPoint:
    """Something that changed the chances of a seat much: a turn, or a roll of chance."""

    ply: int
    seat: int  # whose chances changed most
    change: float
    rolled: bool  # whether chance did it


def turns(decisions: Iterable[Decision]) -> list[Turn]:
    """Return all turns; a turn goes on until another seat decides."""
    return [_turn([*of]) for _, of in groupby(decisions, key=lambda each: each.seat)]


def _turn(decisions: Sequence[Decision]) -> Turn:
    worst = max(decisions, key=lambda each: each.error)
    return Turn(
        seat=decisions[0].seat,
        plies=tuple(each.ply for each in decisions),
        cost=sum(each.error for each in decisions),
        worst=worst.ply,
    )


def only_moves(decisions: Iterable[Decision]) -> list[int]:
    """Return the plies at which the one good move was found."""
    return [each.ply for each in decisions if each.found and each.lead >= ONLY]


def turning_points(
    decisions: Iterable[Decision], rolls: Iterable[Roll], seat: int | None = None
) -> list[TurningPoint]:
    """Return what changed the chances of a seat most, or of any, in the order of the game."""
    changes = _changes(decisions, rolls) if seat is None else _changes_of(seat, decisions, rolls)
    found = sorted(changes, key=lambda each: -abs(each.change))
    marked = [each for each in found[:TURNING_POINTS] if abs(each.change) >= MARKS["inaccuracy"]]
    return sorted(marked, key=lambda each: each.ply)


def _changes(decisions: Iterable[Decision], rolls: Iterable[Roll]) -> Iterator[TurningPoint]:
    for each in decisions:
        if each.error:
            yield TurningPoint(each.ply, each.seat, -each.error, rolled=False)
    for roll in rolls:
        seat = max(range(len(roll.luck)), key=lambda n: abs(roll.luck[n]))
        yield TurningPoint(roll.ply, seat, roll.luck[seat], rolled=True)


def _changes_of(
    seat: int, decisions: Iterable[Decision], rolls: Iterable[Roll]
) -> Iterator[TurningPoint]:
    for each in decisions:
        if each.error:
            yield TurningPoint(each.ply, seat, each.cost[seat], rolled=False)
    for roll in rolls:
        yield TurningPoint(roll.ply, seat, roll.luck[seat], rolled=True)
