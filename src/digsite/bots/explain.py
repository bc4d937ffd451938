"""What a search found out about legal actions: for hints, and to look back on a game."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from digsite.bots.budget import Budget
from digsite.bots.ismcts import Search, searched
from digsite.core.game import Game, S, V
from digsite.core.phrase import Phrase
from digsite.core.rng import Rng

AGAIN: Final = 0.5  # part of the budget that is spent once more on two actions, to compare them


@dataclass(frozen=True)
class Considered:
    """What a search found out about one action."""

    action: int
    visits: int
    share: float  # of all visits
    values: tuple[float, ...]  # by seat: its mean share of the win; () if never visited
    spread: float  # standard deviation of the value for the viewer, from world to world


@dataclass(frozen=True)
class Compared:
    """An action that was played, beside the best one that a search found.

    `line` is what the same seat would play in a row: it begins with the best action and ends where
    chance or another seat acts.
    """

    played: Considered
    best: Considered
    next: Considered | None  # the most visited of all others, if any was visited
    line: tuple[int, ...]


def explain(game: Game[S, V], view: V, rng: Rng, budget: Budget) -> list[Considered]:
    """Search as `ismcts` does; return every legal action, the most visited first."""
    if not view.legal:
        return []
    search = searched(game, view, rng, budget)
    found = _all_considered(search)
    favourite = search.favourite()
    return sorted(found, key=lambda c: (-c.visits, c.action != favourite, c.action))


def compare(game: Game[S, V], view: V, played: int, rng: Rng, budget: Budget) -> Compared:
    """Search as `ismcts` does; return what was played, and the best action.

    Where they differ, both are tried equally often for some more iterations. If what was played is
    not worse then, it counts as the best.
    """
    search = searched(game, view, rng, budget)
    best = search.favourite()
    if best != played:
        iterations: int = search.iterations
        for _ in range(max(int(AGAIN * iterations) // 2, 1)):
            search.iterate_from(played)
            search.iterate_from(best)
    found = {each.action: each for each in _all_considered(search)}
    if best != played and found[played].values[view.seat] >= found[best].values[view.seat]:
        best = played
    others = [each for each in found.values() if each.action != best and each.visits]
    following = max(others, key=lambda each: each.visits, default=None)
    return Compared(found[played], found[best], following, _line(search, best))


def _line(search: Search[S, V], action: int) -> tuple[int, ...]:
    """Return an action of the root and what follows it, while the searching seat goes on."""
    tree, line = search.tree, [action]
    node = tree.child[tree.find(0, action)]
    while node >= 0 and tree.mover[node] == search.seat and tree.count[node]:
        edge = max(
            range(tree.first[node], tree.first[node] + tree.count[node]),
            key=lambda edge: tree.visits[edge],
        )
        if not tree.visits[edge]:
            break
        line.append(tree.action[edge])
        node = tree.child[edge]
    return tuple(line)


def why(game: Game[S, V], view: V, action: int, rng: Rng) -> tuple[Phrase, ...]:
    """Return what is good about an action of the viewer, in sentences, the most telling first."""
    world = game.sample(view, rng)
    game.apply(world, action)
    return game.reasons(view, action, game.look(world, view.seat))


def _all_considered(search: Search[S, V]) -> list[Considered]:
    return [_considered(search, place) for place in range(len(search.view.legal))]


def _considered(search: Search[S, V], place: int) -> Considered:
    tree = search.tree
    edge = tree.first[0] + place
    visits, action = tree.visits[edge], tree.action[edge]
    if visits == 0:
        return Considered(action, 0, 0.0, (), 0.0)
    seats = len(search.sums)
    values = tuple(total / visits for total in search.root_sums[place * seats :][:seats])
    mean = values[search.seat]
    variance = search.root_squares[place] / visits - mean * mean
    share = visits / search.iterations
    return Considered(action, visits, share, values, sqrt(max(variance, 0.0)))
