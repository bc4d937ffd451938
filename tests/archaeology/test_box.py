"""A1  What is in the box."""

import pytest

from digsite.games.archaeology.components import (
    BEST,
    CHAMBER_CARDS,
    CHAMBERS,
    COPIES,
    CUP,
    KINDS,
    MASK,
    MOST,
    PRICES,
    SCRAP,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    SETS,
    SHARD,
    STORMS,
    TALISMAN,
    THIEVES,
    TRADE,
    TREASURES,
    set_of,
)
from tests.archaeology.table import legal, table


def test_there_are_72_treasures_of_seven_kinds() -> None:
    """A1.1"""
    assert dict(zip(KINDS, COPIES, strict=True)) == {
        "shard": 18,
        "scrap": 16,
        "coin": 14,
        "cup": 6,
        "talisman": 8,
        "map": 6,
        "mask": 4,
    }
    assert sum(COPIES) == TREASURES == 72


def test_kinds_ascend_by_trade_value() -> None:
    """A1.1"""
    assert TRADE == [1, 1, 2, 2, 3, 3, 4] == sorted(TRADE)


@pytest.mark.parametrize(
    "kind, prices",
    [
        ("shard", [1, 2, 3, 4, 15]),
        ("scrap", [1, 2, 3, 10]),
        ("coin", [2, 5, 10, 18, 30]),
        ("cup", [2, 15]),
        ("talisman", [3, 7, 14, 24, 40]),
        ("map", [3]),
        ("mask", [4, 12, 26, 50]),
    ],
)
def test_a_set_has_its_price(kind: str, prices: list[int]) -> None:
    """A1.1"""
    assert PRICES[KINDS.index(kind)] == prices


def test_cups_are_not_priced_like_scraps() -> None:
    """A1.1"""
    assert PRICES[CUP][1] == 15
    assert PRICES[SCRAP][1] == 2


def test_sets_are_numbered_by_kind_and_size() -> None:
    assert SETS == 26
    for sold in range(SETS):
        assert set_of(SET_KIND[sold], SET_SIZE[sold]) == sold
        assert SET_PRICE[sold] == PRICES[SET_KIND[sold]][SET_SIZE[sold] - 1]


def test_a_map_is_sold_and_traded_like_any_treasure() -> None:
    """A1.2"""
    s = table(hands="map1/-/-", market="coin1")
    assert {"sell map 1", "take coin", "explore 3"} <= set(legal(s))


def test_thieves_storms_and_chambers() -> None:
    """A1.3"""
    assert (THIEVES, STORMS[2]) == (8, 6)
    assert (CHAMBERS, CHAMBER_CARDS) == ([3, 5, 7], 15)


def test_everything_sold_perfectly_brings_333() -> None:
    """A1.1"""
    assert sum(BEST[MOST * kind + COPIES[kind]] for kind in range(7)) == 333


@pytest.mark.parametrize(
    "kind, cards, best",
    [(TALISMAN, 6, 43), (SHARD, 4, 4), (SHARD, 9, 19), (CUP, 3, 17), (MASK, 4, 50), (SCRAP, 0, 0)],
)
def test_the_best_sale_of_a_number_of_cards(kind: int, cards: int, best: int) -> None:
    assert BEST[MOST * kind + cards] == best
