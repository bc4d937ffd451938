"""What a hint says besides its moves."""

from typing import Any

from digsite.bots import Considered, why
from digsite.games import load
from digsite.play.advice import advice
from tests.helpers import SAMPLE, generator, new

GAME = load(SAMPLE)


def chosen() -> Any:  # noqa: ANN401 - a view
    """The view of the first seat that has a choice."""
    rng = generator("advice")
    s: Any = new(GAME, 2)
    while s.actor < 0 or len(GAME.legal(s)) == 1:
        GAME.apply(s, GAME.pick(s, rng))
    return GAME.look(s, s.actor)


def said(*chances: float) -> list[tuple[str, object]]:
    """The sentences after the reasons, where the first actions win so many games of their seat."""
    view = chosen()
    found = []
    for action, chance in zip(view.legal, chances, strict=False):
        values = [1 - chance] * 2
        values[view.seat] = chance
        found.append(Considered(action, 9, 0.5, tuple(values), 0.1))
    reasons = why(GAME, view, view.legal[0], generator("dice"))[:2]
    sentences = advice(GAME, view, found, generator("dice"))
    assert sentences[: len(reasons)] == reasons
    return [(each.key, each.args.get("games")) for each in sentences[len(reasons) :]]


def test_it_says_how_many_more_of_a_hundred_games_the_best_move_wins() -> None:
    assert said(0.62, 0.57) == [("hint-better", 5)]


def test_less_than_one_game_is_no_difference() -> None:
    assert said(0.62, 0.618) == [("hint-even", None)]
    assert said(0.5, 0.6) == [("hint-even", None)]  # it was looked at more often, and wins less


def test_a_single_move_is_compared_with_nothing() -> None:
    assert said(0.62) == []


def test_where_nothing_was_found_nothing_is_said() -> None:
    assert advice(GAME, chosen(), [], generator("dice")) == ()
