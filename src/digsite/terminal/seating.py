"""Who sits where: people at this keyboard, and bots."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from digsite.bots import Bot, bot, names

ME: Final = "me"


@dataclass(frozen=True)
class Seating:
    """The name on each seat, and the bots by seat; people sit on all other seats."""

    names: tuple[str, ...]
    bots: Mapping[int, Bot]

    @property
    def people(self) -> list[int]:
        """The seats of the people at this keyboard."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


def seating(text: str) -> Seating:
    """Return the seating of a list such as me,random,random; ValueError tells what is wrong."""
    words = tuple(word.strip() for word in text.split(","))
    if "" in words:
        known = ", ".join([ME, *names()])
        raise ValueError(f"between two commas stands nobody; there are: {known}")
    bots: dict[int, Bot] = {}
    for seat, word in enumerate(words):
        if word != ME:
            try:
                bots[seat] = bot(word)
            except ValueError as error:
                raise ValueError(f"{error}; '{ME}' is you") from None
    return Seating(words, bots)
