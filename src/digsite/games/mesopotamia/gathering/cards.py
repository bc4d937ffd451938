"""Cards: one is picked, then what it is for; all of it is confirmed once."""

from collections.abc import Callable

from digsite.core.gathering import Click, Picks
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Words
from digsite.games.mesopotamia.actions import CARRIER, PRIEST_AT, THEFT, TRIBE
from digsite.games.mesopotamia.components import (
    ENDURANCE,
    HOLY_STONE,
    MANA_THEFT,
    PRIEST,
    STONE,
    TEMPLE_SLOT,
)
from digsite.games.mesopotamia.gathering.choosing import choices, choosing, led, things_of
from digsite.games.mesopotamia.gathering.picking import Lead, Leads, Picking, picking
from digsite.games.mesopotamia.gathering.temple import built_in, delivered
from digsite.games.mesopotamia.gathering.world import after, first, without
from digsite.games.mesopotamia.phases import PHASES
from digsite.games.mesopotamia.pictures.targets import spots
from digsite.games.mesopotamia.things import card_id
from digsite.games.mesopotamia.view import View
from digsite.games.mesopotamia.words import label, seat, tile_words

GoOn = Callable[[View, Picks], Picking]  # what is asked once a card is played


def actions_of_cards(v: View) -> dict[str, list[int]]:
    """Return the cards that can be played now, each with the actions that play it."""
    found: dict[str, list[int]] = {}
    for action in v.legal:
        for spot in spots(v, action) if action >= PRIEST_AT else ():
            if spot[0] == "card":
                found.setdefault(card_id(int(spot[1])), []).append(action)
    return found


def card_leads(v: View) -> Leads:
    """Return the cards as things to be clicked."""
    return {each: Lead(Click((each,)), "play") for each in actions_of_cards(v)}


def card_picked(v: View, name: str, picks: Picks, go_on: GoOn) -> Picking:
    """Return what a card means; `go_on` asks for what it needs."""
    actions = actions_of_cards(v)[name]
    leads = card_leads(v) | {name: Lead(Click(), "put-back")}
    rest = without(picks, name)
    if name in (card_id(MANA_THEFT), card_id(PRIEST)):
        kind = name.removeprefix("card-")
        ask = phrase(f"gather-{kind}"), phrase(f"gather-choose-{kind}")
        outcome = _robbed if name == card_id(MANA_THEFT) else label
        return led(choosing(v, actions, rest, *ask, outcome), name, (), leads)
    if name in (card_id(ENDURANCE), card_id(HOLY_STONE)):
        return _simply_played(name, actions[0], leads)
    return led(go_on(after(v, actions[0]), rest), name, (actions[0],), leads)


def _robbed(v: View, action: int) -> Words:
    """T7.9  Return whom the action takes mana from, and how much."""
    rival = action - THEFT
    mana = v.players[rival].mana - after(v, action).players[rival].mana
    return phrase("gather-theft-button", rival=seat(rival), mana=mana)


def _simply_played(name: str, action: int, leads: Leads) -> Picking:
    """T7.3, T7.5  Return what a card means that needs nothing else."""
    card, effect = Phrase(name), Phrase(f"effect-{name.removeprefix('card-')}")
    button = phrase("gather-play", card=card)
    return picking(card, button, leads, picks=(name,), more=effect, actions=(action,))


# T7.7, T7.8  Teleport and Expulsion: a piece, and where it goes


def with_piece(v: View, picks: Picks) -> Picking:
    """Pick the piece that a card moves, then where it goes."""
    things = things_of(v, v.legal)
    chosen = first(picks, things)
    leads = choices(things, chosen)
    if not chosen:
        says = phrase(f"gather-{PHASES[v.phase]}")
        return picking(says, phrase("gather-choose-piece"), leads)
    action = things[chosen]
    return led(to_place(after(v, action), without(picks, chosen)), chosen, (action,), leads)


def to_place(v: View, picks: Picks) -> Picking:
    """Pick where the piece of a card goes."""
    says = phrase(f"gather-{PHASES[v.phase]}")
    return choosing(v, v.legal, picks, says, phrase("gather-choose-tile"), _sent)


def _sent(v: View, action: int) -> Words:
    """T7.7  Return what the way of a piece brings; at the temple site as on foot."""
    ((_, slot),) = spots(v, action)
    if slot == TEMPLE_SLOT and v.piece >= CARRIER:
        return delivered(v, (v.piece - CARRIER) % 4 + 1).confirm
    if slot == TEMPLE_SLOT and (v.piece - TRIBE) % 3 == 1 + STONE:
        return built_in(v, action).confirm
    return phrase("gather-to-button", at=tile_words(v, int(slot)))
