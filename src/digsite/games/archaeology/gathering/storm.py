"""A storm: any cards, as many as are lost, in any order. A4.6."""

from digsite.core.gathering import Click, Gathering, Picks
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Words
from digsite.games.archaeology.actions import DROP
from digsite.games.archaeology.components import NO_KIND
from digsite.games.archaeology.things import HAND, put_back
from digsite.games.archaeology.view import View, sale_value
from digsite.games.archaeology.words import money


def gather_storm(v: View, picks: Picks) -> Gathering:
    """Return what is chosen for the storm."""
    chosen: Picks = ()
    for pick in picks:
        chosen = one_more(v, chosen, pick)
    full = len(chosen) == v.to_drop
    return Gathering(
        says=phrase("gather-storm", picked=len(chosen), cards=v.to_drop),
        more=kept(v, chosen) if full else any_order(v),
        confirm=phrase("gather-storm-give", cards=v.to_drop),
        picks=chosen,
        clicks=clicks(v, chosen),
        actions=tuple(sorted(DROP + HAND.index(pick) for pick in chosen)) if full else (),
    )


def one_more(v: View, chosen: Picks, pile: str) -> Picks:
    """Return the choice with one more card; a card too many puts back the first of another kind."""
    if pile not in HAND or chosen.count(pile) == cards_to_lose(v, HAND.index(pile)):
        return chosen
    if len(chosen) < v.to_drop:
        return (*chosen, pile)
    others = [n for n, other in enumerate(chosen) if other != pile]
    return (*chosen[: others[0]], *chosen[others[0] + 1 :], pile) if others else chosen


def cards_to_lose(v: View, kind: int) -> int:
    """A4.6  Return how many cards of a kind can be chosen.

    All of them; but after cards were lost one by one, none of the kinds before the last of them.
    """
    return v.hand[kind] if kind >= v.last else 0


def clicks(v: View, chosen: Picks) -> dict[str, Click]:
    """Return what can be clicked: piles for one more card, raised cards to put one back."""
    further = {pile: one_more(v, chosen, pile) for pile in HAND}
    piles = {pile: Click(then) for pile, then in further.items() if then != chosen}
    return {**piles, **put_back(chosen)}


def any_order(v: View) -> Phrase:
    """Say that people are free to choose, or why they no longer are."""
    return phrase("gather-storm-any" if v.last == NO_KIND else "gather-storm-begun")


def kept(v: View, chosen: Picks) -> Words:
    """Say what the hand is worth before and after the storm."""
    left = [cards - chosen.count(HAND[kind]) for kind, cards in enumerate(v.hand)]
    return phrase("gather-worth", before=money(v.worth), after=money(sale_value(left)))
