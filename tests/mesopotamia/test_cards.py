"""T7  Cards."""

import pytest

from digsite.core.seats import NOBODY
from digsite.games.mesopotamia.state import State
from digsite.games.mesopotamia.view import look
from tests.mesopotamia.table import begins, legal, play, table, tribes

HOMES = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3"


def holding(cards: str, tiles: str = HOMES, **changes: str) -> State:
    """Blue holds these cards: letters E P F H L M T X."""
    return table(3, tiles, hands=f"{cards},-,-", drawn=f"{cards},-,-", **changes)


def test_any_number_of_cards_is_played_and_shown() -> None:
    """T7.1"""
    s = play(holding("EEE"), "endurance", "endurance")
    assert (s.hands[0], s.discards[0]) == (1, 2)
    assert "endurance" in legal(s)
    assert "endurance" not in legal(play(s, "endurance"))


@pytest.mark.parametrize(
    "card, phase, action",
    [
        ("E", "movement", "endurance"),
        ("P", "mana", "priest 7"),
        ("F", "action", "fertility"),
        ("H", "movement", "holy-stone"),
        ("L", "movement", "land"),
        ("M", "movement", "mana-theft red"),
        ("T", "mana", "teleport"),
        ("X", "movement", "expulsion"),
    ],
)
def test_every_card_leaves_the_hand_for_the_discards(card: str, phase: str, action: str) -> None:
    """T7.1"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.b2/P@6nw:Sb.b1"
    s = play(holding(card, tiles, phase=phase, mana="0/3,1/3,0/3"), action)
    assert (sum(s.hands), sum(s.discards)) == (0, 1)
    assert s.discards["EPFHLMTX".index(card)] == 1


def test_a_card_drawn_in_this_turn_waits_and_an_older_one_does_not() -> None:
    """T7.1"""
    sanctuary = "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:Sb.b1"
    fresh = holding("P", sanctuary, phase="mana", fresh="P")
    assert begins(fresh, "priest") == set()
    older = holding("PP", sanctuary, phase="mana", fresh="P")
    assert begins(older, "priest") == {"7"}


def test_each_card_has_its_moment() -> None:
    """T7.2"""
    everything = "EPFHLMTX"
    s = holding(everything, mana="0/3,1/3,0/3")
    assert {"endurance", "holy-stone", "land", "teleport", "expulsion", "mana-theft red"} <= set(
        legal(s)
    )
    assert not {"fertility"} & set(legal(s))
    play(s, "end")
    assert "fertility" in legal(s)
    assert not {"endurance", "teleport", "mana-theft red"} & set(legal(s))
    play(s, "done")
    assert {"teleport", "expulsion", "mana-theft red", "collect"} == set(legal(s))


def test_no_other_card_follows_a_priest() -> None:
    """T7.2"""
    s = holding("PPT", "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:Sb.b1", phase="mana")
    play(s, "priest 7")
    assert set(legal(s)) == {"priest 7", "collect"}


def test_no_card_is_played_between_two_builds() -> None:
    """T7.2"""
    s = holding("EFHLMTX", "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:b4.w2", phase="action")
    play(s, "hut 7 lying", "offer 2")
    assert set(legal(s)) == {"hut 7 lying", "done"}


def test_fertility_is_played_before_any_birth() -> None:
    """T7.2, T7.4"""
    two_huts = "P:Hr.Hg.r3.g3/P:Hb.Hn.b2/P@6nw:Hb.b2"
    s = holding("F", two_huts, phase="action", tokens="2*,-,-")
    play(s, "grow 6", "fertility", "grow 7")
    assert tribes(s, 0) == 7


def test_endurance_gives_three_points() -> None:
    """T7.3"""
    assert play(holding("E"), "endurance").points == 8


def test_fertility_brings_two_tribes_for_one_pair() -> None:
    """T7.4"""
    s = play(holding("F", phase="action"), "fertility")
    play(s, "grow 6")
    assert tribes(s, 0) == 5
    crowded = "P:Hr.Hg.r3.g3/P:Hb.Hn.b7"
    assert "fertility" not in legal(holding("F", crowded, phase="action"))


def test_fertility_needs_a_birth_and_two_tribes_in_the_supply() -> None:
    """T7.2, T7.4"""
    assert "fertility" in legal(holding("F", "P:Hr.Hg.r3.g3/P:Hb.Hn.b6", phase="action"))
    assert "fertility" not in legal(holding("F", "P:Hr.Hg.r3.g3/P:Hb.Hn.b1", phase="action"))


def test_holy_stone_doubles_the_next_stone() -> None:
    """T7.5"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.bs2"
    s = play(holding("H", tiles), "holy-stone", "walk 6 se stone")
    assert (s.mana[0], s.cap[0]) == (2, 5)
    play(s, "walk 6 se stone")
    assert (s.mana[0], s.cap[0]) == (3, 6)


