"""A match: who may act, what is written down, what can be taken back."""

import hashlib
from typing import Any

import pytest

import digsite
from digsite.core.errors import Illegal
from digsite.core.match import Match
from digsite.core.record import Record
from digsite.core.seats import CHANCE, NOBODY

GAME = digsite.load("mykerinos")


AnyMatch = Match[Any, Any]


def begun(seats: int = 3) -> AnyMatch:
    return digsite.Match(GAME, seats, seed=11)


def act(match: AnyMatch, *names: str) -> None:
    for name in names:
        match.act(match.actor, GAME.read(name))


def test_chance_has_dealt_before_anybody_is_asked() -> None:
    match = begun()
    assert match.actor in range(3)
    assert all(move.seat == CHANCE for move in match.record.moves)
    assert match.ply == 1 + 5 + 8


def test_a_match_without_a_seed_has_a_secret_one_of_its_own() -> None:
    hashes = {Match(GAME, 2).record.header["Seed-SHA256"] for _ in range(20)}
    assert len(hashes) == 20


def test_the_same_seed_and_actions_give_the_same_match() -> None:
    one, other = begun(), begun()
    act(one, "pass", "pass", "pass")
    act(other, "pass", "pass", "pass")
    assert str(one.saved()) == str(other.saved())


def test_a_number_and_its_bytes_are_the_same_seed() -> None:
    seed = (11).to_bytes(32, "big")
    assert str(Match(GAME, 3, seed=seed).record) == str(begun().record)


@pytest.mark.parametrize("seed", [-1, 2**256, b"short"])
def test_a_seed_that_is_not_256_bits_is_refused(seed: int | bytes) -> None:
    with pytest.raises(ValueError, match="a seed"):
        Match(GAME, 3, seed=seed)


def test_only_the_actor_may_act() -> None:
    match = begun()
    with pytest.raises(Illegal) as refused:
        match.act((match.actor + 1) % 3, GAME.read("pass"))
    assert refused.value.key == "illegal-not-your-turn"


@pytest.mark.parametrize("action", [GAME.read("skip"), -1, 10_000])
def test_only_legal_actions_are_played(action: int) -> None:
    match = begun()
    before = str(match.saved())
    with pytest.raises(Illegal) as refused:
        match.act(match.actor, action)
    assert refused.value.key == "illegal-action"
    assert str(match.saved()) == before


def test_an_ended_match_takes_no_more_actions() -> None:
    match = begun()
    while not match.over:
        act(match, "pass")
    assert match.actor == NOBODY
    assert match.legal == []
    with pytest.raises(Illegal) as refused:
        match.act(0, GAME.read("pass"))
    assert refused.value.key == "illegal-over"


def test_the_seed_is_told_when_the_match_is_over_and_not_before() -> None:
    match = begun()
    header = match.record.header
    assert "Seed" not in header
    while not match.over:
        act(match, "pass")
    seed = bytes.fromhex(match.record.header["Seed"])
    assert hashlib.sha256(seed).hexdigest() == header["Seed-SHA256"]
    assert match.record.header["Result"] == "0 0 0"
    assert match.record.header["Places"] == "1 1 1"


def test_an_action_can_be_taken_back_until_somebody_else_acts() -> None:
    match = begun()
    seat, before = match.actor, str(match.saved())
    free = first(match, "dig")
    act(match, free)
    assert match.can_undo(seat)
    match.undo(seat)
    assert str(match.saved()) == before
    assert match.actor == seat
    act(match, free, "pass")
    with pytest.raises(Illegal) as refused:
        match.undo(seat)
    assert refused.value.key == "illegal-undo"


def first(match: AnyMatch, verb: str) -> str:
    """The first legal action of a verb."""
    return next(name for name in map(GAME.say, match.legal) if name.startswith(verb))


def extension(match: AnyMatch) -> list[int]:
    """Two actions that are one turn, after a dig of everybody."""
    for place in (10, 20, 30):
        match.act(match.actor, match.legal[place])
    act(match, "extend e2")
    two = match.legal[0]
    match.undo(match.actor)
    return [GAME.read("extend e2"), two]


def test_several_actions_are_played_and_taken_back_as_one_step() -> None:
    match = begun()
    both = extension(match)
    seat, before = match.actor, str(match.saved())
    match.act(seat, *both)
    assert [played.action for played in match.played(match.ply - 2)] == both
    assert match.steps_to_undo == 1
    match.undo(seat)
    assert str(match.saved()) == before


