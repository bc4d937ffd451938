"""What can be set about a server; the defaults are for a table at home."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from digsite.bots import LEVELS, Level
from digsite.play.home import lasting_home
from digsite.server.logs import LogFormat, LogLevel
from digsite.server.protocol.limits import Limits

FILE: Final = "digsite.db"


@dataclass(frozen=True)
class Settings:
    """Where things are kept, how many processes think, and how much anybody may ask for."""

    db: str = ""  # a URL; without one a file of this user's
    secret_file: str = ""  # with the keys that sign cookies; without one a file of the database's
    workers: int = 2  # processes in which bots think
    painters: int = 0  # processes that paint for a busy server
    home: str = ""  # where others of the network find the server, if they can
    names: tuple[str, ...] = ()  # what the server is called beside the names it has at home
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    root_path: str = ""  # below which path of its host the server is, as /games
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses and networks that see /metrics
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"
    courtesy: float = 0.08  # seconds that bots wait after a move, so that its page is drawn first
    patience: float = 180.0  # seconds until a bot may stand in for somebody absent, at pace live
    limits: Limits = field(default_factory=Limits)
    levels: tuple[Level, ...] = LEVELS  # of bots, from which people choose
    seed: int | None = None  # of every table, for tests; without it each has a secret one

    @property
    def bots(self) -> dict[str, str]:
        """The bot that plays each level."""
        return {level.key: level.bot for level in self.levels}

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.db or home_database()


def home_database() -> str:
    """Return the URL of the file in this user's data directory, beside the records.

    OSError if games cannot be kept there: a folder that is soon emptied is no place for them.
    """
    try:
        return file_url(lasting_home() / FILE)
    except OSError as error:
        why = error.strerror or error
        raise OSError(
            f"games cannot be kept in your data directory ({why}); name a database with --db"
        ) from None


def file_url(path: Path) -> str:
    """Return the URL of a database that is a file."""
    return f"sqlite:///{path}"
