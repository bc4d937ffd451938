"""What a search tells of its thoughts."""

import pytest

from digsite.bots import Budget, bot, explain
from tests.bots.puzzles import Node, Puzzle, end
from tests.bots.test_bots import decisions
from tests.helpers import AnyGame, generator

BUDGET = Budget(iterations=50)


def test_an_explanation_adds_up(game: AnyGame, seats: int) -> None:
    for s in decisions(game, seats, "explain"):
        view = game.look(s, s.actor)
        found = explain(game, view, generator("same"), BUDGET)
        assert sorted(c.action for c in found) == list(view.legal)
        assert sum(c.visits for c in found) == 50
        assert sum(c.share for c in found) == pytest.approx(1)
        for candidate in found:
            assert len(candidate.values) == (seats if candidate.visits else 0)
            assert sum(candidate.values) == pytest.approx(1 if candidate.visits else 0)
            assert 0 <= candidate.spread <= 0.5


def test_the_first_candidate_is_what_the_bot_would_do(game: AnyGame, seats: int) -> None:
    for s in decisions(game, seats, "would"):
        view = game.look(s, s.actor)
        found = explain(game, view, generator("same"), BUDGET)
        assert found[0].action == bot("ismcts:50").choose(game, view, generator("same"))


def test_values_and_spread_are_those_of_the_worlds() -> None:
    coin = Node(-1, {2: end(1, 0), 3: end(0, 1)}, odds=(1, 1))
    puzzle = Puzzle(Node(0, {0: coin, 1: end(0.25, 0.75)}), 2)
    by_action = {
        c.action: c
        for c in explain(puzzle.game, puzzle.view, generator("coin"), Budget(iterations=2000))
    }
    assert by_action[0].values == pytest.approx((0.5, 0.5), abs=0.05)
    assert by_action[0].spread == pytest.approx(0.5, abs=0.01)
    assert by_action[1].values == pytest.approx((0.25, 0.75))
    assert by_action[1].spread == pytest.approx(0)


def test_nobody_explains_the_choice_of_another(game: AnyGame, seats: int) -> None:
    s = next(decisions(game, seats, "another"))
    view = game.look(s, (s.actor + 1) % seats)
    assert explain(game, view, generator("same"), BUDGET) == []
