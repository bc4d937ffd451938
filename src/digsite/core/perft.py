"""Counting sequences of actions. Two engines with the same rules get the same numbers."""

from collections.abc import Iterator

from digsite.core.game import Game, S, V


def perft(game: Game[S, V], s: S, depth: int) -> int:
    """Return how many sequences of `depth` actions there are from `s`.

    Actions of chance count like all others, each possible outcome once.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal(s))
    total = 0
    for after in successors(game, s):
        total += perft(game, after, depth - 1)
    return total


def divide(game: Game[S, V], s: S, depth: int) -> Iterator[tuple[int, int]]:
    """Yield each legal action with how many sequences of `depth` actions begin with it."""
    for action, after in zip(game.legal(s), successors(game, s), strict=True):
        yield action, perft(game, after, depth - 1)


def successors(game: Game[S, V], s: S) -> Iterator[S]:
    """Yield the state after each legal action of `s`."""
    for action in game.legal(s):
        after = game.clone(s)
        game.apply(after, action)
        yield after