def test_holy_stone_stops_at_the_end_of_the_scale() -> None:
    """T7.5"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1"
    s = holding("H", tiles, mana="7/7,0/3,0/3", temple="4")
    play(s, "holy-stone", "walk 6 se stone")
    assert (s.mana[0], s.cap[0]) == (8, 8)


def test_two_holy_stones_double_two_stones() -> None:
    """T7.5"""
    s = play(holding("HH", "P:Hr.Hg.r3.g3/P:Hb.Hn.bs2"), "holy-stone", "holy-stone")
    play(s, "walk 6 se stone", "walk 6 se stone")
    assert (s.mana[0], s.cap[0]) == (4, 7)


def test_a_stone_that_is_teleported_is_holy_too() -> None:
    """T7.5, T7.7"""
    s = play(holding("HT", "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1"), "holy-stone", "end", "done")
    play(s, "teleport", "tribe 6 blue stone", "to 0")
    assert (s.mana[0], s.cap[0]) == (2, 5)


def test_holy_stone_unused_is_lost() -> None:
    """T7.5"""
    s = play(holding("H"), "holy-stone", "end", "done", "collect")
    assert s.holy == 0


def test_land_shows_three_tiles_to_its_player_and_lays_one() -> None:
    """T7.6"""
    s = play(holding("L"), "land", "walk 6 nw")
    play(s, "tile plains", "tile forest", "tile volcano")
    assert legal(s) == ["lay plains", "lay forest"]
    assert look(s, 0).shown == (1, 1, 0, 1)
    assert look(s, 1).shown is None
    assert look(s, 1).looking == 3
    before = sum(s.stack)
    play(s, "lay forest")
    assert s.land[7] == 1
    assert sum(s.stack) == before + 2


def test_land_lays_a_volcano_only_if_all_are() -> None:
    """T7.6"""
    s = play(holding("L"), "land", "walk 6 nw", "tile volcano", "tile volcano", "tile volcano")
    assert legal(s) == ["lay volcano"]
    play(s, "lay volcano")
    assert "1 n" in begins(s, "volcano")


def test_after_a_volcano_of_land_tiles_are_drawn_as_usual() -> None:
    """T7.6"""
    s = play(holding("L"), "land", "walk 6 nw", "tile volcano", "tile volcano", "tile volcano")
    play(s, "lay volcano", "volcano 1 n", "tile volcano", "volcano 2 ne", "tile plains")
    assert (s.actor, s.points, s.found, s.land[9]) == (0, 4, 1, 0)


def test_land_shows_all_tiles_if_there_are_fewer_than_three() -> None:
    """T7.6"""
    s = play(holding("L", stack_without("P", "V")), "land", "walk 6 nw", "tile volcano")
    play(s, "tile plains")
    assert legal(s) == ["lay plains"]


def test_land_is_of_no_use_if_only_volcanoes_are_left() -> None:
    """T7.2, T7.6"""
    assert "land" not in legal(holding("L", stack_without("V", "V")))
    assert "land" in legal(holding("L", stack_without("V", "F")))


def test_land_is_of_no_use_without_a_discovery_to_come() -> None:
    """T7.2, T7.6"""
    assert "land" not in legal(holding("L", points="0"))
    assert "land" not in legal(holding("L", found="3", points="2"))


def stack_without(*left: str) -> str:
    """The map with all tiles of the stack in a column, but for these."""
    kinds = ["P"] * 16 + ["F"] * 5 + ["Q"] * 6 + ["V"] * 3
    for kind in left:
        kinds.remove(kind)
    laid = [f"{kind}@" + ("4sw" if n == 0 else f"{6 + n}s") for n, kind in enumerate(kinds)]
    return "/".join([HOMES, *laid])


def test_teleport_moves_any_tribe_with_its_cargo_to_any_land() -> None:
    """T7.7"""
    s = play(holding("T", "P:Hr.Hg.r3.g3/P:Hb.Hn.bw1/V@6nw"), "teleport")
    assert {"5 red", "6 blue wood"} <= begins(s, "tribe")
    play(s, "tribe 6 blue wood")
    assert begins(s, "to") == {"2", "3", "5"}


def test_teleport_takes_an_own_stone_to_the_temple_and_never_a_rivals_tribe() -> None:
    """T7.7"""
    s = play(holding("T", "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1"), "teleport", "tribe 6 blue stone", "to 0")
    assert (s.mana[0], s.cap[0], s.points) == (1, 4, 5)
    s = play(holding("T"), "teleport", "tribe 5 red")
    assert "0" not in begins(s, "to")


def test_teleport_moves_a_rivals_tribe_with_what_it_carries() -> None:
    """T7.7"""
    tiles = "P:Hr.Hg.rw1.ro1.g3/P:Hb.Hn.b3/P@6nw:Hr"
    s = play(holding("TT", tiles, tokens="-,2,-", mana="0/3,3/3,0/3"), "teleport")
    play(s, "tribe 5 red wood")
    assert begins(s, "to") == {"2", "3", "6", "7"}
    play(s, "to 3", "teleport", "carrier red 1")
    assert begins(s, "to") == {"2", "3", "6", "7"}
    play(s, "to 7")
    assert s.tribes[8] == 6 * 3 + 1
    assert s.token_at[4] == 7


def test_teleport_can_win_the_game_in_phase_three_too() -> None:
    """T7.7, T9.1"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:Hb.Hb.bo4/P@7n:Hb.Hb"
    s = holding("T", tiles, tokens="2*4*6*7,-,-", mana="7/7,0/3,0/3", temple="4", phase="mana")
    assert play(s, "teleport", "carrier blue 4", "to 0").actor == NOBODY


