"""Everybody in the lobby. What is public is told to a few of them at a time.

So whoever plays never waits until a crowd has been told.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from digsite.server.live.visitor import SETTLE, Visitor
from digsite.server.showing.noticeboard import LASTING, Noticeboard
from digsite.server.table.hall import LOG

FEW: Final = 10  # visitors that are told at once
PAUSE: Final = 0.01  # seconds until the next ones are told


class Visitors:
    """All connections of the lobby, and the round in which they are told."""

    def __init__(self, noticeboard: Noticeboard) -> None:
        self.noticeboard = noticeboard
        self._here: set[Visitor] = set()

    @contextmanager
    def with_one_more(self, visitor: Visitor) -> Iterator[None]:
        """Tell somebody what is new while he is here."""
        self._here.add(visitor)
        try:
            yield
        finally:
            self._here.discard(visitor)

    async def tell_on(self) -> None:
        """Tell everybody whenever something public has changed, and then rest a while."""
        changed = self.noticeboard.changed
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), LASTING)
            changed.clear()
            if self._here:
                await self._tell()
            await asyncio.sleep(SETTLE)

    async def _tell(self) -> None:
        try:
            await self.noticeboard.refresh()
        except SQLAlchemyError:
            LOG.warning("the public tables cannot be read", exc_info=True)
            self.noticeboard.changed.set()
            return
        here = [*self._here]
        for n in range(0, len(here), FEW):
            for visitor in here[n : n + FEW]:
                visitor.public_tables_changed()
            await asyncio.sleep(PAUSE)
