"""What the judgement for bots knows of good play; a simple player finishes games with it."""

import pytest

from digsite.core.seats import CHANCE, NOBODY
from digsite.games import mesopotamia
from digsite.games.mesopotamia.judgement.heuristic import estimate
from digsite.games.mesopotamia.state import State
from tests.helpers import generator
from tests.mesopotamia.table import play, table

WEST = "P:Hr.Hn.r3/P:Hb.Hn.b3"


def favourite(s: State) -> str:
    """The legal action with the most weight."""
    legal = mesopotamia.legal(s)
    weights = mesopotamia.prior(s, legal)
    return mesopotamia.say(legal[weights.index(max(weights))])


@pytest.mark.untraced
def test_a_game_of_favourites_is_won_with_four_offerings() -> None:
    """T9.1"""
    rng = generator("favourites", 0)
    s = mesopotamia.deal(2, {})
    while s.actor != NOBODY and s.turn < 100:
        action = mesopotamia.pick(s, rng) if s.actor == CHANCE else mesopotamia.read(favourite(s))
        mesopotamia.apply(s, action)
    assert max(mesopotamia.scores(s)) == 4


def test_an_offering_that_can_be_paid_is_delivered() -> None:
    """T4.11"""
    s = table(2, "P:Hr.Hn.r3/P:Hb.Hn.bo1.b2/P@6nw:Hb", tokens="2,-", mana="3/3,0/3")
    assert favourite(s) == "carry 1 se"


def test_a_stone_beside_the_temple_is_built_in() -> None:
    """T4.8"""
    assert favourite(table(2, "P:Hr.Hn.r3/P:Hb.Hn.b2.bs1")) == "walk 6 se stone"


def test_a_pair_at_home_grows() -> None:
    """T6.7"""
    assert favourite(table(2, WEST, phase="action")) == "grow 6"


def test_a_hut_that_can_be_built_is_built() -> None:
    """T6.2"""
    s = table(2, "P:Hr.Hn.r3/P:Hb.Hn.b2/P@6nw:w1.b2", phase="action")
    assert favourite(s) == "hut 7 lying"


def test_a_sanctuary_that_can_be_raised_is_raised() -> None:
    """T6.5"""
    s = table(2, "P:Hr.Hn.r3/P:Hb.Hn/P@6nw:b1.bs1", phase="action")
    assert favourite(s) == "sanctuary 7 carried"


def test_the_cheapest_offering_is_laid_first() -> None:
    """T6.3"""
    s = table(2, "P:Hr.Hn.r3/P:Hb.Hn.b2/P@6nw:w1.b2", phase="action")
    assert favourite(play(s, "hut 7 lying")) == "offer 2"


def test_wood_is_picked_up_where_a_hut_is_wanted() -> None:
    """T4.4"""
    s = table(2, "P:Hr.Hn.r3/P:Hb.Hn.b2/P@6nw/F@7n:w1.b1", points="0")
    assert favourite(s) == "grab 8 wood"


def test_mana_is_stolen_where_there_is_room_for_it() -> None:
    """T7.9"""
    s = table(3, hands="M,-,-", mana="0/3,3/3,0/3", points="0")
    assert favourite(s) == "mana-theft red"


def test_endurance_waits_until_the_points_are_spent() -> None:
    """T7.3"""
    early = table(2, hands="E,-")
    end, card = mesopotamia.prior(early, [mesopotamia.read("end"), mesopotamia.read("endurance")])
    assert card < end
    assert favourite(table(2, hands="E,-", points="0")) == "endurance"


def test_teleport_brings_an_offering_to_the_temple_and_wins() -> None:
    """T7.7"""
    tiles = "P:Hr.Hn.r3/P:Hb.Hn/P@6nw:Hb.Hb/P@7n:Hb.Hb.bo4.b1"
    changes = {"tokens": "2*4*6*7,-", "mana": "7/7,0/3", "temple": "4", "hands": "T,-"}
    s = table(2, tiles, points="0", **changes)
    for _ in range(3):
        play(s, favourite(s))
    assert mesopotamia.value(s) == [1.0, 0.0]


def test_a_holy_stone_is_for_a_stone_at_the_door() -> None:
    """T7.5"""

    def weight(tiles: str) -> float:
        s = table(2, tiles, hands="H,-")
        legal = mesopotamia.legal(s)
        return mesopotamia.prior(s, legal)[legal.index(mesopotamia.read("holy-stone"))]

    assert weight("P:Hr.Hn.r3/P:Hb.Hn.b2.bs1") > weight(WEST)


def test_expulsion_and_land_are_weighed_too() -> None:
    """T7.6, T7.8"""
    s = table(3, hands="LX,-,-")
    legal = mesopotamia.legal(s)
    assert min(mesopotamia.prior(s, legal)) > 0
    play(s, "expulsion")
    assert len(mesopotamia.prior(s, mesopotamia.legal(s))) == len(mesopotamia.legal(s))


@pytest.mark.parametrize(
    "better, worse",
    [
        ({"mana": "2/3,0/3"}, {"mana": "1/3,0/3"}),
        ({"tiles": "P:Hr.Hn.r3/P:Hb.Hn.b4"}, {"tiles": WEST}),
        ({"hands": "T,-"}, {"hands": "-,-"}),
        ({"tiles": WEST + "/P@6nw:Sb"}, {"tiles": WEST + "/P@6nw"}),
        ({"tiles": "P:Hr.Hn.r3/P:Hb.Hn.b2.bs1"}, {"tiles": WEST}),
    ],
)
def test_a_table_with_more_of_something_is_worth_more(
    better: dict[str, str], worse: dict[str, str]
) -> None:
    """T9.2"""
    assert estimate(table(2, **better), 0) > estimate(table(2, **worse), 0)


def test_a_volcano_stands_in_the_way_of_rivals_rather_than_in_ones_own() -> None:
    """T5.3"""
    s = play(table(2), "walk 6 nw", "tile volcano")
    places = ["volcano 5 s", "volcano 2 ne", "volcano 6 n"]
    rival, nobody, own = mesopotamia.prior(s, [mesopotamia.read(place) for place in places])
    assert rival > nobody > own


def test_teleport_waits_for_a_reason() -> None:
    """T7.7"""
    s = table(2, hands="T,-", points="0")
    end, card = mesopotamia.prior(s, [mesopotamia.read("end"), mesopotamia.read("teleport")])
    assert end > card


def test_wood_that_can_be_brought_nowhere_is_a_reason_to_teleport() -> None:
    """T7.7"""
    line = mesopotamia.write(table(2, "P:Hr.Hn.r3/P:Hb.Hn.b2/P@6nw", hands="T,-", points="0"))
    s = mesopotamia.parse(line.replace("/F/Q/", "/F:bw1/Q/"))
    s.stack = [0, 0, 0, 0]  # nothing can be discovered beyond the forest
    end, card = mesopotamia.prior(s, [mesopotamia.read("end"), mesopotamia.read("teleport")])
    assert card > end
    assert favourite(play(s, "teleport")) == "tribe 2 blue wood"
