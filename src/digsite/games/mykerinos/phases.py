"""Mykerinos: the phases of a game, down to what is to be decided now."""

from typing import Final

FIRST_PLAYER: Final = 0  # chance
WINGS: Final = 1  # chance
REGION: Final = 2  # chance
EXCAVATION: Final = 3
VIOLET_CALLED: Final = 4
LEMON_CALLED: Final = 5
BLACKMORE_CALLED: Final = 6
TANGERINE_CALLED: Final = 7
LAST_CUBE: Final = 8  # touching the one just laid
LEMON_LAST_CUBE: Final = 9
TANGERINE_MIDDLE_CUBE: Final = 10
NEUTRAL_DIG: Final = 11
SURVEY: Final = 12
OVER: Final = 13

PHASES: Final = (
    "first-player",
    "wings",
    "region",
    "excavation",
    "violet",
    "lemon",
    "blackmore",
    "tangerine",
    "last-cube",
    "lemon-last-cube",
    "tangerine-middle-cube",
    "neutral",
    "survey",
    "over",
)
