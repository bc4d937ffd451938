"""What a decision cost: the best action on what its seat knew then, less the action it played."""

import hashlib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from digsite.bots import Budget, compare
from digsite.bots.explain import Considered
from digsite.core.game import Game, S, V
from digsite.core.record import Record
from digsite.core.replay import Replayed, replayed
from digsite.core.rng import Rng, seeded
from digsite.core.seats import CHANCE
from digsite.core.versions import rules_of

SURE: Final = 2.0  # a difference counts if it is larger than so many standard errors


@dataclass(frozen=True)
class Decision:
    """What a search thinks of one action that somebody chose."""

    ply: int
    seat: int
    action: int
    line: tuple[int, ...]  # the best action, and what its seat would play after it in a row
    chances: tuple[float, ...]  # by seat, if the best action is played
    cost: tuple[float, ...]  # by seat, what it changed that another one was played
    uncertainty: float  # standard error of `cost` for the seat that decided
    lead: float  # how much better the best is than the next, beyond doubt; 0 if it is not

    @property
    def error(self) -> float:
        """What the seat lost by its own choice, if that is beyond doubt; else 0."""
        return _beyond(-self.cost[self.seat], self.uncertainty)

    @property
    def found(self) -> bool:
        """Whether the best action was played, or one that is as good as can be told."""
        return not self.error


def choices(game: Game[S, V], record: Record) -> list[int]:
    """Return the plies at which somebody had more than one legal action."""
    game = rules_of(game, record)
    return [each.ply for each in replayed(game, record) if _chose(game, each)]


def decided(
    game: Game[S, V], record: Record, plies: Collection[int], budget: Budget
) -> Iterator[Decision]:
    """Yield what a search thinks of the decisions at these plies, in order."""
    game = rules_of(game, record)
    last = max(plies, default=-1)
    for each in replayed(game, Record(record.header, record.moves[: last + 1])):
        if each.ply in plies:
            yield _decision(game, each, dice(record, each.ply), budget)


def _chose(game: Game[S, V], each: Replayed[S]) -> bool:
    return each.actor != CHANCE and len(game.legal(each.before)) > 1


def _decision(game: Game[S, V], each: Replayed[S], rng: Rng, budget: Budget) -> Decision:
    view = game.look(each.before, each.actor)
    found = compare(game, view, each.action, rng, budget)
    best, played = found.best.values, found.played.values
    lead = 0.0
    if found.next:
        ahead = best[each.actor] - found.next.values[each.actor]
        lead = _beyond(ahead, _uncertainty(found.best, found.next))
    return Decision(
        ply=each.ply,
        seat=each.actor,
        action=each.action,
        line=found.line,
        chances=best,
        cost=tuple(p - b for p, b in zip(played, best, strict=True)),
        uncertainty=0.0 if found.best is found.played else _uncertainty(found.played, found.best),
        lead=lead,
    )


def _beyond(difference: float, uncertainty: float) -> float:
    """Return a difference if it is beyond doubt, else 0."""
    return difference if difference > SURE * uncertainty else 0.0


def _uncertainty(*compared: Considered) -> float:
    """Return the standard error of the difference of two means."""
    return sqrt(sum(each.spread**2 / max(each.visits - 1, 1) for each in compared))


def dice(record: Record, ply: int) -> Rng:
    """Return a generator that depends on the game played and the ply, on nothing else."""
    told = record.header.get("Seed-SHA256", "")
    return seeded(hashlib.sha256(f"digsite review {told} {ply}".encode()).digest())
