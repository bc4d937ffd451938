"""A10  What is known: views, what actions show, and how knowledge comes and goes."""

import pytest

from digsite.core.seats import HIDDEN, NOBODY
from digsite.games import archaeology
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.state import State
from digsite.games.archaeology.view import Knowledge
from tests.archaeology.table import cards, late, play, table

DIG_NOW = {"phase": "dig", "actor": "*", "thieves": "2", "storms": "1"}


def told(knowledge: Knowledge) -> str:
    """Knowledge as a position has it: the cards, the others, and how many of those can be maps."""
    known = cards(list(knowledge.known))
    return f"{known}+{knowledge.secret}:{knowledge.maybe_maps}"


def known(s: State, viewer: int, holder: int) -> str:
    return told(archaeology.look(s, viewer).players[holder].seen)


def shown(s: State, action: str, seat: int) -> str:
    seen = archaeology.shown(s, archaeology.read(action), seat)
    return "hidden" if seen == HIDDEN else archaeology.say(seen)


# A10.1  What is open


def test_the_open_table_is_the_same_for_all() -> None:
    """A10.1"""
    s = table(hands="coin2/cup1/-", market="shard2,mask1", thieves="3", storms="2", closed="5,7")
    for seat in (NOBODY, 0, 1, 2):
        v = archaeology.look(s, seat)
        assert [player.cards for player in v.players] == [2, 1, 0]
        assert v.market == (2, 0, 0, 0, 0, 0, 1)
        assert (v.dig_site, v.thieves, v.storms, v.all_storms) == (20, 3, 2, 5)
        assert v.closed == (False, True, True)
        assert v.players[2].money == s.money[2]


def test_sold_sets_are_open() -> None:
    """A10.1"""
    s = play(table(hands="coin3,cup2/-/-"), "sell coin 3", "sell cup 2")
    me = archaeology.look(s, 1).players[0]
    names = [archaeology.say(sold) for sold in me.sales]
    assert (names, me.money, me.sold) == (["sell coin 3", "sell cup 2"], 25, 5)


def test_a_player_sees_his_own_hand_and_a_spectator_none() -> None:
    """A10.1"""
    s = table(hands="coin2/cup1/-")
    assert archaeology.look(s, 0).hand == (0, 0, 2, 0, 0, 0, 0)
    assert archaeology.look(s, NOBODY).hand == (0,) * 7


def test_the_view_tells_what_the_hand_would_sell_for_and_what_the_next_card_adds() -> None:
    v = archaeology.look(table(hands="shard4,cup1,talisman6/-/-"), 0)
    assert v.worth == 4 + 2 + 43
    assert dict(zip(KINDS, v.gains, strict=True)) == {
        "shard": 11,
        "scrap": 1,
        "coin": 2,
        "cup": 13,
        "talisman": 4,
        "map": 3,
        "mask": 4,
    }


def test_the_view_tells_the_trade_in_progress() -> None:
    s = table(hands="shard2,coin1/-/-", market="talisman1")
    v = archaeology.look(play(s, "take talisman", "pay coin"), 1)
    assert (cards(list(v.taken)), cards(list(v.paid)), v.debt) == ("talisman1", "coin1", 1)


def test_unseen_are_the_treasures_whose_place_the_viewer_does_not_know() -> None:
    """A10.1"""
    s = table(2, hands="coin2/cup1", market="mask1", known="0>1:cup1:0/*>1:cup1:0")
    mine, rivals = archaeology.look(s, 0), archaeology.look(s, 1)
    assert sum(mine.unseen) == 20 + 15
    assert sum(rivals.unseen) == 20 + 15 + 2


# What actions show


def test_dealt_cards_are_seen_by_their_owner_and_market_cards_by_all() -> None:
    """A2.2"""
    s = play(archaeology.deal(2, {}), "first 0")
    assert [shown(s, "draw coin", seat) for seat in (0, 1, NOBODY)] == [
        "draw coin",
        "hidden",
        "hidden",
    ]
    play(s, *["draw coin"] * 8)
    assert [shown(s, "draw cup", seat) for seat in (0, 1, NOBODY)] == ["draw cup"] * 3


def test_a_dug_treasure_is_seen_by_the_digger_only() -> None:
    """A4.2"""
    s = table(3, **DIG_NOW)
    assert [shown(s, "draw coin", seat) for seat in (0, 1, NOBODY)] == [
        "draw coin",
        "hidden",
        "hidden",
    ]


def test_thieves_and_storms_are_seen_by_all() -> None:
    """A4.3, A4.6"""
    s = table(3, **DIG_NOW)
    assert [shown(s, "draw thief", seat) for seat in (0, 1, NOBODY)] == ["draw thief"] * 3
    assert [shown(s, "draw storm", seat) for seat in (0, 1, NOBODY)] == ["draw storm"] * 3


def test_the_cards_of_a_chamber_are_seen_by_the_explorer_only() -> None:
    """A6.2"""
    s = table(hands="map1/-/-")
    assert shown(s, "explore 3", 1) == "explore 3"
    play(s, "explore 3")
    assert [shown(s, "draw coin", seat) for seat in (0, 1)] == ["draw coin", "hidden"]


def test_a_stolen_card_is_seen_by_thief_and_victim() -> None:
    """A4.4"""
    s = play(table(3, hands="-/coin1,cup1/mask1", **DIG_NOW), "draw thief", "rob 1")
    assert [shown(s, "steal coin", seat) for seat in (0, 1, 2, NOBODY)] == [
        "steal coin",
        "steal coin",
        "hidden",
        "hidden",
    ]


