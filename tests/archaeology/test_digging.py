"""A3, A4  The turn; digging, thieves and storms."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from digsite.core.seats import CHANCE, NOBODY
from digsite.games import archaeology
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.phases import ACTIONS, DIG
from digsite.games.archaeology.state import State
from tests.archaeology.table import cards, hand, late, legal, play, table

DIG_NOW = {"phase": "dig", "actor": "*"}


def digging(seats: int = 3, **changes: str) -> State:
    """Seat 0 is about to dig; a thief and a storm are among 20 cards."""
    return table(seats, **{**DIG_NOW, "thieves": "1", "storms": "1", **changes})


# A3  The turn


def test_after_digging_a_player_may_do_nothing() -> None:
    """A3.1"""
    s = play(digging(), "draw coin")
    assert (s.phase, s.actor) == (ACTIONS, 0)
    assert "done" in legal(s)


def test_trading_exploring_and_selling_go_in_any_order_and_number() -> None:
    """A3.1"""
    s = table(hands="shard5,cup2,map1/-/-", market="scrap1,coin1")
    play(s, "sell cup 2", "take scrap", "pay shard", "explore 3", *["draw coin"] * 3)
    play(s, "sell coin 2", "take coin", "pay shard", "pay shard", "sell shard 1", "done")
    assert s.turn == 1


# A4  Digging


def test_a_turn_begins_with_a_dig_even_with_an_empty_hand() -> None:
    """A4.1"""
    s = play(table(hands="coin1/-/-"), "done")
    assert (s.turn, s.phase, s.actor) == (1, DIG, CHANCE)


def test_every_card_of_the_dig_site_is_as_likely_to_be_dug() -> None:
    """A4.1

    Of 40 unseen treasures that are no maps 15 lie in the pyramid, 25 in the dig site; there are
    also 2 maps, 2 thieves and a storm.
    """
    s = table(2, dig="30", market="mask3", buried="map2", thieves="2", storms="1", **DIG_NOW)
    assert sum(s.unseen) == 42
    odds = dict(zip(legal(s), archaeology.odds(s), strict=True))
    whole = sum(odds.values())
    assert Fraction(odds["draw thief"], whole) == Fraction(2, 30)
    assert Fraction(odds["draw storm"], whole) == Fraction(1, 30)
    assert Fraction(odds["draw map"], whole) == Fraction(2, 30)
    assert Fraction(odds["draw mask"], whole) == Fraction(25, 30) * Fraction(1, 40)


def test_only_maps_thieves_and_storms_may_be_left() -> None:
    """A4.1"""
    s = table(2, dig="4", buried="map1", thieves="2", storms="1", closed="5,7", **DIG_NOW)
    assert legal(s) == ["draw map", "draw thief", "draw storm"]
    assert [Fraction(weight, sum(archaeology.odds(s))) for weight in archaeology.odds(s)] == [
        Fraction(1, 4),
        Fraction(2, 4),
        Fraction(1, 4),
    ]


def test_only_thieves_and_storms_may_be_left() -> None:
    """A4.1"""
    s = table(2, dig="3", thieves="2", storms="1", closed="-", **DIG_NOW)
    assert legal(s) == ["draw thief", "draw storm"]
    assert archaeology.odds(s) == [2, 1]


def test_a_treasure_goes_into_the_hand() -> None:
    """A4.2"""
    s = play(digging(hands="coin1/-/-"), "draw scrap")
    assert hand(s, 0) == "scrap1,coin1"
    assert s.dig_site == 19


def test_a_hand_has_no_limit() -> None:
    """A4.2"""
    s = play(digging(hands="shard5,scrap9,coin6/-/-"), "draw shard")
    assert s.sizes[0] == 21


# A4  Thieves


def test_a_thief_is_laid_aside_and_the_digger_chooses_a_rival_with_cards() -> None:
    """A4.3"""
    s = play(digging(4, hands="coin1/-/cup1/shard2"), "draw thief")
    assert (s.thieves, s.actor) == (0, 0)
    assert legal(s) == ["rob 2", "rob 3"]


def test_the_stolen_card_is_uniform_over_cards_not_over_kinds() -> None:
    """A4.4"""
    s = play(digging(hands="-/shard5,coin2,mask1/-"), "draw thief", "rob 1")
    assert s.actor == CHANCE
    assert legal(s) == ["steal shard", "steal coin", "steal mask"]
    assert archaeology.odds(s) == [5, 2, 1]


def test_the_stolen_card_changes_hands() -> None:
    """A4.4"""
    s = play(digging(hands="-/shard5,mask1/-"), "draw thief", "rob 1", "steal mask")
    assert [hand(s, 0), hand(s, 1)] == ["mask1", "shard5"]


def test_maps_are_stolen_too() -> None:
    """A1.2"""
    s = play(digging(hands="-/map1/-"), "draw thief", "rob 1", "steal map")
    assert hand(s, 0) == "map1"


def test_without_a_rival_who_has_cards_the_thief_does_nothing() -> None:
    """A4.5"""
    s = play(digging(hands="coin1/-/-"), "draw thief")
    assert (s.thieves, s.phase, s.actor) == (0, ACTIONS, 0)


def test_after_a_thief_nobody_digs_again() -> None:
    """A4.5"""
    s = play(digging(hands="-/coin1/-"), "draw thief", "rob 1", "steal coin")
    assert (s.phase, s.actor) == (ACTIONS, 0)
    assert s.dig_site == 19


def test_a_thief_as_the_last_card_robs_as_usual() -> None:
    """A4.3"""
    s = table(hands="-/coin1/-", phase="dig", actor="*", dig="1", thieves="1")
    assert legal(play(s, "draw thief")) == ["rob 1"]
    assert legal(play(s, "rob 1", "steal coin")) == ["sell coin 1", "done"]


# A4  Sandstorms


def test_the_rulebooks_storm_takes_3_2_1_and_no_cards() -> None:
    """A4.6"""
    s = digging(4, hands="scrap3,coin3/shard5/cup3/mask1")
    play(s, "draw storm", "drop scrap", "drop scrap", "drop coin")
    play(s, "drop shard", "drop shard", "drop cup")
    assert s.sizes == [3, 3, 2, 1]
    assert cards(s.market) == "shard2,scrap2,coin1,cup1"


def test_a_storm_goes_clockwise_from_the_digger() -> None:
    """A4.6"""
    s = digging(4, hands="shard2/shard2/shard2/shard2", turn="2")
    play(s, "draw storm")
    order = []
    while s.actor != CHANCE:
        order.append(s.actor)
        play(s, "drop shard")
    assert order == [2, 3, 0, 1]


def test_nobody_is_asked_to_lose_nothing() -> None:
    """A4.6"""
    s = play(digging(4, hands="coin1/shard1/-/scrap2"), "draw storm")
    assert (s.actor, legal(s)) == (3, ["drop scrap"])


def test_a_storm_over_empty_hands_takes_nothing() -> None:
    """A4.7"""
    s = play(digging(hands="coin1/-/-"), "draw storm")
    assert (s.phase, s.actor, s.turn) == (DIG, CHANCE, 0)


def test_everybody_chooses_what_he_loses() -> None:
    """A4.6"""
    s = play(digging(hands="shard1,coin1,mask2/-/-"), "draw storm")
    assert legal(s) == ["drop shard", "drop coin", "drop mask"]


@pytest.mark.parametrize(
    "held", ["shard6", "shard1,scrap1,coin1,cup1,talisman1,map1,mask1", "shard2,coin3,mask2"]
)
def test_a_storm_can_take_any_half_in_one_way_each(held: str) -> None:
    """A4.6"""
    start = play(digging(hands=f"{held}/-/-"), "draw storm")
    ways: Counter[tuple[str, ...]] = Counter()

    def follow(s: State, lost: tuple[str, ...]) -> None:
        if s.actor != 0:
            ways[lost] += 1
            return
        for name in legal(s):
            follow(play(archaeology.clone(s), name), (*lost, name.split()[1]))

    follow(start, ())
    owned = [KINDS[kind] for kind in range(7) for _ in range(start.hands[kind])]
    assert set(ways) == set(combinations(owned, len(owned) // 2))
    assert set(ways.values()) == {1}


def test_the_digger_digs_again_after_a_storm() -> None:
    """A4.7"""
    s = play(digging(hands="coin2/coin2/-"), "draw storm", "drop coin", "drop coin")
    assert (s.phase, s.actor, s.turn) == (DIG, CHANCE, 0)


def test_one_storm_may_follow_another() -> None:
    """A4.7"""
    s = digging(hands="coin4/-/-", storms="2")
    play(s, "draw storm", "drop coin", "drop coin", "draw storm", "drop coin", "draw shard")
    assert hand(s, 0) == "shard1,coin1"


def test_after_a_storm_as_the_last_card_the_turn_goes_on() -> None:
    """A4.7"""
    s = table(hands="coin2/-/-", phase="dig", actor="*", dig="1", storms="1")
    play(s, "draw storm", "drop coin")
    assert (s.phase, s.actor) == (ACTIONS, 0)
    assert "done" in legal(s)


def test_a_last_card_that_brings_nothing_to_empty_hands_ends_the_game() -> None:
    """A9.5"""
    s = table(3, dig="1", closed="-", thieves="1", **DIG_NOW)
    assert play(s, "draw thief").actor == NOBODY
    s = table(3, dig="1", closed="-", storms="1", **DIG_NOW)
    assert play(s, "draw storm").actor == NOBODY


def test_with_nothing_to_dig_the_turn_begins_with_actions() -> None:
    """A9.1"""
    s = play(late(hands="coin1/cup1/-"), "pass")
    assert (s.turn, s.phase, s.actor) == (1, ACTIONS, 1)
