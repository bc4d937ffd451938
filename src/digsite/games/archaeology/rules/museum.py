"""Archaeology: selling to the museum, and what it brings. A7 and A9."""

from typing import Final

from mypy_extensions import i64

from digsite.core.seats import placed
from digsite.games.archaeology.actions import SELL
from digsite.games.archaeology.components import (
    KINDS,
    MOST,
    PRICES,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    SETS,
    SINGLE,
)
from digsite.games.archaeology.rules.knowledge import lose
from digsite.games.archaeology.rules.turn import break_run, end_game_if_empty
from digsite.games.archaeology.state import State

# A7  Selling


def _sizes_for_sale() -> list[int]:
    table: list[int] = []
    for kind in range(7):
        for cards in range(MOST):
            sizes = min(cards, len(PRICES[kind]))
            table.append(sum(2 ** (SELL + SINGLE[kind] + n) for n in range(sizes)))
    return table


FOR_SALE: Final[list[int]] = _sizes_for_sale()  # by MOST * kind + cards: bits of actions


def sales(s: State) -> i64:
    """A7.1  Sets of one kind, from a single card to the largest set that has a price."""
    found: i64 = 0
    first = 7 * s.actor
    for kind in range(7):
        found |= FOR_SALE[MOST * kind + s.hands[first + kind]]
    return found


def sell(s: State, sold: i64) -> None:
    """A7.2  A set brings the price of its size. A7.3  Sets of a kind are sold one by one.

    A7.4  What is sold is out of the reach of thieves and storms.
    """
    size: i64 = SET_SIZE[sold]
    lose(s, s.actor, SET_KIND[sold], size)
    s.museum[SETS * s.actor + sold] += 1
    s.money[s.actor] += SET_PRICE[sold]
    s.sold[s.actor] += size
    s.owes_sale = 0
    break_run(s)
    end_game_if_empty(s)


# A9  The end: money and places


def scores(s: State) -> list[int]:
    """A9.6  The money of each seat: the prices of its sets, each counted by itself."""
    return s.money[:]


def breakdown(s: State) -> list[dict[str, int]]:
    """A9.6  The money of each seat by the kind of treasure."""
    found: list[dict[str, int]] = []
    for seat in range(s.seats):
        parts: dict[str, int] = dict.fromkeys(KINDS, 0)
        for sold in range(SETS):
            parts[KINDS[SET_KIND[sold]]] += SET_PRICE[sold] * s.museum[SETS * seat + sold]
        found.append(parts)
    return found


def places(s: State) -> list[int]:
    """A9.7  Most money wins; ties go to who sold fewer cards, then are shared."""
    return placed([100 * s.money[seat] - s.sold[seat] for seat in range(s.seats)])
