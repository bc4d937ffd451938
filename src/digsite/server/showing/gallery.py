"""The showings of all tables in memory, and the studio that they share."""

from digsite.server.showing.showing import Showing
from digsite.server.showing.studio import Studio
from digsite.server.table.table import Table


class Gallery:
    """Has a showing for each table that somebody has looked at, until the table is put away."""

    def __init__(self, painters: int) -> None:
        self._studio = Studio(painters)
        self._showings: dict[Table, Showing] = {}

    def showing(self, table: Table) -> Showing:
        """Return what puts a table into words and pictures."""
        found = self._showings.get(table) or Showing(table, self._studio)
        if not table.gone:
            self._showings[table] = found
        return found

    def forget(self, table: Table) -> None:
        """Forget a table that is put away."""
        self._showings.pop(table, None)

    async def open(self) -> None:
        """Start the processes that paint."""
        await self._studio.open()

    async def close(self) -> None:
        """End them."""
        await self._studio.close()
