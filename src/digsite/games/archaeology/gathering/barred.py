"""Why a pile or a chamber cannot be picked now. A5, A6, A7."""

from collections.abc import Iterator, Mapping

from digsite.core.gathering import Click
from digsite.core.phrase import Phrase, phrase
from digsite.games.archaeology.components import MAP, PRICES
from digsite.games.archaeology.gathering.picked import NO_CHAMBER, NONE, Picked, may_be_taken
from digsite.games.archaeology.things import CHAMBER, HAND, MARKET, lifted
from digsite.games.archaeology.view import View


def barred(v: View, picked: Picked, clicks: Mapping[str, Click]) -> dict[str, Phrase]:
    """Return the piles with cards and the chambers that cannot be picked, and why not."""
    found = {
        **dict(_of_pile(MARKET, v.market, picked, clicks)),
        **dict(_of_pile(HAND, v.hand, picked, clicks)),
    }
    piles = {pile: why for pile, kind in found.items() if (why := _why(v, picked, pile, kind))}
    shut = (n for n, chamber in enumerate(CHAMBER) if chamber not in clicks)
    return {**piles, **{CHAMBER[n]: _not_explored(v, picked, n) for n in shut}}


def _of_pile(
    piles: tuple[str, ...], cards: tuple[int, ...], picked: Picked, clicks: Mapping[str, Click]
) -> Iterator[tuple[str, int]]:
    """Yield the piles of one side that are there and not lit, with their kinds."""
    for kind, pile in enumerate(piles):
        if cards[kind] > lifted(picked.picks, pile) and pile not in clicks:
            yield pile, kind


def _why(v: View, picked: Picked, pile: str, kind: int) -> Phrase | None:
    if picked.chamber != NO_CHAMBER:
        return phrase("why-chamber")
    return _not_taken(v, picked, kind) if pile in MARKET else _not_given(v, picked, kind)


def _not_taken(v: View, picked: Picked, kind: int) -> Phrase | None:
    """A5.1, A5.4  Return why a card of the market cannot be taken."""
    if picked.given[kind]:
        return phrase("why-giving")
    if v.paid[kind]:
        return phrase("why-given")
    return phrase("why-dear") if may_be_taken(v, kind) else None


def _not_given(v: View, picked: Picked, kind: int) -> Phrase | None:
    """A5.4, A7.1  Return why a card of the hand can neither be given nor be sold."""
    if picked.taken[kind]:
        return phrase("why-taking")
    if picked.taken == NONE and picked.kinds == [kind]:
        return phrase("why-set", most=len(PRICES[kind]))
    return phrase("why-taken") if v.taken[kind] else None


def _not_explored(v: View, picked: Picked, chamber: int) -> Phrase:
    """A6.1  Return why a chamber cannot be explored."""
    if not v.closed[chamber]:
        return phrase("why-explored")
    if picked.chamber != NO_CHAMBER:
        return phrase("why-chamber")
    needs, held = chamber + 1, v.hand[MAP]
    if held < needs:
        return phrase("why-maps", needs=phrase("maps", maps=needs), held=phrase("maps", maps=held))
    return phrase("why-debt" if v.debt else "why-cards")
