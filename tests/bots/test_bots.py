"""What every bot keeps to, in every game: fairness, legality, repeatability."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from digsite.bots import LEVELS, Bot, bot, names
from tests.helpers import AnyGame, generator, positions

BOTS = [bot(name) for name in ("random", "weighted", "greedy", "ismcts:40")]


def decisions(game: AnyGame, seats: int, word: str) -> Iterator[Any]:
    """The first six of some states of random games in which somebody has a choice."""
    some = positions(game, seats, generator(word, seats), games=30, share=4)
    return islice((s for s in some if s.actor >= 0 and len(game.legal(s)) > 1), 6)


@pytest.mark.parametrize("player", BOTS, ids=lambda player: player.name)
def test_what_a_seat_cannot_know_does_not_change_its_choice(
    game: AnyGame, seats: int, player: Bot
) -> None:
    for s in decisions(game, seats, "fair"):
        view = game.look(s, s.actor)
        other = game.look(game.sample(view, generator("other")), s.actor)
        choice = player.choose(game, view, generator("same"))
        assert choice in view.legal
        assert player.choose(game, other, generator("same")) == choice


@pytest.mark.parametrize("player", BOTS, ids=lambda player: player.name)
def test_a_bot_leaves_no_trace_that_changes_its_next_choice(
    game: AnyGame, seats: int, player: Bot
) -> None:
    views = [game.look(s, s.actor) for s in decisions(game, seats, "trace")]
    once = [player.choose(game, view, generator("same")) for view in views]
    again = [player.choose(game, view, generator("same")) for view in reversed(views)]
    assert again[::-1] == once


def test_a_bot_is_known_by_its_name() -> None:
    for name in ("random", "greedy", "ismcts:2000", "ismcts:0.3s", "weighted"):
        assert bot(name).name == name
        assert name.partition(":")[0] in names()


@pytest.mark.parametrize(
    "called", ["deepblue", "", "ismcts:", "ismcts:0.3", "ismcts:-5", "ismcts:s"]
)
def test_an_unknown_bot_gets_one_line_that_tells_what_there_is(called: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        bot(called)


def test_levels_for_people_are_bots() -> None:
    assert [level.key for level in LEVELS] == ["digger", "student", "scholar", "professor"]
    assert all(bot(level.bot).name == level.bot for level in LEVELS)
