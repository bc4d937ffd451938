"""What seats know: views, the worlds behind them, copies, and what actions show."""

import pytest

from digsite.core.seats import CHANCE, HIDDEN, NOBODY
from tests.helpers import AnyGame, generator, positions, states


@pytest.mark.untraced
def test_a_sampled_world_looks_the_same_to_its_viewer(game: AnyGame, seats: int) -> None:
    rng = generator("sample", seats)
    for s in positions(game, seats, rng, games=2, share=6):
        for seat in (NOBODY, *range(seats)):
            view = game.look(s, seat)
            assert game.look(game.sample(view, rng), seat) == view


@pytest.mark.untraced
def test_a_sampled_world_can_be_played_to_its_end(game: AnyGame, seats: int) -> None:
    rng = generator("worlds", seats)
    for s in positions(game, seats, rng, games=1, share=20):
        world = game.sample(game.look(s, rng.below(seats)), rng)
        for _ in range(game.LONGEST):
            if world.actor == NOBODY:
                break
            game.apply(world, game.pick(world, rng))
        assert world.actor == NOBODY


def test_a_view_names_its_viewer_the_actor_and_the_viewers_own_choices(
    game: AnyGame, seats: int
) -> None:
    for s in positions(game, seats, generator("own", seats), games=1, share=8):
        for seat in (NOBODY, *range(seats)):
            view = game.look(s, seat)
            assert (view.seat, view.actor) == (seat, s.actor)
            assert list(view.legal) == (game.legal(s) if seat == s.actor >= 0 else [])


@pytest.mark.untraced
def test_a_clone_shares_nothing(game: AnyGame, seats: int) -> None:
    walk = states(game, seats, generator("clone", seats))
    kept = [(game.clone(s), game.write(s)) for s in walk]
    assert all(game.write(copy) == written for copy, written in kept)


def test_playing_a_clone_leaves_the_original_alone(game: AnyGame, seats: int) -> None:
    rng = generator("original", seats)
    for s in positions(game, seats, rng, games=1, share=10):
        before = game.write(s)
        copy = game.clone(s)
        while copy.actor != NOBODY and rng.below(12):
            game.apply(copy, game.pick(copy, rng))
        assert game.write(s) == before


@pytest.mark.untraced
def test_an_action_that_reveals_nothing_looks_the_same_in_every_world(
    game: AnyGame, seats: int
) -> None:
    rng = generator("reveals", seats)
    for s in positions(game, seats, rng, games=2, share=6):
        if s.actor < 0:
            continue
        actor, action = s.actor, game.pick(s, rng)
        if game.reveals(s, action):
            continue
        world = game.sample(game.look(s, actor), rng)
        game.apply(s, action)
        game.apply(world, action)
        assert game.look(world, actor) == game.look(s, actor)


def test_the_actor_sees_his_action_and_others_see_it_or_nothing(game: AnyGame, seats: int) -> None:
    rng = generator("shown", seats)
    for s in positions(game, seats, rng, games=1, share=4):
        if s.actor == NOBODY:
            continue
        action = game.pick(s, rng)
        assert s.actor == CHANCE or game.shown(s, action, s.actor) == action
        for seat in (NOBODY, *range(seats)):
            assert game.shown(s, action, seat) in {action, HIDDEN}


def test_observations_have_one_shape(game: AnyGame, seats: int) -> None:
    shapes = set()
    for s in positions(game, seats, generator("observe", seats), games=1, share=10):
        for seat in (NOBODY, *range(seats)):
            pieces = game.observe(game.look(s, seat))
            shapes.add(tuple((name, len(numbers)) for name, numbers in pieces.items()))
            assert all(-2 <= number <= 2 for piece in pieces.values() for number in piece)
    assert len(shapes) == 1


def test_judgement_is_a_share_of_the_win_and_a_weight_above_zero(game: AnyGame, seats: int) -> None:
    for s in positions(game, seats, generator("value", seats), games=1, share=12):
        for value in (game.value(s), game.guess(s)):
            assert len(value) == seats
            assert abs(sum(value) - 1) < 1e-9
            assert min(value) >= 0
        if s.actor >= 0:
            legal = game.legal(s)
            assert all(weight > 0 for weight in game.prior(s, legal))
            assert len(game.prior(s, legal)) == len(legal)


@pytest.mark.untraced
def test_judgement_of_an_ended_game_is_its_result(game: AnyGame, seats: int) -> None:
    rng = generator("result", seats)
    for _ in range(6):
        *_, s = states(game, seats, rng)
        winners = [place == 1 for place in game.places(s)]
        assert game.value(s) == game.guess(s) == [won / sum(winners) for won in winners]