def test_teleport_delivers_an_offering_that_can_be_paid() -> None:
    """T7.7"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.bo1/P@6nw:Hb"
    s = play(holding("T", tiles, tokens="2,-,-", mana="3/3,0/3,0/3"), "teleport", "carrier blue 1")
    play(s, "to 0")
    assert (s.mana[0], s.token[0]) == (1, 3)
    s = play(holding("T", tiles, tokens="4,-,-", mana="3/3,0/3,0/3"), "teleport", "carrier blue 1")
    assert "0" not in begins(s, "to")


def test_expulsion_moves_a_rivals_tribe_to_a_neighbouring_tile() -> None:
    """T7.8"""
    s = play(holding("X"), "expulsion")
    assert begins(s, "tribe") == {"5 red", "5 green"}
    play(s, "tribe 5 red")
    assert begins(s, "push") == {"n"}


def test_expulsion_moves_a_hut_only_to_plains_with_room() -> None:
    """T7.8"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3/P@5sw/F@5nw"
    s = play(holding("X", tiles), "expulsion", "uproot 5 first")
    assert begins(s, "push") == {"sw"}
    play(s, "push sw")
    assert s.hut[14] == 1


def test_expulsion_is_of_no_use_if_nothing_can_be_moved() -> None:
    """T7.2, T7.8"""
    assert "expulsion" not in legal(holding("X", "P:Hr.Hg/P:Hb.Hn.b3"))


def test_expulsion_leaves_neutral_and_own_huts_and_twins_are_one_choice() -> None:
    """T7.8"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3/P@6nw:Hr.Hr/P@7n"
    s = play(holding("X", tiles, tokens="-,2*4*,-", temple="1", mana="0/3,0/4,0/3"), "expulsion")
    assert begins(s, "uproot") == {"7 first"}


def test_expulsion_moves_no_hut_beside_a_sanctuary() -> None:
    """T7.8"""
    s = holding("X", "P:Hr.Hg.r3.g3/P:Hb.Hn.b3/P@5sw:Sb")
    assert begins(play(s, "expulsion"), "uproot") == set()


def test_an_expelled_hut_takes_its_offering_along_and_hinders_births_there() -> None:
    """T6.8, T7.8"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:Hr1/P@7n:Hb.b2"
    changes = {"tokens": "2*,4,-", "mana": "0/3,0/4,0/3", "temple": "1"}
    s = holding("X", tiles, **changes)
    assert "grow 8" in legal(play(holding("X", tiles, **changes), "end"))
    play(s, "expulsion", "uproot 7 first", "push n")
    assert (s.hut[16:18], s.under[16:18], s.token_at[4]) == ([0, 1], [-1, 4], 8)
    assert "grow 8" not in legal(play(s, "end"))


def test_the_other_hut_of_a_tile_closes_up_with_its_offering() -> None:
    """T7.8"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3/P@6nw:Hr.Hg1/P@7n"
    s = holding("X", tiles, tokens="-,2*,4", mana="0/3,0/3,0/4", temple="1")
    play(s, "expulsion", "uproot 7 first", "push n")
    assert (s.hut[14:18], s.under[14:18]) == ([2, -1, 1, -1], [8, -1, -1, -1])


def test_mana_theft_takes_two_within_what_is_there_and_the_limit() -> None:
    """T7.9"""
    s = play(holding("M", mana="0/3,3/3,1/3"), "mana-theft red")
    assert s.mana == [2, 1, 1]
    assert play(holding("M", mana="0/3,0/3,1/3"), "mana-theft green").mana == [1, 0, 0]
    assert play(holding("M", mana="2/3,3/3,0/3"), "mana-theft red").mana == [3, 2, 0]
    assert begins(holding("M", mana="3/3,3/3,0/3"), "mana-theft") == set()


def test_a_priest_gives_one_more_where_one_collects() -> None:
    """T7.10"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:Sb.b1/P@7n:Sr.b2"
    s = holding("PP", tiles, phase="mana")
    assert begins(s, "priest") == {"7", "8"}
    play(s, "priest 8", "priest 8", "collect")
    assert s.mana[0] == 3
