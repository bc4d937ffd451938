"""How long bots think."""

from time import perf_counter
from typing import Any

from digsite.bots import Budget, bot, explain
from digsite.core.seats import NOBODY
from tests.helpers import AnyGame, generator, new


def first_view(game: AnyGame, seats: int) -> Any:  # noqa: ANN401 - a view is the game's own
    """The first real choice of a game."""
    rng = generator("first", seats)
    s = new(game, seats)
    while s.actor < 0 or len(game.legal(s)) < 2:
        game.apply(s, game.pick(s, rng))
    return game.look(s, s.actor)


def test_a_search_keeps_its_time(game: AnyGame, seats: int) -> None:
    view = first_view(game, seats)
    times: list[float] = []
    while len(times) < 20 and min(times, default=1.0) > 0.21:  # others may take the machine
        start = perf_counter()
        bot("ismcts:0.2s").choose(game, view, generator(len(times)))
        times.append(perf_counter() - start)
    assert 0.19 <= min(times) <= 0.21


def test_a_search_counts_its_iterations(game: AnyGame, seats: int) -> None:
    candidates = explain(game, first_view(game, seats), generator(0), Budget(iterations=37))
    assert sum(candidate.visits for candidate in candidates) == 37


def test_a_single_choice_needs_no_thought(game: AnyGame, seats: int) -> None:
    rng = generator("single", seats)
    s = new(game, seats)
    while s.actor != NOBODY and (s.actor < 0 or len(game.legal(s)) > 1):
        game.apply(s, game.pick(s, rng))
    if s.actor == NOBODY:
        return
    view = game.look(s, s.actor)
    start = perf_counter()
    assert bot("ismcts:5s").choose(game, view, rng) == view.legal[0]
    assert perf_counter() - start < 1
