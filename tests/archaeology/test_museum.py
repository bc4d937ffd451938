"""A7, A9  Selling to the museum, money and places."""

import pytest

from digsite.games import archaeology
from digsite.games.archaeology.components import PRICES
from tests.archaeology.table import after, hand, legal, play, table


def test_any_number_of_one_kind_up_to_the_largest_set_may_be_sold() -> None:
    """A7.1"""
    assert after("sell", table(hands="scrap3,cup2/-/-")) == [
        "scrap 1",
        "scrap 2",
        "scrap 3",
        "cup 1",
        "cup 2",
    ]


def test_six_talismans_sell_as_five_at_most() -> None:
    """A7.1"""
    s = table(hands="talisman6/-/-")
    assert after("sell", s)[-1] == "talisman 5"
    assert hand(play(s, "sell talisman 5"), 0) == "talisman1"


@pytest.mark.parametrize(
    "kind, largest",
    [
        ("shard", 5),
        ("scrap", 4),
        ("coin", 5),
        ("cup", 2),
        ("talisman", 5),
        ("map", 1),
        ("mask", 4),
    ],
)
def test_the_largest_set_of_each_kind(kind: str, largest: int) -> None:
    """A7.1"""
    held = {"mask": 4, "cup": 6, "map": 6}.get(kind, 7)
    sizes = [name.split()[1] for name in after("sell", table(hands=f"{kind}{held}/-/-"))]
    assert sizes == [str(size) for size in range(1, largest + 1)]


def test_a_sale_brings_the_price_of_the_set_not_of_its_cards() -> None:
    """A7.2"""
    assert play(table(hands="coin4/-/-"), "sell coin 4").money[0] == 18
    assert play(table(hands="cup2/-/-"), "sell cup 2").money[0] == 15


def test_every_set_brings_its_price() -> None:
    """A7.2"""
    for kind, name in enumerate(("shard", "scrap", "coin", "cup", "talisman", "map", "mask")):
        for size, price in enumerate(PRICES[kind], 1):
            s = table(hands=f"{name}{size}/-/-")
            assert play(s, f"sell {name} {size}").money[0] == price


def test_a_later_sale_does_not_add_to_a_set() -> None:
    """A7.2"""
    s = play(table(hands="cup2/-/-"), "sell cup 1", "sell cup 1")
    assert s.money[0] == 2 + 2


def test_several_sets_of_a_kind_may_be_sold_in_one_turn() -> None:
    """A7.3"""
    s = play(table(hands="scrap8/-/-"), "sell scrap 4", "sell scrap 4")
    assert s.money[0] == 20


def test_what_is_sold_is_safe() -> None:
    """A7.4"""
    s = table(hands="-/coin2/-", phase="dig", actor="*", thieves="1", storms="1", turn="1")
    play(s, "draw storm", "drop coin", "draw shard", "sell shard 1", "sell coin 1")
    play(s, "done", "draw thief")
    assert "rob 1" not in legal(s)
    assert s.money[1] == 3


def test_the_rulebooks_score_is_61() -> None:
    """A9.6  Sets of four talismans, two talismans and five coins."""
    s = table(hands="coin5,talisman6/-/-")
    play(s, "sell talisman 4", "sell talisman 2", "sell coin 5")
    assert archaeology.scores(s)[0] == 24 + 7 + 30 == 61
    assert {name: money for name, money in archaeology.breakdown(s)[0].items() if money} == {
        "talisman": 31,
        "coin": 30,
    }


@pytest.mark.parametrize(
    "money, cards, places",
    [
        ([20, 61, 40], [4, 20, 9], [3, 1, 2]),
        ([15, 15, 15], [2, 5, 6], [1, 2, 3]),  # a pair of cups beats five shards
        ([15, 15, 10], [5, 2, 1], [2, 1, 3]),
    ],
)
def test_most_money_wins_and_in_a_tie_fewer_cards_sold(
    money: list[int], cards: list[int], places: list[int]
) -> None:
    """A9.7"""
    s = table(3)
    s.money, s.sold = money, cards
    assert archaeology.places(s) == places


@pytest.mark.parametrize(
    "money, cards, places",
    [
        ([15, 15, 20], [2, 2, 9], [2, 2, 1]),
        ([15, 15, 15], [2, 2, 5], [1, 1, 3]),
        ([0, 0, 0], [0, 0, 0], [1, 1, 1]),
    ],
)
def test_who_cannot_be_told_apart_shares_a_place(
    money: list[int], cards: list[int], places: list[int]
) -> None:
    """A9.7"""
    s = table(3)
    s.money, s.sold = money, cards
    assert archaeology.places(s) == places
