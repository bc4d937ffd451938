"""Notation, positions and records of any game: they round-trip, and garbage is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import digsite
from digsite.core.errors import Unreadable
from digsite.core.match import Match
from digsite.core.record import Record
from digsite.core.replay import replayed, verify
from digsite.core.seats import NOBODY
from tests.helpers import AnyGame, generator, has_chance, positions, short, won_game


def test_every_action_has_one_name(game: AnyGame, name: str) -> None:
    names = [game.say(action) for action in range(game.ACTIONS)]
    assert len(set(names)) == game.ACTIONS
    assert [game.read(said) for said in names] == list(range(game.ACTIONS))
    assert name == game.NAME


def test_names_of_actions_can_stand_in_a_record(game: AnyGame) -> None:
    for action in range(game.ACTIONS):
        said = game.say(action)
        assert said == said.strip()
        assert said.isascii()
        assert not set(";\n") & set(said)


@pytest.mark.untraced
def test_positions_round_trip(game: AnyGame, seats: int) -> None:
    for s in positions(game, seats, generator("write", seats), games=3, share=4):
        line = game.write(s)
        assert "\n" not in line
        again = game.parse(line)
        assert game.write(again) == line
        assert game.legal(again) == game.legal(s)
        assert game.scores(again) == game.scores(s)
        seat = max(s.actor, 0)
        assert game.look(again, seat) == game.look(s, seat)


@pytest.mark.untraced
def test_the_end_of_a_game_that_was_played_to_be_won_round_trips(game: AnyGame, seats: int) -> None:
    for number in range(8):
        s = won_game(game, seats, generator("won", seats, number))
        again = game.parse(game.write(s))
        assert game.write(again) == game.write(s)
        assert game.legal(again) == []
        assert game.places(again) == game.places(s)
        for seat in (NOBODY, *range(seats)):
            assert game.look(again, seat) == game.look(s, seat)


@pytest.mark.untraced
def test_a_position_read_back_plays_on_alike(game: AnyGame, seats: int) -> None:
    rng = generator("alike", seats)
    for s in positions(game, seats, rng, games=1, share=15):
        again = game.parse(game.write(s))
        same = rng.copy()
        while s.actor != NOBODY:
            game.apply(s, game.pick(s, rng))
            game.apply(again, game.pick(again, same))
        assert game.write(again) == game.write(s)


def played(game: AnyGame, seats: int, seed: int) -> Match[Any, Any]:
    """A whole match of random people."""
    rng = generator("match", seed)
    match = Match(game, seats, short(game), seed)
    while not match.over:
        match.act(match.actor, game.pick(game.parse(match.position()), rng))
    return match


@pytest.mark.untraced
def test_a_record_replays_from_its_actions_alone(game: AnyGame, seats: int) -> None:
    match = played(game, seats, 1)
    record = Record.read(str(match.record))
    again = Match.resume(game, record)
    assert again.position() == match.position()
    assert str(again.record) == str(match.record)


@pytest.mark.untraced
def test_a_record_without_its_seed_still_replays(game: AnyGame, seats: int) -> None:
    record = played(game, seats, 2).record
    for key in ("Seed", "Seed-SHA256"):
        del record.header[key]
    assert len(list(replayed(game, record))) == len(record.moves)
    with pytest.raises(Unreadable, match="no seed"):
        verify(game, record)


def test_the_seed_proves_every_roll(game: AnyGame, seats: int) -> None:
    record = played(game, seats, 3).record
    rolls = sum(move.seat < 0 for move in record.moves)
    assert verify(game, record) == rolls
    assert (rolls > 0) == has_chance(game, seats)


@pytest.mark.untraced
def test_a_record_cut_anywhere_resumes_to_the_same_place(game: AnyGame, seats: int) -> None:
    whole = played(game, seats, 4)
    for share in (0, 1, 2):
        cut = len(whole.record.moves) * share // 3
        half = Record(dict(whole.record.header), whole.record.moves[:cut])
        del half.header["Result"], half.header["Places"]
        match = Match.resume(game, half)
        moves = match.saved().moves
        assert moves[:cut] == whole.record.moves[:cut]
        assert moves == whole.record.moves[: len(moves)]


@given(text=st.text(max_size=60))
def test_unreadable_notation_is_refused_in_one_line(name: str, text: str) -> None:
    game = digsite.load(name)
    try:
        action = game.read(text)
    except Unreadable as error:
        assert "\n" not in str(error)  # noqa: PT017 - either outcome is right
    else:
        assert game.say(action) == text


@pytest.mark.untraced
@settings(max_examples=120, deadline=None)
@given(data=st.data())
def test_a_damaged_position_is_refused_or_is_another_sound_one(
    name: str, seats: int, data: st.DataObject
) -> None:
    game = digsite.load(name)
    rng = generator("damage", data.draw(st.integers(0, 30)))
    line = game.write(next(positions(game, seats, rng, games=1, share=30)))
    place = data.draw(st.integers(0, len(line)))
    length = data.draw(st.integers(0, 6))
    patch = data.draw(st.text(alphabet="0123456789abcdefgh.,/-= *t", max_size=5))
    damaged = line[:place] + patch + line[place + length :]
    try:
        s = game.parse(damaged)
    except Unreadable:
        return
    assert game.write(s) == damaged
    for _ in range(game.LONGEST):
        if s.actor == NOBODY:
            break
        game.apply(s, game.pick(s, rng))
    assert s.actor == NOBODY


@given(text=st.one_of(st.text(max_size=300), st.binary(max_size=300).map(repr)))
def test_garbage_is_no_position(name: str, text: str) -> None:
    with pytest.raises(Unreadable):
        digsite.load(name).parse(text)
