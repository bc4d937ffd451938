"""Why an action of Archaeology is good: what a hint says beside it, by its actor's two views."""

from collections.abc import Sequence
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.games.archaeology.actions import DONE, DROP, EXPLORE, PAY, ROB, SELL, TAKE
from digsite.games.archaeology.components import (
    BEST,
    CHAMBERS,
    MAP,
    MOST,
    PRICES,
    SET_KIND,
    SET_SIZE,
    TRADE,
)
from digsite.games.archaeology.view import View, sale_value
from digsite.games.archaeology.words import money, seat, some

DEAR: Final = 3  # by trade value: kinds that are worth naming

Reasons = tuple[Phrase, ...]


def reasons(before: View, action: int, after: View) -> Reasons:
    """Return what is good about an action of the viewer."""
    if action < TAKE:
        return (*_complete(action - SELL), *_safer(before, after))
    if action < PAY:
        return _grows(before, action - TAKE)
    if action < EXPLORE or DROP <= action < ROB:
        return _spares(before, action, PAY if action < EXPLORE else DROP)
    if action < DONE:
        return (_treasures(action - EXPLORE),)
    if action < DROP:
        return (*_calm(before), *_hopes(before)) if action == DONE else ()
    return (*_most_cards(before, action - ROB), *_known(before, action - ROB))


# Selling


def _complete(sold: int) -> Reasons:
    """A7.1  The largest set of a kind: it cannot bring more."""
    kind, size = SET_KIND[sold], SET_SIZE[sold]
    if 1 < size == len(PRICES[kind]):
        return (phrase("reason-complete", what=some(kind, size)),)
    return ()


def _safer(before: View, after: View) -> Reasons:
    """A4.6  What a storm would take of the hand is worth less after the sale."""
    now, then = storm_loss(before.hand), storm_loss(after.hand)
    if before.storms == 0 or then >= now:
        return ()
    args = {"storms": before.storms, "cards": before.dig_site}
    return (phrase("reason-storm", **args, now=money(now), later=money(then)),)


def storm_loss(hand: Sequence[int]) -> int:
    """A4.6  Return how much less a hand would sell for, if half of it were lost as well as can be.

    Kinds are joined one by one: what so many cards of those before can sell for is known.
    """
    best = {0: 0}  # by cards kept: what they sell for at best
    for kind, cards in enumerate(hand):
        joined: dict[int, int] = {}
        for kept, worth in best.items():
            for more in range(cards + 1):
                sold = worth + BEST[MOST * kind + more]
                joined[kept + more] = max(joined.get(kept + more, 0), sold)
        best = joined
    kept = sum(hand) - sum(hand) // 2
    return sale_value(hand) - best[kept]


# Trading, and losing cards to a storm


def _grows(before: View, kind: int) -> Reasons:
    """A5.1  One card more makes a set that sells for more than this card alone, or nearly so."""
    cards = before.hand[kind]
    if cards > 0 and cards + 2 == len(PRICES[kind]):
        price = money(PRICES[kind][-1])
        return (phrase("reason-nearly", what=some(kind, cards + 2), price=price),)
    now, then = BEST[MOST * kind + cards], BEST[MOST * kind + cards + 1]
    if cards == 0 or then - now <= PRICES[kind][0]:
        return ()
    what = some(kind, cards + 1)
    return (phrase("reason-set", what=what, now=money(now), later=money(then)),)


def _spares(before: View, action: int, block: int) -> Reasons:
    """Of all cards that may leave the hand now, none lowers what it sells for by less."""
    hand = before.hand
    payable = [each - block for each in before.legal if block <= each < block + len(hand)]
    costs = {kind: _cost(hand, kind) for kind in payable}
    kind = action - block
    if len(costs) < 2 or costs[kind] > min(costs.values()) or costs[kind] == max(costs.values()):
        return ()
    return (phrase("reason-spares", lost=money(costs[kind])),)


def _cost(hand: Sequence[int], kind: int) -> int:
    return BEST[MOST * kind + hand[kind]] - BEST[MOST * kind + hand[kind] - 1]


# Exploring, ending the turn, robbing


def _treasures(chamber: int) -> Phrase:
    """A6.1  What the maps would have sold for."""
    spent = chamber + 1
    sold = money(BEST[MOST * MAP + spent])
    return phrase("reason-chamber", cards=CHAMBERS[chamber], maps=spent, sold=sold)


def _calm(before: View) -> Reasons:
    """A4.6  Without storms nobody loses cards to one."""
    return (phrase("reason-calm"),) if before.storms == 0 and sum(before.hand) > 1 else ()


def _hopes(before: View) -> Reasons:
    """A7.1  A set that is kept, for one card more completes it, and that can still be found."""
    hopeful = [
        kind
        for kind, cards in enumerate(before.hand)
        if 0 < cards == len(PRICES[kind]) - 1 and before.unseen[kind]
    ]
    if not hopeful:
        return ()
    best = max(hopeful, key=lambda kind: PRICES[kind][-1])
    cards, price = before.hand[best], money(PRICES[best][-1])
    now = money(BEST[MOST * best + cards])
    what = some(best, cards + 1)
    return (phrase("reason-hopes", what=what, now=now, later=price),)


def _most_cards(before: View, victim: int) -> Reasons:
    """A4.3  The victim has more cards than any other that could be robbed."""
    others = [before.players[each - ROB].cards for each in before.legal if each - ROB != victim]
    cards = before.players[victim].cards
    if not others or cards <= max(others):
        return ()
    return (phrase("reason-most-cards", victim=seat(victim), cards=cards),)


def _known(before: View, victim: int) -> Reasons:
    """A10.2  The dearest cards that are known to be in the victim's hand."""
    known = before.players[victim].seen.known
    dear = [kind for kind in range(len(known)) if known[kind] and TRADE[kind] >= DEAR]
    if not dear:
        return ()
    kind = dear[-1]
    return (phrase("reason-known", victim=seat(victim), what=some(kind, known[kind])),)
