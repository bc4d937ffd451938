"""Looking back on a game: accounts that close, marks, and luck by true odds."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import digsite
from digsite.bots import Budget, bot
from digsite.core.errors import Unreadable
from digsite.core.match import Match
from digsite.core.record import Move, Record
from digsite.core.replay import replayed
from digsite.core.seats import CHANCE
from digsite.reviews.decisions import Decision, decided
from digsite.reviews.marks import only_moves, turning_points, turns
from digsite.reviews.rolls import Roll, rolls
from digsite.reviews.whole import Review, assembled, reviewable
from tests.helpers import AnyGame, generator, short

FEW = Budget(iterations=8)
JUDGED = 12  # decisions of a game, so that long games are as quick as short ones
CLOSED = 1e-9


def random_record(game: AnyGame, seats: int) -> Record:
    match = Match(game, seats, short(game), seed=3)
    rng = generator("review", game.NAME, seats)
    while not match.over:
        match.act(match.actor, game.pick(match._s, rng))  # noqa: SLF001 - quicker than a bot
    return match.record


def looked_at(game: AnyGame, record: Record) -> Review:
    plies = reviewable(game, record)
    some = plies[:: max(len(plies) // JUDGED, 1)]
    return assembled(game, record, decided(game, record, some, FEW))


def test_the_account_of_every_seat_closes(game: AnyGame, seats: int) -> None:
    review = looked_at(game, random_record(game, seats))
    assert len(review.accounts) == seats
    for account in review.accounts:
        parts = account.errors + account.others + account.chance + account.hidden
        assert abs(account.result - account.start - parts) < CLOSED
        assert account.errors <= 0
    for part in ("start", "result"):
        assert sum(getattr(each, part) for each in review.accounts) == pytest.approx(1)
    whole = sum(each.errors + each.others + each.chance + each.hidden for each in review.accounts)
    assert abs(whole) < CLOSED


def test_a_review_is_written_and_read_again(game: AnyGame) -> None:
    review = looked_at(game, random_record(game, game.SEATS[0]))
    assert Review.read(json.loads(json.dumps(review.as_json()))) == review


def test_a_review_of_another_format_is_refused() -> None:
    with pytest.raises(Unreadable, match="made anew"):
        Review.read({"format": 0})


def test_a_review_depends_on_the_game_played_and_nothing_else(game: AnyGame) -> None:
    record = random_record(game, game.SEATS[0])
    assert looked_at(game, record) == looked_at(game, Record.read(str(record)))


def test_a_running_game_is_not_reviewed(game: AnyGame) -> None:
    match = Match(game, game.SEATS[0], seed=1)
    with pytest.raises(Unreadable, match="not over"):
        reviewable(game, match.saved())


def test_luck_of_chance_is_nothing_on_the_average(game: AnyGame, seats: int) -> None:
    record = random_record(game, seats)
    for roll, mean in with_means(game, record):
        assert roll.uncertainty == 0
        assert mean == pytest.approx([0.0] * seats, abs=1e-9)


def with_means(game: AnyGame, record: Record) -> Iterator[tuple[Roll, list[float]]]:
    """Some rolls, each with the mean luck of all that could have been rolled, by their odds."""
    found = {roll.ply: roll for roll in rolls(game, record)}
    for each in [*replayed_chance(game, record, 4)]:
        outcomes, odds, said = each
        if said not in found:
            continue
        lucks = []
        for outcome in outcomes:
            moves = [*record.moves[:said], Move(CHANCE, game.say(outcome))]
            other = [*rolls(game, Record(record.header, moves))][-1]
            lucks.append(other.luck)
        mean = [
            sum(w * luck[n] for w, luck in zip(odds, lucks, strict=True)) / sum(odds)
            for n in range(len(lucks[0]))
        ]
        yield found[said], mean


def replayed_chance(
    game: AnyGame, record: Record, most: int
) -> Iterator[tuple[list[int], list[int], int]]:
    seen = 0
    for each in replayed(game, record):
        outcomes = game.legal(each.before)
        if each.actor == CHANCE and 1 < len(outcomes) <= 20 and seen < most:
            seen += 1
            yield outcomes, game.odds(each.before), each.ply


def test_a_blunder_is_found_and_the_best_move_is_not_called_one() -> None:
    perfect, careless = nim_played(by_search), nim_played(by_habit)
    assert not any(turn.mark for turn in perfect.turns if turn.seat == winner(perfect))
    assert any(turn.mark == "blunder" for turn in careless.turns)


def nim_played(play: Callable[[Match[Any, Any]], int]) -> Review:
    match: Match[Any, Any] = Match(digsite.load("nim"), 2, seed=1)
    while not match.over:
        match.act(match.actor, play(match))
    return digsite.review(match.record, iterations=400)


def winner(review: Review) -> int:
    return max(range(review.seats), key=review.result.__getitem__)


def by_search(match: Match[Any, Any]) -> int:
    return bot("ismcts:2000").choose(match.game, match.view(match.actor), generator())


def by_habit(match: Match[Any, Any]) -> int:
    return match.legal[0]


def decision(ply: int, seat: int, lost: float, lead: float = 0.0) -> Decision:
    cost = (-lost, lost) if seat == 0 else (lost, -lost)
    return Decision(ply, seat, 0, (0,), (0.5, 0.5), cost, 0.0, lead)


def test_a_turn_costs_what_all_its_decisions_cost() -> None:
    found = turns([decision(1, 0, 0.04), decision(3, 0, 0.07), decision(4, 1, 0.2)])
    assert [(turn.seat, turn.plies, turn.mark, turn.worst) for turn in found] == [
        (0, (1, 3), "mistake", 3),
        (1, (4,), "blunder", 4),
    ]


def test_what_is_in_doubt_is_no_error() -> None:
    sure = Decision(1, 0, 0, (1,), (0.5, 0.5), (-0.1, 0.1), 0.04, 0.0)
    unsure = Decision(1, 0, 0, (1,), (0.5, 0.5), (-0.1, 0.1), 0.06, 0.0)
    assert sure.error == 0.1
    assert unsure.error == 0


def test_the_one_good_move_is_marked_where_it_was_played() -> None:
    played = [decision(1, 0, 0.0, lead=0.2), decision(2, 1, 0.0), decision(3, 0, 0.2, lead=0.2)]
    assert only_moves(played) == [1]


def test_turning_points_are_the_largest_changes_in_the_order_of_the_game() -> None:
    costs = [decision(n, n % 2, n / 100) for n in range(1, 9)]
    points = turning_points(costs, [Roll(9, 0, (0.3, -0.3), 0.0), Roll(10, 0, (0.01, -0.01), 0.0)])
    assert [each.ply for each in points] == [5, 6, 7, 8, 9]
    assert [each.rolled for each in points] == [False, False, False, False, True]
