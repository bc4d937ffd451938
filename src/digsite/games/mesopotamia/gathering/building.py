"""Phase II: one kind of action, as often as it is possible, picked in any order, confirmed once.

Tiles are picked for huts, sanctuaries and births; under each hut goes an offering, the first that
is picked under the first. Where a good is carried and another lies, a mark lets it be chosen.
"""

from typing import Final, NamedTuple

from digsite.core.gathering import Picks
from digsite.games.mesopotamia.actions import DRAW, GROW, HUT, OFFER, SANCTUARY
from digsite.games.mesopotamia.components import OFFERINGS
from digsite.games.mesopotamia.gathering.world import world
from digsite.games.mesopotamia.rules.course import apply, legal
from digsite.games.mesopotamia.state import State
from digsite.games.mesopotamia.things import mark_id, offering_id
from digsite.games.mesopotamia.view import View

# Each kind of action: the first of its actions, the first behind them, how many a tile has.
BLOCKS: Final = {
    "hut": (HUT, SANCTUARY, 2),
    "sanctuary": (SANCTUARY, GROW, 2),
    "growth": (GROW, DRAW, 1),
}


class Works(NamedTuple):
    """What was picked for one kind of action, and what can be picked besides."""

    kind: str
    slots: tuple[int, ...]
    offers: tuple[int, ...]  # which offerings, each for the hut at its place in `slots`
    actions: tuple[int, ...]  # none while an offering or its hut is missing
    farther: tuple[int, ...]  # tiles where one more is possible
    carried: dict[int, bool]  # of tiles where the good can be chosen: whether it is the carried one


def works_of(v: View, kind: str, picks: Picks) -> Works:
    """Build what was picked in a world, as far as it is possible."""
    s = world(v)
    offers = _offers(v, picks) if kind == "hut" else ()
    slots: list[int] = []
    actions: list[int] = []
    carried: dict[int, bool] = {}
    for slot in _slots(kind, picks):
        sources = [a for a in _possible(s, kind) if _slot(kind, a) == slot]
        if sources:
            wanted = mark_id(slot, "carried") in picks
            if len(sources) > 1:
                carried[slot] = wanted
            action = sources[0] if wanted else sources[-1]
            actions += _built(s, action, offers[len(slots) : len(slots) + 1])
            slots.append(slot)
    farther = tuple(dict.fromkeys(_slot(kind, a) for a in _possible(s, kind)))
    whole = slots and (kind != "hut" or len(offers) == len(slots))
    return Works(kind, tuple(slots), offers, tuple(actions) if whole else (), farther, carried)


def slots_of(v: View, kind: str) -> list[int]:
    """Return the tiles where a kind of action is possible now."""
    first, behind, _ = BLOCKS[kind]
    return list(dict.fromkeys(_slot(kind, a) for a in v.legal if first <= a < behind))


def lies_at(v: View, kind: str, slot: int) -> bool:
    """Return whether something can be built on a tile with a good that lies there."""
    first, _, sources = BLOCKS[kind]
    return sources > 1 and first + sources * slot + 1 in v.legal


def _possible(s: State, kind: str) -> list[int]:
    first, behind, _ = BLOCKS[kind]
    return [action for action in legal(s) if first <= action < behind]


def _slot(kind: str, action: int) -> int:
    first, _, sources = BLOCKS[kind]
    return (action - first) // sources


def _slots(kind: str, picks: Picks) -> list[int]:
    """Return the tiles that were picked. Only for huts it matters in which order."""
    found = [int(pick.removeprefix("tile-")) for pick in picks if _names_tile(pick)]
    return found if kind == "hut" else sorted(found)


def _names_tile(pick: str) -> bool:
    return pick.startswith("tile-") and pick.removeprefix("tile-").isdecimal()


def _offers(v: View, picks: Picks) -> tuple[int, ...]:
    """T6.3  Return the offerings that were picked, no more than huts are possible."""
    held = v.players[v.seat].held or ()
    found = [OFFERINGS.index(worth) for worth in held]
    chosen = dict.fromkeys(which for pick in picks for which in found if offering_id(which) == pick)
    return tuple(chosen)[: v.prospects.huts]


def _built(s: State, action: int, offer: tuple[int, ...]) -> list[int]:
    """Build one. T6.3  While no offering is picked for a hut, any is laid to see what follows."""
    apply(s, action)
    if action >= SANCTUARY:
        return [action]
    lay = OFFER + offer[0] if offer else legal(s)[0]
    apply(s, lay)
    return [action, lay]