def test_of_several_actions_all_are_played_or_none() -> None:
    match = begun()
    one, _ = extension(match)
    before = str(match.saved())
    for wrong in ([one, GAME.read("pass")], [one, one], []):
        with pytest.raises(Illegal):
            match.act(match.actor, *wrong)
        assert str(match.saved()) == before


def test_actions_after_somebody_elses_turn_has_come_are_none_of_this_step() -> None:
    match = begun()
    free = [action for action in match.legal if GAME.say(action).startswith("dig")]
    with pytest.raises(Illegal) as refused:
        match.act(match.actor, *free[:2])
    assert refused.value.key == "illegal-action"


def test_all_steps_of_a_turn_are_taken_back_at_once() -> None:
    match = begun()
    one, two = extension(match)
    seat, before = match.actor, str(match.saved())
    match.act(seat, one)
    match.act(seat, two)
    assert match.steps_to_undo == 2
    match.undo(seat, whole=True)
    assert str(match.saved()) == before
    assert not match.can_undo(seat)


def test_a_match_as_it_was_earlier_is_another_one_that_goes_on_from_there() -> None:
    match = begun()
    match.name("Seat-0", "Ada")
    act(match, first(match, "dig"))
    ply, before = match.ply, str(match.saved())
    act(match, "pass")
    whole = str(match.saved())
    earlier = match.rewound(ply)
    assert str(earlier.saved()) == before
    assert not earlier.can_undo(earlier.played()[-1].seat)
    act(earlier, "pass")
    assert str(earlier.saved()) == str(match.saved()) == whole


def test_a_match_that_asks_plays_no_single_choice_by_itself() -> None:
    game = digsite.load("archaeology")
    alone, asked = (Match(game, 2, seed=5, asks=asks) for asks in (False, True))
    single = 0
    while not alone.over:
        while len(asked.legal) == 1 and asked.ply < alone.ply:
            single += 1
            asked.act(asked.actor, asked.legal[0])
        assert asked.record.moves == alone.record.moves
        action = alone.legal[-1]
        alone.act(alone.actor, action)
        asked.act(asked.actor, action)
    assert single


def test_a_turn_of_two_actions_is_taken_back_step_by_step() -> None:
    match = begun()
    for place in (10, 20, 30):
        match.act(match.actor, match.legal[place])
    start, seat = match.position(), match.actor
    act(match, "extend e2")
    middle = match.position()
    act(match, first(match, "then"))
    assert match.actor != seat
    match.undo(seat)
    assert match.position() == middle
    match.undo(seat)
    assert match.position() == start
    assert not match.can_undo(seat)


def test_a_single_choice_is_played_by_the_match_and_taken_back_with_its_cause() -> None:
    match = begun()
    for place in (10, 20, 30):
        match.act(match.actor, match.legal[place])
    start, seat = match.position(), match.actor
    act(match, first(match, "extend"))
    assert match.record.moves[-1].text.startswith("then")
    assert match.actor != seat
    match.undo(seat)
    assert match.position() == start


def test_nothing_is_taken_back_over_a_roll_of_chance() -> None:
    match = begun()
    act(match, "pass", "pass")
    last = match.actor
    act(match, "pass")
    assert not match.can_undo(last)


def test_nobody_takes_back_what_another_did() -> None:
    match = begun()
    act(match, "pass")
    assert not match.can_undo(match.actor)
    with pytest.raises(Illegal):
        match.undo(match.actor)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="mykerinos is for 2 to 4"):
        Match(GAME, seats)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="has no option 'speed'; it has: none"):
        Match(GAME, 3, {"speed": "fast"})


def test_an_option_has_only_the_values_of_its_game() -> None:
    with pytest.raises(ValueError, match="option 'rounds' is one of 3, 1, 5, not '9'"):
        Match(digsite.load("lots"), 2, {"rounds": "9"})


def test_names_of_players_stay_in_the_record_and_in_one_line() -> None:
    match = begun()
    match.name("Seat-0", "Ada\nLovelace\x00 ; of  Blue")
    record = Record.read(str(match.saved()))
    assert record.header["Seat-0"] == "Ada Lovelace ; of Blue"
    assert Match.resume(GAME, record).saved().header == record.header


def test_a_spectator_sees_the_table_and_no_choices() -> None:
    view = begun().view(NOBODY)
    assert view.legal == ()
    assert view.season == 1


def test_loading_a_game_that_does_not_exist_lists_those_that_do() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'chess'; there are: .*mykerinos"):
        digsite.load("chess")
