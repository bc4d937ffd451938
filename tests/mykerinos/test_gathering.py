"""What people pick up in Mykerinos: any order, one confirm, and words that say what happens."""

import pytest

from digsite.core.gathering import Gathering, Picks
from digsite.games import mykerinos
from digsite.games.mykerinos.phases import TANGERINE_MIDDLE_CUBE, VIOLET_CALLED
from digsite.games.mykerinos.state import State
from tests.mykerinos.picks import (
    SAY,
    after,
    clicked,
    helped,
    lit,
    picked,
    plays,
    seen,
    things,
    waits,
)
from tests.mykerinos.table import play, table

# A dig, an extension


def test_one_cell_starts_a_dig() -> None:
    g = clicked(table(), "b2")
    assert plays(g) == ["dig b2"]
    assert SAY(g.says) == "Start a dig at b2"
    assert SAY(g.confirm) == "Start a dig at b2: 1 cube, 7 left"


def test_nothing_picked_plays_nothing_and_says_what_is_missing() -> None:
    g = clicked(table())
    assert (g.actions, SAY(g.says), SAY(g.confirm)) == (
        (),
        "Choose a cell, or pass",
        "Choose a cell",
    )


def test_a_second_cell_beside_the_first_makes_it_an_extension() -> None:
    s = table(cubes="b2/-/-")
    first = clicked(s, "b3")
    assert plays(first) == ["dig b3"]
    assert SAY(first.says) == "First b3, now the second beside it"
    assert SAY(first.more) == "Or leave it at one cube: that starts a dig at b3."
    both = clicked(s, "b3", "b4")
    assert plays(both) == ["extend b3", "then b4"]
    assert SAY(both.confirm) == "Extend b3, b4: 2 cubes, 6 left"


def test_the_first_cell_touches_mine_whatever_is_clicked_first() -> None:
    s = table(cubes="b2/-/-")
    assert plays(clicked(s, "b4", "b3")) == ["extend b3", "then b4"]
    assert clicked(s, "b4", "b3").picks == ("cell-b4", "cell-b3")


def test_where_both_orders_are_legal_the_clicks_decide() -> None:
    s = table(cubes="b2c2/-/-")
    assert plays(clicked(s, "b3", "c3")) == ["extend b3", "then c3"]
    assert plays(clicked(s, "c3", "b3")) == ["extend c3", "then b3"]


def test_another_second_cell_takes_the_place_of_the_second() -> None:
    assert clicked(table(cubes="b2/-/-"), "b3", "b4", "a3").picks == ("cell-b3", "cell-a3")


def test_a_far_cell_begins_anew() -> None:
    s = table(cubes="b2/-/-")
    assert clicked(s, "b3", "h6").picks == ("cell-h6",)
    assert clicked(s, "b3", "b4", "h6").picks == ("cell-h6",)


def test_a_chosen_cell_goes_back_with_those_after_it() -> None:
    s = table(cubes="b2/-/-")
    assert clicked(s, "b3", "b4", "b4").picks == ("cell-b3",)
    assert clicked(s, "b3", "b4", "b3").picks == ()


def test_a_single_cube_extends_nothing() -> None:
    g = clicked(table(cubes="b2/-/-", hand="1,8,8"), "b3")
    assert SAY(g.confirm) == "Start a dig at b3: 1 cube, 0 left"
    assert SAY(g.says) == "Start a dig at b3"


def test_what_is_said_of_cubes_is_what_happens() -> None:
    s = table(cubes="b2/-/-")
    g = clicked(s, "b4", "b3")
    world = after(s, g)
    assert world.reserve[0] == 6
    assert "6 left" in SAY(g.confirm)
    assert {cell for cell, colour in enumerate(seen(world).cubes) if colour == 0} == {9, 17, 25}


def test_the_last_player_is_told_so() -> None:
    s = table(cubes="b2/-/-", passed="0,1,2")
    assert SAY(clicked(s).more) == "All others have passed: your last action."
    assert SAY(clicked(s, "b3", "b4").more) == SAY(clicked(s).more)


# Patrons


def test_a_card_can_be_picked_before_or_after_the_cells() -> None:
    s = helped(cubes="b2/-/-")
    expected = ["violet", "dig h6"]
    assert plays(clicked(s, "patron-violet", "h6")) == expected
    assert plays(clicked(s, "h6", "patron-violet")) == expected


def test_violet_adds_a_cube_to_the_hand() -> None:
    s = helped(cubes="b2/-/-", hand="1,8,8")
    g = clicked(s, "patron-violet", "b3", "b4")
    assert plays(g) == ["violet", "extend b3", "then b4"]
    assert SAY(g.confirm) == "Extend b3, b4: 2 cubes, 0 left"
    assert SAY(g.more) == "Lady Violet: card used for the season."
    assert after(s, g).reserve[0] == 0