def test_what_people_do_is_seen_by_all() -> None:
    """A10.1"""
    s = table(hands="coin2,map1/-/-", market="shard1")
    for action in ("take shard", "sell coin 2", "explore 3", "done"):
        assert [shown(s, action, seat) for seat in (0, 1, NOBODY)] == [action] * 3


@pytest.mark.parametrize(
    "action, reveals", [("explore 3", True), ("sell map 1", False), ("done", False)]
)
def test_an_exploration_cannot_be_taken_back(action: str, *, reveals: bool) -> None:
    """A6.2"""
    assert archaeology.reveals(table(hands="map1/-/-"), archaeology.read(action)) == reveals


def test_a_robbery_cannot_be_taken_back() -> None:
    """A4.4"""
    s = play(table(3, hands="-/coin1/cup1", **DIG_NOW), "draw thief")
    assert archaeology.reveals(s, archaeology.read("rob 1"))


# How knowledge comes and goes


def test_cards_taken_at_the_market_are_known_to_all() -> None:
    """A10.2"""
    s = table(hands="scrap2/-/-", market="coin1")
    play(s, "take coin", "pay scrap", "pay scrap")
    assert [known(s, seat, 0) for seat in (1, 2, NOBODY)] == ["coin1+0:0"] * 3


def test_known_cards_leave_first() -> None:
    """A10.3"""
    s = table(2, hands="coin3/-", known="1>0:coin2:1/*>0:coin2:1")
    assert known(play(s, "sell coin 1"), 1, 0) == "coin1+1:1"
    assert known(play(s, "sell coin 2"), 1, 0) == "-+0:0"


def test_what_a_storm_takes_is_known_no_more() -> None:
    """A10.3"""
    s = table(2, hands="coin2,cup1/-", known="1>0:coin1:2/*>0:coin1:2", **DIG_NOW)
    assert known(play(s, "draw storm", "drop coin"), 1, 0) == "-+2:2"


def test_spent_maps_are_taken_off_what_can_be_maps() -> None:
    """A10.3"""
    s = table(2, hands="shard1,map2/-", known="1>0:-:2/*>0:-:2")
    assert known(play(s, "explore 5"), 1, 0) == "-+1:0"


def test_a_secret_card_that_is_no_map_may_have_been_any_of_the_secret_ones() -> None:
    """A10.5  Two of four can be maps; after two others are sold, both that are left can be."""
    s = table(2, hands="coin2,map2/-", known="1>0:-:2/*>0:-:2")
    assert known(play(s, "sell coin 2"), 1, 0) == "-+2:2"


def test_dug_cards_can_be_maps_and_cards_of_chambers_cannot() -> None:
    """A10.5"""
    s = play(table(2, hands="-/-", **DIG_NOW), "draw coin")
    assert known(s, 1, 0) == "-+1:1"
    s = play(table(2, hands="map1/-"), "explore 3", *["draw shard"] * 3)
    assert known(s, 1, 0) == "-+3:0"


def test_dealt_cards_cannot_be_maps() -> None:
    """A10.5"""
    s = play(archaeology.deal(2, {}), "first 0", *["draw shard"] * 4)
    assert known(s, 1, 0) == "-+4:0"


def test_thief_and_victim_know_what_was_stolen() -> None:
    """A10.4"""
    s = table(3, hands="-/coin2,cup1/-", known="0>1:coin1:2", **DIG_NOW)
    play(s, "draw thief", "rob 1", "steal coin")
    assert known(s, 0, 1) == "-+2:2"
    assert known(s, 1, 0) == "coin1+0:0"


def test_others_know_one_card_less_of_every_kind_they_knew() -> None:
    """A10.4"""
    rows = "/".join(f"{viewer}>1:coin2,cup1:0" for viewer in ("0", "2", "*"))
    s = table(3, hands="-/coin2,cup1,mask1/-", known=rows, **DIG_NOW)
    play(s, "draw thief", "rob 1", "steal mask")
    assert known(s, 2, 1) == "coin1+2:0"
    assert known(s, 2, 0) == "-+1:0"
    assert known(s, 0, 1) == "coin2,cup1+0:0"


def test_a_stolen_card_can_be_a_map_if_there_was_one_to_steal() -> None:
    """A10.4, A10.5"""
    rows = "/".join(f"{viewer}>1:map1:0" for viewer in ("0", "2", "*"))
    s = table(3, hands="-/coin1,map1/-", known=rows, **DIG_NOW)
    play(s, "draw thief", "rob 1", "steal map")
    assert known(s, 2, 1) == "-+1:1"
    assert known(s, 2, 0) == "-+1:1"


def test_from_a_hand_that_is_known_and_of_one_kind_everybody_knows_the_card() -> None:
    """A10.4"""
    rows = "/".join(f"{viewer}>1:coin2:0" for viewer in ("0", "2", "*"))
    s = table(3, hands="-/coin2/-", known=rows, **DIG_NOW)
    play(s, "draw thief", "rob 1")
    assert shown(s, "steal coin", 2) == "steal coin"
    play(s, "steal coin")
    assert [known(s, 2, 0), known(s, 2, 1)] == ["coin1+0:0", "coin1+0:0"]
    assert known(s, NOBODY, 0) == "coin1+0:0"


def test_a_player_sees_what_the_others_know_of_his_hand() -> None:
    """A10.2"""
    s = table(3, hands="coin2,cup1/-/-", known="1>0:coin1:2/2>0:cup1:2")
    v = archaeology.look(s, 0)
    assert [told(v.players[seat].knows) for seat in (1, 2)] == ["coin1+2:2", "cup1+2:2"]
    assert told(v.players[0].public) == "-+3:3"


def test_passes_are_open() -> None:
    """A10.1"""
    v = archaeology.look(play(late(hands="coin1/cup1/-"), "pass"), 2)
    assert [player.passed for player in v.players] == [True, False, False]
