"""What a beginner would regret: leaving plains that have all that a hut takes."""

import pytest

from digsite.core.phrase import Phrase
from digsite.games import mesopotamia
from tests.mesopotamia.table import table

SITE = "P:Hr.Hg.r3.g3/P:Hb.Hn.b2/P@6nw:b2.w1"


def told(*actions: str, tiles: str = SITE, **position: str) -> Phrase | None:
    s = table(3, tiles, **position)
    return mesopotamia.slip(mesopotamia.look(s, s.actor), [*map(mesopotamia.read, actions)])


def test_leaving_two_tribes_place_with_wood_is_a_slip() -> None:
    slip = told("walk 7 se")
    assert slip
    assert (slip.key, dict(slip.args)) == ("slip-site", {"slot": 7})


def test_leaving_for_unknown_land_is_one_too() -> None:
    assert told("walk 7 n")


def test_leaving_with_the_only_wood_is_one_though_tribes_stay() -> None:
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.b2/P@6nw:b2.bw1"
    assert told("walk 7 se wood", tiles=tiles)
    assert told("walk 7 se", tiles=tiles) is None


@pytest.mark.parametrize(
    "tiles",
    [
        "P:Hr.Hg.r3.g3/P:Hb.Hn.b2/P@6nw:b3.w1",  # two stay
        "P:Hr.Hg.r3.g3/P:Hb.Hn.b2/P@6nw:b2",  # no wood
        "P:Hr.Hg.r3.g3/P:Hb.Hn.b2/F@6nw:b2.w1",  # no plains
        "P:Hr.Hg.r3.g3/P:Hb.Hn.b2/P@6nw:b2.w1.Sr",  # no room
    ],
)
def test_where_no_hut_is_lost_there_is_none(tiles: str) -> None:
    assert told("walk 7 se", tiles=tiles) is None


def test_going_to_another_such_place_is_none() -> None:
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn/P@6nw:b2.w1/P@5nw:b1.w1"
    assert told("walk 7 se", "walk 6 sw", tiles=tiles) is None


def test_ending_the_movement_is_none() -> None:
    assert told("end") is None
