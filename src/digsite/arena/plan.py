"""Which bots play which match, on which seats and which deal: all known before the first match.

Every deal, a seed for chance, is played by every line-up of bots in every seating, so that luck and
seats are the same for all (duplicate matches). Line-ups are

- all bots, when there are as many as seats;
- every choice of so many, when there are more bots than seats: with two seats every pairing;
- each bot once and the last one on the seats that are left, when there are fewer: `a,b` on four
  seats is one `a` among three `b`.

The number of a match decides everything about it, whenever and wherever it is played.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from digsite.core.rng import Rng, seeded

BotsBySeat = tuple[str, ...]  # the bot on each seat


@dataclass(frozen=True)
class Plan:
    """A whole tournament."""

    game: str
    bots: tuple[str, ...]
    seats: int
    matches: int
    seed: int

    @cached_property
    def tables(self) -> tuple[BotsBySeat, ...]:
        """Every seating of every line-up: what is played on each deal."""
        return tuple(
            seating for line_up in line_ups(self.bots, self.seats) for seating in seatings(line_up)
        )

    @property
    def entrants(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.bots))

    def deal(self, number: int) -> int:
        """Return the deal on which a match is played."""
        return number // len(self.tables)

    def seating(self, number: int) -> BotsBySeat:
        """Return who sits where in a match."""
        return self.tables[number % len(self.tables)]

    def chance_seed(self, number: int) -> bytes:
        """Return the seed for the chance of a match: the same for all matches of a deal."""
        words = f"digsite arena {self.seed} deal {self.deal(number)}"
        return hashlib.sha256(words.encode()).digest()

    def bot_dice(self, number: int, seat: int, ply: int) -> Rng:
        """Return the random generator for one decision of a bot."""
        return seeded(self.chance_seed(number) + f" seat {seat} ply {ply}".encode())


def line_ups(bots: Sequence[str], seats: int) -> list[BotsBySeat]:
    """Return the groups of bots that meet at one table."""
    if len(bots) <= seats:
        return [(*bots, *[bots[-1]] * (seats - len(bots)))]
    return list(dict.fromkeys(combinations(bots, seats)))


def seatings(line_up: BotsBySeat) -> list[BotsBySeat]:
    """Return every order of a line-up, each once, rotations next to each other."""
    orders = permutations(line_up)
    return list(dict.fromkeys(turned for order in orders for turned in _rotations(order)))


def _rotations(order: BotsBySeat) -> Iterator[BotsBySeat]:
    return (order[-n:] + order[:-n] for n in range(len(order)))
