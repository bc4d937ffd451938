"""What a search found out about each legal action: shown to people as a hint."""

from dataclasses import dataclass
from math import sqrt

from digsite.bots.budget import Budget
from digsite.bots.ismcts import Search, searched
from digsite.core.game import Game, S, V
from digsite.core.phrase import Phrase
from digsite.core.rng import Rng


@dataclass(frozen=True)
class Considered:
    """What a search found out about one action."""

    action: int
    visits: int
    share: float  # of all visits
    values: tuple[float, ...]  # by seat: its mean share of the win; () if never visited
    spread: float  # standard deviation of the value for the viewer, from world to world


def explain(game: Game[S, V], view: V, rng: Rng, budget: Budget) -> list[Considered]:
    """Search as `ismcts` does; return every legal action, the most visited first."""
    if not view.legal:
        return []
    search = searched(game, view, rng, budget)
    found = [_considered(search, place) for place in range(len(view.legal))]
    favourite = search.favourite()
    return sorted(found, key=lambda c: (-c.visits, c.action != favourite, c.action))


def why(game: Game[S, V], view: V, action: int, rng: Rng) -> tuple[Phrase, ...]:
    """Return what is good about an action of the viewer, in sentences, the most telling first."""
    world = game.sample(view, rng)
    game.apply(world, action)
    return game.reasons(view, action, game.look(world, view.seat))


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
