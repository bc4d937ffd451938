"""Phase I by hand: tribes are lifted, walk far at a click, discover and deliver when confirmed."""

from itertools import pairwise

import pytest

from digsite.games import mesopotamia
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.state import State
from tests.mesopotamia.picks import (
    TRIBE,
    at_once,
    clicked,
    confirmed,
    gathered,
    lead,
    named,
    played,
    points,
    said,
)
from tests.mesopotamia.table import play, table
from tests.pictures import shapes

RIVALS = "P:Hr.Hg.r3.g3"
HOMES = f"{RIVALS}/P:Hb.Hn.b3"
BARE = f"{RIVALS}/P:Hb.Hn"
STONE = "at-tribe-6-blue-2"


def carrying(worth: int, **changes: str) -> State:
    """Blue carries an offering beside the temple."""
    return table(3, f"{BARE}.bo1/P@6nw:Hb", tokens=f"{worth},-,-", **changes)


# Nothing is lifted


def test_at_first_the_tribes_that_can_do_something_are_lit_and_nothing_else() -> None:
    g = gathered(table(3, f"{BARE}.b2.bw1/P@6nw:b!1"))
    assert set(g.clicks) == {TRIBE, "at-tribe-6-blue-1", "at-tribe-7-blue-0-thief"}


@pytest.mark.parametrize(
    "left, words",
    [
        ("5", "End movement, 5 points unused"),
        ("1", "End movement, 1 point unused"),
        ("0", "End movement"),
    ],
)
def test_the_button_ends_the_movement_and_says_what_is_lost(left: str, words: str) -> None:
    g = gathered(table(3, HOMES, points=left))
    assert (named(g.actions), said(g.confirm)) == (["end"], words)


def test_a_tribe_that_can_do_nothing_is_not_lit() -> None:
    s = table(3, f"{BARE}.b1/F@6nw:w1.b1", points="0")
    g = gathered(s)
    assert set(g.clicks) == {"at-tribe-7-blue-0"}
    assert said(gathered(play(s, "grab 7 wood")).says) == "No tribe can move."


# A tribe is lifted


def test_a_lifted_tribe_lights_all_it_can_reach_with_what_it_costs() -> None:
    s = table(3, HOMES, points="2", found="3")
    assert points(gathered(s, TRIBE)) == {"tile-5": 1, "tile-0": 1, "tile-2": 2, "tile-3": 2}


def test_a_click_on_a_far_tile_walks_the_whole_way_and_can_be_taken_back() -> None:
    s = table(3, HOMES)
    g = gathered(s, TRIBE)
    assert at_once(g, "tile-3") == ["walk 6 se", "walk 0 se"]
    after = played(s, lead(g, "tile-3").actions)
    assert (after.points, after.actor, 6 * 3 in after.tribes[:8]) == (3, s.actor, True)


def test_a_click_on_the_lifted_tribe_or_its_tile_puts_it_down() -> None:
    s = table(3, HOMES)
    g = gathered(s, TRIBE)
    assert not g.actions
    assert clicked(s, g, TRIBE).picks == ()
    assert clicked(s, g, "tile-6").picks == ()


def test_a_click_on_another_tribe_lifts_that_one() -> None:
    s = table(3, f"{BARE}.b2.bw1")
    assert clicked(s, gathered(s, TRIBE), "at-tribe-6-blue-1").picks == ("at-tribe-6-blue-1",)


def after(s: State, g: Picking, thing: str) -> tuple[str, ...]:
    """Return what is picked after a click that plays something."""
    click = lead(g, thing)
    v = mesopotamia.look(played(s, click.actions), s.actor)
    assert mesopotamia.gather(v, click.picks).picks == click.picks
    return click.picks


