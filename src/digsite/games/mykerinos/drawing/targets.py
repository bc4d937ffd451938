"""Which places of the table can be clicked, and what such a click may mean."""

from collections.abc import Iterable
from dataclasses import dataclass

from digsite.games.mykerinos.actions import (
    CALL_BLACKMORE,
    CALL_BROWN,
    CALL_LEMON,
    CALL_TANGERINE,
    CALL_VIOLET,
    DECLINE,
    DIG,
    DISCARD,
    EXTEND,
    PASS,
    ROOM,
    SKIP,
    TAKE,
    THEN,
)
from digsite.games.mykerinos.components import (
    BLACKMORE,
    BROWN,
    CELLS,
    LEMON,
    ROOMS,
    TANGERINE,
    VIOLET,
)

Places = dict[int, tuple[int, ...]]  # a place -> the actions on it

_CALLS = {
    CALL_LEMON: LEMON,
    CALL_BLACKMORE: BLACKMORE,
    CALL_TANGERINE: TANGERINE,
    CALL_VIOLET: VIOLET,
}


@dataclass(frozen=True)
class Targets:
    """The legal actions by the place where they are clicked.

    To skip and to decline have no place: the client has buttons for them.
    """

    cells: Places
    rooms: Places
    sides: Places  # of the zone under survey: 0 left, 1 right
    patrons: Places
    passing: tuple[int, ...]


def targets(legal: Iterable[int]) -> Targets:
    """Sort the legal actions by place."""
    found = Targets({}, {}, {}, {}, (PASS,) if PASS in (legal := tuple(legal)) else ())
    for action in legal:
        if action < PASS:
            _add(found.cells, (action - DIG) % CELLS, action)
        elif action in _CALLS:
            _add(found.patrons, _CALLS[action], action)
        elif CALL_BROWN <= action < SKIP:
            _add(found.patrons, BROWN, action)
            _add(found.rooms, action - CALL_BROWN, action)
        elif TAKE <= action < DECLINE:
            _add(found.sides, (action - TAKE) % 2, action)
        elif ROOM <= action < ROOM + ROOMS:
            _add(found.rooms, action - ROOM, action)
    return found


def _add(places: Places, place: int, action: int) -> None:
    places[place] = (*places.get(place, ()), action)


def kind(actions: tuple[int, ...]) -> str:
    """What the actions on one cell are: "dig", "extend", "both" or "then"."""
    if len(actions) > 1:
        return "both"
    if actions[0] >= THEN:
        return "then"
    return "extend" if actions[0] >= EXTEND else "dig"


def discards(actions: tuple[int, ...]) -> bool:
    """Whether a lot is chosen for the neutral player, and leaves the game."""
    return actions[0] >= DISCARD
