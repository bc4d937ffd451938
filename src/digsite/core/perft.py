"""How many sequences of actions there are: the figure by which two engines are compared."""

from collections.abc import Iterator

from digsite.core.game import Game, S, V


def perft(game: Game[S, V], s: S, depth: int) -> int:
    """Count the sequences of `depth` actions from `s`, chance included, each outcome once."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal(s))
    total = 0
    for after in successors(game, s):
        total += perft(game, after, depth - 1)
    return total


def divide(game: Game[S, V], s: S, depth: int) -> Iterator[tuple[int, int]]:
    """Give each legal action with the number of sequences of `depth` actions that begin with it."""
    for action, after in zip(game.legal(s), successors(game, s), strict=True):
        yield action, perft(game, after, depth - 1)


def successors(game: Game[S, V], s: S) -> Iterator[S]:
    """Give the table after each legal action of `s`."""
    for action in game.legal(s):
        after = game.clone(s)
        game.apply(after, action)
        yield after
