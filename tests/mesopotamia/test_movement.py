"""T4  Phase I: steps, goods, theft, temple, offerings.

Around the temple (0): volcano 1 n, forest 2 ne, quarry 3 se, volcano 4 s, plains 5 sw, plains 6 nw.
"""

from digsite.games.mesopotamia.state import OFF_MAP
from digsite.games.mesopotamia.view import look
from tests.mesopotamia.table import begins, legal, play, table, tribes

HOMES = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3"
BARE = "P:Hr.Hg.r3.g3/P:Hb.Hn"


def test_a_step_costs_a_point_and_points_are_shared_among_tribes() -> None:
    """T4.1"""
    s = play(table(3, f"{HOMES}/P@6nw"), "walk 6 nw", "walk 6 s", "walk 7 se")
    assert s.points == 2
    assert s.actor == 0
    play(s, "walk 6 s", "walk 6 s")
    assert legal(s) == ["end"]


def test_tribes_with_the_same_load_on_a_tile_are_one_choice() -> None:
    """T4.1"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.b3")
    assert len(begins(s, "walk")) == 5


def test_volcanoes_are_closed() -> None:
    """T4.2"""
    s = table(3, f"{HOMES}/V@6nw")
    assert begins(s, "walk") == {"6 n", "6 se", "6 s", "6 sw"}
    assert "0 n" not in begins(play(s, "walk 6 se"), "walk")


def test_wood_never_enters_the_temple_site() -> None:
    """T4.3"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bw1")
    assert begins(s, "walk") == {"6 n wood", "6 s wood", "6 sw wood", "6 nw wood"}


def test_idle_tribes_cross_the_temple_site() -> None:
    """T4.3"""
    s = play(table(), "walk 6 se", "walk 0 se")
    assert s.points == 3


def test_picking_up_and_putting_down_are_free() -> None:
    """T4.4"""
    s = play(table(3, f"{HOMES}/F@6nw:w2.b1"), "grab 7 wood", "walk 7 se wood", "drop 6 wood")
    assert s.points == 4
    assert "grab 7 wood" not in legal(s)


def test_a_tribe_carries_one_thing() -> None:
    """T4.4"""
    s = play(table(3, f"{HOMES}/F@6nw:w2.b1"), "grab 7 wood")
    assert begins(s, "grab") == set()


def test_goods_left_behind_are_for_whoever_comes() -> None:
    """T4.4"""
    s = table(3, "P:Hr.Hg.r3.g3.w1/P:Hb.Hn.b3")
    assert "grab 5 wood" in legal(play(s, "walk 6 s"))


def test_a_swap_is_putting_down_and_picking_up() -> None:
    """T4.4"""
    s = play(table(3, f"{BARE}/P@6nw:bw1.s1"), "drop 7 wood", "grab 7 stone")
    assert (s.goods[2 * 7 : 2 * 7 + 2], s.points) == ([1, 0], 5)
    assert "walk 7 se stone" in legal(s)


def test_what_was_picked_up_is_not_put_down_on_the_spot() -> None:
    """T4.5"""
    s = play(table(3, f"{HOMES}/F@6nw:w2.b2"), "grab 7 wood")
    assert begins(s, "drop") == set()
    play(s, "grab 7 wood", "walk 6 s")
    assert begins(s, "drop") == {"7 wood"}


def test_what_was_put_down_is_not_picked_up_on_the_spot() -> None:
    """T4.5"""
    s = play(table(3, f"{HOMES}/P@6nw:bw1.b1"), "drop 7 wood")
    assert begins(s, "grab") == set()
    assert "grab 7 wood" in legal(play(s, "walk 6 s"))


def test_after_a_discovery_and_after_a_card_goods_are_handled_anew() -> None:
    """T4.5"""
    start = table(3, f"{HOMES}/F@6nw:w2.b1", hands="E,-,-")
    assert "drop 7 wood" not in legal(play(start, "grab 7 wood"))
    assert "drop 7 wood" in legal(play(start, "endurance"))
    s = play(table(3, f"{HOMES}/F@6nw:w2.b1"), "grab 7 wood", "walk 6 n", "tile plains")
    assert "drop 7 wood" in legal(s)


def test_who_only_picks_up_and_puts_down_comes_to_an_end() -> None:
    """T4.5"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bw2.bs1.b1.w3.s3")
    handled = 0
    while begins(s, "grab") | begins(s, "drop"):
        handling = [name for name in legal(s) if name.split()[0] in {"grab", "drop"}]
        play(s, handling[0])
        handled += 1
    assert handled <= 8


def test_four_tribes_steal_from_two() -> None:
    """T4.6, T4.7  The rulebook's example: with more tribes, each idle one takes one good."""
    s = table(3, "P:Hr.Hg.r1.g3/P:Hb.Hn/P@6nw:rw2.b4")
    assert begins(s, "steal") == {"7 red wood"}
    play(s, "steal 7 red wood", "steal 7 red wood")
    assert begins(s, "steal") == set()
    assert s.points == 5


def test_equal_numbers_do_not_steal() -> None:
    """T4.6"""
    assert begins(table(3, "P:Hr.Hg.r1.g3/P:Hb.Hn/P@6nw:rw2.b2"), "steal") == set()


