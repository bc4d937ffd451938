"""Somebody in the lobby, who is sent the lists of tables as they change."""

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from digsite.server.live.connection import SILENT
from digsite.server.showing.noticeboard import Edition, Listed, Noticeboard, message
from digsite.server.table.hall import LOG

SETTLE: Final = 1.0  # seconds between two sendings of the lists
NONE: Final[Listed] = {"mine": [], "finished": [], "away": []}


class Visitor:
    """A connection of the lobby."""

    def __init__(
        self, noticeboard: Noticeboard, socket: WebSocket, person: str | None, lang: str
    ) -> None:
        self._noticeboard = noticeboard
        self._socket = socket
        self._person = person or ""  # nobody yet: then he sits nowhere
        self._lang = lang
        self._something = asyncio.Event()
        self._something.set()
        self._own_changed = True
        self._own: Listed = {}  # that the client has
        self._public: Listed = {}
        self._edition: Edition | None = None  # that it has, of what is public

    def own_tables_changed(self) -> None:
        """Note that his own lists may have changed."""
        self._own_changed = True
        self._something.set()

    def public_tables_changed(self) -> None:
        """Note that there is another edition of what is public."""
        self._something.set()

    async def send_on(self) -> None:
        """Send what is new in the lists, at most once a second."""
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._send_own()
                await self._send_public()
            except SQLAlchemyError:
                LOG.warning("the lists of the lobby cannot be read", exc_info=True)
                self.own_tables_changed()
            await asyncio.sleep(SETTLE)

    async def _send_own(self) -> None:
        if self._own_changed:
            self._own_changed = False
            found = await self._noticeboard.own(self._person, self._lang) if self._person else NONE
            had, self._own = self._own, found
            await self._send(message(had, found))

    async def _send_public(self) -> None:
        before, now = self._edition, await self._noticeboard.edition(self._lang)
        if before is now:
            return
        self._edition = now
        if any(each and self._person in each.sitters for each in (before, now)):
            had, self._public = self._public, now.lists_for(self._person)
            await self._send(message(had, self._public))
        else:
            self._public = now.public
            await self._send(now.news(before))

    async def _send(self, text: str) -> None:
        if text:
            await self._socket.send_text(text)

    async def receive_on(self, silence: float) -> int | None:
        """Wait until he goes, or is silent for too long: then return the code to close with."""
        while True:
            try:
                event = await asyncio.wait_for(self._socket.receive(), silence)
            except TimeoutError:
                return SILENT
            if event["type"] == "websocket.disconnect":
                return None
