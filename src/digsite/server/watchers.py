"""Who looks at the lobby, and must hear when tables change."""

from typing import Protocol


class Watcher(Protocol):
    """A connection of the lobby."""

    def tables_changed(self) -> None:
        """Some table has changed."""


class Watchers(set[Watcher]):
    """All of them."""

    def tables_changed(self) -> None:
        """Tell everybody; each looks for himself what concerns him, not too often."""
        for watcher in tuple(self):
            watcher.tables_changed()
