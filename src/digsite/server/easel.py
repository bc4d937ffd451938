"""Where views are painted: in the server, or in processes of their own."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

from digsite.server import wire
from digsite.server.painter import Lost, Painter
from digsite.server.painting import Studio

STEPS_OF_AN_ANSWER: Final = 8  # turns of the event loop, from a message to its answer


class Easel:
    """Paints for all tables. A table always goes to the same painter, who remembers its looks."""

    def __init__(self, painters: int) -> None:
        self._painters = [Painter() for _ in range(painters)]
        self._own = asyncio.Lock()

    async def painted(
        self,
        table: str,
        studio: Studio,
        view: Any,  # noqa: ANN401 - a view
        lang: str,
    ) -> wire.Painted:
        """Give a view in words and pictures; if its painter is lost, the server paints itself."""
        if self._painters:
            painter = self._painters[crc32(table.encode()) % len(self._painters)]
            try:
                return await painter.painted(table, studio, view, lang)
            except Lost:
                pass
        return await self._painted_here(studio, view, lang)

    async def _painted_here(self, studio: Studio, view: Any, lang: str) -> wire.Painted:  # noqa: ANN401
        """Paint one at a time, and let whatever can be answered go first.

        A message on its way to its answer is no longer held up by a painting at each of its steps.
        """
        async with self._own:
            for _ in range(STEPS_OF_AN_ANSWER):
                await asyncio.sleep(0)
            return studio.painted(view, lang)

    async def open(self) -> None:
        """Let the painters get ready."""
        with suppress(Lost):
            for painter in self._painters:
                await painter.open()

    async def close(self) -> None:
        """Send the painters home."""
        for painter in self._painters:
            await painter.close()
