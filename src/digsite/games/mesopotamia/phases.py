"""Mesopotamia: the phases of a turn, down to what is to be decided now."""

from typing import Final

FIRST_PLAYER: Final = 0  # chance
START_CARDS: Final = 1  # chance
MOVEMENT: Final = 2  # phase I
LAND_PLAYED: Final = 3  # the discovery that the card is for
TILE: Final = 4  # chance
LAND_TILES: Final = 5  # chance
LAND_CHOICE: Final = 6
VOLCANO_DRAWN: Final = 7
SHARING: Final = 8  # goods for the other forests or quarries
ACTION: Final = 9  # phase II
BUILDING_HUTS: Final = 10
LAYING_OFFERING: Final = 11
RAISING_SANCTUARIES: Final = 12
GROWING: Final = 13
FERTILITY_PLAYED: Final = 14  # the birth that the card is for
CARD: Final = 15  # chance
MANA: Final = 16  # phase III
PRIESTS: Final = 17
TELEPORT_WHO: Final = 18
TELEPORT_TO: Final = 19
EXPULSION_WHO: Final = 20
EXPULSION_TO: Final = 21
OVER: Final = 22

PHASES: Final = (
    "first-player",
    "start-cards",
    "movement",
    "land-played",
    "tile",
    "land-tiles",
    "land-choice",
    "volcano-drawn",
    "sharing",
    "action",
    "building-huts",
    "laying-offering",
    "raising-sanctuaries",
    "growing",
    "fertility-played",
    "card",
    "mana",
    "priests",
    "teleport-who",
    "teleport-to",
    "expulsion-who",
    "expulsion-to",
    "over",
)
