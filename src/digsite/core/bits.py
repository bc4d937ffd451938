"""Sets of small numbers as the bits of one machine word of up to 62 bits."""

from typing import Final

from mypy_extensions import i64


def _counts() -> bytes:
    counts = bytearray(1 << 16)
    for word in range(1, 1 << 16):
        counts[word] = counts[word >> 1] + (word & 1)
    return bytes(counts)


COUNT: Final = _counts()  # of the bits in each number of 16 bits
BIT: Final[list[i64]] = [2**n for n in range(62)]  # a shift by a variable is not safe when compiled


def count(word: i64) -> i64:
    """How many members the set has."""
    return (
        COUNT[word & 0xFFFF]
        + COUNT[word >> 16 & 0xFFFF]
        + COUNT[word >> 32 & 0xFFFF]
        + COUNT[word >> 48]
    )


def lowest(word: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return count((word & -word) - 1)


def nth(word: i64, n: i64) -> i64:
    """The member with `n` smaller ones; the set must have more than `n` members."""
    base: i64 = 0
    here: i64 = COUNT[word & 0xFFFF]
    while n >= here:
        n -= here
        word >>= 16
        base += 16
        here = COUNT[word & 0xFFFF]
    word &= 0xFFFF
    while n > 0:
        word &= word - 1
        n -= 1
    return base + COUNT[(word & -word) - 1]


def listing(first: int, bits: int) -> list[list[int]]:
    """A table for `add_members`: for each byte of a word and its value, the numbers it means.

    Bit 0 of the word means the number `first`. Whoever lists sets often keeps such tables: taking
    ready numbers from them is several times as fast as making new ones.
    """
    return [
        [first + row + bit for bit in range(8) if byte >> bit & 1]
        for row in range(0, bits, 8)
        for byte in range(256)
    ]


def add_members(found: list[int], word: i64, table: list[list[int]], row: i64) -> None:
    """Add the members of a set, ascending, to a list; the word begins at this row of the table."""
    row <<= 8
    while word:
        byte = word & 0xFF
        if byte:
            found.extend(table[row | byte])
        word >>= 8
        row += 256


def members(word: i64) -> list[int]:
    """The members, ascending."""
    found: list[int] = []
    while word:
        found.append(lowest(word))
        word &= word - 1
    return found
