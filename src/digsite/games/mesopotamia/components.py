"""What is in the box of Mesopotamia: tiles, pieces, goods, cards. Data only (T1).

Public sources confirm the tiles, the cards by name and number, and what offerings cost. How the
first tiles lie, and which tiles and cards are left out with fewer players, is our best knowledge:
whoever has the box can correct it here.
"""

from typing import Final

COLOURS: Final = ("blue", "red", "green", "yellow")
NEUTRAL: Final = 4  # the owner of huts that only fill space

# Tiles

PLAINS: Final = 0
FOREST: Final = 1
QUARRY: Final = 2
VOLCANO: Final = 3
TEMPLE: Final = 4
KINDS: Final = ("plains", "forest", "quarry", "volcano", "temple")
DRAWN_KINDS: Final = 4  # the temple site is never drawn
TILE_COUNTS: Final = (22, 6, 7, 5, 1)  # by kind
TILES: Final = sum(TILE_COUNTS)
PLAINS_LEFT_OUT: Final = (0, 0, 6, 4, 0)  # by the number of players

# The map. A tile is named by its slot, the order in which it was laid: the temple is 0, the ring
# around it 1 to 6, clockwise from the north. Hexes are flat-topped. A place is 128 * q + r in axial
# coordinates, so that a step in a direction is one addition.

DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
STEP: Final[list[int]] = [-1, 127, 128, 1, -127, -128]  # by direction
RING: Final = (VOLCANO, FOREST, QUARRY, VOLCANO, PLAINS, PLAINS)
TEMPLE_SLOT: Final = 0
OPEN: Final = -1  # beside a tile: nothing laid there yet
FOREST_SLOT: Final = 2
QUARRY_SLOT: Final = 3
HOMES: Final = (6, 5, 5, 6)  # slot of the home plains, by order of play
LAID_AT_START: Final = 1 + len(RING)


def q_of(place: int) -> int:
    """Return the axial coordinate q of a place: its column, counted from the temple to the east."""
    return (place + 64) // 128


def r_of(place: int) -> int:
    """Return the axial coordinate r of a place: rows downwards in its column."""
    return place - 128 * q_of(place)


# Goods

WOOD: Final = 0
STONE: Final = 1
GOODS: Final = ("wood", "stone")
GOODS_IN_BOX: Final = 20  # of each
GOOD_OF: Final[list[int]] = [-1, WOOD, STONE, -1, -1]  # that a kind of tile brings

# Pieces of each player

TRIBES: Final = 8
HUTS: Final = 5
SANCTUARIES: Final = 3
TRIBES_AT_START: Final = 3
HUTS_ON_A_TILE: Final = 2
OFFERINGS: Final[list[int]] = [2, 4, 6, 7]

# Where a token is

IN_SUPPLY: Final = 0
LYING: Final = 1  # under the hut that it was laid with
CARRIED: Final = 2
DELIVERED: Final = 3

# Mana

MANA_TOP: Final = 8
CAP_AT_START: Final = 3

# The turn

POINTS: Final = 5
FIRST_POINTS: Final = ((), (), (2, 5), (2, 3, 4), (2, 3, 4, 5))  # by players, by order of play
DISCOVERIES: Final = 3  # in a turn

# Cards

ENDURANCE: Final = 0
PRIEST: Final = 1
FERTILITY: Final = 2
HOLY_STONE: Final = 3
LAND: Final = 4
MANA_THEFT: Final = 5
TELEPORT: Final = 6
EXPULSION: Final = 7
CARDS: Final = (
    "endurance",
    "priest",
    "fertility",
    "holy-stone",
    "land",
    "mana-theft",
    "teleport",
    "expulsion",
)
CARD_KINDS: Final = 8
CARD_COUNTS: Final = (3, 3, 2, 2, 2, 2, 2, 2)  # by kind
NOT_FOR_TWO: Final = (MANA_THEFT, EXPULSION)  # kinds left out when two play
ENDURANCE_POINTS: Final = 3
MANA_STOLEN: Final = 2
TILES_SHOWN: Final = 3  # by Land
FERTILE_CHILDREN: Final = 2


def stack_of(seats: int) -> list[int]:
    """T2.3  The tiles to draw from, by kind: the box without the ring and the plains left out."""
    counts = list(TILE_COUNTS[:DRAWN_KINDS])
    for kind in RING:
        counts[kind] -= 1
    counts[PLAINS] -= PLAINS_LEFT_OUT[seats]
    return counts


def deck_of(seats: int) -> list[int]:
    """T1.4, T2.7  The cards to draw from, by kind."""
    return [
        0 if seats == 2 and card in NOT_FOR_TWO else CARD_COUNTS[card] for card in range(CARD_KINDS)
    ]
