"""Seats are the numbers 0, 1, 2, ...; here are the special ones, and the places at the end."""

from typing import Final

CHANCE: Final = -1  # it acts where the rules shuffle, draw or roll
NOBODY: Final = -2  # the actor when the game is over; as a viewer: a spectator
HIDDEN: Final = -1  # in place of an action that a seat may not see


def placed(merits: list[int]) -> list[int]:
    """Return the place of each seat by its merit: 1 is the best, and equals share a place."""
    found: list[int] = []
    for merit in merits:
        place = 1
        for other in merits:
            if other > merit:
                place += 1
        found.append(place)
    return found
