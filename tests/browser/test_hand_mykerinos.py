"""Mykerinos by hand in a browser: cells, patrons, rooms and lots are picked and confirmed once."""

from collections.abc import Callable
from typing import Any

import pytest

from digsite.games.mykerinos.actions import (
    CALL_BLACKMORE,
    CALL_BROWN,
    CALL_LEMON,
    CALL_TANGERINE,
    CALL_VIOLET,
    DECLINE,
    EXTEND,
    PASS,
    ROOM,
    SKIP,
    TAKE,
    THEN,
)
from digsite.games.mykerinos.phases import EXCAVATION, LAST_CUBE, NEUTRAL_DIG
from digsite.games.mykerinos.view import View
from tests.browser.conftest import Invite
from tests.browser.hands import Hand
from tests.browser.positions import sit_down_where
from tests.browser.serving import Served

WAYS = ("mouse", "touch", "keys")
CALLS = {
    "lemon": CALL_LEMON,
    "blackmore": CALL_BLACKMORE,
    "tangerine": CALL_TANGERINE,
    "violet": CALL_VIOLET,
}

SitDown = Callable[..., Hand]


@pytest.fixture
def sit_down(invite: Invite, served: Served) -> SitDown:
    """Return what seats a visitor at the first moment at which his view is as wanted."""

    def sit(wanted: Callable[[View], bool], way: str = "mouse") -> Hand:
        phone = way == "touch"
        visitor = invite(phone=phone, has_touch=phone)
        view: Any = sit_down_where(visitor, served, "mykerinos", wanted)
        return Hand(visitor, way, view.seat)

    return sit


def may(*actions: int) -> Callable[[View], bool]:
    """In the excavation, one of these actions is legal."""
    return lambda v: v.phase == EXCAVATION and any(action in v.legal for action in actions)


def verbs(played: list[str]) -> list[str]:
    return [notation.split()[0] for notation in played]


@pytest.mark.parametrize("way", WAYS)
def test_a_dig_is_chosen_put_back_chosen_again_and_confirmed(sit_down: SitDown, way: str) -> None:
    hand = sit_down(lambda v: v.phase == EXCAVATION, way)
    hand.pick(hand.any_of(".may-dig"))
    hand.put_back()
    assert (hand.visitor.picks, hand.visitor.may_confirm()) == ([], False)
    cell = hand.pick(hand.any_of(".may-dig"))
    assert hand.confirm() == [f"dig {cell.removeprefix('cell-')}"]


def test_another_click_puts_a_cell_back_and_a_far_one_begins_anew(sit_down: SitDown) -> None:
    hand = sit_down(lambda v: v.phase == EXCAVATION)
    cell = hand.pick(hand.any_of(".may-dig"))
    far = hand.pick(hand.any_of(".may-again"))
    assert (far != cell, hand.visitor.picks) == (True, [far])
    hand.pick(far)
    assert hand.visitor.picks == []


@pytest.mark.parametrize("way", ["touch", "keys"])
def test_the_cells_of_an_extension_are_picked_in_any_order(sit_down: SitDown, way: str) -> None:
    hand = sit_down(may(*range(EXTEND, THEN)), way)
    first = hand.pick(hand.any_of(".may-both"))
    second = hand.pick(hand.any_of(".may-next"))
    hand.put_back()
    hand.pick(second)
    hand.pick(first)
    assert hand.visitor.picks == [second, first]
    played = hand.confirm()
    assert verbs(played) == ["extend", "then"]
    assert {f"cell-{notation.split()[1]}" for notation in played} == {first, second}


@pytest.mark.parametrize("way", WAYS)
def test_tangerine_lays_three_cubes_that_are_picked_in_any_order(
    sit_down: SitDown, way: str
) -> None:
    hand = sit_down(may(CALL_TANGERINE), way)
    hand.pick("patron-tangerine")
    hand.pick(hand.any_of(".may-first"))
    while not hand.visitor.may_confirm():
        hand.pick(hand.any_of(".may-next"))
    assert len(hand.visitor.picks) == 4
    assert verbs(hand.confirm()) == ["tangerine", "extend", "then", "then"]


