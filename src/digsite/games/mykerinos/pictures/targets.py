"""Where each action of Mykerinos is clicked.

Skipping and declining have no spot in the picture: the client has buttons for them.
"""

from digsite.core.targets import Spot
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

_CALLS = {
    CALL_LEMON: LEMON,
    CALL_BLACKMORE: BLACKMORE,
    CALL_TANGERINE: TANGERINE,
    CALL_VIOLET: VIOLET,
}


def spots(action: int) -> list[Spot]:
    """Return the cell, the pass track, the patron, the room or the side of the zone."""
    if action < PASS:
        return [("cell", (action - DIG) % CELLS)]
    if action == PASS:
        return [("pass",)]
    if action in _CALLS:
        return [("patron", _CALLS[action])]
    if CALL_BROWN <= action < SKIP:
        return [("patron", BROWN), ("room", action - CALL_BROWN)]
    if TAKE <= action < DECLINE:
        return [("side", (action - TAKE) % 2)]  # of the zone under survey: 0 left, 1 right
    return [("room", action - ROOM)] if ROOM <= action < ROOM + ROOMS else []


def kind(actions: tuple[int, ...]) -> str:
    """Return what the actions on one cell are: "dig", "extend", "both" or "then"."""
    if len(actions) > 1:
        return "both"
    if actions[0] >= THEN:
        return "then"
    return "extend" if actions[0] >= EXTEND else "dig"


def discards(actions: tuple[int, ...]) -> bool:
    """Return whether a lot is chosen for the neutral player, and leaves the game."""
    return actions[0] >= DISCARD