@pytest.mark.parametrize(
    "tiles, name, thing, then",
    [
        (HOMES, TRIBE, "tile-3", "at-tribe-3-blue-0"),
        (f"{BARE}.b1/F@6nw:w1", TRIBE, "at-wood-7", "at-tribe-7-blue-1"),
        (f"{BARE}/Q@6nw:s1.b1", "at-tribe-7-blue-0", "mark-7-grab-stone", "at-tribe-7-blue-2"),
        (
            f"{BARE}/P@6nw:bs!1",
            "at-tribe-7-blue-2-thief",
            "mark-7-drop-stone",
            "at-tribe-7-blue-0-thief",
        ),
        (f"{BARE}/P@6nw:s1.bw1", "at-tribe-7-blue-1", "mark-7-swap-stone", "at-tribe-7-blue-2"),
        (f"{BARE}/P@6nw:Hb1.b1", "at-tribe-7-blue-0", "mark-7-take-1", "at-carrier-blue-1"),
        (
            "P:Hr.Hg.r2.g3/P:Hb.Hn/P@6nw:rw1.b2",
            "at-tribe-7-blue-0",
            "mark-7-steal-red-wood",
            "at-tribe-7-blue-1-thief",
        ),
    ],
)
def test_a_tribe_stays_lifted_after_what_it_did(
    tiles: str, name: str, thing: str, then: str
) -> None:
    s = table(3, tiles, tokens="4,-,-" if "Hb1" in tiles else "-,-,-")
    assert after(s, gathered(s, name), thing) == (then,)


def test_a_tribe_stays_lifted_where_it_discovered_land_or_built_a_stone_in() -> None:
    s = table(3, HOMES)
    g = clicked(s, gathered(s, TRIBE), "open-m2-0")
    found = play(played(s, g.actions), "tile plains")
    assert gathered(found, *g.then).picks == ("at-tribe-7-blue-0",)
    s = table(3, f"{BARE}.bs1")
    g = clicked(s, gathered(s, STONE), "tile-0")
    assert gathered(confirmed(s, g), *g.then).picks == ("at-tribe-0-blue-0",)


def test_after_a_delivery_nothing_is_lifted() -> None:
    s = carrying(2, mana="3/3,0/3,0/3")
    g = clicked(s, gathered(s, "at-carrier-blue-1"), "tile-0")
    v = mesopotamia.look(confirmed(s, g), 0)
    assert mesopotamia.gather(v, g.then).picks == ()


def test_an_offering_stays_lifted_on_its_way() -> None:
    s = carrying(2, mana="0/3,0/3,0/3")
    assert after(s, gathered(s, "at-carrier-blue-1"), "tile-7") == ("at-carrier-blue-1",)


def test_a_tribe_is_put_down_when_the_points_are_spent() -> None:
    s = table(3, HOMES, points="2")
    g = gathered(s, TRIBE)
    assert (after(s, g, "tile-3"), after(s, g, "tile-5")) == ((), ("at-tribe-5-blue-0",))


def test_the_movement_can_be_ended_while_a_tribe_is_lifted() -> None:
    s = table(3, HOMES)
    g = gathered(s, TRIBE)
    assert at_once(g, "end") == ["end"]
    assert said(g.buttons[0].words) == "End movement"


def test_wood_goes_around_the_temple_and_nobody_enters_a_volcano() -> None:
    g = gathered(table(3, f"{BARE}.bw1/F@1nw", found="3"), "at-tribe-6-blue-1")
    assert points(g) == {"tile-5": 1, "tile-7": 1}


def test_of_several_cheapest_ways_one_without_rivals_is_taken() -> None:
    s = table(3, "P:Hr.Hg.r1.g3/P:Hb.Hn.r2/P@6nw:b1/P@5nw")
    assert at_once(gathered(s, "at-tribe-7-blue-0"), "tile-5") == ["walk 7 s", "walk 8 se"]
    s = table(3, "P:Hr.Hg.r1.g3/P:Hb.Hn/P@6nw:b1/P@5nw:r2")
    assert at_once(gathered(s, "at-tribe-7-blue-0"), "tile-5") == ["walk 7 se", "walk 6 s"]


