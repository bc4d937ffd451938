"""Why a pile or a chamber cannot be picked now. A5, A6, A7."""

from collections.abc import Iterator, Mapping

from digsite.core.gathering import Click, Hindrance, because
from digsite.core.phrase import phrase
from digsite.games.archaeology.components import MAP, PRICES
from digsite.games.archaeology.gathering.picked import NO_CHAMBER, NONE, Picked, may_be_taken
from digsite.games.archaeology.things import CHAMBER, HAND, MARKET, lifted
from digsite.games.archaeology.view import View


def barred(v: View, picked: Picked, clicks: Mapping[str, Click]) -> dict[str, Hindrance]:
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


def _why(v: View, picked: Picked, pile: str, kind: int) -> Hindrance | None:
    if picked.chamber != NO_CHAMBER:
        return because("why-chamber", "A6.1")
    return _not_taken(v, picked, kind) if pile in MARKET else _not_given(v, picked, kind)


def _not_taken(v: View, picked: Picked, kind: int) -> Hindrance | None:
    """A5.1, A5.4  Return why a card of the market cannot be taken."""
    if picked.given[kind]:
        return because("why-giving", "A5.1")
    if v.paid[kind]:
        return because("why-given", "A5.4")
    return because("why-dear", "A5.1") if may_be_taken(v, kind) else None


def _not_given(v: View, picked: Picked, kind: int) -> Hindrance | None:
    """A5.4, A7.1  Return why a card of the hand can neither be given nor be sold."""
    if picked.taken[kind]:
        return because("why-taking", "A5.1")
    if picked.taken == NONE and picked.kinds == [kind]:
        return because("why-set", "A7.1", most=len(PRICES[kind]))
    return because("why-taken", "A5.4") if v.taken[kind] else None


def _not_explored(v: View, picked: Picked, chamber: int) -> Hindrance:
    """A6.1  Return why a chamber cannot be explored."""
    if not v.closed[chamber]:
        return because("why-explored", "A6.1")
    if picked.chamber != NO_CHAMBER:
        return because("why-chamber", "A6.1")
    needs, held = chamber + 1, v.hand[MAP]
    if held < needs:
        return because(
            "why-maps", "A6.1", needs=phrase("maps", maps=needs), held=phrase("maps", maps=held)
        )
    return because("why-debt", "A5.1") if v.debt else because("why-cards", "A6.1")
