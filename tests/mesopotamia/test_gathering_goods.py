"""Phase I by hand: goods are fetched, put down, stolen and shared out by marks and picks."""

from itertools import combinations
from math import hypot

import pytest

from digsite.games import mesopotamia
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.pictures.aside import MarkBox, asides
from digsite.games.mesopotamia.pictures.pieces import Place, centre
from digsite.games.mesopotamia.pictures.targets import DELTAS
from digsite.games.mesopotamia.state import State
from tests.mesopotamia.picks import (
    TRIBE,
    at_once,
    clicked,
    gathered,
    lead,
    named,
    played,
    said,
)
from tests.mesopotamia.table import play, table
from tests.pictures import shapes

RIVALS = "P:Hr.Hg.r3.g3"
HOMES = f"{RIVALS}/P:Hb.Hn.b3"
BARE = f"{RIVALS}/P:Hb.Hn"
STONE = "at-tribe-6-blue-2"


# Goods


def test_a_click_on_goods_within_reach_goes_and_takes_one() -> None:
    s = table(3, f"{HOMES}/P@6nw/F@7nw:w1.s1")
    g = gathered(s, TRIBE)
    assert at_once(g, "at-wood-8") == ["walk 6 nw", "walk 7 nw", "grab 8 wood"]
    assert at_once(g, "at-stone-8")[-1] == "grab 8 stone"
    assert g.glows["at-wood-8"].points == 2
    played(s, lead(g, "at-wood-8").actions)


def test_a_laden_tribe_fetches_nothing() -> None:
    g = gathered(table(3, f"{BARE}.bw1/F@6nw:w1"), "at-tribe-6-blue-1")
    assert "at-wood-7" not in g.clicks


def marks(g: Picking) -> dict[str, list[str]]:
    """The marks, each with what it plays."""
    return {mark.verb: at_once(g, mark.id) for mark in g.marks}


def test_marks_let_goods_be_picked_up_put_down_and_swapped_at_once() -> None:
    s = table(3, f"{BARE}/P@6nw:s1.bw1")
    g = gathered(s, "at-tribe-7-blue-1")
    assert marks(g) == {"drop": ["drop 7 wood"], "swap": ["drop 7 wood", "grab 7 stone"]}
    after = played(s, lead(g, "mark-7-swap-stone").actions)
    assert after.goods[14:16] == [1, 0]
    picked = gathered(table(3, f"{BARE}/F@6nw:w1.b1"), "at-tribe-7-blue-0")
    assert marks(picked) == {"grab": ["grab 7 wood"]}
    assert at_once(picked, "at-wood-7") == ["grab 7 wood"]


def test_what_was_just_put_down_is_not_offered_again() -> None:
    s = play(table(3, f"{BARE}/P@6nw:bw1"), "drop 7 wood")
    g = gathered(s, "at-tribe-7-blue-0")
    assert not g.marks
    assert "at-wood-7" not in g.clicks


def test_there_is_a_mark_for_each_rival_and_good_that_can_be_stolen() -> None:
    s = table(3, "P:Hr.Hg.r1.g2/P:Hb.Hn/P@6nw:rw1.rs1.gw1.b3")
    g = gathered(s, "at-tribe-7-blue-0")
    assert sorted(mark.id for mark in g.marks) == [
        "mark-7-steal-green-wood",
        "mark-7-steal-red-stone",
        "mark-7-steal-red-wood",
    ]
    assert at_once(g, "mark-7-steal-red-stone") == ["steal 7 red stone"]


def test_a_mark_takes_up_an_offering_and_shows_its_owner_what_it_is_worth() -> None:
    g = gathered(table(3, f"{BARE}/P@6nw:Hb1.b1", tokens="4,-,-"), "at-tribe-7-blue-0")
    assert marks(g) == {"take": ["take 1"]}
    assert g.marks[0].worth == 4


def test_without_points_marks_are_all_that_is_left() -> None:
    g = gathered(table(3, f"{BARE}/F@6nw:w1.b1", points="0"), "at-tribe-7-blue-0")
    assert said(g.says) == "What does this tribe do?"
    assert marks(g) == {"grab": ["grab 7 wood"]}


