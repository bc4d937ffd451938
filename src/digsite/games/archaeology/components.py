"""What is in the box of Archaeology: treasures, thieves, sandstorms, the pyramid. Data only (A1).

Kinds of treasure are numbered from the cheapest to the dearest by their trade value, so that
"dearest first" is simply "highest number first".
"""

from typing import Final

COLOURS: Final = ("blue", "red", "green", "ivory")  # of the seats

# Treasures. A1.2  A map is one of them

SHARD: Final = 0
SCRAP: Final = 1
COIN: Final = 2
CUP: Final = 3
TALISMAN: Final = 4
MAP: Final = 5
MASK: Final = 6
KINDS: Final = ("shard", "scrap", "coin", "cup", "talisman", "map", "mask")
NO_KIND: Final = -1

COPIES: Final[list[int]] = [18, 16, 14, 6, 8, 6, 4]
TRADE: Final[list[int]] = [1, 1, 2, 2, 3, 3, 4]
PRICES: Final[list[list[int]]] = [  # of a set of 1, 2, 3, ...
    [1, 2, 3, 4, 15],
    [1, 2, 3, 10],
    [2, 5, 10, 18, 30],
    [2, 15],
    [3, 7, 14, 24, 40],
    [3],
    [4, 12, 26, 50],
]
TREASURES: Final = 72

# A1.3  The other cards

THIEVES: Final = 8
STORMS: Final[list[int]] = [0, 0, 6, 5, 4]  # by the number of people

# Chambers, from the small one to the large one; chamber n is opened with n + 1 maps

CHAMBERS: Final[list[int]] = [3, 5, 7]
CHAMBER_CARDS: Final = 15

HAND: Final = 4  # cards dealt to each
MARKET: Final = 5  # cards dealt to the market

# Sets, numbered by kind and then by size: 0 is a single shard, 25 is four masks

SET_KIND: Final[list[int]] = [kind for kind in range(7) for _ in PRICES[kind]]
SET_SIZE: Final[list[int]] = [size for row in PRICES for size in range(1, len(row) + 1)]
SET_PRICE: Final[list[int]] = [price for row in PRICES for price in row]
SETS: Final = 26
SINGLE: Final[list[int]] = [SET_KIND.index(kind) for kind in range(7)]  # of each kind: a set of one


def set_of(kind: int, size: int) -> int:
    """Return the number of a set."""
    return SINGLE[kind] + size - 1


# What a number of cards of a kind sells for at best, as sets of any sizes: 7 talismans are 5 and 2

MOST: Final = 19  # numbers of cards in a row of BEST: 0 to 18


def _best() -> list[int]:
    table: list[int] = []
    for prices in PRICES:
        row = [0]
        for cards in range(1, MOST):
            sizes = range(1, min(cards, len(prices)) + 1)
            row.append(max(prices[size - 1] + row[cards - size] for size in sizes))
        table.extend(row)
    return table


BEST: Final[list[int]] = _best()  # by MOST * kind + cards
