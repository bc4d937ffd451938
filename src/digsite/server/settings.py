"""What can be set about a server; the defaults are for a table at home."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from digsite.server.limits import Limits
from digsite.terminal.keeping import home

FILE: Final = "digsite.db"


@dataclass(frozen=True)
class Settings:
    """Where things are kept, how many processes think, and how much anybody may ask for."""

    db: str = ""  # a URL; without one a file of this user's
    workers: int = 2  # processes in which bots think
    painters: int = 0  # processes that paint for a busy server
    home: str = ""  # where others of the network find the server, if they can
    courtesy: float = 0.08  # seconds bots wait after somebody's move: his page is drawn first
    patience: float = 180.0  # seconds an absent person's turn lasts before a bot may stand in, live
    limits: Limits = field(default_factory=Limits)
    seed: int | None = None  # of every table, for tests; without it each has a secret one

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.db or home_database()


def home_database() -> str:
    """Give the URL of the file in this user's data directory, beside the records."""
    return file_url(home() / FILE)


def file_url(path: Path) -> str:
    """Give the URL of a database that is a file."""
    return f"sqlite:///{path}"