@pytest.mark.parametrize("patron", ["blackmore", "violet"])
def test_a_card_is_picked_before_the_cells_and_put_back(sit_down: SitDown, patron: str) -> None:
    hand = sit_down(may(CALLS[patron]))
    hand.pick(f"patron-{patron}")
    hand.pick(f"patron-{patron}")
    assert hand.visitor.picks == []
    hand.pick(f"patron-{patron}")
    hand.pick(hand.any_of(".may-first"))
    while not hand.visitor.may_confirm():
        hand.pick(hand.any_of(".may-next"))
    assert verbs(hand.confirm())[:2] == [patron, "dig"]


def test_lemon_lights_the_pyramids_and_digs_on_one(sit_down: SitDown) -> None:
    hand = sit_down(may(CALL_LEMON))
    hand.pick("patron-lemon")
    cell = hand.pick(hand.any_of(".may-first:not(.quiet)"))
    assert hand.confirm() == ["lemon", f"dig {cell.removeprefix('cell-')}"]


@pytest.mark.parametrize("way", ["touch", "keys"])
def test_brown_reserves_a_room(sit_down: SitDown, way: str) -> None:
    hand = sit_down(may(*range(CALL_BROWN, SKIP)), way)
    hand.pick("patron-brown")
    assert not hand.visitor.may_confirm()
    hand.pick(hand.any_of(".room"))
    assert verbs(hand.confirm()) == ["brown"]


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_pass_is_picked_on_its_track_or_by_its_button(sit_down: SitDown, way: str) -> None:
    hand = sit_down(may(PASS), way)
    space = hand.pick(hand.any_of(".space"))
    hand.put_back()
    hand.press("#button-pass")
    assert hand.visitor.picks == [space]
    assert hand.confirm() == ["pass"]


# Two players: the neutral's cubes, and a turn of two steps


def test_after_my_own_dig_neutral_cubes_are_laid_by_the_same_clicks(sit_down: SitDown) -> None:
    hand = sit_down(lambda v: v.phase == NEUTRAL_DIG)
    hand.pick(hand.any_of(".may-dig"))
    assert verbs(hand.confirm()) == ["dig"]


@pytest.mark.parametrize("way", ["touch", "keys"])
def test_to_lay_no_neutral_cubes_takes_one_press(sit_down: SitDown, way: str) -> None:
    hand = sit_down(lambda v: v.phase == NEUTRAL_DIG, way)
    assert hand.confirm() == ["skip"]


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_an_extension_is_taken_back_as_the_one_step_that_it_was(
    sit_down: SitDown, way: str
) -> None:
    extends = may(*range(EXTEND, THEN))
    hand = sit_down(
        lambda v: v.seats == 2 and bool(v.players[v.seat].held_neutral) and extends(v), way
    )
    hand.pick(hand.any_of(".may-both"))
    hand.pick(hand.any_of(".may-next"))
    before = hand.visitor.ply
    assert len(hand.confirm()) == 2
    hand.take_back("#undo", "u")
    assert hand.visitor.ply == before


def test_a_turn_of_several_steps_is_taken_back_whole(sit_down: SitDown) -> None:
    hand = sit_down(lambda v: v.seats == 2 and v.phase == LAST_CUBE and v.team == v.seat)
    before = hand.visitor.ply
    hand.pick(hand.any_of(".may-then"))
    hand.confirm()
    hand.take_back("#undo-turn", "U")
    assert hand.visitor.ply == before - 1


# The survey


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_lot_or_a_room_is_taken_in_the_survey(sit_down: SitDown, way: str) -> None:
    hand = sit_down(lambda v: TAKE in v.legal and v.legal[-1] >= ROOM, way)
    hand.pick(hand.any_of(".room"))
    lot = hand.pick(hand.any_of(".lot"))
    assert hand.visitor.picks == [lot]
    assert hand.confirm() == [f"take {lot.rpartition('-')[2]}"]


def test_a_room_is_reserved_in_the_survey(sit_down: SitDown) -> None:
    hand = sit_down(lambda v: v.legal[-1] >= ROOM)
    hand.pick(hand.any_of(".room"))
    assert verbs(hand.confirm()) == ["room"]


def test_a_lot_that_is_left_over_is_not_taken(sit_down: SitDown) -> None:
    hand = sit_down(lambda v: DECLINE in v.legal and len(v.legal) > 1)
    hand.press("#button-decline")
    assert hand.confirm() == ["decline"]
