"""How many sequences of actions there are: the figure by which two engines are compared."""

from collections.abc import Iterator

from digsite.core.game import Game, S, V


def perft(game: Game[S, V], s: S, depth: int) -> int:
    """Count the sequences of `depth` actions from `s`, chance included, each outcome once."""
    if depth == 0:
        return 1
    actions = game.legal(s)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.clone(s)
        game.apply(after, action)
        total += perft(game, after, depth - 1)
    return total


def divide(game: Game[S, V], s: S, depth: int) -> Iterator[tuple[int, int]]:
    """Give each legal action with the number of sequences of `depth` actions that begin with it."""
    for action in game.legal(s):
        after = game.clone(s)
        game.apply(after, action)
        yield action, perft(game, after, depth - 1)
