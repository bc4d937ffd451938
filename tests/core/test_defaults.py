"""What a game has that does not say it: the defaults of core."""

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

from digsite.core.defaults import complete
from digsite.core.phrase import phrase
from digsite.core.rng import seeded
from digsite.core.scenery import Part, Scene, group
from digsite.core.seats import CHANCE


@dataclass
class Bag:
    actor: int


@dataclass
class Seen:
    legal: tuple[int, ...]


def package(**parts: object) -> Any:  # noqa: ANN401 - a module, with what a game has
    """A completed package that says just these parts itself."""
    made = ModuleType("bag")
    vars(made).update(parts)
    complete(made)
    return made


def draws(game: Any, actor: int) -> list[int]:  # noqa: ANN401 - a module
    rng = seeded(b"bag")
    picked = [game.pick(Bag(actor), rng) for _ in range(600)]
    return [picked.count(action) for action in (4, 7)]


def test_what_a_package_says_itself_stays() -> None:
    assert package(value=None, PLAYOUT=3).PLAYOUT == 3


def test_without_a_word_there_are_no_options_and_no_secrets() -> None:
    game = package(value=None)
    assert (game.OPTIONS, game.BOT_OPTIONS, game.PLAYOUT) == ({}, {}, 0)
    assert game.shown(Bag(0), 7, 1) == 7
    assert not game.reveals(Bag(0), 7)


def test_without_a_word_one_action_is_picked_where_the_picture_has_it() -> None:
    stone = group([], id="stone", actions=(4,))
    scene = Scene((Part("board", "board", 1, 1, phrase("board"), (stone,)),), phrase("title"), "X1")
    game = package(
        value=None,
        draw=lambda _v: scene,
        label=lambda _v, action: phrase("take", action=action),
        prompt=lambda _v: phrase("prompt"),
    )
    g = game.gather(Seen((4,)), ("stone",))
    assert (g.says, g.confirm, g.actions) == (phrase("prompt"), phrase("take", action=4), (4,))


def test_without_a_word_nothing_is_typed_and_nothing_is_seen_to_happen() -> None:
    game = package(value=None)
    assert game.typed(Seen(()), "take all") == ()
    assert game.happened(Seen(()), 4, Seen(())) == ()


def test_marks_go_with_the_colours_in_any_order() -> None:
    assert package(value=None, COLOURS=("yellow", "blue")).MARKS == ("star", "disc")


def test_a_colour_of_a_games_own_has_no_mark_until_the_game_says_it() -> None:
    assert package(value=None, COLOURS=("pink",)).MARKS == ("",)


def test_a_learner_judges_by_value_and_places_go_by_scores() -> None:
    game = package(value=lambda _s: [0.25, 0.75], scores=lambda _s: [3, 8, 3])
    assert game.guess(Bag(0)) == [0.25, 0.75]
    assert game.places(Bag(0)) == [2, 1, 2]


def test_people_pick_each_legal_action_as_likely_whatever_its_odds() -> None:
    game = package(value=None, legal=lambda _s: [4, 7], odds=lambda _s: [1, 9])
    assert min(draws(game, 0)) > 250


@pytest.mark.parametrize("odds, share", [({}, 300), ({"odds": lambda _s: [1, 9]}, 60)])
def test_chance_picks_by_the_odds_which_are_equal_by_default(
    odds: dict[str, Any], share: int
) -> None:
    few, many = draws(package(value=None, legal=lambda _s: [4, 7], **odds), CHANCE)
    assert abs(few - share) < 40
    assert few + many == 600
