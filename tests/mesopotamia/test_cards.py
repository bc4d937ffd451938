"""T7  Cards."""

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
    assert s.discards[0] == 2
    assert "endurance" in legal(s)


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


def test_holy_stone_doubles_the_next_stone() -> None:
    """T7.5"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.bs2"
    s = play(holding("H", tiles), "holy-stone", "walk 6 se stone")
    assert (s.mana[0], s.cap[0]) == (2, 5)
    play(s, "walk 6 se stone")
    assert (s.mana[0], s.cap[0]) == (3, 6)


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