def test_lemon_lights_pyramids_and_what_extends_onto_them() -> None:
    s = helped(cubes="b2/-/-")
    g = clicked(s, "patron-lemon")
    assert {"a1", "c1", "h4"} <= lit(g)
    assert "h6" not in lit(g)
    assert SAY(g.says) == "Lord Lemon: dig on a pyramid"
    assert plays(clicked(s, "patron-lemon", "h4")) == ["lemon", "dig h4"]


def test_free_pyramids_say_that_lemon_is_needed() -> None:
    s = helped(cubes="h4/-/-")
    why = {thing: SAY(why.words) for thing, why in picked(s).why.items()}
    assert why["cell-a1"] == "You dig on pyramids with Lord Lemon only."
    assert why["cell-h4"] == "A cube stands here already."
    assert {*picked(s, "patron-lemon").why} == {"cell-h4"}


def test_patrons_say_why_they_do_not_come() -> None:
    s = table(3, season="3", lots="2,9/-/-", tilted="10000/00000/00000")
    why = {thing: SAY(why.words) for thing, why in picked(s).why.items() if "patron" in thing}
    assert why["patron-lemon"] == "This card is tilted until the next season."
    assert why["patron-violet"].startswith("You have no card of this patron yet")
    assert "patron-blackmore" not in why


def test_with_lemon_one_of_two_cubes_stands_on_a_pyramid() -> None:
    s = helped(cubes="b2/-/-")
    waiting = clicked(s, "patron-lemon", "b1")
    assert (plays(waiting), SAY(waiting.confirm)) == ([], waits(2, 1))
    assert plays(clicked(s, "patron-lemon", "b1", "c1")) == ["lemon", "extend b1", "then c1"]
    assert plays(clicked(s, "patron-lemon", "c1", "b1")) == ["lemon", "extend b1", "then c1"]


def test_blackmore_needs_two_cells_that_touch() -> None:
    s = helped()
    assert SAY(clicked(s, "patron-blackmore").confirm) == waits(2, 0)
    assert SAY(clicked(s, "patron-blackmore", "h6").confirm) == waits(2, 1)
    g = clicked(s, "patron-blackmore", "h6", "g6")
    assert plays(g) == ["blackmore", "dig h6", "then g6"]
    assert SAY(g.confirm) == "Start a dig at h6, g6: 2 cubes, 6 left"


@pytest.mark.parametrize("order", ["b3 b4 b5", "b3 b5 b4", "b4 b3 b5", "b4 b5 b3", "b5 b4 b3"])
def test_the_three_cells_of_tangerine_are_clicked_in_any_order(order: str) -> None:
    s = helped(cubes="b2/-/-")
    g = clicked(s, "patron-tangerine", *order.split())
    assert plays(g) == ["tangerine", "extend b3", "then b4", "then b5"]
    assert SAY(g.confirm) == "Extend b3, b4, b5: 3 cubes, 5 left"


def test_tangerine_says_how_many_cells_are_missing() -> None:
    s = helped(cubes="b2/-/-")
    first, second = clicked(s, "patron-tangerine", "b3"), clicked(s, "patron-tangerine", "b3", "b4")
    assert SAY(first.says) == "b3: 2 more cells in a chain"
    assert SAY(second.says) == "b3, b4: one more cell beside it"
    assert SAY(second.confirm) == waits(3, 2)
    assert not first.actions + second.actions


def test_brown_asks_for_a_room_and_a_room_for_brown() -> None:
    s = helped()
    asked = clicked(s, "patron-brown")
    assert (SAY(asked.says), SAY(asked.confirm)) == ("Sir Brown: choose a room", "Choose a room")
    assert not lit(asked)
    g = clicked(s, "patron-brown", "room-3-lemon")
    assert g == clicked(s, "room-3-lemon")
    assert plays(g) == ["brown 3.lemon"]
    assert SAY(g.confirm) == "Call Sir Brown: +2, 1 cube, 7 left"
    assert SAY(g.says) == "Room 3: +2 for your cards"
    assert SAY(g.more) == "Wing: Lord Lemon."
    world = after(s, g)
    assert mykerinos.scores(world)[0] - mykerinos.scores(s)[0] == 2
    assert world.reserve[0] == 7


