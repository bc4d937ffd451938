"""Who plays whom, from which seats, on which deals: settled before the first card is dealt.

A deal is played by every line-up of bots in every seating, always with the same seed, so that luck
and seats are shared out evenly (duplicate matches). Line-ups are

- all bots, when there are as many as seats;
- every choice of so many, when there are more bots than seats: with two seats every pairing;
- each bot once and the last one on the seats that are left, when there are fewer: `a,b` on four
  seats is one `a` among three `b`.

A match is known by its number alone: whoever plays it, whenever and wherever, plays the same one.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from digsite.core.rng import Rng, seeded

Seating = tuple[str, ...]  # the bot on each seat


@dataclass(frozen=True)
class Plan:
    """A whole tournament in a few words."""

    game: str
    bots: tuple[str, ...]
    seats: int
    matches: int
    seed: int

    @cached_property
    def tables(self) -> tuple[Seating, ...]:
        """Every seating of every line-up: what is played on each deal."""
        return tuple(
            seating for line_up in line_ups(self.bots, self.seats) for seating in seatings(line_up)
        )

    @property
    def entrants(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.bots))

    def deal(self, number: int) -> int:
        """The deal on which a match is played."""
        return number // len(self.tables)

    def seating(self, number: int) -> Seating:
        """Who sits where in a match."""
        return self.tables[number % len(self.tables)]

    def chance(self, number: int) -> bytes:
        """The seed from which the chance of a match is rolled: the same for the whole deal."""
        words = f"digsite arena {self.seed} deal {self.deal(number)}"
        return hashlib.sha256(words.encode()).digest()

    def thought(self, number: int, seat: int, ply: int) -> Rng:
        """The generator of a seat for one decision."""
        return seeded(self.chance(number) + f" seat {seat} ply {ply}".encode())


def line_ups(bots: Sequence[str], seats: int) -> list[Seating]:
    """Who meets at one table, each group once."""
    if len(bots) <= seats:
        return [(*bots, *[bots[-1]] * (seats - len(bots)))]
    return list(dict.fromkeys(combinations(bots, seats)))


def seatings(line_up: Seating) -> list[Seating]:
    """Every order of a line-up, each once, rotations side by side."""
    orders = permutations(line_up)
    return list(dict.fromkeys(turned for order in orders for turned in _rotations(order)))


def _rotations(order: Seating) -> Iterator[Seating]:
    return (order[-n:] + order[:-n] for n in range(len(order)))
