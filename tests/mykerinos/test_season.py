"""M2, M3, M8  Setting up, and from season to season."""

import digsite
from digsite.core.bits import count
from digsite.core.seats import CHANCE
from digsite.games import mykerinos
from tests.helpers import generator, states
from tests.mykerinos.table import cells, legal, play, table


def test_everything_starts_in_the_supply_and_chance_draws_the_first_player() -> None:
    """M2.1"""
    s = mykerinos.deal(4, {})
    assert s.supply == [25] * 4
    assert s.actor == CHANCE
    assert legal(s) == ["first 0", "first 1", "first 2", "first 3"]
    assert legal(mykerinos.deal(2, {})) == ["first 0", "first 1"]


def test_five_discs_are_laid_on_the_wings_one_by_one() -> None:
    """M2.2"""
    s = play(mykerinos.deal(3, {}), "first 2", "wing brown", "wing lemon")
    assert legal(s) == ["wing blackmore", "wing tangerine", "wing violet"]
    assert mykerinos.odds(s) == [1, 1, 1]


def test_the_first_player_who_was_drawn_has_the_first_turn() -> None:
    """M2.1, M4.1"""
    s = laid(mykerinos.deal(3, {}), "first 2")
    assert s.actor == 2
    assert play(s, "dig h6").actor == 0


def laid(s: mykerinos.state.State, *names: str) -> mykerinos.state.State:
    """These actions first, then chance does the first thing it can, to the first turn."""
    play(s, *names)
    while s.actor == CHANCE:
        mykerinos.apply(s, mykerinos.legal(s)[0])
    return s


def test_a_room_worth_2_lies_between_neighbouring_wings_only() -> None:
    """M1.5"""
    rooms = [name.split()[1] for name in legal(table_at_survey()) if name.startswith("room 2")]
    assert rooms == [
        "2.lemon-blackmore",
        "2.lemon-violet",
        "2.blackmore-brown",
        "2.brown-tangerine",
        "2.tangerine-violet",
    ]


def test_where_the_discs_were_laid_decides_which_rooms_worth_2_there_are() -> None:
    """M1.5, M2.2"""
    ring = ("wing lemon", "wing brown", "wing violet", "wing blackmore", "wing tangerine")
    s = laid(mykerinos.deal(3, {}), "first 0", *ring)
    play(s, "dig b1", "pass", "pass", "pass")
    assert [name.split()[1] for name in legal(s) if name.startswith("room 2")] == [
        "2.lemon-brown",
        "2.lemon-tangerine",
        "2.blackmore-tangerine",
        "2.blackmore-violet",
        "2.brown-violet",
    ]


def table_at_survey() -> mykerinos.state.State:
    return table(phase="survey", survey="0.0", cubes="b1/-/-", passed="1,2,3")


def test_everybody_takes_his_share_of_cubes() -> None:
    """M3.1"""
    for seats, share in ((2, 11), (3, 11), (4, 8)):
        s = mykerinos.deal(seats, {})
        play(
            s,
            "first 0",
            *(f"wing {p}" for p in ["lemon", "blackmore", "brown", "violet", "tangerine"]),
        )
        assert s.reserve[:seats] == [share] * seats
        assert s.supply[:seats] == [25 - share] * seats


def test_who_finds_too_few_cubes_in_the_supply_takes_what_is_left() -> None:
    """M3.1"""
    s = end_of_season(season="2", hand="20,3,8", rooms="3.lemon/3.brown,5.brown/-")
    assert s.season == 3
    assert s.reserve == [24, 14, 19]
    assert s.supply == [0, 9, 6]


def end_of_season(**changes: str) -> mykerinos.state.State:
    """All pass at once: the survey finds no cubes, and the season ends."""
    return play(table(3, **changes), "pass", "pass", "pass")


def test_lots_are_laid_row_by_row_upright_or_turned_each_as_likely() -> None:
    """M3.2"""
    s = end_of_season()
    assert s.actor == CHANCE
    assert len(legal(s)) == 2 * count(s.stack) == 56
    assert {name.split()[0] for name in legal(s)} == {"lay"}
    assert mykerinos.odds(s) == [1] * 56
    play(s, "lay 35 turned", "lay 2")
    assert s.lot_at[:3] == [35, 2, -1]
    assert s.turned[:2] == [1, 0]
    assert not {"lay 35", "lay 35 turned", "lay 2"} & set(legal(s))


def test_pyramids_stand_where_the_lots_were_laid_and_nowhere_else() -> None:
    """M3.2, M1.1  Those of the season before have gone, and so have its cubes."""
    s = play(table(cubes="a2/-/-", passed="0,1,2"), "pass", "take left")
    lots = ("35 turned", "2", "3", "9 turned", "29", "10", "30 turned", "20")
    play(s, *(f"lay {lot}" for lot in lots))
    pyramids = {"b1", "a3", "b3", "c2", "e1", "h2", "b4", "d4", "f5", "g4", "h6"}
    region = {column + row for column in "abcdefgh" for row in "123456"}
    assert cells(s, "dig") == region - pyramids


def test_season_4_has_twelve_lots_and_nine_rows() -> None:
    """M3.2, M1.2"""
    s = table(season="4")
    assert "dig h9" in legal(s)
    assert "dig h9" not in legal(table(season="3"))
    assert count(s.stack) == 0


def test_the_region_that_is_laid_has_six_rows_and_nine_in_season_4() -> None:
    """M3.2, M1.2"""
    starts = [mykerinos.deal(3, {}), *(end_of_season(season=season) for season in "123")]
    assert [max(int(cell[1]) for cell in cells(laid(s), "dig")) for s in starts] == [6, 6, 6, 9]


def test_the_last_on_the_pass_track_starts_the_next_season() -> None:
    """M8.1"""
    s = end_of_season(actor="1", laying="1", first="1")
    assert s.first == 0
    assert laid(s).actor == 0
    play(s, "pass")
    assert s.actor == 1


def test_a_new_season_clears_the_pass_track_and_straightens_the_cards() -> None:
    """M8.1"""
    s = end_of_season(season="2", lots="2/9/34", tilted="10000/01000/00001")
    assert s.passed == [0, 0, 0]
    assert s.tilted == [0] * 15


def test_cubes_in_hand_are_kept() -> None:
    """M8.2"""
    assert end_of_season(hand="7,0,2").reserve == [18, 11, 13]


def test_the_game_has_four_seasons() -> None:
    """M9.1"""
    seasons = [s.season for s in states(digsite.load("mykerinos"), 3, generator("seasons"))]
    assert sorted(set(seasons)) == [0, 1, 2, 3, 4]
    assert seasons == sorted(seasons)
