"""Sets of small numbers as the bits of one machine word of up to 62 bits."""

from typing import Any, Final

from mypy_extensions import i64


def _counts() -> bytes:
    counts = bytearray(1 << 16)
    for word in range(1, 1 << 16):
        counts[word] = counts[word >> 1] + (word & 1)
    return bytes(counts)


COUNT: Final = _counts()  # how many bits are set in each number of 16 bits
NUMBERS: Final[list[Any]] = [*range(1024)]  # ready-made: filling a list makes no objects
BIT: Final[list[i64]] = [2**n for n in range(62)]  # a shift by a variable is not safe when compiled


def count(word: i64) -> i64:
    """Return how many members the set has."""
    return (
        COUNT[word & 0xFFFF]
        + COUNT[word >> 16 & 0xFFFF]
        + COUNT[word >> 32 & 0xFFFF]
        + COUNT[word >> 48]
    )


def lowest(word: i64) -> i64:
    """Return the smallest member of a set that is not empty."""
    return count((word & -word) - 1)


def nth(word: i64, n: i64) -> i64:
    """Return the member that has `n` smaller ones; the set must have more than `n` members."""
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


def members(word: i64) -> list[int]:
    """Return the members, ascending."""
    found = [0] * count(word)
    put_members(found, 0, word, 0)
    return found


def put_members(found: list[Any], n: i64, word: i64, first: i64) -> i64:
    """Write the members of a set, ascending, into a list from index `n` on.

    Return the index after the last one. Bit 0 of the word stands for the number `first`. The list
    must be long enough.
    """
    while word:
        low = word & 0xFFFF
        while low:
            found[n] = NUMBERS[first + COUNT[(low & -low) - 1]]
            low &= low - 1
            n += 1
        word >>= 16
        first += 16
    return n
