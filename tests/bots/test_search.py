"""What the search understands: chance, hidden actions, several seats."""

from collections import Counter
from collections.abc import Sequence

import pytest

from digsite.bots import bot
from digsite.bots.ismcts import Search
from digsite.bots.tuning import Tuning
from digsite.core.rng import seeded
from digsite.core.seats import CHANCE
from tests.bots.puzzles import Node, Puzzle, Standing, end

SEARCH = bot("ismcts:600")


def chosen(puzzle: Puzzle) -> int:
    return SEARCH.choose(puzzle.game, puzzle.view, seeded(b"puzzle"))


@pytest.mark.parametrize("odds, best", [((6, 4), 0), ((4, 6), 1)])
def test_a_bet_is_taken_when_the_odds_are_good(odds: tuple[int, int], best: int) -> None:
    bet = Node(CHANCE, {2: end(1, 0), 3: end(0, 1)}, odds=odds)
    assert chosen(Puzzle(Node(0, {0: bet, 1: end(0.5, 0.5)}), 2)) == best


def test_two_outcomes_of_chance_are_answered_differently() -> None:
    heads = Node(0, {4: end(0.9, 0.1), 5: end(0, 1)})
    tails = Node(0, {4: end(0, 1), 5: end(0.9, 0.1)})
    coin = Node(CHANCE, {2: heads, 3: tails}, odds=(1, 1))
    assert chosen(Puzzle(Node(0, {0: coin, 1: end(0.6, 0.4)}), 2)) == 0


def test_what_a_rival_does_unseen_cannot_be_answered() -> None:
    left = Node(0, {4: end(0.9, 0.1), 5: end(0, 1)})
    right = Node(0, {4: end(0, 1), 5: end(0.9, 0.1)})
    hiding = Node(1, {2: left, 3: right}, hidden=True)
    assert chosen(Puzzle(Node(0, {0: hiding, 1: end(0.6, 0.4)}), 2)) == 1


def test_what_chance_deals_unseen_cannot_be_answered() -> None:
    left = Node(0, {4: end(0.9, 0.1), 5: end(0, 1)})
    right = Node(0, {4: end(0, 1), 5: end(0.9, 0.1)})
    deal = Node(CHANCE, {2: left, 3: right}, odds=(1, 1), hidden=True)
    assert chosen(Puzzle(Node(0, {0: deal, 1: end(0.6, 0.4)}), 2)) == 1


def test_a_rival_is_expected_to_take_the_best_for_himself() -> None:
    reply = Node(1, {2: end(0.9, 0.1, 0), 3: end(0.1, 0.5, 0.4)})
    assert chosen(Puzzle(Node(0, {0: reply, 1: end(0.4, 0.3, 0.3)}), 3)) == 1


def test_a_rival_is_not_expected_to_harm_himself_to_harm_others() -> None:
    reply = Node(2, {2: end(0.6, 0, 0.4), 3: end(0, 0.7, 0.3)})
    assert chosen(Puzzle(Node(0, {0: reply, 1: end(0.4, 0.3, 0.3)}), 3)) == 0


def test_actions_that_exist_in_some_worlds_only_are_judged_by_those() -> None:
    strong = Node(1, {2: end(0.1, 0.9), 3: end(0.9, 0.1)})
    weak = Node(1, {3: end(0.9, 0.1)})
    hands = Node(CHANCE, {6: strong, 7: weak}, odds=(1, 9), hidden=True)
    assert chosen(Puzzle(Node(0, {0: hands, 1: end(0.6, 0.4)}), 2)) == 0


def test_more_visits_go_to_better_actions() -> None:
    puzzle = Puzzle(Node(0, {n: end(n / 10, 1 - n / 10) for n in range(8)}), 2)
    choices = Counter(SEARCH.choose(puzzle.game, puzzle.view, seeded(bytes([n]))) for n in range(5))
    assert choices == {7: 5}


def leaf(puzzle: Puzzle, turns: int, seed: bytes = b"leaf") -> float:
    """What the first leaf of a search is worth to the first seat."""
    search = Search(puzzle.game, puzzle.view, seeded(seed), Tuning(turns))
    search.iterate()
    return search.sums[0]


@pytest.mark.parametrize("turns, worth", [(0, 0.5), (1, 0.8), (2, 1.0)])
def test_a_leaf_is_valued_when_the_searcher_has_had_so_many_more_turns(
    turns: int, worth: float
) -> None:
    after_own_turn = Node(1, {0: Node(0, {0: end(1, 0)})}, pays=(0.8, 0.2))
    own_turn = Node(0, {0: Node(0, {0: after_own_turn})})
    rivals = Node(1, {0: Node(2, {0: Node(CHANCE, {0: own_turn}, odds=(1,))})})
    begun_turn = Node(CHANCE, {0: Node(0, {0: rivals})}, odds=(1,))
    assert leaf(Puzzle(Node(0, {0: begun_turn}), 2), turns) == worth


@pytest.mark.parametrize("turns, worth", [(0, 0.5), (1, 0.7)])
def test_leaves_of_every_depth_are_valued_at_the_end_of_the_searchers_turn(
    turns: int, worth: float
) -> None:
    class Tempo(Puzzle):
        """Whoever has just played looks better than he is."""

        def value(self, s: Standing) -> list[float]:
            return list(s.node.pays) or ([0.3, 0.7] if s.actor == 0 else [0.7, 0.3])

    course = end(0.3, 0.7)
    for seat in (0, 1, 0, 1, 0, 1):
        course = Node(seat, {0: course})
    puzzle = Tempo(Node(0, {0: course}), 2)
    search = Search(puzzle.game, puzzle.view, seeded(b"tempo"), Tuning(turns))
    for _ in range(4):
        search.iterate()
    assert search.sums[0] / int(search.leaves) == pytest.approx(worth)


def test_turns_are_played_mostly_by_the_prior() -> None:
    class Knowing(Puzzle):
        def prior(self, _s: Standing, actions: Sequence[int]) -> list[float]:
            return [2.0 if action == 1 else 1.0 for action in actions]

    puzzle = Knowing(Node(0, {0: Node(1, {0: end(0, 1), 1: end(1, 0)})}), 2)
    worth = Counter(leaf(puzzle, 1, bytes(divmod(n, 256))) for n in range(2000))
    assert 1900 < worth[1.0] < 2000
