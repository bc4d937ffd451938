"""What the matches tell."""

import pytest

from digsite.arena.export import as_json
from digsite.arena.figures import Figures, figures
from digsite.arena.printed import lines
from digsite.arena.ratings import ratings
from digsite.arena.result import Result
from tests.arena.made_up import GAME, plan, result


def found(bots: str, seats: int, *scores: list[int]) -> Figures:
    """The figures of matches with these scores, in the order of the plan."""
    results = [result(number, each) for number, each in enumerate(scores)]
    return figures(plan(bots, seats, len(scores)), results)


def test_a_shared_first_place_is_an_equal_part_of_a_win() -> None:
    assert result(0, [9, 5, 9]).shares == [0.5, 0.0, 0.5]
    assert result(0, [7, 7, 7, 7]).shares == [0.25] * 4
    tied = found("a,b", 2, [20, 20], [30, 10])
    assert [bot.wins.mean for bot in tied.bots] == [0.25, 0.75]


def test_places_count_and_not_scores_alone() -> None:
    level = figures(plan(matches=1), [result(0, [20, 20], places=[2, 1])])
    assert [bot.wins.mean for bot in level.bots] == [0.0, 1.0]


def test_shares_and_scores_follow_the_bot_and_not_the_seat() -> None:
    a, b = found("a,b", 2, [30, 20], [10, 40], [30, 20], [10, 40]).bots
    assert (a.wins.mean, a.score.mean, a.lead.mean) == (1.0, 35.0, 20.0)
    assert (b.wins.mean, b.score.mean, b.lead.mean) == (0.0, 15.0, -20.0)
    assert (a.places, b.places) == ([1.0, 0.0], [0.0, 1.0])


def test_a_bot_on_several_seats_has_its_share_a_seat() -> None:
    one, three = found("a,b", 4, [9, 1, 1, 1], [9, 1, 1, 1], [1, 1, 9, 1], [1, 1, 9, 1]).bots
    assert (one.matches, one.seats, one.wins.mean) == (4, 4, 0.5)
    assert (three.matches, three.seats) == (4, 12)
    assert three.wins.mean == pytest.approx(0.5 / 3)


def test_seats_and_turns_have_their_own_shares() -> None:
    # whoever sits on seat 1 wins; seat 0 acts first in all of them
    seated = found("a,b", 2, [1, 2], [1, 2], [1, 2], [1, 2])
    assert [seat.mean for seat in seated.by_seat] == [0.0, 1.0]
    assert [turn.mean for turn in seated.by_order] == [0.0, 1.0]
    assert [bot.wins.mean for bot in seated.bots] == [0.5, 0.5]


def test_the_order_of_play_begins_with_who_acted_first() -> None:
    late = [Result(**{**vars(result(n, [2, 1])), "first": 1}) for n in range(2)]
    assert [turn.mean for turn in figures(plan(matches=2), late).by_order] == [0.0, 1.0]


def test_bots_are_compared_head_to_head_wherever_they_met() -> None:
    three = found("a,b,c", 3, [3, 2, 1])  # the first seating is a, b, c
    ahead = {(duel.name, duel.rival): duel.ahead.mean for duel in three.duels}
    assert ahead["a", "b"] == ahead["b", "c"] == ahead["a", "c"] == 1.0
    assert ahead["c", "a"] == 0.0


def test_bots_that_never_met_have_no_duel() -> None:
    cut_short = found("a,b,c", 2, [1, 2], [1, 2])  # a against b, and the deal was not finished
    assert {duel.name for duel in cut_short.duels} == {"a", "b"}
    assert [bot.name for bot in cut_short.bots] == ["a", "b"]


def test_the_order_in_which_matches_end_changes_nothing() -> None:
    results = [result(n, [n % 3, n % 2]) for n in range(12)]
    forth, back = (figures(plan(matches=12), each) for each in (results, results[::-1]))
    assert as_json(forth) == as_json(back)


def test_ratings_are_ordered_as_the_bots_are_strong() -> None:
    matches = [(("a", "b", "c"), [1, 2, 3]), (("c", "a", "b"), [3, 1, 2])] * 10
    rated = ratings(["c", "b", "a"], matches)
    assert rated["a"].strength > rated["b"].strength > rated["c"].strength
    assert rated["a"].deviation < 25 / 3


def test_a_bot_that_fills_seats_gets_one_rating() -> None:
    rated = ratings(["a", "b"], [(("a", "b", "b", "b"), [1, 2, 2, 2])] * 5)
    assert rated["a"].strength > 25 > rated["b"].strength


def test_the_json_has_the_shape_of_the_design() -> None:
    data = as_json(found("a,b", 2, [30, 20], [10, 40], [30, 20], [40, 10]))
    assert (data["game"], data["seats"], data["matches"], data["seed"]) == (GAME, 2, 4, 1)
    assert [bot["name"] for bot in data["bots"]] == ["a", "b"]
    first = data["bots"][0]
    low, high = first["interval"]
    assert 0 <= low < first["win_share"] == 0.75 < high <= 1
    assert (first["matches"], first["mean_score"]) == (4, 27.5)
    assert first["rating"] > data["bots"][1]["rating"]
    assert sum(data["seat_advantage"]) == pytest.approx(1)
    assert len(data["seat_advantage"]) == 2
    assert data["length"] == {"mean": 101.5, "shortest": 100, "longest": 103}


def test_the_clock_is_in_the_json_only_when_asked_for() -> None:
    plain = found("a,b", 2, [30, 20])
    assert "seconds_per_decision" not in as_json(plain)["bots"][0]
    assert as_json(plain, times=True)["bots"][0]["seconds_per_decision"] == 0.05


def test_a_deal_that_was_cut_short_is_told() -> None:
    words = "a multiple of 2 matches is fairer"
    whole, part = (figures(plan("greedy,random", matches=n), made(n)) for n in (2, 3))
    assert not any(words in line for line in lines(whole))
    assert any(words in line for line in lines(part))


def test_a_budget_of_time_is_told_to_be_noisy() -> None:
    timed = figures(plan("ismcts:0.1s,random", matches=2), made(2))
    assert any("play differently each time" in line for line in lines(timed))


def made(count: int) -> list[Result]:
    return [result(number, [2, 1]) for number in range(count)]
