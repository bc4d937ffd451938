"""M6, M7.1  Phase 3: ranks and rewards."""

from digsite.core.bits import BIT
from digsite.core.seats import NOBODY
from digsite.games.mykerinos.phases import OVER
from digsite.games.mykerinos.rules.survey import ranking
from digsite.games.mykerinos.state import State, cubes_of
from tests.mykerinos.table import legal, play, table

# Lot 5 is Lord Lemon's, worth 3; lot 7 is Mrs Blackmore's, worth 0.
EXAMPLE = "5,7,14,21,28,1,8,15,.,.,.,."


def survey(seats: int = 4, **changes: str) -> State:
    """A survey about to choose; who passed when is told by `passed`."""
    return table(seats, **{"phase": "survey", "survey": "0.0", "passed": "1,2,3,4", **changes})


def rulebook() -> State:
    """Blue 4 cubes, Red and Green 2 each, White 1; Green has passed before Red."""
    return survey(region=EXAMPLE, cubes="b1b2c2c3/a2d2/d1d3/b3", passed="4,3,2,1", hand="8,8,8,8")


def choices(s: State) -> set[str]:
    """The choices, rooms as one."""
    return {name if not name.startswith("room") else "room" for name in legal(s)}


def test_zones_are_surveyed_row_by_row_from_the_top_left() -> None:
    """M6.1"""
    s = survey(cubes="b1/f1/b5/f5")
    for zone, seat in enumerate((0, 1, 2, 3)):
        assert (s.zone, s.actor) == (zone, seat)
        play(s, "take left")
    assert s.season == 2


def test_in_season_4_the_third_row_follows() -> None:
    """M6.1"""
    s = survey(season="4", cubes="b2b8/f2f8/b5/f5")
    for zone, seat in enumerate((0, 1, 2, 3, 0, 1)):
        assert (s.zone, s.actor) == (zone, seat)
        play(s, "take left")
    assert (s.phase, s.actor) == (OVER, NOBODY)


def test_the_rulebooks_zone_is_ranked_4_2_2_1_with_ties_by_the_pass_track() -> None:
    """M6.2, M6.3"""
    assert ranking(rulebook(), 0) == [0, 2, 1, 3]


def test_no_cube_no_rank() -> None:
    """M6.2"""
    assert ranking(survey(cubes="b1/-/-/b2b3", actor="3"), 0) == [3, 0]


def test_the_earlier_on_the_pass_track_wins_a_tie() -> None:
    """M6.3"""
    assert ranking(survey(cubes="b1/b2/b3/-", passed="3,1,2,4", actor="1"), 0) == [1, 2, 0]


def test_while_people_dig_who_has_passed_stands_before_who_has_not() -> None:
    """M6.3"""
    assert ranking(table(cubes="b1/b2/-", passed="0,1,0"), 0) == [1, 0]


def test_the_rulebooks_zone_is_claimed_as_in_the_example() -> None:
    """M6.4, M6.5, M7.1  Blue takes Lemon for 3, Green goes to the museum, Red takes the rest."""
    s = rulebook()
    assert s.actor == 0
    assert choices(s) == {"take left", "take right", "room"}
    play(s, "take left")
    assert s.prestige == [3, 0, 0, 0]
    assert s.lots[0] == BIT[5]
    assert s.actor == 2
    assert choices(s) == {"take right", "room"}
    play(s, "room 2.lemon-blackmore")
    assert s.actor == 1
    assert choices(s) == {"take right", "decline"}
    play(s, "take right")
    assert s.prestige == [3, 0, 0, 0]
    assert s.lots[1] == BIT[7]
    assert (s.lots[3], s.season) == (0, 2)


def test_all_cubes_of_a_zone_return_to_the_supply_when_it_is_done() -> None:
    """M6.7"""
    s = play(rulebook(), "take left", "room 3.lemon", "take right")
    assert [s.supply[seat] + s.reserve[seat] for seat in range(4)] == [25, 25, 24, 25]
    assert all(cubes_of(s, colour) == (0, 0) for colour in range(4))


