"""Why a thing cannot be picked: cells, patrons, and rooms of the museum."""

from collections.abc import Collection, Iterator

from digsite.core.gathering import Hindrance, because
from digsite.core.seats import NOBODY
from digsite.games.mykerinos.components import BROWN, LEMON
from digsite.games.mykerinos.gathering.picked import Picked, rooms_of_brown
from digsite.games.mykerinos.phases import EXCAVATION, SURVEY
from digsite.games.mykerinos.things import CELL_IDS, PATRON_IDS, ROOM_IDS
from digsite.games.mykerinos.view import View

REWARDED = 2  # ranks of a zone that may take a room
RULE = {"taken": "M7.2", "closed": "M7.3", "brown": "M5.4", "supply": "M7.4", "rank": "M6.5"}


def barred(v: View, picked: Picked, lit: Collection[str]) -> dict[str, Hindrance]:
    """Return why things that are not lit cannot be picked."""
    found = {**of_cubes(v), **of_pyramids(v, picked), **dict(of_patrons(v))}
    rooms = dict(of_rooms(v, picked, lit))
    return {**rooms, **{thing: why for thing, why in found.items() if thing not in lit}}


def of_cubes(v: View) -> dict[str, Hindrance]:
    """M4.2  Return why nobody digs where a cube stands."""
    if v.phase != EXCAVATION:
        return {}
    taken = (CELL_IDS[cell] for cell in range(v.cells) if v.cubes[cell] >= 0)
    return dict.fromkeys(taken, because("why-cube", "M4.2"))


def of_patrons(v: View) -> Iterator[tuple[str, Hindrance]]:
    """M5.1  Yield why a patron does not come: without a card, or with all cards tilted."""
    if v.phase != EXCAVATION or v.team not in {NOBODY, v.actor}:
        return
    player = v.players[v.actor]
    for thing, cards, tilted in zip(PATRON_IDS, player.cards, player.tilted, strict=True):
        if cards == 0:
            yield thing, because("why-patron-missing", "M5.1")
        elif cards == tilted:
            yield thing, because("why-patron-tilted", "M5.1")


def of_pyramids(v: View, picked: Picked) -> dict[str, Hindrance]:
    """M4.2, M5.3  Return why nobody digs on a pyramid: that needs Lord Lemon."""
    if v.phase != EXCAVATION or picked.patron == LEMON:
        return {}
    free = (CELL_IDS[cell] for cell in v.pyramids if v.cubes[cell] < 0)
    return dict.fromkeys(free, because("why-pyramid", "M5.3"))


def of_rooms(v: View, picked: Picked, lit: Collection[str]) -> Iterator[tuple[str, Hindrance]]:
    """M5.4, M6.4, M7.2, M7.3  Yield why a room is not to be had: somebody has it, or no way in."""
    obstacle = no_way_in(v, picked)
    if obstacle is None:
        return
    for room, holder in enumerate(v.rooms):
        if holder is not None and ROOM_IDS[room] not in lit:
            why = "taken" if holder >= 0 else obstacle or "closed"
            yield ROOM_IDS[room], because(f"why-room-{why}", RULE[why])


def no_way_in(v: View, picked: Picked) -> str | None:
    """Return what keeps the actor out of every room, "" for nothing; None if none are asked for."""
    if v.phase == SURVEY and v.claimant == v.actor < v.seats:
        if v.rank >= REWARDED:
            return "rank"
        return "" if v.players[v.actor].supply else "supply"
    if v.phase == EXCAVATION and picked.patron in {None, BROWN}:
        return "" if rooms_of_brown(v) else "brown"
    return None
