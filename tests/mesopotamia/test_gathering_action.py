"""Phase II by hand: one kind of action, its places and offerings in any order, confirmed once."""

import pytest

from digsite.games import mesopotamia
from digsite.games.mesopotamia.state import State
from tests.mesopotamia.picks import clicked, confirmed, gathered, named, said
from tests.mesopotamia.table import play, table, tribes
from tests.pictures import shapes

RIVALS = "P:Hr.Hg.r3.g3"
BARE = f"{RIVALS}/P:Hb.Hn"


def acting(tiles: str, **changes: str) -> State:
    """Blue is in phase II."""
    return table(3, tiles, phase="action", **changes)


TWO = acting(f"{BARE}/P@6nw:w1.b2/P@5sw:w1.b2")
CROWD = acting(f"{BARE}/P@6nw:w2.b4")


# Which kind


def test_the_button_does_nothing_if_nothing_is_picked() -> None:
    g = gathered(TWO)
    assert (said(g.says), said(g.confirm), named(g.actions)) == (
        "What do you do?",
        "Do nothing",
        ["done"],
    )


def test_small_buttons_say_what_is_possible_and_how_often() -> None:
    g = gathered(acting(f"{RIVALS}/P:Hb.Hn.b2/P@6nw:w1.s1.b2/P@5sw:w1.b2"))
    assert [(button.id, said(button.words), button.picture) for button in g.buttons] == [
        ("do-hut", "Hut ×2", "hut-blue"),
        ("do-sanctuary", "Sanctuary ×1", "shrine-blue"),
        ("do-growth", "New tribe ×1", "tribe-blue"),
        ("do-card", "Card", "card-to-draw"),
    ]


def test_a_button_chooses_a_kind_and_lights_its_tiles_and_a_second_click_frees_it() -> None:
    s = acting(f"{RIVALS}/P:Hb.Hn.b2/P@6nw:w1.b2")
    g = clicked(s, gathered(s), "do-growth")
    assert (g.picks, set(g.clicks)) == (("do-growth",), {"tile-6"})
    assert (said(g.confirm), g.actions) == ("Choose a tile", ())
    assert [button.id for button in g.buttons if button.chosen] == ["do-growth"]
    assert clicked(s, g, "do-growth").picks == ()
    assert clicked(s, g, "do-hut").picks == ("do-hut",)


def test_a_tile_where_only_one_kind_is_possible_chooses_that_kind() -> None:
    assert clicked(TWO, gathered(TWO), "tile-7").picks == ("do-hut", "tile-7")


def test_a_tile_where_several_kinds_are_possible_asks_by_marks() -> None:
    s = acting(f"{RIVALS}/P:Hn.b1/P@6nw:Hb.w1.b2")
    g = clicked(s, gathered(s), "tile-7")
    assert [mark.id for mark in g.marks] == ["mark-7-hut", "mark-7-growth"]
    assert (said(g.says), g.actions) == ("What do you do on plains 7?", ())
    assert clicked(s, g, "mark-7-growth").picks == ("do-growth", "tile-7")
    assert clicked(s, g, "tile-7").picks == ()


def test_a_tile_where_several_kinds_are_possible_is_kept_when_a_button_says_which() -> None:
    s = acting(f"{RIVALS}/P:Hn.b1/P@6nw:Hb.w1.b2")
    g = clicked(s, gathered(s), "tile-7")
    assert clicked(s, g, "do-hut").picks == ("do-hut", "tile-7")


def test_a_card_is_drawn_when_confirmed() -> None:
    for thing in ("do-card", "deck"):
        g = clicked(TWO, gathered(TWO), thing)
        assert (g.picks, named(g.actions)) == (("do-card",), ["draw"])
        assert said(g.more) == "It cannot be taken back."
        assert clicked(TWO, g, "deck").picks == ()


# Huts


def test_two_huts_and_their_offerings_are_picked_in_any_order_and_confirmed_once() -> None:
    g = gathered(TWO)
    for thing in ("tile-8", "tile-7", "offering-4", "offering-7"):
        assert not g.actions or not g.picks
        g = clicked(TWO, g, thing)
    assert said(g.confirm) == "Build 2 huts, lay 4 and 7"
    assert named(g.actions) == ["hut 8 lying", "offer 4", "hut 7 lying", "offer 7", "done"]
    again = gathered(TWO, "offering-4", "do-hut", "tile-8", "offering-7", "tile-7")
    assert again == g
    after = confirmed(TWO, g)
    assert [after.hut[16], after.hut[14], after.supply[0] - TWO.supply[0]] == [0, 0, 2]


