"""Where painters work: in the server, or in processes of their own."""

import asyncio
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

from digsite.core.bygone import Bygone
from digsite.core.gathering import Picks
from digsite.server.protocol import wire_view
from digsite.server.showing.painter import Painter
from digsite.server.showing.process import Lost, Process
from digsite.server.showing.reader import Reader

TURNS_OF_AN_ANSWER: Final = 8  # turns of the event loop that a message needs until its answer


class Studio:
    """Lets views of all tables be painted.

    A table always goes to the same process, because that remembers its last pictures.
    """

    def __init__(self, processes: int) -> None:
        self._processes = [Process() for _ in range(processes)]
        self._here = asyncio.Lock()

    async def painted(
        self,
        painter: Painter,
        view: Any,  # noqa: ANN401 - a view
        reader: Reader,
        picks: Picks = (),
    ) -> wire_view.Painted:
        """Return a view in words and pictures; if its process is lost, the server paints.

        So it does where no process has the rules.
        """
        if self._processes and not isinstance(painter.game, Bygone):
            process = self._processes[crc32(painter.table.encode()) % len(self._processes)]
            with suppress(Lost):
                return await process.painted(painter, view, reader, picks)
        return await self._painted_here(painter, view, reader, picks)

    async def _painted_here(
        self,
        painter: Painter,
        view: Any,  # noqa: ANN401 - a view
        reader: Reader,
        picks: Picks,
    ) -> wire_view.Painted:
        """Paint one view at a time, and let whatever can be answered go first.

        An answer needs several turns of the event loop: without the pause it would wait for another
        painting at each of them.
        """
        async with self._here:
            for _ in range(TURNS_OF_AN_ANSWER):
                await asyncio.sleep(0)
            return painter.painted(view, reader, picks)

    async def open(self) -> None:
        """Start the processes before anybody waits for them."""
        with suppress(Lost):
            for process in self._processes:
                await process.open()

    async def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            await process.close()
