"""Random games and positions for the tests of every game."""

from collections.abc import Iterator
from typing import Any

from digsite.core.game import Game
from digsite.core.replay import defaults
from digsite.core.rng import Rng, seeded
from digsite.core.seats import NOBODY

AnyGame = Game[Any, Any]


def short(game: AnyGame) -> dict[str, str]:
    """The options of games of bots; where a last round can be set, an early one."""
    rounds = [value for value in game.OPTIONS.get("rounds", ()) if value.isdigit()]
    return {**game.BOT_OPTIONS, **({"rounds": min(rounds, key=int)} if rounds else {})}


def new(game: AnyGame, seats: int) -> Any:  # noqa: ANN401 - a state is the game's own
    """The table of a short game of bots before chance deals."""
    return game.deal(seats, {**defaults(game), **short(game)})


def generator(*words: object) -> Rng:
    """A generator of its own for each test and case."""
    return seeded(" ".join(map(str, words)).encode())


def states(game: AnyGame, seats: int, rng: Rng) -> Iterator[Any]:
    """Every state of a random game, the same object each time."""
    s = new(game, seats)
    yield s
    while s.actor != NOBODY:
        game.apply(s, game.pick(s, rng))
        yield s


def positions(game: AnyGame, seats: int, rng: Rng, games: int, share: int) -> Iterator[Any]:
    """About one in `share` of the states of some random games, and the last of each."""
    for _ in range(games):
        for s in states(game, seats, rng):
            if s.actor == NOBODY or rng.below(share) == 0:
                yield game.clone(s)
