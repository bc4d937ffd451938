"""A small random generator, xoshiro128++: the same numbers on every platform and build.

Its words have 32 bits, so that no product leaves a signed machine word when compiled. It is fast,
but its numbers can be predicted from earlier ones. So a match makes a new generator for each roll,
seeded with a hash (`core.replay.rolled`).
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Rng:
    """The state of a generator: four words. Make one with `seeded`."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self) -> None:
        """Make an unseeded generator. No arguments: else the compiled class could not be copied."""
        self.a: i64 = 1
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, all equally likely. `n` is from 1 to 2**31."""
        product = self._next() * n
        if product & WORD < n:  # rare: without this some numbers would be a little too likely
            least = (WORD + 1 - n) % n
            while product & WORD < least:
                product = self._next() * n
        return product >> 32

    def _next(self) -> i64:
        total = (self.a + self.d) & WORD
        result = (((total << 7) & WORD | total >> 25) + self.a) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = (self.d << 11) & WORD | self.d >> 21
        return result

    def copy(self) -> "Rng":
        """Return a second generator that will draw the same numbers."""
        other = Rng()
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        return other

    def __getstate__(self) -> tuple[int, int, int, int]:
        """Pickle as four words."""
        return (self.a, self.b, self.c, self.d)

    def __setstate__(self, words: tuple[int, int, int, int]) -> None:
        """Unpickle."""
        self.a, self.b, self.c, self.d = words


def seeded(seed: bytes) -> Rng:
    """Return a generator that starts from `seed`, which may be any bytes."""
    digest = hashlib.sha256(seed).digest()
    rng = Rng()
    rng.a = int.from_bytes(digest[0:4], "little")
    rng.b = int.from_bytes(digest[4:8], "little")
    rng.c = int.from_bytes(digest[8:12], "little")
    rng.d = int.from_bytes(digest[12:16], "little")
    return rng
