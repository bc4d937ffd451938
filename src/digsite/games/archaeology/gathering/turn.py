"""A turn after the dig: trade, explore, sell, and its end. A5 to A8."""

from dataclasses import replace

from digsite.core.gathering import Gathering, Picks
from digsite.core.phrase import phrase
from digsite.games.archaeology.actions import DONE, EXPLORE, PASS
from digsite.games.archaeology.components import CHAMBERS
from digsite.games.archaeology.gathering.barred import barred
from digsite.games.archaeology.gathering.clicks import chambers, clicks
from digsite.games.archaeology.gathering.picked import (
    NO_CHAMBER,
    NONE,
    Picked,
    can_explore,
    understood,
)
from digsite.games.archaeology.gathering.sale import gather_cards
from digsite.games.archaeology.gathering.trade import gather_trade
from digsite.games.archaeology.phases import ACTIONS
from digsite.games.archaeology.view import View


def gather_turn(v: View, picks: Picks) -> Gathering:
    """Return what is picked, and why other piles cannot be."""
    picked = understood(v, picks)
    gathering = gather_picked(v, picked)
    return replace(gathering, why=barred(v, picked, gathering.clicks))


def gather_picked(v: View, picked: Picked) -> Gathering:
    """Return what is picked: a chamber, a trade, cards to sell; with nothing picked, the end."""
    if picked.chamber != NO_CHAMBER:
        return gather_chamber(v, picked)
    if v.phase != ACTIONS or picked.taken != NONE:
        return gather_trade(v, picked)
    return gather_cards(v, picked) if picked.kinds else gather_end(v)


def gather_chamber(v: View, picked: Picked) -> Gathering:
    """A6.1  A chamber is picked: the maps that it costs are picked up with it."""
    maps = picked.chamber + 1
    return Gathering(
        says=phrase("gather-chamber", cards=CHAMBERS[picked.chamber], maps=maps),
        more=phrase("gather-chamber-maps"),
        confirm=phrase("gather-open", maps=maps),
        picks=picked.picks,
        clicks=clicks(v, picked),
        actions=(EXPLORE + picked.chamber,),
        buttons=chambers(v, picked),
    )


def gather_end(v: View) -> Gathering:
    """A8.1  Nothing is picked: the turn can end, unless a sale is owed (A9.3)."""
    end = "sale" if v.owes_sale else "pass" if v.idle else "done"
    things = things_to_pick(v)
    return Gathering(
        says=phrase("gather-turn", end="empty" if (things, end) == ("empty", "done") else end),
        more=phrase("gather-turn-more", things=things),
        confirm=phrase("gather-end", end=end),
        clicks=clicks(v, Picked()),
        actions=tuple(action for action in v.legal if action in {DONE, PASS}),
        buttons=chambers(v, Picked()),
    )


def things_to_pick(v: View) -> str:
    """Return what there is to pick up: "empty" for nothing, "cards", "chamber" for both."""
    if not any(v.hand):
        return "empty"
    return "chamber" if can_explore(v) else "cards"
