"""M4  Phase 2: digs, extensions, passing."""

from digsite.games import mykerinos
from digsite.games.mykerinos.phases import SURVEY
from tests.mykerinos.table import cells, legal, play, table


def test_one_action_a_turn_clockwise_past_those_who_have_passed() -> None:
    """M4.1"""
    s = table(passed="0,1,0")
    assert play(s, "dig b1").actor == 2
    assert play(s, "dig b2").actor == 0


def test_a_dig_starts_on_any_free_cell_without_a_pyramid() -> None:
    """M4.2  The rulebook's example: A and B are free, C and D hold cubes, E and F pyramids."""
    s = table(cubes="a2/b2/-")
    digs = cells(s, "dig")
    assert {"b1", "c3"} <= digs
    assert not {"a2", "b2", "a1", "c1"} & digs
    assert len(digs) == 48 - 8 - 2


def test_a_dig_may_start_beside_a_cube_of_ones_own() -> None:
    """M4.2"""
    assert "b2" in cells(table(cubes="a2/-/-"), "dig")


def test_an_extension_is_two_cubes_the_first_beside_an_own_one() -> None:
    """M4.3  The rulebook's example: Red has A, lays B, then C."""
    s = table(actor="1", laying="1", cubes="-/b1/-")
    assert cells(s, "extend") == {"b2"}
    play(s, "extend b2")
    assert s.actor == 1
    assert legal(s) == ["then a2", "then c2", "then b3"]
    play(s, "then b3")
    assert s.actor == 2
    assert s.reserve == [8, 6, 8]


def test_an_extension_crosses_the_borders_of_lots_and_zones() -> None:
    """M4.3"""
    s = table(cubes="d3/-/-")
    assert cells(s, "extend") == {"d2", "c3", "e3"}
    assert cells(play(s, "extend e3"), "then") == {"e2", "f3", "e4"}


def test_an_extension_goes_to_the_corners_of_the_region_too() -> None:
    """M4.3"""
    turned = "0t,7,14,21,28,1,8,15,.,.,.,."  # the pyramid of the first lot on b3, a1 is free
    s = play(table(region=turned, cubes="a2/-/-"), "extend a1", "then b1")
    assert (s.actor, s.reserve[0]) == (1, 6)
    s = play(table(region=turned, cubes="b2/-/-"), "extend b1", "then a1")
    assert (s.actor, s.reserve[0]) == (1, 6)


def test_an_extension_from_a_cube_that_stands_on_a_pyramid_is_allowed() -> None:
    """M4.3"""
    assert cells(table(cubes="a1/-/-"), "extend") == {"b1", "a2"}


def test_the_second_cube_touches_the_first_and_not_only_another_own_one() -> None:
    """M4.3"""
    s = play(table(cubes="b2/-/-"), "extend a2")
    assert cells(s, "then") == {"a3"}


def test_the_first_cube_needs_room_for_the_second() -> None:
    """M4.3"""
    s = table(cubes="b1/a2b2/-")
    assert cells(s, "extend") == set()
    s = table(cubes="b3/a2a3b4a5/-")
    assert cells(s, "extend") == {"b2", "c3"}


def test_one_cube_in_hand_cannot_extend() -> None:
    """M4.3"""
    s = table(cubes="b1/-/-", hand="1,8,8")
    assert cells(s, "extend") == set()
    assert "dig b2" in legal(s)


def test_who_passes_takes_the_lowest_free_space_of_the_pass_track() -> None:
    """M4.4  The rulebook's example: Green is the first to pass and takes space 1."""
    s = play(table(actor="2", laying="2"), "pass")
    assert s.passed == [0, 0, 1]
    assert play(s, "pass").passed == [2, 0, 1]


def test_who_has_cubes_in_hand_may_pass() -> None:
    """M4.4"""
    assert "pass" in legal(table(hand="8,8,8"))


def test_without_a_cube_in_hand_passing_is_all_there_is() -> None:
    """M4.5"""
    s = table(season="2", hand="0,8,8", cubes="b1/-/-", lots="2,13,20,27,34/-/-")
    assert legal(s) == ["pass"]


def test_the_last_player_left_has_a_single_action() -> None:
    """M4.6  The rulebook's rule: one more action, then the survey."""
    s = play(table(cubes="-/-/b1", passed="0,1,0"), "pass")
    assert s.actor == 2
    play(s, "extend b2", "then b3")
    assert s.phase == SURVEY
    assert s.passed == [2, 1, 3]


def test_the_last_player_may_call_a_patron_as_his_single_action() -> None:
    """M4.6"""
    s = table(season="2", actor="2", laying="2", passed="1,2,0", lots="-/-/13")
    play(s, "blackmore", "dig b1", "then b2")
    assert s.phase == SURVEY


def test_the_last_player_may_pass() -> None:
    """M4.6"""
    s = play(table(actor="2", laying="2", passed="2,1,0", cubes="b1/-/-"), "pass")
    assert (s.phase, s.passed) == (SURVEY, [2, 1, 3])


def test_if_all_others_pass_before_his_first_turn_the_action_is_his_whole_season() -> None:
    """M4.6"""
    s = play(table(4), "pass", "pass", "pass")
    assert s.actor == 3
    assert play(s, "dig b1").phase == SURVEY


def test_when_nobody_wants_to_act_the_lots_leave_the_game() -> None:
    """M6.7"""
    s = play(table(), "pass", "pass", "pass")
    assert s.lots == [0, 0, 0]
    assert "gone=0,1,7,8,14,15,21,28" in mykerinos.write(s)
