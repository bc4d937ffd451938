"""The course of any game: it goes on, it ends, and it is the same in every build."""

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest

from digsite.core.playout import listed_playout, playout
from digsite.core.seats import CHANCE, NOBODY
from tests.helpers import AnyGame, generator, new, positions, states


def test_somebody_can_always_act_until_the_game_is_over(game: AnyGame, seats: int) -> None:
    for s in states(game, seats, generator("act", seats)):
        legal = game.legal(s)
        assert bool(legal) == (s.actor != NOBODY)
        assert s.actor in {CHANCE, NOBODY, *range(seats)}


def test_legal_actions_ascend_without_repeats(game: AnyGame, seats: int) -> None:
    for s in states(game, seats, generator("ascend", seats)):
        legal = game.legal(s)
        assert legal == sorted(set(legal))
        assert all(0 <= action < game.ACTIONS for action in legal)


def test_listing_legal_actions_changes_nothing(game: AnyGame, seats: int) -> None:
    for s in positions(game, seats, generator("pure", seats), games=1, share=10):
        before = game.write(s)
        assert game.legal(s) == game.legal(s)
        assert game.write(s) == before


@pytest.mark.untraced
def test_every_game_ends_within_its_bound(game: AnyGame, seats: int) -> None:
    rng = generator("bound", seats)
    assert max(playout(game, new(game, seats), rng) for _ in range(20)) <= game.LONGEST


def test_chance_has_odds_and_nobody_else_needs_them(game: AnyGame, seats: int) -> None:
    for s in states(game, seats, generator("odds", seats)):
        if s.actor == CHANCE:
            odds = game.odds(s)
            assert len(odds) == len(game.legal(s))
            assert min(odds) > 0


def test_pick_is_legal_everywhere(game: AnyGame, seats: int) -> None:
    rng = generator("pick", seats)
    for s in states(game, seats, rng):
        if s.actor != NOBODY:
            assert game.pick(s, rng) in game.legal(s)


@pytest.mark.untraced
def test_pick_is_uniform_over_legal_and_follows_the_odds_of_chance(
    game: AnyGame, seats: int
) -> None:
    rng = generator("uniform", seats)
    for s in positions(game, seats, rng, games=1, share=25):
        if s.actor == NOBODY:
            continue
        legal = game.legal(s)
        weights = game.odds(s) if s.actor == CHANCE else [1] * len(legal)
        draws = 60 * len(legal)
        found = Counter(game.pick(s, rng) for _ in range(draws))
        assert set(found) <= set(legal)
        due = [draws * weight / sum(weights) for weight in weights]
        surprise = sum(
            (found[action] - expected) ** 2 / expected
            for action, expected in zip(legal, due, strict=True)
        )
        freedom = len(legal) - 1
        assert surprise <= freedom + 5 * (2 * freedom) ** 0.5 + 12, game.write(s)


def test_both_ways_to_play_at_random_end_the_game(game: AnyGame, seats: int) -> None:
    for play in (playout, listed_playout):
        s = new(game, seats)
        assert play(game, s, generator("ways", seats)) > 0
        assert s.actor == NOBODY


def test_scores_add_up_and_places_are_places(game: AnyGame, seats: int) -> None:
    for s in positions(game, seats, generator("scores", seats), games=3, share=15):
        scores, places = game.scores(s), game.places(s)
        assert [sum(parts.values()) for parts in game.breakdown(s)] == scores
        assert len(scores) == len(places) == seats
        for place in places:
            better = sum(other < place for other in places)
            assert place == better + 1


def test_every_build_plays_the_same_games(
    game: AnyGame, seats: int, golden: Callable[[str, str], None]
) -> None:
    digest = hashlib.sha256()
    for number in range(300):
        rng = generator("golden", number)
        s = new(game, seats)
        while s.actor != NOBODY:
            action = game.pick(s, rng)
            game.apply(s, action)
            digest.update(action.to_bytes(2, "little"))
        digest.update(game.write(s).encode())
    golden(f"{game.NAME} {seats} seats", digest.hexdigest())
