"""What is picked up in a turn: cards of the hand, cards of the market, or a chamber.

There are no modes. Cards of one kind are a set to sell; cards of both sides are a trade.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from digsite.core.gathering import Picks
from digsite.games.archaeology.actions import DONE, EXPLORE
from digsite.games.archaeology.components import MAP, PRICES, TRADE
from digsite.games.archaeology.phases import ACTIONS, BUYING, PAYING
from digsite.games.archaeology.things import CHAMBER, HAND, MARKET
from digsite.games.archaeology.view import View, trade_value

NONE: Final = (0,) * 7
NO_CHAMBER: Final = -1


class Picked(NamedTuple):
    """Cards by kind that are given and taken; or a chamber, and nothing else."""

    given: tuple[int, ...] = NONE
    taken: tuple[int, ...] = NONE
    chamber: int = NO_CHAMBER

    @property
    def picks(self) -> Picks:
        """The ids, those of the market first, kinds in their order."""
        if self.chamber != NO_CHAMBER:
            return (CHAMBER[self.chamber],)
        return (*_ids(MARKET, self.taken), *_ids(HAND, self.given))

    @property
    def kinds(self) -> list[int]:
        """The kinds that are picked in the hand."""
        return [kind for kind in range(7) if self.given[kind]]

    @property
    def maps_only(self) -> bool:
        """Whether there is nothing but maps, or nothing at all."""
        return self.taken == NONE and set(self.kinds) <= {MAP}


def _ids(piles: Sequence[str], cards: tuple[int, ...]) -> list[str]:
    return [piles[kind] for kind in range(7) for _ in range(cards[kind])]


def understood(v: View, picks: Picks) -> Picked:
    """Return what is picked up; what does not fit is left out."""
    found = Picked()
    for pick in picks:
        found = one_more(v, found, pick)
    return found


def one_more(v: View, picked: Picked, thing: str) -> Picked:
    """Return what is picked after one more thing; the same if it does not fit."""
    if thing in CHAMBER:
        chamber = CHAMBER.index(thing)
        open_to = picked.maps_only and EXPLORE + chamber in v.legal
        return Picked(chamber=chamber) if open_to else picked
    if picked.chamber != NO_CHAMBER:
        return picked
    if thing in HAND:
        more = picked._replace(given=_added(picked.given, HAND.index(thing)))
    elif thing in MARKET:
        more = picked._replace(taken=_added(picked.taken, MARKET.index(thing)))
    else:
        return picked
    return more if fits(v, more) else picked


def _added(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return (*cards[:kind], cards[kind] + 1, *cards[kind + 1 :])


def fits(v: View, picked: Picked) -> bool:
    """Return whether these cards are there, and can be sold or be a part of a trade."""
    for kind in range(7):
        if picked.given[kind] > v.hand[kind] or picked.taken[kind] > v.market[kind]:
            return False
    if v.phase != ACTIONS or picked.taken != NONE:
        return is_part_of_trade(v, picked)
    return is_set(picked) or can_take(v, picked)


def is_set(picked: Picked) -> bool:
    """A7.1  Whether it can be sold: cards of one kind, as many as have a price."""
    kinds = picked.kinds
    return len(kinds) == 1 and picked.given[kinds[0]] <= len(PRICES[kinds[0]])


def can_explore(v: View) -> bool:
    """A6.1  Whether there are maps for a closed chamber."""
    return any(EXPLORE <= action < DONE for action in v.legal)


def can_take(v: View, picked: Picked) -> bool:
    """Return whether some card of the market could be taken besides what is picked."""
    return any(
        v.market[kind] > picked.taken[kind]
        and is_part_of_trade(v, picked._replace(taken=_added(picked.taken, kind)))
        for kind in range(7)
    )


def is_part_of_trade(v: View, picked: Picked) -> bool:
    """A5.1, A5.3, A5.4  Whether these kinds can go these ways, and the hand can pay for them."""
    means = 0
    for kind in range(7):
        if picked.taken[kind]:
            if picked.given[kind] or not may_be_taken(v, kind):
                return False
        elif may_be_given(v, kind):
            means += TRADE[kind] * v.hand[kind]
        elif picked.given[kind]:
            return False
    return v.debt + trade_value(picked.taken) <= means


def may_be_given(v: View, kind: int) -> bool:
    """A5.4  Not what was taken. A5.5  After a card was paid by itself, only what is cheaper."""
    return v.taken[kind] == 0 and (v.phase != PAYING or kind <= v.last)


def may_be_taken(v: View, kind: int) -> bool:
    """A5.4  Not what was paid. A5.5  After a card was taken by itself, only what is dearer."""
    return v.paid[kind] == 0 and v.phase != PAYING and (v.phase != BUYING or kind >= v.last)
