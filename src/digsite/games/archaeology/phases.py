"""Archaeology: the phases of a game, down to what is to be decided now."""

from typing import Final

FIRST_PLAYER: Final = 0  # chance
DEAL: Final = 1  # chance
DIG: Final = 2  # chance
THIEF: Final = 3  # whom to rob
THEFT: Final = 4  # chance
STORM: Final = 5  # what to lose
ACTIONS: Final = 6  # trade, explore, sell, or end the turn
BUYING: Final = 7  # a trade is begun, and nothing is paid yet
PAYING: Final = 8
FINDING: Final = 9  # chance
OVER: Final = 10

PHASES: Final = (
    "first-player",
    "deal",
    "dig",
    "thief",
    "theft",
    "storm",
    "actions",
    "buying",
    "paying",
    "finding",
    "over",
)
