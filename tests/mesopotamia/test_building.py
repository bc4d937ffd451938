"""T6  Phase II: huts, sanctuaries, growth, cards. Tile 7 lies northwest of blue's home."""

from digsite.core.seats import CHANCE
from digsite.games.mesopotamia.actions import read
from digsite.games.mesopotamia.rules.course import odds
from digsite.games.mesopotamia.state import State
from digsite.games.mesopotamia.view import look, shown
from tests.mesopotamia.table import begins, legal, play, table

BARE = "P:Hr.Hg.r3.g3/P:Hb.Hn"


def acting(tiles: str, **changes: str) -> State:
    """Phase II of blue; `tiles` are those from 7 on."""
    return table(3, f"{BARE}/{tiles}", phase="action", **changes)


def test_one_kind_of_action_or_none() -> None:
    """T6.1"""
    s = acting("P@6nw:b4.w1.s1")
    assert set(legal(s)) == {"hut 7 lying", "sanctuary 7 lying", "draw", "done"}
    play(s, "hut 7 lying", "offer 2")
    assert legal(s) == ["done"]


def test_a_hut_takes_two_tribes_and_a_wood() -> None:
    """T6.2  The rulebook's example: two tribes and one wood."""
    s = play(acting("P@6nw:b2.w1"), "hut 7 lying")
    assert s.supply[0] == 20
    assert begins(acting("P@6nw:b1.w1"), "hut") == set()
    assert begins(acting("P@6nw:b2"), "hut") == set()
    assert begins(acting("F@6nw:b2.w1"), "hut") == set()


def test_the_builder_says_whether_carried_or_lying_wood_is_used() -> None:
    """T6.2"""
    s = acting("P@6nw:b1.bw1.w1")
    assert begins(s, "hut") == {"7 carried", "7 lying"}
    play(s, "hut 7 carried")
    assert s.goods[14] == 1
    assert s.tribes[:2] == [6 * 7, 6 * 7]  # nobody carries anything any more


def test_a_plains_tile_holds_two_huts_and_none_beside_a_sanctuary() -> None:
    """T6.2"""
    full = "P@6nw:b2.w1.Hb.Hr"
    assert begins(acting(full, tokens="2*,4*,-", mana="0/3,0/4,0/3", temple="1"), "hut") == set()
    assert begins(acting("P@6nw:b2.w1.Sr"), "hut") == set()


def test_two_players_may_share_a_plains_tile() -> None:
    """T6.2"""
    assert begins(acting("P@6nw:b2.w1.Hr", tokens="-,2*,-"), "hut") == {"7 lying"}


def test_wood_that_a_rival_carries_is_no_wood_for_a_hut() -> None:
    """T6.2"""
    s = table(3, "P:Hr.Hg.r2.g3/P:Hb.Hn/P@6nw:b2.rw1", phase="action")
    assert begins(s, "hut") == set()


def test_four_huts_can_be_built_as_there_are_four_offerings() -> None:
    """T6.3"""
    tiles = "P@6nw:b2.w1/P@7n:Hb.Hb/P@8n:Hb"
    few = acting(tiles, tokens="2*4*6*,-,-", temple="3", mana="0/6,0/3,0/3")
    assert begins(play(few, "hut 7 lying"), "offer") == {"7"}
    full = acting(f"{tiles}.Hb4", tokens="2*4*6*7,-,-", temple="3", mana="0/6,0/3,0/3")
    assert begins(full, "hut") == set()


def test_an_offering_of_ones_choice_is_laid_under_a_new_hut() -> None:
    """T6.3"""
    s = play(acting("P@6nw:b2.w1"), "hut 7 lying")
    assert legal(s) == ["offer 2", "offer 4", "offer 6", "offer 7"]
    play(s, "offer 6")
    assert [t.worth for t in look(s, 0).tokens] == [6]
    assert [t.worth for t in look(s, 1).tokens] == [None]


def test_others_do_not_see_which_offering_is_laid() -> None:
    """T6.3"""
    s = play(acting("P@6nw:b2.w1"), "hut 7 lying")
    action = look(s, 0).legal[1]
    assert [shown(s, action, seat) for seat in (0, 1, 2, -2)] == [action, -1, -1, -1]


def test_two_builds_in_one_action_need_four_tribes_and_two_wood() -> None:
    """T6.4  The rulebook's example: two builds in one action."""
    s = play(acting("P@6nw:b4.w2"), "hut 7 lying", "offer 2")
    assert set(legal(s)) == {"hut 7 lying", "done"}
    play(s, "hut 7 lying", "offer 7")
    assert begins(s, "hut") == set()
    s = play(acting("P@6nw:b3.w2"), "hut 7 lying", "offer 2")
    assert begins(s, "hut") == set()


def test_laden_tribes_work_too() -> None:
    """T6.4"""
    s = acting("P@6nw:bw1.bs1/P@7n:bo1.b1.s1/P@8n:Hb", tokens="2,-,-")
    assert begins(s, "hut") == {"7 carried"}
    assert begins(s, "sanctuary") == {"7 carried", "8 lying"}


def test_a_sanctuary_takes_two_tribes_and_a_stone_that_returns_to_the_supply() -> None:
    """T6.5"""
    s = play(acting("P@6nw:b2.s1"), "sanctuary 7 lying")
    assert s.supply[1] == 20
    assert s.sanctuary[7] == 0
    assert begins(acting("P@6nw:b2.s1.Hb", tokens="2*,-,-"), "sanctuary") == set()
    assert begins(acting("Q@6nw:b2.s1"), "sanctuary") == set()


