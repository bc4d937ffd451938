"""What people pick up, by the phase: `gather`."""

from collections.abc import Callable, Mapping
from typing import Final

from digsite.core.gathering import Picks
from digsite.core.phrase import phrase
from digsite.core.scenery import Words
from digsite.games.mesopotamia.actions import COLLECT
from digsite.games.mesopotamia.gathering.acting import acting, fertile, laying, repeating
from digsite.games.mesopotamia.gathering.cards import card_leads, card_picked, to_place, with_piece
from digsite.games.mesopotamia.gathering.discovering import land, sharing, volcano
from digsite.games.mesopotamia.gathering.moving import moving
from digsite.games.mesopotamia.gathering.picking import Leads, Picking, picking
from digsite.games.mesopotamia.gathering.world import first
from digsite.games.mesopotamia.phases import (
    ACTION,
    BUILDING_HUTS,
    EXPULSION_TO,
    EXPULSION_WHO,
    FERTILITY_PLAYED,
    GROWING,
    LAND_CHOICE,
    LAND_PLAYED,
    LAYING_OFFERING,
    MANA,
    MOVEMENT,
    PRIESTS,
    RAISING_SANCTUARIES,
    SHARING,
    TELEPORT_TO,
    TELEPORT_WHO,
    VOLCANO_DRAWN,
)
from digsite.games.mesopotamia.view import View


def gather(v: View, picks: Picks) -> Picking:
    """Return what these picks mean to the actor, and what can be picked besides."""
    return ASKED[v.phase](v, picks)


def collecting(v: View, picks: Picks) -> Picking:
    """Return what can be done in phase III: play cards, send Priests, collect."""
    cards = card_leads(v)
    if card := first(picks, cards):
        return card_picked(v, card, picks, with_piece)
    player = v.players[v.player]
    income = player.income + v.blessings
    mana = min(income, player.cap - player.mana)
    button = phrase("gather-collect-button", mana=mana)
    more = _of_mana(income - mana, income, cards)
    says = phrase("gather-collect", income=income)
    return picking(says, button, cards, more=more, actions=(COLLECT,))


def _of_mana(lost: int, income: int, cards: Leads) -> Words:
    """Return what is to be said besides: what is lost, what can be done, or where mana is from."""
    if lost:
        return phrase("gather-collect-lost", lost=lost)
    if cards:
        return phrase("gather-collect-more")
    return "" if income else phrase("gather-collect-none")


ASKED: Final[Mapping[int, Callable[[View, Picks], Picking]]] = {
    MOVEMENT: moving,
    LAND_PLAYED: moving,
    LAND_CHOICE: land,
    VOLCANO_DRAWN: volcano,
    SHARING: sharing,
    ACTION: acting,
    BUILDING_HUTS: repeating,
    LAYING_OFFERING: laying,
    RAISING_SANCTUARIES: repeating,
    GROWING: repeating,
    FERTILITY_PLAYED: fertile,
    MANA: collecting,
    PRIESTS: collecting,
    TELEPORT_WHO: with_piece,
    TELEPORT_TO: to_place,
    EXPULSION_WHO: with_piece,
    EXPULSION_TO: to_place,
}