def test_three_huts_say_all_that_is_laid() -> None:
    s = acting(f"{BARE}/P@6nw:w1.b2/P@5sw:w1.b2/P@7nw:w1.b2")
    picks = ("do-hut", "tile-7", "offering-2", "tile-8", "offering-6", "tile-9", "offering-7")
    g = gathered(s, *picks)
    assert said(g.confirm) == "Build 3 huts, lay 2, 6 and 7"
    assert confirmed(s, g).hut.count(0) == 4


def test_a_hut_without_its_offering_and_an_offering_without_its_hut_cannot_be_confirmed() -> None:
    g = gathered(TWO, "do-hut", "tile-7")
    assert (said(g.says), said(g.confirm)) == (
        "Which offering lies under it?",
        "Choose an offering",
    )
    assert not g.actions
    g = gathered(TWO, "do-hut", "offering-6")
    assert (said(g.says), said(g.confirm), g.actions) == (
        "Where do you build a hut?",
        "Choose a tile",
        (),
    )


def test_one_more_offering_than_huts_can_be_built_replaces_the_last() -> None:
    g = gathered(TWO, "do-hut", "offering-2", "offering-4")
    assert g.clicks["offering-7"].picks == ("do-hut", "offering-2", "offering-7")


def test_offerings_are_small_buttons_once_a_hut_is_picked() -> None:
    g = gathered(TWO, "do-hut", "offering-4", "tile-7")
    shown = [(button.id, said(button.words), button.chosen) for button in g.buttons]
    assert shown == [(f"offering-{n}", str(n), n == 4) for n in (2, 4, 6, 7)]
    assert g.buttons[0].click == g.clicks["offering-2"]
    v = mesopotamia.look(TWO, 0)
    kept = mesopotamia.gather(v, ("do-hut", "offering-2", "offering-4", "offering-6")).picks
    assert kept == ("do-hut", "offering-2", "offering-4")


def test_putting_a_hut_back_takes_its_offering_along() -> None:
    g = gathered(TWO, "do-hut", "tile-7", "offering-4", "tile-8", "offering-7")
    assert clicked(TWO, g, "tile-7").picks == ("do-hut", "tile-8", "offering-7")
    assert clicked(TWO, g, "offering-7").picks == ("do-hut", "tile-7", "offering-4", "tile-8")


def test_two_huts_go_on_one_tile_and_a_third_click_puts_both_back() -> None:
    g = clicked(CROWD, clicked(CROWD, gathered(CROWD), "tile-7"), "tile-7")
    assert g.picks == ("do-hut", "tile-7", "tile-7")
    assert clicked(CROWD, g, "tile-7").picks == ("do-hut",)


def test_what_is_planned_is_drawn_as_a_ghost_with_its_offering() -> None:
    v = mesopotamia.look(CROWD, 0)
    g = mesopotamia.gather(v, ("do-hut", "tile-7", "offering-4", "tile-7"))
    ghosts = [each for each in shapes(mesopotamia.draw(v, g)) if each.classes == "ghost"]
    words = [inner.words for each in ghosts for part in each.inside for inner in part.inside]
    assert (len(ghosts), [word for word in words if word]) == (2, ["4"])


def test_wood_that_lies_there_is_taken_unless_the_carried_one_is_chosen() -> None:
    s = acting(f"{BARE}/P@6nw:w1.bw1.b1")
    g = gathered(s, "do-hut", "tile-7", "offering-2")
    assert named(g.actions) == ["hut 7 lying", "offer 2", "done"]
    assert [(mark.verb, mark.picked) for mark in g.marks] == [("lying", True), ("carried", False)]
    other = clicked(s, g, "mark-7-carried")
    assert named(other.actions) == ["hut 7 carried", "offer 2", "done"]
    assert clicked(s, other, "mark-7-lying") == g


def test_there_is_no_mark_where_there_is_no_choice() -> None:
    assert not gathered(TWO, "do-hut", "tile-7").marks


# Sanctuaries and births


