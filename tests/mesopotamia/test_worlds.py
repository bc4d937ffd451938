"""Worlds behind a view: possible, and as likely as they should be."""

from collections import Counter

import pytest

from digsite.core.rng import Rng
from digsite.core.seats import NOBODY
from digsite.games import load, mesopotamia
from digsite.games.mesopotamia.state import State
from tests.helpers import generator, positions
from tests.mesopotamia.census import census
from tests.mesopotamia.table import play, table


def worlds(s: State, seat: int, number: int = 400) -> list[State]:
    """Worlds that a seat imagines."""
    view = mesopotamia.look(s, seat)
    rng = generator("worlds", seat)
    return [mesopotamia.sample(view, rng) for _ in range(number)]


def hand(s: State, seat: int) -> str:
    """The cards of a seat as positions write them."""
    fields = dict(word.split("=", 1) for word in mesopotamia.write(s).split(" "))
    return fields["hands"].split(",")[seat]


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_is_a_sound_position_with_a_whole_box(seats: int) -> None:
    """T1.1, T1.2, T1.3, T1.4"""
    rng = generator("sound", seats)
    for s in positions(load("mesopotamia"), seats, rng, games=1, share=25):
        for seat in (NOBODY, *range(seats)):
            world = mesopotamia.sample(mesopotamia.look(s, seat), rng)
            line = mesopotamia.write(world)
            assert mesopotamia.write(mesopotamia.parse(line)) == line
            assert census(world) == census(s)


def test_an_offering_of_a_rival_may_be_any_that_he_has_not_delivered() -> None:
    """T2.8, T6.3"""
    s = table(2, "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6nw:Hr.Hr1", tokens="-,42*", temple="2", mana="0/3,0/4")
    found = Counter(world.offering[4] for world in worlds(s, 0))
    assert set(found) == {1, 2, 3}
    assert min(found.values()) > 90
    assert {world.offering[5] for world in worlds(s, 0)} == {0}


def test_own_offerings_are_known() -> None:
    """T2.8"""
    s = table(2, "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6nw:Hr.Hr1", tokens="-,42*", temple="2", mana="0/3,0/4")
    assert {tuple(world.offering[4:6]) for world in worlds(s, 1, 20)} == {(1, 0)}


def test_a_hand_that_is_not_seen_may_be_any_cards_that_are_not_seen() -> None:
    """T6.10"""
    s = table(2, hands="EEE,L", drawn="EEE,L")
    found = Counter(hand(world, 1) for world in worlds(s, 0))
    assert set(found) == set("PFHLT")
    assert found["P"] > found["T"]


def test_after_a_reshuffle_the_deck_holds_only_what_was_shuffled() -> None:
    """T6.10"""
    s = table(2, hands="EEEPPPFFL,LTT", drawn="-,-", discards="HH", phase="action")
    play(s, "draw", "card holy-stone")
    assert {hand(world, 1) for world in worlds(s, 0, 50)} == {"LTT"}


def test_a_card_that_a_rival_just_drew_is_one_of_his_hand() -> None:
    """T7.1"""
    s = play(table(2, hands="-,-", phase="action"), "draw", "card teleport")
    found = Counter(world.fresh for world in worlds(s, 1))
    assert set(found) == {0, 1, 2, 3, 4, 6}
    assert all(world.hands[world.fresh] == 1 for world in worlds(s, 1, 50))


def test_tiles_shown_by_land_are_known_to_its_player_alone() -> None:
    """T7.6"""
    s = table(2, hands="L,-")
    play(s, "land", "walk 6 nw", "tile forest", "tile forest", "tile quarry")
    assert {tuple(world.looked_at) for world in worlds(s, 0, 20)} == {(0, 2, 1, 0)}
    others = Counter(tuple(world.looked_at) for world in worlds(s, 1))
    assert len(others) > 8
    assert all(sum(shown) == 3 for shown in others)


def test_sampling_leaves_the_view_alone() -> None:
    """T7.6"""
    s = play(table(3, hands="L,EP,X"), "land", "walk 6 nw", "tile plains")
    rng: Rng = generator("alone")
    for seat in (NOBODY, 0, 1, 2):
        view = mesopotamia.look(s, seat)
        assert mesopotamia.look(mesopotamia.sample(view, rng), seat) == view
