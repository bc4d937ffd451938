"""Cards by hand: a card, then what it is for, confirmed once; and phase III."""

import pytest

from digsite.games.mesopotamia.state import State
from tests.mesopotamia.picks import TRIBE, clicked, confirmed, gathered, named, said
from tests.mesopotamia.table import play, table, tribes

HOMES = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3"


def holding(cards: str, tiles: str = HOMES, **changes: str) -> State:
    """Blue holds these cards: letters E P F H L M T X."""
    return table(3, tiles, hands=f"{cards},-,-", **changes)


@pytest.mark.parametrize(
    "card, thing, words",
    [("E", "card-endurance", "Play Endurance"), ("H", "card-holy-stone", "Play Holy Stone")],
)
def test_a_card_is_picked_and_played_by_the_button(card: str, thing: str, words: str) -> None:
    s = holding(card)
    g = clicked(s, gathered(s), thing)
    assert (said(g.confirm), named(g.actions)) == (words, [thing.removeprefix("card-")])
    assert clicked(s, g, thing).picks == ()


def test_a_card_drawn_in_this_turn_is_not_lit() -> None:
    s = holding("T", phase="mana", fresh="T")
    assert not gathered(s).clicks


def test_teleport_takes_a_tribe_and_a_tile_and_is_confirmed_once() -> None:
    s = holding("T")
    g = clicked(s, gathered(s), "card-teleport")
    assert (said(g.says), said(g.confirm), g.actions) == (
        "Teleport: which tribe?",
        "Choose a piece",
        (),
    )
    assert {"at-tribe-5-red-0", "at-tribe-5-green-0", TRIBE} <= set(g.clicks)
    g = clicked(s, clicked(s, g, "at-tribe-5-green-0"), "tile-3")
    assert said(g.confirm) == "Send it to quarry 3"
    assert named(g.actions) == ["teleport", "tribe 5 green", "to 3"]
    assert tribes(confirmed(s, g), 2) == 3
    assert clicked(s, g, "tile-2").picks == ("card-teleport", "at-tribe-5-green-0", "tile-2")
    assert clicked(s, g, "at-tribe-5-green-0").picks == ("card-teleport",)
    assert clicked(s, g, TRIBE).picks == ("card-teleport", TRIBE)
    assert clicked(s, g, "card-teleport").picks == ()


def test_a_teleport_to_the_temple_says_what_it_brings() -> None:
    s = holding("T", "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1", mana="1/3,0/3,0/3")
    g = gathered(s, "card-teleport", "at-tribe-6-blue-2", "tile-0")
    assert said(g.confirm) == "Build it in: mana 2, limit 4"
    assert confirmed(s, g).mana[0] == 2
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.bo1/P@6nw:Hb"
    s = holding("T", tiles, tokens="2,-,-", mana="3/3,0/3,0/3")
    g = gathered(s, "card-teleport", "at-carrier-blue-1", "tile-0")
    assert said(g.confirm) == "Deliver it, pay 2 mana"
    assert confirmed(s, g).mana[0] == 1


def test_a_teleport_that_was_begun_by_single_actions_goes_on() -> None:
    s = play(holding("T"), "teleport")
    assert named(gathered(s, TRIBE, "tile-3").actions) == ["tribe 6 blue", "to 3"]
    play(s, "tribe 6 blue")
    assert named(gathered(s, "tile-3").actions) == ["to 3"]


def test_expulsion_moves_a_hut_of_a_rival_to_the_tile_that_is_picked() -> None:
    s = holding("X", f"{HOMES}/P@5sw")
    g = gathered(s, "card-expulsion", "at-hut-5-0", "tile-7")
    assert named(g.actions) == ["expulsion", "uproot 5 first", "push sw"]
    assert confirmed(s, g).hut[14] == 1
    play(s, "expulsion", "uproot 5 first")
    assert named(gathered(s, "tile-7").actions) == ["push sw"]


def test_mana_theft_names_the_rival_and_what_it_takes() -> None:
    s = holding("M", mana="0/3,3/3,0/3")
    g = clicked(s, clicked(s, gathered(s), "card-mana-theft"), "player-red")
    assert said(g.confirm) == "Red: take 2 mana"
    assert "player-green" not in g.clicks
    assert [(each.id, each.chosen) for each in g.buttons] == [("player-red", True)]
    assert confirmed(s, g).mana[:2] == [2, 1]


def test_land_is_played_with_the_discovery_it_is_for() -> None:
    s = holding("L", f"{HOMES}/P@6nw:b1")
    g = gathered(s, "card-land", TRIBE, "open-m2-1")
    assert named(g.actions) == ["land", "walk 6 sw"]
    assert "tile-7" not in g.clicks
    played = play(s, "land")
    assert said(gathered(played).says) == "Land: who discovers?"
    assert not gathered(played).actions
    g = gathered(played, "at-tribe-7-blue-0", "open-m3-0")
    assert named(g.actions) == ["walk 7 nw"]


def test_of_the_tiles_that_land_shows_one_is_picked() -> None:
    s = play(holding("L"), "land", "walk 6 nw", "tile forest", "tile plains", "tile quarry")
    g = gathered(s)
    assert set(g.clicks) == {"kind-plains", "kind-forest", "kind-quarry"}
    assert named(clicked(s, g, "kind-forest").actions) == ["lay forest"]


def test_fertility_is_played_with_the_tile_where_two_are_born() -> None:
    s = holding("F", phase="action")
    g = gathered(s, "card-fertility", "tile-6")
    assert (named(g.actions), said(g.confirm)) == (
        ["fertility", "grow 6"],
        "Bring in 2 tribes",
    )
    assert tribes(confirmed(s, g), 0) == 5
    assert named(gathered(play(s, "fertility"), "tile-6").actions) == ["grow 6"]


def test_fertility_can_be_played_after_a_birth() -> None:
    s = play(holding("F", f"{HOMES}/P@6nw:Hb.b2", phase="action", tokens="2*,-,-"), "grow 6")
    assert named(gathered(s, "card-fertility", "tile-7").actions) == ["fertility", "grow 7"]


# Phase III


def test_who_collects_nothing_is_told_where_mana_is_from() -> None:
    g = gathered(table(3, HOMES, phase="mana"))
    assert (said(g.says), said(g.confirm)) == ("You collect no mana", "End the turn")
    assert said(g.more) == "Your tribes on sanctuaries bring it."


def test_the_button_collects_mana_and_says_how_much() -> None:
    s = table(3, f"{HOMES}/P@6nw:Sb.b1", phase="mana")
    g = gathered(s)
    assert (said(g.confirm), named(g.actions), g.more) == ("Collect 1 mana", ["collect"], "")


def test_mana_above_the_limit_is_told() -> None:
    s = table(3, f"{HOMES}/P@6nw:Sb.b1", phase="mana", mana="3/3,0/3,0/3")
    g = gathered(s)
    assert (said(g.confirm), said(g.more)) == ("End the turn", "Above your limit, and lost: 1.")


def test_a_priest_goes_to_the_sanctuary_that_is_picked() -> None:
    s = holding("PP", f"{HOMES}/P@6nw:Sb.b1", phase="mana")
    g = clicked(s, gathered(s), "card-priest")
    assert (said(g.says), said(g.confirm)) == ("Where does the Priest go?", "Choose a sanctuary")
    g = clicked(s, g, "tile-7")
    assert named(g.actions) == ["priest 7"]
    after = confirmed(s, g)
    assert said(gathered(after).confirm) == "Collect 2 mana"
    assert named(gathered(after, "card-priest", "tile-7").actions) == ["priest 7"]
