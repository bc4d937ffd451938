"""What can be known from a view."""

from typing import Any

import pytest

import digsite
from digsite.core.match import Match
from digsite.core.seats import NOBODY
from digsite.play.known import has_secrets, known_scores
from tests.helpers import generator

PLIES = 80


@pytest.mark.parametrize("name", digsite.names())
def test_a_score_that_is_known_is_the_true_one(name: str) -> None:
    game = digsite.load(name)
    match: Match[Any, Any] = Match(game, game.SEATS[-1], seed=3)
    rng = generator(name)
    while not match.over and match.ply < PLIES:
        match.act(match.actor, match.legal[rng.below(len(match.legal))])
        known = known_scores(game, match.view(NOBODY))
        assert all(mine in {None, true} for mine, true in zip(known, match.scores, strict=True))
        assert known_scores(game, match.view(0))[0] in {None, match.scores[0]}


@pytest.mark.parametrize("name", digsite.names())
def test_a_spectator_has_no_secrets(name: str) -> None:
    game = digsite.load(name)
    match: Match[Any, Any] = Match(game, game.SEATS[0], seed=3)
    assert not has_secrets(match.view(NOBODY), match.view(NOBODY))


def test_in_an_open_game_nobody_has_secrets_and_with_hidden_cards_somebody_has() -> None:
    secrets = {"nim": False, "lots": False}
    for name in secrets:
        game = digsite.load(name)
        match: Match[Any, Any] = Match(game, 2, seed=3)
        rng = generator(name)
        while not match.over and match.ply < PLIES:
            match.act(match.actor, match.legal[rng.below(len(match.legal))])
            public = match.view(NOBODY)
            secrets[name] |= any(has_secrets(match.view(seat), public) for seat in range(2))
    assert secrets == {"nim": False, "lots": True}