def test_sanctuaries_are_raised_on_several_tiles_but_only_three_in_all() -> None:
    """T6.5"""
    s = acting("P@6nw:b2.s1/P@7n:b2.s1/P@8n:b2.s1/P@9n:Sb")
    play(s, "sanctuary 7 lying")
    assert begins(s, "sanctuary") == {"8 lying", "9 lying"}
    assert legal(play(s, "sanctuary 9 lying")) == ["done"]


def test_no_second_sanctuary_on_a_tile() -> None:
    """T6.5"""
    assert begins(acting("P@6nw:b2.s1.Sb"), "sanctuary") == set()
    assert begins(acting("P@6nw:b2.s1.Sr"), "sanctuary") == set()


def test_a_rival_with_an_offering_hinders_a_sanctuary_as_well() -> None:
    """T6.6"""
    s = acting("P@6nw:b2.s1.ro1/P@7n:Hr", tokens="-,2,-")
    assert begins(s, "sanctuary") == set()


def test_tribes_of_others_hinder_a_sanctuary_and_own_ones_do_not() -> None:
    """T6.6"""
    assert (
        begins(table(3, "P:Hr.Hg.r2.g3/P:Hb.Hn/P@6nw:b2.s1.r1", phase="action"), "sanctuary")
        == set()
    )
    assert begins(acting("P@6nw:b4.s1"), "sanctuary") == {"7 lying"}


def test_an_option_allows_sanctuaries_beside_tribes_of_others() -> None:
    """T10.3"""
    tiles = "P:Hr.Hg.r2.g3/P:Hb.Hn/P@6nw:b2.s1.r1"
    s = table(3, tiles, phase="action", crowded_sanctuaries="yes")
    assert begins(s, "sanctuary") == {"7 lying"}


def test_two_tribes_and_a_hut_bring_one_tribe() -> None:
    """T6.7"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.b2", phase="action")
    play(s, "grow 6")
    assert sum(tribe == 36 for tribe in s.tribes[:8]) == 3
    assert begins(table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.b1", phase="action"), "grow") == set()


def test_a_hut_of_somebody_else_brings_no_tribe() -> None:
    """T6.7"""
    s = table(3, "P:Hr.Hg.r3.g3.b2/P:Hb.Hn", phase="action")
    assert begins(s, "grow") == set()


def test_only_tribes_of_the_supply_are_born() -> None:
    """T6.7"""
    seven = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.b6.bo1/P@6nw:Hb", phase="action", tokens="2,-,-")
    assert begins(seven, "grow") == {"6"}
    eight = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.b7.bo1/P@6nw:Hb", phase="action", tokens="2,-,-")
    assert begins(eight, "grow") == set()


def test_no_tribe_is_born_where_an_offering_lies() -> None:
    """T6.8"""
    s = acting("P@6nw:b2.Hb1", tokens="4,-,-")
    assert begins(s, "grow") == set()
    s = acting("P@6nw:b1.bo1.Hb", tokens="4,-,-")
    assert begins(s, "grow") == {"7"}


def test_a_rivals_offering_hinders_births_too() -> None:
    """T6.8"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:b2.Hb.Hr1", phase="action", tokens="2*,4,-")
    assert begins(s, "grow") == set()


def test_each_birth_needs_a_hut_and_a_pair_of_its_own() -> None:
    """T6.9"""
    s = play(table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.b6", phase="action"), "grow 6")
    assert begins(s, "grow") == set()
    s = acting("P@6nw:b4.Hb.Hb", tokens="2*4*,-,-", temple="1", mana="0/4,0/3,0/3")
    assert begins(play(s, "grow 7"), "grow") == {"7"}
    s = acting("P@6nw:b3.Hb.Hb", tokens="2*4*,-,-", temple="1", mana="0/4,0/3,0/3")
    assert begins(play(s, "grow 7"), "grow") == set()


def test_a_card_is_drawn_unseen_by_the_others() -> None:
    """T6.10"""
    s = play(acting("P@6nw:b1"), "draw")
    assert s.actor == CHANCE
    action = read("card land")
    assert [shown(s, action, seat) for seat in (0, 1, 2)] == [action, -1, -1]
    play(s, "card land")
    assert look(s, 0).players[0].hand == (0, 0, 0, 0, 1, 0, 0, 0)
    assert look(s, 1).players[0].hand is None
    assert look(s, 1).players[0].cards == 1


def test_only_one_card_is_drawn_and_then_mana_is_collected() -> None:
    """T6.1"""
    assert legal(play(acting("P@6nw:b2.w1"), "draw", "card land")) == ["collect"]


def test_the_new_deck_is_what_was_discarded() -> None:
    """T6.10"""
    rest = "EPPPFFHHLLMMTTX"
    s = acting("P@6nw:b1", hands=f"{rest},-,-", drawn=f"{rest},-,-", discards="EEX")
    play(s, "draw")
    assert (legal(s), odds(s)) == (["card endurance", "card expulsion"], [2, 1])
    assert sum(play(s, "card expulsion").discards) == 0


def test_discards_are_shuffled_when_the_deck_is_empty_and_with_none_there_is_no_draw() -> None:
    """T6.10"""
    rest = "EEEPPPFFHHLLMMTTXX"
    s = acting("P@6nw:b1", hands=f"{rest[2:]},-,-", drawn=f"{rest[2:]},-,-", discards="EE")
    assert "draw" in legal(s)
    s = acting("P@6nw:b1", hands=f"{rest},-,-", drawn=f"{rest},-,-")
    assert "draw" not in legal(s)


def test_without_reshuffling_played_cards_leave_the_game() -> None:
    """T10.2"""
    rest = "EEEPPPFFHHLLMMTTXX"
    held = {"hands": f"{rest[2:]},-,-", "drawn": f"{rest[2:]},-,-", "discards": "EE"}
    assert "draw" not in legal(acting("P@6nw:b1", reshuffle="no", **held))
