"""What can be picked in a game that says nothing of picks: one action, and what has no place."""

from collections.abc import Sequence

import pytest

from digsite.core.gathering import Click, Gathering, Picks, act_id, one_by_one, playable
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Scene, box, group
from digsite.core.seats import NOBODY

STONE, LEFT, RIGHT, PASS = 4, 5, 6, 9  # a stone is one action, a heap has two, a pass has no place
ALL = (STONE, LEFT, RIGHT, PASS)


def label(action: int) -> Phrase:
    return phrase("label", action=action)


def picture(legal: Sequence[int]) -> Scene:
    """A stone and, inside a group, a heap; what is not legal is not lit."""
    square = (0.0, 0.0, 10.0, 10.0)
    places = {"stone": (STONE,), "heap": (LEFT, RIGHT)}
    drawn = [
        group([box("ground", square)], id=name, actions=tuple(a for a in actions if a in legal))
        for name, actions in places.items()
    ]
    board = Part("board", "board", 10, 10, phrase("board"), (group(drawn, id="land"),))
    return Scene((board,), phrase("title"), "X1")


def gathered(*picks: str, legal: Sequence[int] = ALL) -> Gathering:
    return one_by_one(picture(legal), legal, picks, label, phrase("prompt"))


def buttons(g: Gathering) -> dict[str, tuple[Picks, bool]]:
    """Where each small button leads, and whether it is chosen."""
    return {button.id: (button.click.picks, button.chosen) for button in g.buttons}


def test_at_first_each_place_can_be_picked_and_what_has_no_place_has_a_button() -> None:
    g = gathered()
    assert g.clicks == {"stone": Click(("stone",)), "heap": Click(("heap",))}
    assert buttons(g) == {act_id(PASS): ((act_id(PASS),), False)}
    assert (g.says, g.confirm, g.actions) == (phrase("prompt"), "", ())


def test_a_place_of_one_action_is_confirmed_or_put_back_by_another_click() -> None:
    g = gathered("stone")
    assert (g.confirm, g.actions) == (label(STONE), (STONE,))
    assert g.clicks == {"stone": Click(()), "heap": Click(("heap",))}
    assert not g.buttons


def test_a_place_of_two_actions_asks_which_of_them() -> None:
    g = gathered("heap")
    assert (g.confirm, g.actions) == ("", ())
    assert buttons(g) == {act_id(a): (("heap", act_id(a)), False) for a in (LEFT, RIGHT)}


def test_a_button_is_chosen_and_left_again() -> None:
    g = gathered("heap", act_id(RIGHT))
    assert (g.confirm, g.actions) == (label(RIGHT), (RIGHT,))
    assert buttons(g) == {
        act_id(LEFT): (("heap", act_id(LEFT)), False),
        act_id(RIGHT): (("heap",), True),
    }
    assert g.clicks["heap"] == Click(("heap",))


def test_what_has_no_place_is_chosen_by_its_button() -> None:
    g = gathered(act_id(PASS))
    assert (g.picks, g.actions) == ((act_id(PASS),), (PASS,))
    assert buttons(g) == {act_id(PASS): ((), True)}


def test_the_only_legal_action_can_be_confirmed_without_a_pick() -> None:
    g = gathered(legal=[PASS])
    assert (g.clicks, g.buttons, g.actions) == ({}, (), (PASS,))


@pytest.mark.parametrize("wrong", ["no such thing", act_id(STONE), act_id(LEFT)])
def test_a_pick_that_does_not_fit_is_left_out(wrong: str) -> None:
    assert gathered(wrong) == gathered()


def test_whatever_can_be_clicked_is_among_the_leads() -> None:
    assert [*gathered("heap").leads()] == [
        Click(("stone",)),
        Click(()),
        Click(("heap", act_id(LEFT))),
        Click(("heap", act_id(RIGHT))),
    ]


def test_a_thing_can_be_picked_several_times() -> None:
    g = Gathering("", "", picks=("coin", "pot", "coin"))
    assert (g.picked("coin"), g.picked("cup")) == (2, 0)


class Steps:
    """A game of two steps for seat 0, after which nobody acts."""

    actor = 0
    done = 0

    @staticmethod
    def legal(s: "Steps") -> list[int]:
        return [s.done]

    @staticmethod
    def apply(s: "Steps", action: int) -> None:
        s.done = action + 1
        s.actor = NOBODY if s.done > 1 else 0


@pytest.mark.parametrize("actions", [(), (0,), (0, 1)])
def test_actions_are_playable_while_they_are_legal(actions: tuple[int, ...]) -> None:
    assert playable(Steps, Steps(), actions)


@pytest.mark.parametrize("actions", [(1,), (0, 1, 2)])
def test_what_is_not_legal_or_comes_after_the_seats_turn_is_not_playable(
    actions: tuple[int, ...],
) -> None:
    assert not playable(Steps, Steps(), actions)