def test_sanctuaries_are_raised_together_in_any_order() -> None:
    s = acting(f"{BARE}/P@6nw:s1.b2/P@5sw:bs1.b1")
    g = gathered(s, "do-sanctuary", "tile-8", "tile-7")
    assert (said(g.confirm), g.picks) == (
        "Raise 2 sanctuaries",
        ("do-sanctuary", "tile-7", "tile-8"),
    )
    assert named(g.actions) == ["sanctuary 7 lying", "sanctuary 8 carried", "done"]
    assert confirmed(s, g).sanctuary.count(0) == 2


def test_two_births_on_one_tile_are_confirmed_once() -> None:
    s = acting(
        f"{RIVALS}/P:Hb.Hn.b1/P@6nw:Hb.Hb.b4", tokens="2*4*,-,-", temple="1", mana="0/4,0/3,0/3"
    )
    g = clicked(s, gathered(s), "tile-7")
    assert (g.picks, said(g.more)) == (("do-growth", "tile-7"), "One more is possible.")
    g = clicked(s, g, "tile-7")
    assert (said(g.confirm), named(g.actions)) == (
        "Bring in 2 tribes",
        ["grow 7", "grow 7", "done"],
    )
    assert tribes(confirmed(s, g), 0) == tribes(s, 0) + 2
    assert clicked(s, g, "tile-7").picks == ("do-growth",)


# In the middle of an action


def test_an_action_that_has_begun_is_repeated_or_finished() -> None:
    s = play(mesopotamia.clone(TWO), "hut 7 lying", "offer 4")
    g = gathered(s)
    assert (said(g.confirm), named(g.actions), g.buttons) == ("Finish the action", ["done"], ())
    g = gathered(s, "tile-8", "offering-2")
    assert (said(g.confirm), named(g.actions)) == (
        "Build a hut, lay the 2",
        ["hut 8 lying", "offer 2", "done"],
    )


def test_a_hut_that_was_built_without_its_offering_asks_for_it() -> None:
    s = play(mesopotamia.clone(TWO), "hut 7 lying")
    g = gathered(s)
    assert (said(g.says), g.actions) == ("Which offering lies under it?", ())
    assert named(clicked(s, g, "offering-6").actions) == ["offer 6"]


@pytest.mark.parametrize(
    "tiles, tokens, begun, more",
    [
        (f"{BARE}/P@6nw:s1.b2/P@5sw:s1.b2", "-", "sanctuary 7 lying", "sanctuary 8 lying"),
        (f"{RIVALS}/P:Hb.Hn.b2/P@6nw:Hb.b2", "2*", "grow 6", "grow 7"),
    ],
)
def test_sanctuaries_and_births_go_on_alike(tiles: str, tokens: str, begun: str, more: str) -> None:
    s = play(acting(tiles, tokens=f"{tokens},-,-"), begun)
    assert named(gathered(s).actions) == ["done"]
    slot = more.split()[1]
    assert named(gathered(s, f"tile-{slot}").actions) == [more, "done"]


def test_where_nothing_more_is_possible_the_action_ends_with_the_last_work() -> None:
    g = gathered(acting(f"{BARE}/P@6nw:s1.b2"), "do-sanctuary", "tile-7")
    assert named(g.actions) == ["sanctuary 7 lying", "done"]
    assert said(g.more) == "Nothing more is possible then: the action ends."
    one_of_two = gathered(TWO, "do-hut", "tile-7", "offering-4")
    assert named(one_of_two.actions) == ["hut 7 lying", "offer 4"]


def test_tiles_of_own_tribes_say_what_it_takes_to_do_something_there() -> None:
    g = gathered(acting(f"{BARE}.b1/P@6nw:b2/P@5sw:w1.b2"))
    assert {thing: said(why.words) for thing, why in g.why.items()} == {
        "tile-6": "It takes two tribes of yours on the same tile.",
        "tile-7": "A hut takes wood, a sanctuary a stone, both on plains with room; "
        "a new tribe takes a hut of yours.",
    }


def test_an_action_with_nothing_more_to_do_says_so() -> None:
    s = play(mesopotamia.clone(TWO), "hut 7 lying", "offer 4", "hut 8 lying", "offer 2")
    g = gathered(s)
    assert (said(g.says), said(g.confirm), g.clicks) == (
        "No more is possible.",
        "Finish the action",
        {},
    )
