"""T1, T2, T3  The box, setting up, and the points of the first round."""

import pytest

from digsite.core.seats import CHANCE
from digsite.games.mesopotamia.components import (
    CARD_COUNTS,
    OFFERINGS,
    PLAINS,
    TILE_COUNTS,
    deck_of,
    stack_of,
)
from digsite.games.mesopotamia.position import write
from digsite.games.mesopotamia.setup import deal
from digsite.games.mesopotamia.state import State
from tests.mesopotamia.census import census
from tests.mesopotamia.table import legal, play, table

OPTIONS = {"crowded_sanctuaries": "no", "rounds": "none", "start_card": "no", "reshuffle": "yes"}


def begun(seats: int, first: str = "blue", **options: str) -> State:
    return play(deal(seats, {**OPTIONS, **options}), f"first {first}")


def test_the_box_holds_what_the_rules_say() -> None:
    """T1.1, T1.2, T1.3, T1.4"""
    assert TILE_COUNTS == (22, 6, 7, 5, 1)
    assert OFFERINGS == [2, 4, 6, 7]
    assert sum(CARD_COUNTS) == 18
    assert census(deal(4, OPTIONS)) == {
        "tiles": 41,
        "wood": 20,
        "stone": 20,
        "cards": 18,
        **{f"tribes of {seat}": 8 for seat in range(4)},
    }


def test_tiles_know_their_neighbours() -> None:
    """T1.5"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.b3/P@6nw/P@5nw")
    assert s.beside[6 * 7 + 2] == 6
    assert s.beside[6 * 8 + 0] == 7
    assert s.beside[6 * 8 + 1] == 6


def test_the_temple_lies_in_the_middle_of_a_ring() -> None:
    """T2.1"""
    s = deal(3, OPTIONS)
    assert write(s).split("map=")[1].startswith("T/V/F:w3/Q:s3/V/P/P ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_goods_as_players_lie_on_the_first_tiles(seats: int) -> None:
    """T2.2"""
    s = deal(seats, OPTIONS)
    assert s.goods[4:8] == [seats, 0, 0, seats]


@pytest.mark.parametrize("seats, tiles, plains", [(2, 28, 14), (3, 30, 16), (4, 34, 20)])
def test_the_stack_is_as_high_as_the_rules_say(seats: int, tiles: int, plains: int) -> None:
    """T2.3"""
    assert sum(stack_of(seats)) == tiles
    assert stack_of(seats)[PLAINS] == plains
    assert stack_of(seats)[1:] == [5, 6, 3]


def test_chance_draws_the_first_player() -> None:
    """T2.4"""
    s = deal(2, OPTIONS)
    assert s.actor == CHANCE
    assert legal(s) == ["first blue", "first red"]


@pytest.mark.parametrize(
    "seats, first, homes",
    [
        (4, "blue", "P:Hr.Hg.r3.g3/P:Hb.Hy.b3.y3"),
        (3, "blue", "P:Hr.Hg.r3.g3/P:Hb.Hn.b3"),
        (3, "green", "P:Hb.Hr.b3.r3/P:Hg.Hn.g3"),
        (2, "red", "P:Hb.Hn.b3/P:Hr.Hn.r3"),
    ],
)
def test_homes_go_by_the_order_of_play(seats: int, first: str, homes: str) -> None:
    """T2.5"""
    assert homes in write(begun(seats, first))


def test_everybody_starts_with_no_mana_and_a_limit_of_3() -> None:
    """T2.6"""
    s = begun(3)
    assert (s.mana, s.cap) == ([0, 0, 0], [3, 3, 3])


def test_with_two_players_thefts_and_expulsions_are_left_out() -> None:
    """T2.7"""
    assert [sum(deck_of(seats)) for seats in (2, 3, 4)] == [14, 18, 18]
    assert deck_of(2)[5] == deck_of(2)[7] == 0


def test_offerings_wait_in_the_supplies() -> None:
    """T2.8"""
    assert set(begun(4).token) == {0}


def test_a_turn_has_three_phases() -> None:
    """T3.1"""
    s = play(begun(3), "end")
    assert set(legal(s)) == {"grow 6", "draw", "done"}
    play(s, "done")
    assert legal(s) == ["collect"]
    play(s, "collect")
    assert s.actor == 1


@pytest.mark.parametrize("seats, points", [(2, [2, 5]), (3, [2, 3, 4]), (4, [2, 3, 4, 5])])
def test_who_plays_early_has_fewer_points_in_the_first_round(seats: int, points: list[int]) -> None:
    """T3.2"""
    s, found = begun(seats), []
    for _ in range(2 * seats):
        found.append(s.points)
        play(s, "end", "done", "collect")
    assert found == points + [5] * seats


def test_with_start_cards_everybody_is_dealt_one() -> None:
    """T10.1"""
    s = deal(2, {**OPTIONS, "start_card": "yes"})
    play(s, "first blue", "card endurance", "card land")
    assert sum(s.hands) == 2
    assert "endurance" in legal(s)
