"""Luck of chance: the chances after a roll, less their mean over all that could be rolled."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Final

from digsite.core.game import Game, S, V
from digsite.core.record import Record
from digsite.core.replay import Replayed, replayed
from digsite.core.rng import Rng, seeded
from digsite.core.seats import CHANCE
from digsite.core.versions import rules_of

MOST: Final = 100  # with more outcomes than this, so many are drawn by their odds

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Roll:
    """What one roll of chance gave to each seat, and the largest standard error of it."""

    ply: int
    action: int
    luck: Chances
    uncertainty: float  # 0 if all outcomes were looked at


def rolls(game: Game[S, V], record: Record) -> Iterator[Roll]:
    """Yield every roll of a record that could have come otherwise."""
    game = rules_of(game, record)
    for each in replayed(game, record):
        if each.actor == CHANCE and len(game.legal(each.before)) > 1:
            yield _roll(game, each)


def _roll(game: Game[S, V], each: Replayed[S]) -> Roll:
    s, actions = each.before, game.legal(each.before)
    after = _value(game, s, each.action)
    if len(actions) <= MOST:
        odds = game.odds(s)
        values = [_value(game, s, action) for action in actions]
        mean = [sum(map(_product, odds, of)) / sum(odds) for of in zip(*values, strict=True)]
        uncertainty = 0.0
    else:
        rng = _dice(game, s)
        drawn = [_value(game, s, game.pick(s, rng)) for _ in range(MOST)]
        mean = [sum(of) / MOST for of in zip(*drawn, strict=True)]
        uncertainty = max(map(_standard_error, zip(*drawn, strict=True)))
    return Roll(
        each.ply, each.action, tuple(a - m for a, m in zip(after, mean, strict=True)), uncertainty
    )


def _product(weight: int, value: float) -> float:
    return weight * value


def _standard_error(values: tuple[float, ...]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _value(game: Game[S, V], s: S, action: int) -> list[float]:
    after = game.clone(s)
    game.apply(after, action)
    return game.value(after)


def _dice(game: Game[S, V], s: S) -> Rng:
    return seeded(hashlib.sha256(game.write(s).encode()).digest())