def test_a_sanctuary_that_will_give_nothing_is_told() -> None:
    s = table(3, f"{BARE}.b1/P@6nw:Sb.b1")
    words = "The sanctuary on plains 7 will bring nothing: 1 mana less."
    assert said(gathered(s, "at-tribe-7-blue-0").more) == words
    left = "5 points are left. Picking up is free."
    assert said(gathered(s, TRIBE).more) == left
    assert said(gathered(table(3, f"{BARE}/P@6nw:Sb.b2"), "at-tribe-7-blue-0").more) == left
    rival = table(3, f"{BARE}/P@6nw:Sr.b1.bo1/P@5sw:Hb", tokens="2,-,-")
    assert said(gathered(rival, "at-tribe-7-blue-0").more) == words


def test_a_tile_can_be_picked_first_and_gone_to_by_the_button() -> None:
    s = table(3, HOMES)
    g = gathered(s, TRIBE, "tile-3")
    assert said(g.confirm) == "Go there, 2 points"
    assert g.actions == lead(g, "tile-3").actions


# What is asked first


def test_a_discovery_is_picked_and_confirmed_with_the_way_there() -> None:
    s = table(3, f"{HOMES}/P@6nw")
    g = clicked(s, gathered(s, TRIBE), "open-m3-1")
    assert (said(g.says), said(g.confirm)) == ("Discover new land?", "Discover, 2 points")
    assert named(g.actions) == ["walk 6 nw", "walk 7 sw"]
    assert clicked(s, g, "open-m3-1").picks == (TRIBE,)
    assert clicked(s, g, "open-m3-0").picks == (TRIBE, "open-m3-0")


def test_no_mist_is_lit_when_nothing_more_can_be_discovered() -> None:
    g = gathered(table(3, HOMES, found="3"), TRIBE)
    assert not [thing for thing in g.clicks if thing.startswith("open")]


def test_a_delivery_is_confirmed_and_says_what_it_pays() -> None:
    s = carrying(2, mana="3/3,0/3,0/3")
    g = clicked(s, gathered(s, "at-carrier-blue-1"), "tile-0")
    assert said(g.confirm) == "Deliver it, pay 2 mana"
    assert said(g.more) == "You keep 1 mana; the tribe returns to your supply."
    assert confirmed(s, g).mana[0] == 1


def test_the_fourth_delivery_says_that_it_wins() -> None:
    tiles = f"{BARE}.bo4/P@6nw:Hb.Hb/P@5sw:Hb.Hb"
    s = table(3, tiles, tokens="4*6*7*2,-,-", mana="2/7,0/3,0/3", temple="4")
    g = gathered(s, "at-carrier-blue-4", "tile-0")
    assert said(g.confirm) == "Deliver it and win"
    assert mesopotamia.places(confirmed(s, g))[0] == 1


def test_an_offering_that_cannot_be_paid_does_not_light_the_temple() -> None:
    assert "tile-0" not in gathered(carrying(4, mana="3/3,0/3,0/3"), "at-carrier-blue-1").clicks


@pytest.mark.parametrize(
    "mana, words, more",
    [
        ("1/3", "Build it in: mana 2, limit 4", "Now you have 1 mana, limit 3."),
        ("5/8", "Build it in: mana 6, limit 8", "Now you have 5 mana, limit 8."),
        ("8/8", "Build it in: mana 8, limit 8", "It brings you nothing: your mana is full."),
    ],
)
def test_a_stone_is_built_in_when_confirmed_and_says_what_it_brings(
    mana: str, words: str, more: str
) -> None:
    s = table(3, f"{BARE}.bs1", mana=f"{mana},0/3,0/3", temple="5")
    g = clicked(s, gathered(s, STONE), "tile-0")
    assert (said(g.confirm), said(g.more)) == (words, more)
    after = confirmed(s, g)
    assert said(g.confirm) == f"Build it in: mana {after.mana[0]}, limit {after.cap[0]}"


def why(g: Picking) -> dict[str, str]:
    """Return what cannot be picked, with the reason in English."""
    return {thing: said(why.words) for thing, why in g.why.items()}


