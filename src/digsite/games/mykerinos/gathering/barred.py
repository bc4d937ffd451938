"""Why a thing cannot be picked: pyramids, and rooms of the museum."""

from collections.abc import Collection, Iterator

from digsite.core.phrase import Phrase, phrase
from digsite.games.mykerinos.components import BROWN, LEMON
from digsite.games.mykerinos.gathering.picked import Picked, rooms_of_brown
from digsite.games.mykerinos.phases import EXCAVATION, SURVEY
from digsite.games.mykerinos.things import CELL_IDS, ROOM_IDS
from digsite.games.mykerinos.view import View

REWARDED = 2  # ranks of a zone that may take a room


def barred(v: View, picked: Picked, lit: Collection[str]) -> dict[str, Phrase]:
    """Return why things that are not lit cannot be picked."""
    return {**dict(of_rooms(v, picked, lit)), **of_pyramids(v, picked)}


def of_pyramids(v: View, picked: Picked) -> dict[str, Phrase]:
    """M4.2, M5.3  Return why nobody digs on a pyramid: that needs Lord Lemon."""
    if v.phase != EXCAVATION or picked.patron == LEMON:
        return {}
    free = (CELL_IDS[cell] for cell in v.pyramids if v.cubes[cell] < 0)
    return dict.fromkeys(free, phrase("why-pyramid"))


def of_rooms(v: View, picked: Picked, lit: Collection[str]) -> Iterator[tuple[str, Phrase]]:
    """M5.4, M6.4, M7.2, M7.3  Yield why a room is not to be had: somebody has it, or no way in."""
    obstacle = no_way_in(v, picked)
    if obstacle is None:
        return
    for room, holder in enumerate(v.rooms):
        if holder is not None and ROOM_IDS[room] not in lit:
            why = "taken" if holder >= 0 else obstacle or "closed"
            yield ROOM_IDS[room], phrase(f"why-room-{why}")


def no_way_in(v: View, picked: Picked) -> str | None:
    """Return what keeps the actor out of every room, "" for nothing; None if none are asked for."""
    if v.phase == SURVEY and v.claimant == v.actor < v.seats:
        if v.rank >= REWARDED:
            return "rank"
        return "" if v.players[v.actor].supply else "supply"
    if v.phase == EXCAVATION and picked.patron in {None, BROWN}:
        return "" if rooms_of_brown(v) else "brown"
    return None
