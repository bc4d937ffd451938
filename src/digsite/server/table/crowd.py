"""How many sockets are open: of one person, and from one address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from digsite.server.protocol.limits import Limits


class Crowd:
    """Everybody who is connected. Whoever has no cookie is one person with all such at his address.

    Cookies are for the asking, so an address is limited too: a club can share one.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def has_room(self, person: str | None, address: str) -> bool:
        """Return whether somebody may come once more."""
        return (
            self._people[_name(person, address)] < self._limits.connections_of_one
            and self._addresses[address] < self._limits.connections_of_address
        )

    @contextmanager
    def with_one_more(self, person: str | None, address: str) -> Iterator[None]:
        """Count somebody while he is here."""
        counted = ((self._people, _name(person, address)), (self._addresses, address))
        for counter, name in counted:
            counter[name] += 1
        try:
            yield
        finally:
            for counter, name in counted:
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]


def _name(person: str | None, address: str) -> str:
    return person or f"nobody at {address}"
