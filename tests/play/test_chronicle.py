"""What was played, as each seat saw it."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

import digsite
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.phrase import Phrase, phrase
from digsite.core.seats import CHANCE, HIDDEN, NOBODY
from digsite.play.chronicle import Chronicle
from tests.helpers import generator

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]
PLIES = 60
ENOUGH = 5


def begun(game: AnyGame) -> AnyMatch:
    return Match(game, game.SEATS[0], seed=7)


def played_on(match: AnyMatch) -> Iterator[AnyMatch]:
    rng = generator(match.game.NAME)
    while not match.over and match.ply < PLIES:
        legal = match.legal
        match.act(match.actor, legal[rng.below(len(legal))])
        yield match


def chronicle_of(match: AnyMatch, game: AnyGame | None = None) -> Chronicle[Any, Any]:
    chronicle = Chronicle(game or match.game, match.seats, match.options)
    chronicle.follow(match)
    return chronicle


@pytest.fixture(params=digsite.names())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return digsite.load(request.param)


def test_it_sees_what_the_match_shows(game: AnyGame) -> None:
    match = begun(game)
    chronicle = chronicle_of(match)
    for each in played_on(match):
        chronicle.follow(each)
        for viewer in (NOBODY, *range(match.seats)):
            assert chronicle.view(viewer) == match.view(viewer)
        assert chronicle.actor == match.actor
    assert chronicle.played == match.played()


def test_told_at_once_or_as_it_goes_it_is_the_same(game: AnyGame) -> None:
    match = begun(game)
    chronicle = chronicle_of(match)
    for each in played_on(match):
        chronicle.follow(each)
        chronicle.told(0)
    assert chronicle.told(0) == chronicle_of(match).told(0)
    assert len(chronicle.told(0)) == match.ply


def test_every_moment_can_be_seen_again(game: AnyGame) -> None:
    match = begun(game)
    seen = {match.ply: match.view(0)}
    for each in played_on(match):
        seen[each.ply] = each.view(0)
    chronicle = chronicle_of(match)
    views = chronicle.views(0)
    for ply, view in seen.items():
        assert views[ply] == chronicle.view_at(ply, 0) == view


def test_what_was_taken_back_is_told_no_more(game: AnyGame) -> None:
    match = begun(game)
    undone = 0
    for each in played_on(match):
        seat = each.played()[-1].seat
        if seat < 0 or not each.can_undo(seat) or undone == ENOUGH:
            continue
        chronicle = chronicle_of(each)
        assert len(chronicle.told(0)) == each.ply
        each.undo(seat)
        chronicle.follow(each)
        assert chronicle.told(0) == chronicle_of(each).told(0)
        assert chronicle.view(0) == each.view(0)
        undone += 1
    if not undone:
        pytest.skip("nothing can be taken back in this game")


def test_of_chance_it_tells_what_chance_decided(game: AnyGame) -> None:
    match = begun(game)
    for each in chronicle_of(match).told(NOBODY):
        assert (each.about is not None) == (each.seat == CHANCE)


def test_what_a_viewer_may_not_see_is_told_as_hidden(game: AnyGame) -> None:
    def shown(_s: object, action: int, seat: int) -> int:
        return action if seat == 1 else HIDDEN

    def tell(_view: object, action: int) -> Phrase:
        return phrase("hidden" if action == HIDDEN else "known")

    match = begun(game)
    match.act(match.actor, match.legal[0])
    functions = {name: getattr(game, name) for name in dir(game)} | {"shown": shown, "tell": tell}
    chronicle = chronicle_of(match, cast("AnyGame", SimpleNamespace(**functions)))
    assert {(each.words.key, each.notation) for each in chronicle.told(0)} == {("hidden", "")}
    assert {each.words.key for each in chronicle.told(1)} == {"known"}
    assert all(each.notation for each in chronicle.told(1))
