"""One match: bots see views, and luck is the deal's."""

from dataclasses import replace
from typing import Any

import pytest

import digsite
from digsite.arena import playing
from digsite.arena.plan import Plan
from digsite.arena.playing import STEPS, MatchRun, course, played
from digsite.bots import Bot, Budget
from digsite.core.game import Game
from digsite.core.replay import checked
from digsite.core.rng import Rng
from tests.arena.made_up import GAME, plan

PLAYERS = "random,weighted"


def test_a_match_is_known_by_its_number_alone() -> None:
    first, second = (played(plan(PLAYERS), 3) for _ in range(2))
    assert replace(first, seconds=second.seconds) == second


def test_the_same_play_meets_the_same_chance_in_every_seating() -> None:
    records = []
    for number in range(6, 12):  # the second deal, in each of the six seatings
        match = MatchRun(plan("random,weighted,greedy", 3), number).match
        while not match.over:
            match.act(match.actor, match.legal[len(match.legal) // 2])
        records.append(match.record.moves)
    assert records == records[:1] * 6


def test_another_deal_is_dealt_otherwise() -> None:
    first, second = (MatchRun(plan(PLAYERS), number).match.record.moves for number in (0, 2))
    assert first != second


def test_a_bot_is_handed_a_view_of_its_own_seat_and_a_generator(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Any] = []

    def choose(_game: Game[Any, Any], view: Any, rng: Rng, _budget: Budget) -> int:  # noqa: ANN401
        seen.append((view, type(rng)))
        choices: tuple[int, ...] = view.legal
        return choices[0]

    monkeypatch.setattr(playing, "bot", lambda name: Bot(name, choose, Budget()))
    table = MatchRun(plan(), 0)
    view = table.match.view(table.match.actor)
    table.decide()
    assert seen == [(view, Rng)]


@pytest.mark.parametrize("name", digsite.names())
def test_every_game_is_played_with_its_options_for_bots(name: str) -> None:
    game = digsite.load(name)
    for seats in game.SEATS:
        table = MatchRun(Plan(name, ("random",), seats, 1, 1), 0)
        assert table.match.options == checked(game, seats, game.BOT_OPTIONS)


@pytest.mark.parametrize("name", digsite.names())
def test_a_match_of_every_game_is_summed_up(name: str) -> None:
    game = digsite.load(name)
    found = played(Plan(name, ("random",), game.SEATS[-1], 1, 1), 0)
    assert [sum(parts.values()) for parts in found.parts] == found.scores
    assert [steps[-1] for steps in found.course] == found.scores
    assert {len(steps) for steps in found.course} == {STEPS + 1}
    assert sum(found.shares) == pytest.approx(1)
    assert 0 < sum(found.decisions) <= found.length <= game.LONGEST


def test_the_course_holds_the_last_score_that_was_known() -> None:
    steps = course([(0, [0, 0]), (10, [4, 0]), (15, [4, 6]), (20, [5, 9])])
    assert steps[0] == [0] * 10 + [4] * 10 + [5]
    assert steps[1] == [0] * 15 + [6] * 5 + [9]


def test_the_games_bots_are_named_in_a_plan_of_its_game() -> None:
    assert MatchRun(plan(PLAYERS), 1).players[0].name == "weighted"
    assert MatchRun(plan(PLAYERS), 1).game is digsite.load(GAME)
