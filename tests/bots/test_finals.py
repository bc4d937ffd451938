"""What the finals of a search understand: favourites are compared in the same luck."""

from collections.abc import Mapping

import pytest

from digsite.bots import Budget
from digsite.bots.finals import BEATEN, HEAT, Finals
from digsite.bots.ismcts import Search, tuned
from digsite.bots.tuning import Tuning
from digsite.bots.turns import Luck, Turns, lay_down
from digsite.core.rng import seeded
from digsite.core.seats import CHANCE
from tests.bots.toys import Node, Table, Toy, View, end


def rolled(extra: float) -> Node:
    """A turn after which chance decides; in every luck the action pays so much more."""
    luck = {n: end(n / 10 + extra, 1 - n / 10 - extra) for n in range(8)}
    return Node(CHANCE, luck, odds=(1,) * 8)


CLOSE = Toy(Node(0, {0: rolled(0.1), 1: rolled(0.12), 2: rolled(0.11)}), 2)


def finals(
    toy: Toy, means: list[float], doubt: float = 0.01, turns: int = 4
) -> Finals[Table, View]:
    """Finals of all actions of a toy, with what the tree thinks of each."""
    tuning = Tuning(0, turns)
    tuning.doubt = doubt
    found = Finals(toy.game, toy.view, seeded(b"finals"), tuning, 2)
    found.enter(list(toy.view.legal), means)
    return found


def test_luck_that_is_laid_down_is_met_again_turn_by_turn() -> None:
    luck = lay_down(seeded(b"luck"), 3)

    def met() -> list[int]:
        luck.begin()
        found = [luck.rng.below(1000)]
        luck.next_turn()
        return [*found, luck.rng.below(1000), luck.rng.below(1000)]

    assert met() == met()


def test_a_turn_with_more_rolls_leaves_the_luck_of_the_next_turn_as_it_is() -> None:
    luck = lay_down(seeded(b"luck"), 3)
    rolls = []
    for more in (1, 5):
        luck.begin()
        for _ in range(more):
            luck.rng.below(1000)
        luck.next_turn()
        rolls.append(luck.rng.below(1000))
    assert rolls[0] == rolls[1]


def test_luck_that_is_not_laid_down_goes_on() -> None:
    luck, rng = Luck(seeded(b"on")), seeded(b"on")
    found = []
    for _ in range(3):
        luck.next_turn()
        found.append(luck.rng.below(1000))
    assert found == [rng.below(1000) for _ in range(3)]


def test_a_small_lead_in_the_same_luck_is_seen_after_one_heat() -> None:
    played = finals(CLOSE, [0.5, 0.5, 0.5])
    for _ in range(3 * HEAT):
        played.play()
    assert played.best() == 1
    assert played.left == [1, 2]  # the winner never plays alone


def test_an_only_finalist_plays_alone() -> None:
    played = finals(Toy(Node(0, {0: rolled(0.1)}), 2), [0.5])
    for _ in range(HEAT):
        played.play()
    assert played.left == [0]


def test_finalists_meet_the_same_luck_in_a_world() -> None:
    played = finals(CLOSE, [0.5, 0.5, 0.5])
    paid = [played.play()[1][0] for _ in range(3)]
    assert paid == pytest.approx([paid[0], paid[0] + 0.02, paid[0] + 0.01])


def test_the_tree_has_the_word_before_anything_was_played() -> None:
    assert finals(CLOSE, [0.4, 0.5, 0.6]).best() == 2


def test_what_the_tree_thinks_counts_as_far_as_it_is_not_doubted() -> None:
    for doubt, best in ((0.0001, 0), (0.5, 1)):
        played = finals(CLOSE, [0.9, 0.5, 0.5], doubt)
        for _ in range(3 * (HEAT - 1)):
            played.play()
        assert played.best() == best


def test_who_is_not_surely_behind_plays_on() -> None:
    bet = Node(CHANCE, {0: end(1, 0), 1: end(0, 1)}, odds=(1, 1))
    other_bet = Node(CHANCE, {0: end(0, 1), 1: end(1, 0)}, odds=(1, 1))
    played = finals(Toy(Node(0, {0: bet, 1: other_bet}), 2), [0.5, 0.5], doubt=0.5)
    for _ in range(2 * HEAT):
        played.play()
    lead, variance = played.lead(0, 1)
    assert abs(lead) < BEATEN * variance**0.5
    assert played.left == [0, 1]


def test_a_game_says_how_far_finals_play_on_by_the_number_of_people() -> None:
    class Long(Toy):
        FINALS: Mapping[int, int] = {2: 3}

        def scores(self, s: Table) -> list[float]:
            return self.value(s)

    for seats, turns in ((2, 3), (3, 0)):
        toy = Long(CLOSE.root, seats)
        assert tuned(toy.game, toy.view, seeded(b"any")).finals == turns


@pytest.mark.parametrize("turns, worth", [(1, 0.6), (2, 0.7)])
def test_finals_end_when_the_searcher_has_had_so_many_more_turns(turns: int, worth: float) -> None:
    course = end(0.9, 0.1)
    for paid in (0.7, 0.6):
        course = Node(0, {0: Node(1, {0: course}, pays=(paid, 1 - paid))})
    toy = Toy(Node(0, {0: Node(1, {0: course}), 1: end(0, 1)}), 2)
    assert finals(toy, [0.5, 0.5], turns=turns).play()[1][0] == worth


def test_in_the_finals_the_most_promising_action_is_always_played() -> None:
    class Knowing(Toy):
        def prior(self, _s: Table, actions: object) -> list[float]:
            assert actions == [0, 1, 2]
            return [1.0, 1.5, 1.5]

    toy = Knowing(Node(1, {n: end(n, 1 - n) for n in range(3)}), 2)
    for seed in range(20):
        s = toy.sample(toy.view, seeded(bytes([seed])))
        Turns(toy.game, 0, seeded(bytes([seed])), 0.0).play_on(s, 1, 1, Luck(seeded(b"any")))
        assert toy.value(s)[0] == 1


@pytest.mark.parametrize("iterations", [1, 2, 10, 101])
def test_tree_and_finals_share_the_iterations(iterations: int) -> None:
    search = Search(CLOSE.game, CLOSE.view, seeded(b"share"), Tuning(0, 2))
    search.think(Budget(iterations=iterations), lambda: 0.0)
    assert search.iterations == sum(search.tree.visits[:3]) == iterations


def test_seconds_are_shared_too() -> None:
    search = Search(CLOSE.game, CLOSE.view, seeded(b"seconds"), Tuning(0, 2))
    ticks = iter(range(1000))
    search.think(Budget(seconds=100), lambda: float(next(ticks)))
    assert search.tree.node_visits[0] == 35
    assert search.iterations == 99


def test_the_winner_of_the_finals_is_chosen() -> None:
    search = Search(CLOSE.game, CLOSE.view, seeded(b"winner"), Tuning(0, 2))
    search.think(Budget(iterations=300), lambda: 0.0)
    assert search.favourite() == 1
