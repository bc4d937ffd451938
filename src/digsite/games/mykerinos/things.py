"""The things on the table of Mykerinos by their ids: pictures draw them, people pick them."""

from typing import Final

from digsite.games.mykerinos.actions import CELL_NAMES, SIDES
from digsite.games.mykerinos.components import PATRONS, ROOM_NAMES

CELL_IDS: Final = tuple(f"cell-{name}" for name in CELL_NAMES)
PATRON_IDS: Final = tuple(f"patron-{name}" for name in PATRONS)
ROOM_IDS: Final = tuple("room-" + name.replace(".", "-") for name in ROOM_NAMES)

CELL_OF: Final = {thing: cell for cell, thing in enumerate(CELL_IDS)}
PATRON_OF: Final = {thing: patron for patron, thing in enumerate(PATRON_IDS)}

# Not in the picture: buttons
SKIP_ID: Final = "skip"
DECLINE_ID: Final = "decline"


def lot_id(slot: int) -> str:
    """Return the id of the lot in a slot of the region."""
    return f"lot-{slot // 2 + 1}-{SIDES[slot % 2]}"


def space_id(space: int) -> str:
    """Return the id of a space of the pass track."""
    return f"space-{space}"


def player_id(colour: str) -> str:
    """Return the id of a player's sheet, by the name of his colour."""
    return f"player-{colour}"
