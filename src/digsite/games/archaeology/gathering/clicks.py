"""What can be clicked in a turn, and what each click leads to."""

from digsite.core.gathering import Button, Click
from digsite.core.phrase import phrase
from digsite.games.archaeology.actions import SELL, TAKE
from digsite.games.archaeology.components import CHAMBERS, MAP, SET_KIND, SET_SIZE
from digsite.games.archaeology.gathering.picked import NO_CHAMBER, NONE, Picked, one_more
from digsite.games.archaeology.things import (
    CHAMBER,
    HAND,
    MARKET,
    PRICE,
    put_back,
    raised,
)
from digsite.games.archaeology.view import View


def clicks(v: View, picked: Picked) -> dict[str, Click]:
    """Return where each click leads: to one more of what fits, or to something put back."""
    things = (*MARKET, *HAND, *CHAMBER)
    further = ((thing, one_more(v, picked, thing)) for thing in things)
    found = {thing: Click(then.picks) for thing, then in further if then != picked}
    if picked.chamber != NO_CHAMBER:
        return {**found, CHAMBER[picked.chamber]: Click(), raised(HAND[MAP]): Click()}
    return {**found, **put_back(picked.picks), **prices(v, picked)}


def prices(v: View, picked: Picked) -> dict[str, Click]:
    """Return what clicks in the table of prices lead to, unless a trade is laid out."""
    if picked.taken != NONE or len(picked.kinds) > 1:
        return {}
    sets = [action - SELL for action in v.legal if action < TAKE]
    return {PRICE[n]: set_click(picked, SET_KIND[n], SET_SIZE[n]) for n in sets}


def set_click(picked: Picked, kind: int, size: int) -> Click:
    """Pick up so many cards of a kind and nothing else; if they are picked, put them back."""
    wanted = Picked(given=tuple(size if each == kind else 0 for each in range(7)))
    return Click() if wanted == picked else Click(wanted.picks)


def chambers(v: View, picked: Picked) -> tuple[Button, ...]:
    """Return a small button for each chamber that can be picked: a phone does not show them."""
    found = clicks(v, picked)
    return tuple(
        Button(
            thing,
            phrase("gather-chamber", cards=CHAMBERS[n], maps=n + 1),
            found[thing],
            chosen=picked.chamber == n,
        )
        for n, thing in enumerate(CHAMBER)
        if thing in found
    )
