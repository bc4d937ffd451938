"""Who looks at the lobby, and must hear when tables change."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from digsite.server.table.table import Table


class Watcher(Protocol):
    """A connection of the lobby."""

    def own_tables_changed(self) -> None:
        """Some table of this person has changed."""


class Watchers:
    """Everybody who looks at the lobby, by person."""

    def __init__(self) -> None:
        self._watching: dict[str, set[Watcher]] = {}
        self.when_public: Callable[[], None] = lambda: None  # set by the noticeboard

    def __len__(self) -> int:
        """Return how many there are."""
        return sum(map(len, self._watching.values()))

    @contextmanager
    def with_one_more(self, person: str, watcher: Watcher) -> Iterator[None]:
        """Tell somebody of his tables while he is here; whoever is nobody yet has no id."""
        watching = self._watching.setdefault(person, set())
        watching.add(watcher)
        try:
            yield
        finally:
            watching.discard(watcher)
            if not watching and self._watching.get(person) is watching:
                del self._watching[person]

    def table_changed(self, table: Table) -> None:
        """Tell those who sit at a table that it has changed, and everybody if it is public."""
        people = {person for seat in table.seats for person in seat.holders}
        self.tables_changed(people, public=table.setup.public)

    def tables_changed(self, people: Iterable[str], *, public: bool) -> None:
        """Tell people that tables of theirs have changed, and everybody if any is public."""
        for person in people:
            for watcher in tuple(self._watching.get(person, ())):
                watcher.own_tables_changed()
        if public:
            self.when_public()
