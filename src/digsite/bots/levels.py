"""How strong an opponent people may wish for. Clients translate the keys."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A level and the bot behind it: the phrases `level-<key>` and `level-<key>-about` tell."""

    key: str
    bot: str


LEVELS: Final = (
    Level("digger", "weighted"),
    Level("student", "greedy"),
    Level("scholar", "ismcts:0.5s"),
    Level("professor", "ismcts:3s"),
)