def test_another_card_keeps_the_cells_that_it_allows() -> None:
    s = helped(cubes="b2/-/-")
    assert clicked(s, "b3", "b4", "patron-tangerine").picks == things(
        "patron-tangerine", "b3", "b4"
    )
    assert clicked(s, "h6", "patron-tangerine").picks == ("patron-tangerine",)
    assert clicked(s, "patron-lemon", "a1", "patron-lemon").picks == ()
    assert clicked(s, "b3", "patron-violet", "patron-violet").picks == ("cell-b3",)


def test_a_used_card_cannot_be_picked() -> None:
    s = helped(tilted="00001/00000/00000")
    assert "patron-violet" not in clicked(s).clicks
    assert picked(s, "patron-violet", "h6").picks == ("cell-h6",)


def turns(s: State, begun: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """All turns of single actions, each to its end."""
    found: set[tuple[int, ...]] = set()
    for action in mykerinos.legal(s):
        world = mykerinos.clone(s)
        mykerinos.apply(world, action)
        goes_on = VIOLET_CALLED <= world.phase <= TANGERINE_MIDDLE_CUBE
        found |= turns(world, (*begun, action)) if goes_on else {(*begun, action)}
    return found


@pytest.mark.parametrize("seats, cubes", [(2, "b2f5/c3/e2"), (3, "b2f5/c3/-")])
def test_clicks_lead_to_every_turn_and_to_nothing_else(seats: int, cubes: str) -> None:
    lots = "/".join(["2,9,16,23,30", *["-"] * (seats - 1)])
    s = table(seats, season="3", lots=lots, cubes=cubes)
    v = seen(s)
    found: dict[Picks, Gathering] = {(): mykerinos.gather(v, ())}
    queue: list[Picks] = [()]
    for picks in queue:
        for click in found[picks].leads():
            if click.picks not in found:
                found[click.picks] = mykerinos.gather(v, click.picks)
                queue.append(click.picks)
    assert {g.actions for g in found.values() if g.actions} == turns(s)


# Passing


def test_a_pass_is_picked_by_its_space_or_by_the_button() -> None:
    s = table(4, cubes="b2/-/-/-", passed="0,1,0,0")
    g = clicked(s, "space-2")
    (button,) = clicked(s).buttons
    assert (button.id, SAY(button.words), button.click.picks) == ("pass", "Pass", ("space-2",))
    assert plays(g) == ["pass"]
    assert SAY(g.says) == "You win ties with Green and Ivory"
    assert SAY(g.more) == "Digging ends for you; you keep 8 cubes."
    assert SAY(g.confirm) == "Pass: space 2, you win later ties"
    assert g.buttons[0].chosen
    assert clicked(s, "space-2", "space-2").picks == ()
    assert clicked(s, "space-2", "b3").picks == ("cell-b3",)
    assert clicked(s, "b3", "space-2").picks == ("space-2",)


def test_the_first_to_pass_wins_every_tie_and_the_last_none() -> None:
    first = clicked(table(), "space-1")
    assert SAY(first.confirm) == "Pass: space 1, you win every tie"
    last = clicked(table(passed="0,1,2"), "space-3")
    assert SAY(last.confirm) == "Pass: space 3, you lose every tie"


def test_who_can_only_pass_needs_no_pick_but_confirms_it() -> None:
    g = clicked(table(hand="0,8,8"))
    assert (g.picks, plays(g), list(g.clicks)) == ((), ["pass"], ["space-1"])
    assert SAY(g.says) == "No cubes left: you can only pass"
    assert SAY(g.more) == "Digging ends for you."
    assert clicked(table(hand="0,8,8"), "space-1").picks == ("space-1",)


# Turns that were begun by single actions


def test_a_turn_that_was_begun_goes_on() -> None:
    s = play(helped(cubes="b2/-/-"), "tangerine", "extend b3")
    assert SAY(clicked(s).says) == "Choose the next cell, beside b3"
    g = clicked(s, "b5", "b4")
    assert plays(g) == ["then b4", "then b5"]
    assert SAY(g.confirm) == "Lay b4, b5: 2 cubes, 5 left"


@pytest.mark.parametrize(
    "call, cells, expected",
    [
        ("violet", "b3 b4", ["extend b3", "then b4"]),
        ("lemon", "a1", ["dig a1"]),
        ("blackmore", "h6 g6", ["dig h6", "then g6"]),
        ("tangerine", "b3 b4 b5", ["extend b3", "then b4", "then b5"]),
    ],
)
def test_after_a_call_the_cells_are_picked(call: str, cells: str, expected: list[str]) -> None:
    s = play(helped(cubes="b2/-/-"), call)
    assert plays(clicked(s, *cells.split())) == expected
    assert not lit(clicked(s), "patron")
