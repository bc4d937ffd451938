"""Who looks at the lobby, and must hear when tables change."""

from typing import Protocol


class Watcher(Protocol):
    """A connection of the lobby."""

    def tables_changed(self) -> None:
        """Some table has changed."""


class Watchers(set[Watcher]):
    """Everybody who looks at the lobby."""

    def tables_changed(self) -> None:
        """Tell everybody that some table has changed; each looks whether it concerns him."""
        for watcher in tuple(self):
            watcher.tables_changed()
