"""What a beginner of Archaeology would soon regret: a complete set that is not sold."""

from collections.abc import Sequence

from digsite.core.phrase import Phrase, phrase
from digsite.games.archaeology.actions import DONE, SELL
from digsite.games.archaeology.components import PRICES, set_of
from digsite.games.archaeology.view import View
from digsite.games.archaeology.words import money, some


def slip(v: View, actions: Sequence[int]) -> Phrase | None:
    """A7.1  The turn ends with a complete set in hand, while something can still happen to it."""
    if [*actions] != [DONE] or v.storms + v.thieves == 0:
        return None
    complete = [
        (prices[-1], kind)
        for kind, prices in enumerate(PRICES)
        if len(prices) > 1 and SELL + set_of(kind, len(prices)) in v.legal
    ]
    if not complete:
        return None
    price, kind = max(complete)
    return phrase("slip-set", what=some(kind, len(PRICES[kind])), price=money(price))
