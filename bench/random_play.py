"""Random games by the thousand: they end, nothing is lost, and this is how long they are.

Usage: python bench/random_play.py [GAMES [NAME ...]]
"""

import statistics
import sys
from importlib import import_module
from pathlib import Path

import digsite
from digsite.core.replay import defaults
from digsite.core.rng import seeded
from digsite.core.seats import NOBODY

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the census of each game in tests/


def report(name: str, seats: int, games: int) -> str:
    """Play, count the box after every action, and return a line of figures."""
    game = digsite.load(name)
    census = import_module(f"tests.{name}.census").census
    options = {**defaults(game), **game.BOT_OPTIONS}
    lengths, totals = [], [0] * seats
    for number in range(games):
        rng, s = seeded(f"{name} {seats} {number}".encode()), game.deal(seats, options)
        box, actions = census(s), 0
        while s.actor != NOBODY:
            game.apply(s, game.pick(s, rng))
            actions += 1
            if census(s) != box:
                raise SystemExit(f"the box has changed: {game.write(s)}")
        lengths.append(actions)
        totals = [total + score for total, score in zip(totals, game.scores(s), strict=True)]
    means = " ".join(f"{total / games:.1f}" for total in totals)
    spread = f"{min(lengths)} to {max(lengths)}, mean {statistics.mean(lengths):.1f}"
    return f"{name}, {seats} seats, {games} games: actions {spread}; mean scores {means}"


def main() -> None:
    """Play every game named, or all of them, with every number of seats."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for name in sys.argv[2:] or digsite.names():
        for seats in digsite.load(name).SEATS:
            print(report(name, seats, games), flush=True)


if __name__ == "__main__":
    main()
