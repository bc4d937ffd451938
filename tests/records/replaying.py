"""Replay all records of a game, for whoever measures what of its rules they use."""

import sys

import digsite
from digsite.core.record import Record
from digsite.core.replay import rolled, seed_of, steps
from digsite.core.seats import CHANCE
from tests.helpers import AnyGame
from tests.records.games import read, today


def replay(game: AnyGame, record: Record) -> None:
    """Play a record again as a match does, with its chance, and count the points at the end."""
    end, seed = None, seed_of(record) or b""
    for step in steps(game, record):
        if step.actor == CHANCE:
            game.odds(step.before)
            rolled(game, step.before, seed, step.ply)
        end = step.before
    for count in (game.legal, game.scores, game.breakdown, game.places):
        count(end)


def main(name: str) -> None:
    """Replay the records of a game by its rules of today."""
    for path in today(name):
        replay(digsite.load(name), read(path))


if __name__ == "__main__":
    main(sys.argv[1])
