"""Replay all records of a game, for whoever measures what of its rules they use."""

import sys

import digsite
from digsite.core.record import Record
from digsite.core.replay import replayed, rolled, seed_of
from digsite.core.seats import CHANCE
from tests.helpers import AnyGame
from tests.records.games import read, today


def replay(game: AnyGame, record: Record) -> None:
    """Play a record again as a match does, with its chance, and count the points at the end."""
    end, seed = None, seed_of(record) or b""
    for each in replayed(game, record):
        if each.actor == CHANCE:
            game.odds(each.before)
            rolled(game, each.before, seed, each.ply)
        end = each.before
    for count in (game.legal, game.scores, game.breakdown, game.places):
        count(end)


def main(name: str) -> None:
    """Replay the records of a game by its rules of today."""
    for path in today(name):
        replay(digsite.load(name), read(path))


if __name__ == "__main__":
    main(sys.argv[1])
