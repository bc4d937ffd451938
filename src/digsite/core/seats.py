"""Who acts: the seats 0, 1, 2, ... at the table, and two that no person sits on."""

from typing import Final

CHANCE: Final = -1  # shuffles, draws and random thefts are its actions
NOBODY: Final = -2  # the actor when the game is over; as a viewer: a spectator
HIDDEN: Final = -1  # what a seat sees of an action that it may not see
