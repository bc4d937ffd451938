"""Phase II as it is asked: which kind of action, where, with which offerings."""

from collections.abc import Iterable
from typing import Final

from digsite.core.gathering import Button, Click, Picks
from digsite.core.phrase import Phrase, phrase
from digsite.games.mesopotamia.actions import DONE, DRAW, OFFER
from digsite.games.mesopotamia.components import COLOURS, FERTILE_CHILDREN, OFFERINGS
from digsite.games.mesopotamia.gathering.barred import without_work
from digsite.games.mesopotamia.gathering.building import slots_of, works_of
from digsite.games.mesopotamia.gathering.cards import card_leads, card_picked
from digsite.games.mesopotamia.gathering.choosing import choosing
from digsite.games.mesopotamia.gathering.picking import (
    Lead,
    Leads,
    Picking,
    TileMark,
    picking,
)
from digsite.games.mesopotamia.gathering.planned import PIECES, planned
from digsite.games.mesopotamia.gathering.world import first
from digsite.games.mesopotamia.phases import BUILDING_HUTS, GROWING, RAISING_SANCTUARIES
from digsite.games.mesopotamia.things import DECK, mark_id, tile_id
from digsite.games.mesopotamia.view import View
from digsite.games.mesopotamia.words import label, tile_words

KINDS: Final = ("hut", "sanctuary", "growth")
LOCKED: Final = {BUILDING_HUTS: "hut", RAISING_SANCTUARIES: "sanctuary", GROWING: "growth"}
CARD: Final = "do-card"


def button_id(kind: str) -> str:
    """Return the id of the button that chooses a kind of action."""
    return f"do-{kind}"


def acting(v: View, picks: Picks) -> Picking:
    """Choose a kind of action by its button, or by a tile where only that kind is possible."""
    cards = card_leads(v)
    if card := first(picks, cards):
        return card_picked(v, card, picks, fertile)
    open_to = {kind: slots_of(v, kind) for kind in KINDS}
    deck = DRAW in v.legal
    kind, place = _chosen(open_to, picks, deck=deck)
    buttons = tuple(_buttons(v, open_to, kind))
    if kind == "card":
        return _card(v, buttons)
    if kind:
        return planned(v, works_of(v, kind, picks), (button_id(kind),), buttons)
    leads = cards | {tile_id(n): _tile_lead(open_to, n) for n in _all(open_to)}
    if deck:
        leads[DECK] = Lead(Click((CARD,)), "choose")
    if place:
        return _torn(v, open_to, int(place.removeprefix("tile-")), leads, buttons)
    says, more, why = phrase("gather-act"), phrase("gather-act-more"), without_work(v, leads)
    return picking(
        says, label(v, DONE), leads, more=more, actions=(DONE,), buttons=buttons, why=why
    )


def repeating(v: View, picks: Picks) -> Picking:
    """Do more of the kind of action that has begun, or finish it."""
    cards = card_leads(v)
    if card := first(picks, cards):
        return card_picked(v, card, picks, fertile)
    kind = LOCKED[v.phase]
    return planned(v, works_of(v, kind, picks), (), (), cards)


def laying(v: View, picks: Picks) -> Picking:
    """T6.3  Pick the offering for a hut that was built already."""
    says, missing = phrase("gather-which-offering", huts=1), phrase("gather-choose-offering")
    return choosing(v, v.legal, picks, says, missing, _laid)


def _laid(_v: View, action: int) -> Phrase:
    return phrase("gather-lay-button", worth=OFFERINGS[action - OFFER])


def fertile(v: View, picks: Picks) -> Picking:
    """T7.4  Pick the tile where a pair brings two tribes."""
    says, missing = phrase("gather-fertility-played"), phrase("gather-choose-tile")
    born = phrase("gather-build-growth", number=FERTILE_CHILDREN)
    return choosing(v, v.legal, picks, says, missing, lambda _v, _a: born)


# Which kind


def _all(open_to: dict[str, list[int]]) -> Iterable[int]:
    return dict.fromkeys(slot for slots in open_to.values() for slot in slots)


def _kinds_at(open_to: dict[str, list[int]], slot: int) -> list[str]:
    return [kind for kind, slots in open_to.items() if slot in slots]


def _chosen(open_to: dict[str, list[int]], picks: Picks, *, deck: bool) -> tuple[str, str]:
    """Return the kind that is picked, or the tile that leaves it open."""
    known = {button_id(kind): kind for kind, slots in open_to.items() if slots}
    if deck:
        known |= {CARD: "card", DECK: "card"}
    if button := first(picks, known):
        return known[button], ""
    tiles = {tile_id(slot): slot for slot in _all(open_to)}
    tile = first(picks, tiles)
    kinds = _kinds_at(open_to, tiles[tile]) if tile else []
    return (kinds[0], "") if len(kinds) == 1 else ("", tile)


def _tile_lead(open_to: dict[str, list[int]], slot: int) -> Lead:
    """Return where a click on a tile leads: it chooses the kind, if only one is possible there."""
    kinds = _kinds_at(open_to, slot)
    if len(kinds) == 1:
        return Lead(Click((button_id(kinds[0]), tile_id(slot))), kinds[0])
    return Lead(Click((tile_id(slot),)), "choose")


def _buttons(v: View, open_to: dict[str, list[int]], chosen: str) -> Iterable[Button]:
    """T6.1  Yield the kinds that are possible, each with how often."""
    colour = COLOURS[v.player]
    often = (v.prospects.huts, v.prospects.sanctuaries, v.prospects.births)
    for kind, times in zip(KINDS, often, strict=True):
        if open_to[kind]:
            name, words = button_id(kind), phrase(f"gather-do-{kind}", times=times)
            click = Click(() if kind == chosen else (name,))
            yield Button(name, words, click, kind == chosen, f"{PIECES[kind]}-{colour}")
    if DRAW in v.legal:
        click = Click(() if chosen == "card" else (CARD,))
        yield Button(CARD, phrase("gather-do-card"), click, chosen == "card", "card-to-draw")


def _torn(
    v: View, open_to: dict[str, list[int]], slot: int, leads: Leads, buttons: tuple[Button, ...]
) -> Picking:
    """Ask which kind is meant on a tile where several are possible: a mark or a button says it."""
    name = tile_id(slot)
    here = {button_id(kind) for kind in _kinds_at(open_to, slot)}
    buttons = tuple(
        each._replace(click=Click((each.id, name))) if each.id in here else each for each in buttons
    )
    marks = tuple(
        TileMark(mark_id(slot, kind), kind, slot, (), v.player) for kind in _kinds_at(open_to, slot)
    )
    leads |= {mark.id: Lead(Click((button_id(mark.verb), name)), mark.verb) for mark in marks}
    leads[name] = Lead(Click(), "put-back")
    says = phrase("gather-which-kind", at=tile_words(v, slot))
    missing = phrase("gather-choose-kind")
    return picking(says, missing, leads, picks=(name,), buttons=buttons, marks=marks)


def _card(v: View, buttons: tuple[Button, ...]) -> Picking:
    """T6.10  A card is drawn: that cannot be taken back."""
    leads = {DECK: Lead(Click(), "put-back")}
    says, more = phrase("gather-card"), phrase("gather-unseen")
    return picking(
        says, label(v, DRAW), leads, picks=(CARD,), more=more, actions=(DRAW,), buttons=buttons
    )
