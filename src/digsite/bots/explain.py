"""What a search thought: for hints, analysis and the log."""

from dataclasses import dataclass
from math import sqrt

from digsite.bots.budget import Budget
from digsite.bots.ismcts import Search, searched
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng


@dataclass(frozen=True)
class Candidate:
    """An action that was considered."""

    action: int
    visits: int
    share: float  # of all visits
    values: tuple[float, ...]  # by seat: the mean part of the win it can expect; () if not visited
    spread: float  # how far the value for the viewer differed from world to world


def explain(game: Game[S, V], view: V, rng: Rng, budget: Budget) -> list[Candidate]:
    """Search as `ismcts` does and give every legal action, the most visited first."""
    if not view.legal:
        return []
    search = searched(game, view, rng, budget)
    found = [_candidate(search, place) for place in range(len(view.legal))]
    favourite = search.favourite()
    return sorted(found, key=lambda c: (-c.visits, c.action != favourite, c.action))


def _candidate(search: Search[S, V], place: int) -> Candidate:
    tree = search.tree
    edge = tree.first[0] + place
    visits, action = tree.visits[edge], tree.action[edge]
    if visits == 0:
        return Candidate(action, 0, 0.0, (), 0.0)
    seats = len(search.sums)
    values = tuple(total / visits for total in search.root_sums[place * seats :][:seats])
    mean = values[search.seat]
    variance = search.root_squares[place] / visits - mean * mean
    share = visits / search.iterations
    return Candidate(action, visits, share, values, sqrt(max(variance, 0.0)))
