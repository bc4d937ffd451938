"""Who sits where: people, bots, seats that wait for somebody, and bots that stand in."""

from dataclasses import dataclass, field
from typing import Final, Literal

from digsite.bots import LEVELS
from digsite.server.people import new_id

Kind = Literal["person", "open", "bot"]

BOTS: Final = {level.key: level.bot for level in LEVELS}  # what plays at each level
BOT_NAMES: Final = ("Nofret", "Enkidu", "Merit", "Sargon", "Hapu", "Ninlil", "Teti", "Idris")
MARKS: Final = {  # never colour alone
    "blue": "disc",
    "red": "triangle",
    "green": "diamond",
    "ivory": "cross",
    "yellow": "star",
}


@dataclass
class Seat:
    """A seat at a table. Its holders are the people who may act for it."""

    kind: Kind
    name: str = ""  # of a bot, or of somebody at another person's browser
    person: str | None = None  # whose name it bears otherwise
    person_name: str = ""
    level: str | None = None
    standin: str | None = None
    invite: str | None = None
    own: str = field(default_factory=new_id)
    holders: set[str] = field(default_factory=set)

    @property
    def bot(self) -> str | None:
        """The bot that acts for the seat now, if one does."""
        level = self.level if self.kind == "bot" else self.standin
        return BOTS[level] if level else None

    @property
    def called(self) -> str:
        """The name that people read; empty where the colour must do."""
        return self.name or self.person_name


def of_person(person: str, person_name: str, name: str = "") -> Seat:
    """Give a seat that is taken."""
    return Seat("person", name, person, person_name, holders={person})


def of_bot(level: str, n: int) -> Seat:
    """Give the seat of a bot, the n-th at its table."""
    return Seat("bot", BOT_NAMES[n % len(BOT_NAMES)], level=level)


def of_friend() -> Seat:
    """Give a seat that waits for whoever has its link."""
    return Seat("open", invite=new_id())