@pytest.mark.parametrize(
    "s, picks, labels",
    [
        (
            table(3, "P:Hr.Hg.r2.g3/P:Hb.Hn/P@6nw:rw1.b2"),
            ("at-tribe-7-blue-0",),
            ["Steal: a wood, red"],
        ),
        (
            table(3, f"{BARE}/P@6nw:Hb1.b1", tokens="4,-,-"),
            ("at-tribe-7-blue-0",),
            ["Take up: the offering worth 4"],
        ),
        (
            table(3, f"{BARE}/P@6nw:s1.bw1"),
            ("at-tribe-7-blue-1",),
            ["Put down: a wood", "Swap: a stone"],
        ),
        (
            table(3, f"{RIVALS}/P:Hn.b1/P@6nw:Hb.w1.b2", phase="action"),
            ("tile-7",),
            ["Hut", "New tribe"],
        ),
    ],
)
def test_marks_are_drawn_with_what_a_click_does(
    s: State, picks: tuple[str, ...], labels: list[str]
) -> None:
    v = mesopotamia.look(s, 0)
    drawn = shapes(mesopotamia.draw(v, mesopotamia.gather(v, picks)))
    assert [said(each.label) for each in drawn if "mark" in each.classes.split()] == labels


WALKER = ("at-tribe-7-blue-0",)
BOX = MarkBox(54, 36, 50)
LAND = (-500.0, -400.0, 500.0, 400.0)


def apart(at: Place, place: Place) -> float:
    """How far a mark is from a place."""
    x, y = place[0] - at[0], place[1] - at[1]
    return hypot(max(abs(x) - BOX.side, 0), max(-BOX.up - y, y - BOX.down, 0))


def test_a_mark_stands_over_a_volcano_where_one_is() -> None:
    v = mesopotamia.look(table(3, f"{BARE}/P@6nw:w1.b1/V@1nw", found="3"), 0)
    way = DELTAS[v.tiles[7].beside.index(8)]
    ((x, y),) = asides(v, mesopotamia.gather(v, WALKER), 7, [BOX], LAND)
    assert apart((x, y), centre(*way)) == 0


@pytest.mark.parametrize("loads", ["w1.b1", "w1.s1.b1"])
def test_marks_leave_the_middle_of_lit_land_free_and_hide_no_other(loads: str) -> None:
    v = mesopotamia.look(table(3, f"{BARE}/P@6nw:{loads}"), 0)
    g = mesopotamia.gather(v, WALKER)
    found = asides(v, g, 7, [BOX] * len(g.marks), LAND)
    assert len(found) == len(g.marks)
    around = [centre(*way) for way in DELTAS]  # all of it is lit
    assert all(apart(at, place) > 12 for at in found for place in around)
    for one, other in combinations(found, 2):
        assert abs(one[0] - other[0]) >= 72 or abs(one[1] - other[1]) >= 72


def test_a_mark_lies_within_the_land_that_is_seen() -> None:
    v = mesopotamia.look(table(3, f"{BARE}/P@6nw:w1.b1"), 0)
    x, y = centre(v.tiles[7].q, v.tiles[7].r)
    land = x - 80, y - 400, x + 140, y + 400
    ((aside, _),) = asides(v, mesopotamia.gather(v, WALKER), 7, [BOX], land)
    assert aside - BOX.side >= -80
    assert aside + BOX.side <= 140


# Discoveries ask


def test_goods_are_shared_out_in_any_order_and_confirmed_once() -> None:
    s = play(table(3, f"{HOMES}/Q@4sw/Q@5sw"), "walk 6 nw", "tile quarry")
    g = gathered(s)
    assert (said(g.says), said(g.confirm)) == ("Which quarries get stones?", "Choose 2 more")
    assert not g.actions
    one = clicked(s, clicked(s, g, "tile-8"), "tile-3")
    other = clicked(s, clicked(s, g, "tile-3"), "tile-8")
    assert one == other
    assert (named(one.actions), said(one.confirm)) == (["share 3", "share 8"], "Share out 2 stones")
    assert set(one.clicks) == {"tile-3", "tile-8"}
    assert clicked(s, one, "tile-8").picks == ("tile-3",)


def test_goods_that_are_half_shared_out_can_be_finished() -> None:
    s = play(table(3, f"{HOMES}/Q@4sw/Q@5sw"), "walk 6 nw", "tile quarry", "share 7")
    g = gathered(s)
    assert set(g.clicks) == {"tile-8"}
    assert named(clicked(s, g, "tile-8").actions) == ["share 8"]


def test_a_volcano_is_laid_where_it_was_picked() -> None:
    s = play(table(3, HOMES), "walk 6 nw", "tile volcano")
    g = gathered(s)
    assert (said(g.says), g.actions) == ("A volcano! Where does it go?", ())
    assert "open-m2-0" not in g.clicks
    assert named(clicked(s, g, "open-m1-2").actions) == ["volcano 4 sw"]
