"""What was picked for huts, sanctuaries or births: what it means, what can be picked besides."""

from collections.abc import Iterable
from typing import Final

from digsite.core.gathering import Button, Click, Picks
from digsite.core.phrase import Phrase, listed, phrase
from digsite.core.scenery import Words
from digsite.games.mesopotamia.actions import DONE
from digsite.games.mesopotamia.components import OFFERINGS, STONE, WOOD
from digsite.games.mesopotamia.gathering.building import Works
from digsite.games.mesopotamia.gathering.off_map import off_map
from digsite.games.mesopotamia.gathering.picking import (
    Ghost,
    Lead,
    Leads,
    Picking,
    TileMark,
    picking,
)
from digsite.games.mesopotamia.gathering.world import world
from digsite.games.mesopotamia.rules.course import apply, legal
from digsite.games.mesopotamia.things import mark_id, offering_id, tile_id
from digsite.games.mesopotamia.view import View
from digsite.games.mesopotamia.words import label

PIECES: Final = {"hut": "hut", "sanctuary": "shrine", "growth": "tribe"}


def planned(
    v: View, works: Works, before: Picks, buttons: tuple[Button, ...], cards: Leads | None = None
) -> Picking:
    """Return what was picked for a kind, and what can be picked besides.

    Once a hut is picked, the small buttons are offerings: that is asked then.
    """
    picks = _picks(works, before)
    marks = tuple(mark for slot in works.carried for mark in _sources(works, slot))
    leads = (cards or {}) | _tile_leads(works, before) | _offer_leads(v, works, before)
    leads |= _source_leads(works, before)
    actions = finished(v, works.actions)
    ending = not before and not works.slots and not works.offers
    return picking(
        phrase("gather-no-more") if ending and not works.farther else _says(works),
        label(v, DONE) if ending else _confirm(works),
        leads,
        picks=picks,
        more=phrase("gather-last-work") if DONE in actions else _more(works),
        actions=(DONE,) if ending else actions,
        buttons=off_map(v, leads) if works.slots and works.kind == "hut" else buttons,
        marks=marks,
        ghosts=tuple(_ghosts(works)),
    )


def finished(v: View, actions: tuple[int, ...]) -> tuple[int, ...]:
    """T6.1  Return actions, and behind them the end of phase II where nothing else can follow."""
    s = world(v)
    for action in actions:
        apply(s, action)
    return (*actions, DONE) if actions and legal(s) == [DONE] else actions


def _picks(works: Works, before: Picks) -> Picks:
    """Return the picks that name these works: each hut with its offering behind it."""
    found = [*before]
    for n in range(max(len(works.slots), len(works.offers))):
        found += [tile_id(slot) for slot in works.slots[n : n + 1]]
        found += [offering_id(which) for which in works.offers[n : n + 1]]
    found += [mark_id(slot, "carried") for slot, carried in works.carried.items() if carried]
    return tuple(found)


def _tile_leads(works: Works, before: Picks) -> Leads:
    """Return the tiles to click. A click adds one; if no more is possible, it puts all back."""
    picks = _picks(works, before)
    leads = {tile_id(n): Lead(Click(_put_back(works, before, n)), "put-back") for n in works.slots}
    return leads | {
        tile_id(slot): Lead(Click((*picks, tile_id(slot))), works.kind) for slot in works.farther
    }


def _put_back(works: Works, before: Picks, slot: int) -> Picks:
    """Return the picks without a tile and the offerings of its huts."""
    kept = [n for n, other in enumerate(works.slots) if other != slot]
    left = [w for n, w in enumerate(works.offers) if n in kept or n >= len(works.slots)]
    carried = {other: way for other, way in works.carried.items() if other != slot}
    slots = tuple(works.slots[n] for n in kept)
    return _picks(works._replace(slots=slots, offers=tuple(left), carried=carried), before)


def _offer_leads(v: View, works: Works, before: Picks) -> Leads:
    """T6.3  The offerings in the supply. One more than there can be huts replaces the last."""
    if works.kind != "hut" or not v.prospects.huts:
        return {}
    held = [OFFERINGS.index(worth) for worth in v.players[v.seat].held or ()]
    leads = {}
    for which in held:
        if which in works.offers:
            left = tuple(other for other in works.offers if other != which)
            click = Click(_picks(works._replace(offers=left), before))
            leads[offering_id(which)] = Lead(click, "put-back")
        else:
            kept = works.offers[: v.prospects.huts - 1]
            click = Click(_picks(works._replace(offers=(*kept, which)), before))
            leads[offering_id(which)] = Lead(click, "lay")
    return leads


def _sources(works: Works, slot: int) -> Iterable[TileMark]:
    """T6.2, T6.5  Yield the marks for the good that lies there and the one that is carried."""
    good = WOOD if works.kind == "hut" else STONE
    for verb, chosen in (("lying", not works.carried[slot]), ("carried", works.carried[slot])):
        yield TileMark(mark_id(slot, verb), verb, slot, (good,), picked=chosen)


def _source_leads(works: Works, before: Picks) -> Leads:
    leads = {}
    for slot, carried in works.carried.items():
        verb = "lying" if carried else "carried"
        other = works._replace(carried=works.carried | {slot: not carried})
        leads[mark_id(slot, verb)] = Lead(Click(_picks(other, before)), verb)
    return leads


def _ghosts(works: Works) -> Iterable[Ghost]:
    for n, slot in enumerate(works.slots):
        worth = OFFERINGS[works.offers[n]] if n < len(works.offers) else 0
        yield Ghost(PIECES[works.kind], slot, worth)


# What is said


def _says(works: Works) -> Phrase:
    missing = len(works.slots) - len(works.offers) if works.kind == "hut" else 0
    if missing > 0:
        return phrase("gather-which-offering", huts=missing)
    if missing < 0 or not works.slots:
        return phrase(f"gather-where-{works.kind}")
    return phrase(f"gather-planned-{works.kind}", number=len(works.slots))


def _more(works: Works) -> Words:
    if works.slots and works.farther:
        return phrase("gather-one-more")
    return phrase("gather-secret") if works.kind == "hut" and works.slots else ""


def _confirm(works: Works) -> Phrase:
    number = len(works.slots)
    if works.kind != "hut":
        return phrase(
            f"gather-build-{works.kind}" if number else "gather-choose-tile", number=number
        )
    if not works.actions:
        short = len(works.offers) < number
        return phrase("gather-choose-offering" if short else "gather-choose-tile")
    worths = [str(OFFERINGS[which]) for which in works.offers]
    return phrase("gather-build-hut", number=number, worths=listed(worths))