def test_first_and_second_must_take_something() -> None:
    """M6.4"""
    s = survey(cubes="b1b2/b3/-/-")
    assert "decline" not in legal(s)
    assert "decline" not in legal(play(s, "take left"))


def test_when_the_first_takes_a_room_the_second_chooses_of_both_lots_and_the_rooms() -> None:
    """M6.4"""
    s = play(survey(cubes="b1b2/b3/-/-"), "room 3.lemon")
    assert (s.actor, choices(s)) == (1, {"take left", "take right", "room"})


def test_with_an_empty_supply_first_and_second_take_a_lot() -> None:
    """M6.4, M7.4"""
    s = survey(cubes="b1/-/-/-", hand="24,8,8,8")
    assert legal(s) == ["take left", "take right"]


def test_the_cubes_of_the_zone_itself_are_not_in_the_supply_yet() -> None:
    """M6.7, M7.4"""
    s = survey(cubes="b1b5/-/-/-", hand="23,8,8,8")
    assert choices(s) == {"take left", "take right"}
    play(s, "take left")
    assert s.zone == 2
    assert choices(s) == {"take left", "take right", "room"}


def test_third_and_fourth_may_take_what_is_left_and_never_a_room() -> None:
    """M6.5"""
    s = play(survey(cubes="b1b2c2/b3c3/a2/d1"), "room 3.lemon", "room 3.brown")
    assert (s.actor, legal(s)) == (2, ["take left", "take right", "decline"])
    play(s, "take left")
    assert (s.actor, legal(s)) == (3, ["take right", "decline"])
    play(s, "decline")
    assert s.lots[3] == 0


def test_third_may_decline_and_fourth_still_choose() -> None:
    """M6.5"""
    s = play(survey(cubes="b1b2c2/b3c3/a2/d1"), "room 3.lemon", "room 3.brown", "decline")
    assert (s.actor, legal(s)) == (3, ["take left", "take right", "decline"])


def test_who_declines_gets_nothing_and_gives_nothing() -> None:
    """M6.5"""
    s = play(survey(cubes="b1b2c2/b3c3/f1a2/-"), "room 3.lemon", "room 3.brown", "decline")
    assert (s.zone, s.actor, s.lots) == (1, 2, [0, 0, 0, 0])
    assert s.lot_at[:4] == [-1, -1, 14, 21]
    assert (s.supply[2], s.halls[2]) == (25 - 8 - 1, 0)


def test_third_gets_nothing_when_both_lots_are_taken() -> None:
    """M6.5"""
    s = play(survey(cubes="b1b2c2/b3c3/a2/f1"), "take left", "take right")
    assert (s.zone, s.actor) == (1, 3)


def test_alone_in_a_zone_one_gets_one_reward() -> None:
    """M6.6"""
    s = play(survey(cubes="b1b2/f1/-/-"), "take left")
    assert (s.zone, s.actor) == (1, 1)
    assert s.lots[0] == BIT[0]


def test_lots_left_over_leave_the_game() -> None:
    """M6.7"""
    s = play(survey(cubes="b1b2/f1/-/-"), "take left")
    assert s.lot_at[:2] == [-1, -1]


def test_points_count_at_once_and_the_card_can_be_called_next_season() -> None:
    """M7.1"""
    s = survey(3, season="1", region=EXAMPLE, cubes="b1/-/-", passed="3,1,2")
    play(s, "take left")
    assert s.prestige[0] == 3
    while s.actor < 0:
        play(s, legal(s)[0])
    assert s.actor == 0
    assert "lemon" in legal(s)


def test_the_lot_without_a_patron_counts_five_at_once() -> None:
    """M7.1, M9.4"""
    s = survey(region="35,7,14,21,28,1,8,15,.,.,.,.", cubes="b2/-/-/-")
    assert play(s, "take left").prestige[0] == 5
