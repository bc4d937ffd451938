"""One browser, or one outside bot, at one table: what it asks is answered, what happens is sent."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from digsite.core.seats import NOBODY
from digsite.server import errands
from digsite.server.hall import LOG, Hall
from digsite.server.limits import Buckets
from digsite.server.messages import Address, message
from digsite.server.outbox import Closed, Outbox
from digsite.server.people import Person
from digsite.server.refusals import Refusal
from digsite.server.tables import ChatLine, Table
from digsite.server.tasks import end
from digsite.server.views import chat_entries, hello

SILENT: Final = 4408
TOO_LARGE: Final = 4413
TOO_MANY: Final = 4429
COME_BACK: Final = 1012
FORBEARANCE: Final = 100  # messages answered with too-fast before the line is cut


class Connection:
    """It listens to its table, and its table to it."""

    def __init__(self, hall: Hall, table: Table, socket: WebSocket, who: Person, lang: str) -> None:
        self.hall = hall
        self.table = table
        self.showing = hall.showing(table)
        self.who = who
        self.person = who.id
        self.viewer = next(iter(table.seats_of(who.id)), NOBODY)
        self._socket = socket
        self._outbox = Outbox(socket, self.showing, who.id, hall.settings.limits.unread)
        self._outbox.lang = lang
        self._rate = Buckets(hall.settings.limits.messages)
        self._too_fast = 0
        self._aside: set[asyncio.Task[None]] = set()

    @property
    def lang(self) -> str:
        """The language that is read here."""
        return self._outbox.lang

    # What the table tells

    def table_changing(self) -> None:
        """Get ready while the disk is busy; as whom somebody with several seats looks, is open."""
        if len(self.table.seats_of(self.person)) <= 1:
            self.showing.paint_ahead(self.viewer, self.lang)

    def table_changed(self) -> None:
        """Send the new state; where nothing is secret, as my seat that is to move."""
        mine = self.table.seats_of(self.person)
        self.viewer = self.showing.moments.followed(self.viewer, mine)
        self._outbox.send_state(self.viewer)

    def people_changed(self) -> None:
        """Send who is here."""
        moments = self.showing.moments
        moment = moments.now(self.viewer)
        scores = moments.scores(moment, self.viewer)
        players = self.showing.players(scores, moment.actor, self.person, self.lang)
        self._outbox.send({"type": "players", "players": players})

    def words_changed(self) -> None:
        """Greet again, and send everything anew."""
        mine = self.table.seats_of(self.person)
        if mine and self.viewer not in mine:
            self.viewer = mine[0]
        self._greet()
        self._outbox.send_whole(self.viewer)

    def said(self, lines: Sequence[ChatLine]) -> None:
        """Send what was said."""
        self._outbox.send({"type": "chat", "entries": chat_entries(lines)})

    def leave(self) -> None:
        """End, so that the client comes back."""
        self._outbox.end(COME_BACK)

    def _greet(self) -> None:
        patience = self.hall.patience(self.table)
        self._outbox.send({**hello(self.showing, self.person, self.lang), "patience": patience})

    # What errands need

    def answer(self, key: str, **what: object) -> None:
        """Say yes."""
        self._outbox.send({"type": "answer", "re": key, "ok": True, **what})

    def refuse(self, key: str | None, refusal: Refusal) -> None:
        """Say why not."""
        say = self.showing.voice(self.lang).say(refusal.words)
        self._outbox.send(
            {"type": "answer", "re": key, "ok": False, "why": refusal.why, "say": say}
        )
        if refusal.why == "stale":
            self._outbox.send_whole(self.viewer)

    def look_as(self, viewer: int) -> None:
        """Send the table as another seat sees it."""
        self.viewer = viewer
        self._outbox.send_state(viewer)

    def send_whole(self) -> None:
        """Send everything again."""
        self._outbox.send_whole(self.viewer)

    def speak(self, lang: str) -> None:
        """Send everything in another language."""
        self._outbox.lang = lang
        self.words_changed()

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes long, and go on meanwhile."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    # Its life

    async def run(self, viewer: int | None, seen: int | None) -> int | None:
        """Serve until it ends; give the code to close it with, if it is not closed already."""
        if seen is not None:
            self._outbox.resume(seen)
        if viewer is not None and viewer in self.table.seats_of(self.person):
            self.viewer = viewer
        self.table.come(self)
        try:
            self._greet()
            self.said(self.table.chat)
            self._outbox.send_whole(self.viewer)
            await self._serve()
        except Closed as closed:
            return closed.code
        except WebSocketDisconnect:
            return None
        finally:
            self.table.go(self)
        return None

    async def _serve(self) -> None:
        """Send and receive until one of them ends, and give on how it ended."""
        both = {asyncio.create_task(work) for work in (self._outbox.run(), self._receive_on())}
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            await end(both | self._aside)

    async def _receive_on(self) -> None:
        limits = self.hall.settings.limits
        while True:
            try:
                async with asyncio.timeout(limits.silence):
                    text = await self._received()
            except TimeoutError:
                raise Closed(SILENT) from None
            if len(text) > limits.message or len(text.encode()) > limits.message:
                raise Closed(TOO_LARGE)
            await self._take(text)

    async def _received(self) -> str:
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        text: str | None = event.get("text")
        return text or ""

    async def _take(self, text: str) -> None:
        """Do what a message asks for. It is answered exactly once, whatever happens."""
        try:
            if not self._rate.take(""):
                self._slow_down()
            await errands.run(self, message.validate_json(text))
        except ValidationError:
            self.refuse(_id_of(text), Refusal("bad-request"))
        except Refusal as refusal:
            self.refuse(_id_of(text), refusal)
        except Closed:
            raise
        except Exception:  # noqa: BLE001 - a defect of ours must not cut the line
            LOG.exception("a message could not be answered")
            self.refuse(_id_of(text), Refusal("busy"))

    def _slow_down(self) -> None:
        self._too_fast += 1
        if self._too_fast > FORBEARANCE:
            raise Closed(TOO_MANY)
        raise Refusal("too-fast")


def _id_of(text: str) -> str | None:
    """Give the id of what may be no message at all."""
    try:
        return Address.model_validate_json(text).id
    except ValidationError:
        return None
