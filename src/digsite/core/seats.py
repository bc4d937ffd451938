"""The seats 0, 1, 2, ... at the table, two that no person sits on, and places at the end."""

from typing import Final

CHANCE: Final = -1  # shuffles, draws and random thefts are its actions
NOBODY: Final = -2  # the actor when the game is over; as a viewer: a spectator
HIDDEN: Final = -1  # what a seat sees of an action that it may not see


def placed(merits: list[int]) -> list[int]:
    """Give the place of each seat by its merit: 1 is the best, and equals share a place."""
    found: list[int] = []
    for merit in merits:
        place = 1
        for other in merits:
            if other > merit:
                place += 1
        found.append(place)
    return found
