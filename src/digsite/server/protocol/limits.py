"""How much anybody may ask for: sizes, numbers, and how often."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

REMEMBERED: Final = 50_000  # buckets; the longest unused ones are full again anyway


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    each_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """All limits of a server. A body and a message are counted in bytes."""

    body: int = 64_000
    message: int = 16_000
    calls: Rate = field(default_factory=lambda: Rate(30, 150))  # HTTP, by address
    messages: Rate = field(default_factory=lambda: Rate(20, 60))  # by connection
    tables: Rate = field(default_factory=lambda: Rate(0.2, 20))  # new ones, by address
    people: Rate = field(default_factory=lambda: Rate(0.5, 30))  # outside bots, by address
    chat: Rate = field(default_factory=lambda: Rate(1, 5))  # by person
    hints: Rate = field(default_factory=lambda: Rate(0.5, 5))  # by person
    reviews: Rate = field(default_factory=lambda: Rate(0.05, 20))  # begun ones, by address
    previews: Rate = field(default_factory=lambda: Rate(0.5, 20))  # drawn ones, by address
    connections_of_one: int = 20  # a person, or all without a cookie at one address
    connections_of_address: int = 200
    connections_at_table: int = 300
    unread: int = 200  # messages that wait for a slow reader
    connections: int = 10_000  # of all kinds; fewer where the system allows fewer files
    unfinished: float = 10.0  # seconds in which a request has to come
    silence: float = 90.0  # seconds without a message until a connection is closed


class Buckets:
    """For each key a bucket that fills at a rate; whoever takes from an empty one is too fast."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # level, when

    def take(self, key: str) -> bool:
        """Return whether there was one left to take."""
        now = self._clock()
        level, when = self._levels.pop(key, (self._rate.at_once, now))
        level = min(self._rate.at_once, level + (now - when) * self._rate.each_second)
        enough = level >= 1
        self._levels[key] = (level - 1 if enough else level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return enough