@pytest.mark.parametrize(
    "s, name, words",
    [
        (
            table(3, f"{BARE}.bw1"),
            "at-tribe-6-blue-1",
            "A tribe with wood does not enter the temple site.",
        ),
        (
            carrying(4, mana="3/3,0/3,0/3"),
            "at-carrier-blue-1",
            "To deliver this offering you need 4 mana.",
        ),
    ],
)
def test_the_temple_says_why_it_is_closed_and_so_do_volcanoes(
    s: State, name: str, words: str
) -> None:
    volcano = "Nobody enters a volcano."
    reasons = why(gathered(s, name))
    assert (reasons["tile-0"], reasons["tile-1"], reasons["tile-4"]) == (words, volcano, volcano)


def test_a_tile_that_is_too_far_says_with_how_many_points() -> None:
    assert "tile-0" not in why(gathered(table(3, HOMES), TRIBE))
    g = gathered(table(3, f"{HOMES}/P@6nw:b1", points="1"), "at-tribe-7-blue-0")
    far = "With 1 point this tribe does not get there."
    assert {thing for thing, words in why(g).items() if words == far} == {
        *("tile-0", "tile-2", "tile-3", "tile-5")
    }


def test_without_points_it_is_asked_what_is_still_picked_up_or_put_down() -> None:
    g = gathered(table(3, f"{BARE}.bw1", points="0"))
    assert (said(g.says), said(g.more)) == (
        "Pick something up, or put it down?",
        "No points are left. Picking up is free.",
    )


def test_without_points_the_tiles_of_own_tribes_say_so() -> None:
    words = "There are no points left."
    assert why(gathered(table(3, f"{HOMES}/P@6nw:b1", points="0"))) == {
        "tile-6": words,
        "tile-7": words,
    }


def test_the_tile_of_own_tribes_says_that_one_of_them_is_picked_first() -> None:
    assert why(gathered(table(3, HOMES))) == {"tile-6": "First pick the tribe itself."}


# The picture


def test_costs_are_drawn_as_dots_and_as_a_number_beyond_five() -> None:
    far = "P@6nw/P@7nw/P@8nw/P@9nw/P@10nw/P@11nw"
    v = mesopotamia.look(table(3, f"{HOMES}/{far}", points="6", found="3"), 0)
    drawn = shapes(mesopotamia.draw(v, mesopotamia.gather(v, (TRIBE,))))
    costs = [each for each in drawn if "cost" in each.classes.split()]
    dots = [str(dict(each.attributes)["href"])[-1] for each in costs if each.tag == "use"]
    assert sorted(dots) == [*"111222345"]
    assert [e.words for each in costs for e in each.inside if e.words] == ["6"]


def test_a_lifted_tribe_is_raised_and_its_tile_ringed() -> None:
    v = mesopotamia.look(table(3, HOMES), 0)
    drawn = {e.id: e for e in shapes(mesopotamia.draw(v, mesopotamia.gather(v, (TRIBE,)))) if e.id}
    assert "picked" in drawn[TRIBE].classes.split()
    assert "picked" in drawn["tile-6"].classes.split()
    assert any("base" in each.classes for each in drawn[TRIBE].inside)


def test_a_picked_mist_shows_the_tribe_that_would_come_and_what_it_costs() -> None:
    v = mesopotamia.look(table(3, HOMES), 0)
    g = mesopotamia.gather(v, (TRIBE, "open-m2-0"))
    places = next(e for e in shapes(mesopotamia.draw(v, g)) if e.classes == "places").inside
    way = next(other for one, other in pairwise(places) if one.id == "open-m2-0")
    assert [each.classes for each in way.inside].count("ghost") == 1
    assert points(g)["open-m2-0"] == 1


def test_the_frame_of_the_map_stays_while_tribes_are_lifted_and_others_act() -> None:
    s = table(3, f"{HOMES}/P@6nw:b1")
    v = mesopotamia.look(s, 0)
    scenes = [
        mesopotamia.draw(v, mesopotamia.gather(v, picks))
        for picks in ((), (TRIBE,), ("at-tribe-7-blue-0",))
    ]
    scenes.append(mesopotamia.draw(mesopotamia.look(s, 1)))
    boards = [part for scene in scenes for part in scene.parts if part.slot == "board"]
    frames = {(board.corner, board.width, board.height) for board in boards}
    assert len(frames) == 1
