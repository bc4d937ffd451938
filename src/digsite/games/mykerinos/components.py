"""What is in the box of Mykerinos: lots, cells, rooms, cubes. Data only (M1).

Cells are numbered row by row from the top left of the region: a1 is 0, h1 is 7, a2 is 8, h9 is 71.
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("blue", "red", "green", "ivory")  # of the seats
SEASONS: Final = 4
CUBES: Final = 25  # of each colour (M1.6)
NEUTRAL: Final = 2  # the colour that nobody sits behind when two play
NEUTRAL_SPACE: Final = 2  # where its disc lies on the pass track
NEUTRAL_CUBES: Final = 4  # to each person each season
SHARE: Final = (0, 0, 11, 11, 8)  # cubes a season, by the number of people
SET_BONUS: Final = 5

# Patrons

LEMON: Final = 0
BLACKMORE: Final = 1
BROWN: Final = 2
TANGERINE: Final = 3
VIOLET: Final = 4
PATRONS: Final = ("lemon", "blackmore", "brown", "tangerine", "violet")
NO_PATRON: Final = 5

# Lots (M1.1, M1.3). The printed values and pyramids are not known to us: whoever has the box can
# correct them here. For each patron seven lots, worth LOT_WORTH; the letters are the cells with a
# pyramid:
#     a b
#     c d
#     e f

LOT_WORTH: Final = (0, 0, 0, 2, 2, 3, 3)
LOT_PYRAMIDS: Final = (
    ("a", "b", "c", "a", "be", "ae", "ab"),  # Lord Lemon
    ("a", "b", "c", "b", "af", "ac", "ab"),  # Mrs Blackmore
    ("a", "b", "c", "c", "ab", "be", "af"),  # Sir Brown
    ("a", "b", "c", "a", "ae", "bd", "af"),  # Colonel Tangerine
    ("a", "b", "c", "b", "ae", "be", "ab"),  # Lady Violet
)
LOTS: Final = 36
FIVE_LOT: Final = 35  # the lot without a patron
FIVE_LOT_WORTH: Final = 5
FIVE_LOT_PYRAMIDS: Final = "abe"

WORTH: Final[list[int]] = [*(LOT_WORTH * 5), FIVE_LOT_WORTH]  # of each lot
PATRON: Final[list[int]] = [lot // 7 for lot in range(LOTS)]  # of each lot; NO_PATRON for the last
PYRAMIDS: Final[list[str]] = [
    *(cells for row in LOT_PYRAMIDS for cells in row),
    FIVE_LOT_PYRAMIDS,
]

# The region (M1.2): lots side by side, two to a zone, two zones to a row

WIDTH: Final = 8
HEIGHT: Final = 9
CELLS: Final = WIDTH * HEIGHT
LOTS_LAID: Final = (0, 8, 8, 8, 12)  # by season
TURNED: Final = "abcdef".maketrans("abcdef", "fedcba")


def cell_of(slot: int, letter: str) -> int:
    """Return the cell of the region under cell `letter` of an upright lot in this slot."""
    place = "abcdef".index(letter)
    return WIDTH * (3 * (slot // 4) + place // 2) + 2 * (slot % 4) + place % 2


def pyramid_cells(lot: int, slot: int, turned: int) -> list[int]:
    """Return the cells with a pyramid when this lot lies in this slot, upright or turned."""
    letters = PYRAMIDS[lot].translate(TURNED) if turned else PYRAMIDS[lot]
    return [cell_of(slot, letter) for letter in letters]


# The museum (M1.5): a ring of five wings. Rooms are named by patrons, wherever their wings lie: a 3
# and a 5 for each patron, and a 2 for each pair of patrons; only the five neighbouring pairs are
# built.

PAIRS: Final = tuple((p, q) for p in range(5) for q in range(p + 1, 5))
ROOMS: Final = 5 + 5 + len(PAIRS)
THREE: Final = 0
FIVE: Final = 5
TWO: Final = 10
ROOM_WORTH: Final[list[int]] = [*([3] * 5), *([5] * 5), *([2] * 10)]
ROOM_NAMES: Final[list[str]] = [
    *(f"3.{patron}" for patron in PATRONS),
    *(f"5.{patron}" for patron in PATRONS),
    *(f"2.{PATRONS[p]}-{PATRONS[q]}" for p, q in PAIRS),
]
TWOS: Final[list[i64]] = [  # for each patron the 2s that can touch his wing, as bits
    sum(2 ** (TWO + n) for n, pair in enumerate(PAIRS) if patron in pair) for patron in range(5)
]
DOORS: Final[list[i64]] = [TWOS[p] + 2 ** (THREE + p) for p in range(5)]  # that open the 5 of p
TWOS_AND_THREES: Final[i64] = sum(2**room for room in range(ROOMS) if ROOM_WORTH[room] != 5)


def two_between(p: int, q: int) -> int:
    """Return the room worth 2 between the wings of two patrons."""
    return TWO + PAIRS.index((min(p, q), max(p, q)))
