"""The sheet beside the board tells what a choice does."""

from typing import Any

from digsite.core.scenery import Part, Screen
from digsite.games import archaeology
from digsite.games.archaeology.pictures.waiting import chance
from digsite.i18n import Speaker
from digsite.scene import part_svg
from tests.pictures import read
from tests.positions.reading import position

SAY = Speaker("en", "archaeology", strict=True).say
TRADE = ("market-coin", "market-talisman", "hand-map", "hand-map")


def aside(name: str, picks: tuple[str, ...], screen: Screen = "wide") -> list[Part]:
    """The sheet with these things picked, if there is one."""
    s: Any = position(name)
    v = archaeology.look(s, s.actor)
    scene = archaeology.draw(v, archaeology.gather(v, picks), screen)
    return [part for part in scene.parts if part.slot == "aside"]


def words(name: str, *picks: str) -> list[str]:
    """What is written on the sheet."""
    (part,) = aside(name, picks)
    return [text for text in read(part_svg(part, SAY)).itertext() if text]


def test_a_trade_tells_what_each_kind_and_the_whole_hand_sell_for_before_and_after() -> None:
    told = words("archaeology-turn", *TRADE)
    rows = ["Coin", "3 for 10", "4 for 18", "Talisman", "2 for 7", "3 for 14"]
    maps = ["Map", "2 for 6", "none"]
    assert told[2:] == [*rows, *maps, "Whole hand", "25", "34", "One of these would still fit."]


def test_a_trade_that_loses_nothing_offers_nothing_more() -> None:
    assert words("archaeology-turn", "market-talisman", "hand-map")[-3:] == [
        "Whole hand",
        "25",
        "29",
    ]


def test_a_sale_tells_the_money_then_and_what_a_larger_set_would_bring() -> None:
    told = words("archaeology-turn", "hand-coin", "hand-coin", "hand-coin")
    assert told[:6] == ["Your money", "15", "25", "Your hand", "9", "6"]
    assert told[told.index("18") + 1] == "one lies in the market for 2"
    assert told[told.index("30") + 1] == "9 of 43 unseen cards are of this"
    assert told[told.index("30") + 2] == "kind"


def test_a_sale_tells_how_many_cards_of_the_market_a_larger_set_needs() -> None:
    told = words("archaeology-turn", "hand-shard")
    assert [text for text in told if "in the market" in text] == [
        "one lies in the market for 1",
        "2 lie in the market for 2",
    ]


def test_a_storm_tells_what_is_left_of_the_hand() -> None:
    assert words("archaeology-storm", "hand-coin")[2:5] == ["Coin", "2 for 5", "1 for 2"]


def test_a_phone_and_an_empty_hand_have_no_sheet() -> None:
    assert aside("archaeology-turn", ()) == []
    assert aside("archaeology-turn", TRADE, "upright") == []
    assert aside("archaeology-turn", TRADE, "sideways") == []


def test_a_chamber_has_no_sheet() -> None:
    assert aside("archaeology-turn", ("chamber-middle",)) == []


def test_the_chance_of_a_storm_is_that_of_one_in_the_next_digs() -> None:
    assert chance(3, 31, 3) == 27
    assert chance(5, 31, 2) == 30
    assert chance(1, 2, 4) == 100
    assert chance(0, 31, 3) == 0
