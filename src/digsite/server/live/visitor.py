"""Somebody in the lobby, who is sent the lists of tables as they change."""

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from digsite.server.http.identity import language_of
from digsite.server.live.connection import SILENT
from digsite.server.protocol import wire_lobby
from digsite.server.showing.gallery import Gallery
from digsite.server.showing.summaries import lists
from digsite.server.store.people import Person
from digsite.server.table.hall import LOG, Hall

SETTLE: Final = 1.0  # seconds between two sendings of the lists


class Visitor:
    """A connection of the lobby."""

    def __init__(self, hall: Hall, gallery: Gallery, who: Person, socket: WebSocket) -> None:
        self._hall = hall
        self._gallery = gallery
        self._who = who
        self._socket = socket
        self._something = asyncio.Event()
        self._something.set()

    def tables_changed(self) -> None:
        """Note that the lists may have changed."""
        self._something.set()

    async def send_on(self) -> None:
        """Send the lists whenever they differ, at most once a second."""
        last = None
        while True:
            await self._something.wait()
            self._something.clear()
            now = await self._lists()
            if now and now != last:
                tables: wire_lobby.TablesNow = {"type": "tables", **now}
                await self._socket.send_json(tables)
                last = now
            await asyncio.sleep(SETTLE)

    async def _lists(self) -> wire_lobby.Lists | None:
        """Return the lists; None if they cannot be read now: then they are asked for again."""
        try:
            lang = language_of(self._socket, self._who)
            return await lists(self._hall, self._gallery, self._who, lang)
        except SQLAlchemyError:
            LOG.warning("the lists of the lobby cannot be read", exc_info=True)
            self._something.set()
            return None

    async def receive_on(self) -> int | None:
        """Wait until he goes, or is silent for too long: then return the code to close with."""
        while True:
            try:
                event = await asyncio.wait_for(
                    self._socket.receive(), self._hall.settings.limits.silence
                )
            except TimeoutError:
                return SILENT
            if event["type"] == "websocket.disconnect":
                return None
