"""Every action of Mykerinos as a number in fixed blocks, and its notation.

A turn such as `extend c4 d4` is two actions: `extend c4`, then `then d4`.
"""

from typing import Final

from digsite.core.notation import numbered
from digsite.games.mykerinos.components import (
    CELLS,
    LOTS,
    PATRONS,
    ROOM_NAMES,
    ROOMS,
    WIDTH,
)

DIG: Final = 0  # + cell: start a dig
EXTEND: Final = DIG + CELLS  # + cell: the first cube of an extension
THEN: Final = EXTEND + CELLS  # + cell: a further cube of the same turn
PASS: Final = THEN + CELLS
CALL_LEMON: Final = PASS + 1
CALL_BLACKMORE: Final = PASS + 2
CALL_TANGERINE: Final = PASS + 3
CALL_VIOLET: Final = PASS + 4
CALL_BROWN: Final = PASS + 5  # + room: the whole turn
SKIP: Final = CALL_BROWN + ROOMS  # leave the neutral cubes alone
TAKE: Final = SKIP + 1  # + 0 left, 1 right: claim a lot of the zone
DISCARD: Final = TAKE + 2  # + 0 left, 1 right: choose the neutral's lot
DECLINE: Final = DISCARD + 2  # third or fourth takes nothing
ROOM: Final = DECLINE + 1  # + room: reserve a room in the survey
FIRST: Final = ROOM + ROOMS  # + seat: chance draws the first player
WING: Final = FIRST + 4  # + patron: chance lays his disc on the next wing
LAY: Final = WING + 5  # + lot: chance lays it upright
LAY_TURNED: Final = LAY + LOTS  # + lot: chance lays it turned by 180 degrees
ACTIONS: Final = LAY_TURNED + LOTS

CELL_NAMES: Final = tuple(
    "abcdefgh"[cell % WIDTH] + str(cell // WIDTH + 1) for cell in range(CELLS)
)
SIDES: Final = ("left", "right")


def _names() -> list[str]:
    return [
        *(f"dig {cell}" for cell in CELL_NAMES),
        *(f"extend {cell}" for cell in CELL_NAMES),
        *(f"then {cell}" for cell in CELL_NAMES),
        "pass",
        "lemon",
        "blackmore",
        "tangerine",
        "violet",
        *(f"brown {room}" for room in ROOM_NAMES),
        "skip",
        *(f"take {side}" for side in SIDES),
        *(f"discard {side}" for side in SIDES),
        "decline",
        *(f"room {room}" for room in ROOM_NAMES),
        *(f"first {seat}" for seat in range(4)),
        *(f"wing {patron}" for patron in PATRONS),
        *(f"lay {lot}" for lot in range(LOTS)),
        *(f"lay {lot} turned" for lot in range(LOTS)),
    ]


NAMES: Final = _names()
NUMBERS: Final = {name: action for action, name in enumerate(NAMES)}


def say(action: int) -> str:
    """Return the name of an action."""
    return NAMES[action]


def read(text: str) -> int:
    """Return the action of a name."""
    return numbered(NUMBERS, text, "'dig c4', 'extend c4' or 'pass'")