def test_third_players_do_not_matter_for_a_theft() -> None:
    """T4.6"""
    s = table(3, "P:Hr.Hg.r1/P:Hb.Hn/P@6nw:rw1.b2.g5")
    assert begins(s, "steal") == {"7 red wood"}


def test_laden_tribes_count_for_the_majority_and_steal_nothing() -> None:
    """T4.6"""
    s = table(3, "P:Hr.Hg.r1.g3/P:Hb.Hn/P@6nw:rw2.bs2.b1")
    assert begins(s, "steal") == {"7 red wood"}
    s = table(3, "P:Hr.Hg.r1.g3/P:Hb.Hn/P@6nw:rw2.bs3")
    assert begins(s, "steal") == set()


def test_offerings_are_never_stolen() -> None:
    """T4.6"""
    s = table(3, "P:Hr.Hg.r1.g3/P:Hb.Hn/P@6nw:ro1.Hr.b3", tokens="-,2,-")
    assert begins(s, "steal") == set()


def test_a_thief_steals_once_a_turn_and_is_named_so_until_the_movement_ends() -> None:
    """T4.7"""
    s = table(3, "P:Hr.Hg.r1.g3/P:Hb.Hn/P@6nw:rw1.rs1.b3")
    play(s, "steal 7 red wood")
    assert "walk 7 se wood thief" in legal(s)
    play(s, "walk 7 se wood thief", "drop 6 wood thief", "walk 6 nw thief")
    assert begins(s, "steal") == {"7 red stone"}
    play(s, "steal 7 red stone")
    assert begins(s, "steal") == set()
    play(s, "end")
    assert all(tribe % 6 < 3 for tribe in s.tribes if tribe != OFF_MAP)


def test_a_thief_without_a_load_may_still_pick_up_what_lies_there() -> None:
    """T4.7"""
    s = table(3, "P:Hr.Hg.r2.g3/P:Hb.Hn/P@6nw:rw1.b2.s1")
    play(s, "steal 7 red wood", "drop 7 wood thief", "grab 7 stone thief")
    assert "walk 7 se stone thief" in legal(s)


def test_a_stone_that_enters_the_temple_is_built_in_at_once() -> None:
    """T4.8"""
    s = play(table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1"), "walk 6 se stone")
    assert (s.mana[0], s.cap[0], s.temple) == (1, 4, 1)
    assert "walk 0 se" in legal(s)


def test_with_a_limit_of_8_a_stone_still_brings_mana() -> None:
    """T4.9"""
    s = play(
        table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1", mana="5/8,0/3,0/3", temple="5"), "walk 6 se stone"
    )
    assert (s.mana[0], s.cap[0]) == (6, 8)
    s = play(
        table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1", mana="8/8,0/3,0/3", temple="5"), "walk 6 se stone"
    )
    assert (s.mana[0], s.cap[0], s.temple) == (8, 8, 6)


def test_an_offering_is_taken_up_by_an_idle_tribe_and_stays_with_it() -> None:
    """T4.10"""
    s = play(table(3, f"{BARE}/P@6nw:Hb1.b1", tokens="4,-,-"), "take 1")
    assert s.points == 5
    assert begins(s, "carry") == {"1 n", "1 ne", "1 se", "1 s", "1 sw", "1 nw"}
    assert begins(s, "drop") == set()


def test_a_tribe_with_an_offering_discovers_like_any_other() -> None:
    """T4.10"""
    s = table(3, f"{BARE}/P@6nw:Hb.bo1", tokens="4,-,-")
    play(s, "carry 1 nw", "tile plains")
    assert (s.token_at[0], s.points, s.found) == (8, 4, 1)


def test_laden_tribes_take_up_no_offering() -> None:
    """T4.10"""
    assert begins(table(3, f"{BARE}/P@6nw:Hb1.bw1", tokens="4,-,-"), "take") == set()


def test_a_delivered_offering_is_paid_and_its_tribe_goes_home() -> None:
    """T4.11"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bo1.b1/P@6nw:Hb", tokens="2,-,-", mana="3/3,0/3,0/3")
    play(s, "carry 1 se")
    assert s.mana[0] == 1
    assert s.token[0] == 3
    assert tribes(s, 0) == 1


def test_a_delivered_offering_is_shown_to_all() -> None:
    """T4.11"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bo1/P@6nw:Hb", tokens="2,-,-", mana="3/3,0/3,0/3")
    assert [token.worth for token in look(s, 1).tokens] == [None]
    play(s, "carry 1 se")
    assert [token.worth for token in look(s, 1).tokens] == [2]


def test_an_offering_that_cannot_be_paid_does_not_enter() -> None:
    """T4.12  The rulebook's example."""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bo1/P@6nw:Hb", tokens="4,-,-", mana="3/3,0/3,0/3")
    assert "1 se" not in begins(s, "carry")
    s = table(
        3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bo1/P@6nw:Hb", tokens="4,-,-", mana="4/4,0/3,0/3", temple="1"
    )
    assert "1 se" in begins(s, "carry")
