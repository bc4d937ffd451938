"""What players of Mykerinos ask after many games: what rooms, patrons and early lots are worth."""

from collections.abc import Iterable
from typing import Final

from digsite.core.bits import members
from digsite.core.replay import Replayed
from digsite.core.study import Facts, Topic, nothing
from digsite.games.mykerinos.actions import (
    CALL_BLACKMORE,
    CALL_BROWN,
    CALL_LEMON,
    CALL_TANGERINE,
    CALL_VIOLET,
    DISCARD,
    FIRST,
    ROOM,
    SKIP,
    TAKE,
)
from digsite.games.mykerinos.components import (
    NO_PATRON,
    PATRON,
    PATRONS,
    ROOM_WORTH,
    SEASONS,
    WORTH,
)
from digsite.games.mykerinos.rules.museum import cards, exhibition, room_value
from digsite.games.mykerinos.state import State

NAMES: Final = ("Lord Lemon", "Mrs Blackmore", "Sir Brown", "Colonel Tangerine", "Lady Violet")
CALLS: Final = (CALL_LEMON, CALL_BLACKMORE, CALL_BROWN, CALL_TANGERINE, CALL_VIOLET)

TOPICS: Final = (
    Topic(
        "Rooms",
        "reserved by the end, and the points they added to the cards of their wings",
        tuple((f"room-{worth}", f"Rooms worth {worth}") for worth in (5, 3, 2)),
        each="Points each",
        scored=True,
    ),
    Topic(
        "Early and late rooms",
        "reserved in each season, Sir Brown's included",
        tuple((f"rooms-{n}", f"Season {n}") for n in range(1, SEASONS + 1)),
    ),
    Topic(
        "Early and late lots",
        "claimed in each season, and their points at once and in the exhibition",
        tuple((f"lots-{n}", f"Season {n}") for n in range(1, SEASONS + 1)),
        each="Points each",
        scored=True,
    ),
    Topic(
        "Patrons",
        "cards at the end, and their points in the exhibition",
        tuple((f"cards-{key}", name) for key, name in zip(PATRONS, NAMES, strict=True)),
        each="Points each",
        scored=True,
    ),
    Topic(
        "Calls",
        "of each patron in the whole game",
        tuple((f"calls-{key}", name) for key, name in zip(PATRONS, NAMES, strict=True)),
    ),
)


def study(replayed: Iterable[Replayed[State]], end: State) -> Facts:
    """Return the facts of a match."""
    found = nothing(TOPICS, end.seats)
    for each in replayed:
        if each.actor >= 0:
            _note(found, each, end)
    for seat in range(end.seats):
        _count_rooms(found, end, seat)
        _count_cards(found, end, seat)
    return found


def _note(found: Facts, each: Replayed[State], end: State) -> None:
    """M5.1, M6.4  Note a call, a lot or a room."""
    s, action = each.before, each.action
    if CALL_LEMON <= action < SKIP:
        patron = CALLS.index(min(action, CALL_BROWN))
        found[f"calls-{PATRONS[patron]}"][each.actor] += 1
    if CALL_BROWN <= action < SKIP or ROOM <= action < FIRST:
        found[f"rooms-{s.season}"][each.actor] += 1
    elif TAKE <= action < DISCARD:
        lot = s.lot_at[2 * s.zone + action - TAKE]
        found[f"lots-{s.season}"][each.actor] += 1
        found[f"lots-{s.season}-sum"][each.actor] += _lot_value(end, each.actor, lot)


def _lot_value(end: State, seat: int, lot: int) -> int:
    """M7.1, M9.2, M9.4  What a lot brought: at once, and by the best room of its patron's wing."""
    later = 0 if PATRON[lot] == NO_PATRON else room_value(end, seat, PATRON[lot])
    return WORTH[lot] + later


def _count_rooms(found: Facts, end: State, seat: int) -> None:
    """M9.2  Only the best room of a wing counts: what it adds to the 1 of every card is its own."""
    for room in members(end.halls[seat]):
        found[f"room-{ROOM_WORTH[room]}"][seat] += 1
    for patron in range(5):
        worth = room_value(end, seat, patron)
        if worth > 1:
            found[f"room-{worth}-sum"][seat] += (worth - 1) * cards(end, seat, patron)


def _count_cards(found: Facts, end: State, seat: int) -> None:
    """M9.2  The cards of each patron and their points."""
    for patron, name in enumerate(PATRONS):
        found[f"cards-{name}"][seat] = cards(end, seat, patron)
        found[f"cards-{name}-sum"][seat] = exhibition(end, seat, patron)
