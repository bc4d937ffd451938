"""The levels of strength that people can choose for a bot."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A level and the bot that plays it.

    The phrases `level-<key>` and `level-<key>-about` name and describe those of LEVELS to people.
    One that a server adds is called by its key, in every language.
    """

    key: str
    bot: str


LEVELS: Final = (
    Level("digger", "weighted"),
    Level("student", "greedy"),
    Level("scholar", "ismcts:0.5s"),
    Level("professor", "ismcts:3s"),
)
