"""One browser, or one outside bot, at one table: what it asks is answered, what happens is sent."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from digsite.core.gathering import Picks
from digsite.core.scenery import Screen
from digsite.core.seats import NOBODY
from digsite.server.live import errands
from digsite.server.live.outbox import Closed, Outbox
from digsite.server.protocol import wire_answers, wire_table
from digsite.server.protocol.limits import Buckets, Rate
from digsite.server.protocol.messages import Address, message
from digsite.server.protocol.refusals import Refusal, Slip
from digsite.server.showing.details import chat_entries, hello, players
from digsite.server.showing.reader import Reader
from digsite.server.showing.showing import Showing
from digsite.server.store.people import Person
from digsite.server.store.saved import ChatLine
from digsite.server.table import play
from digsite.server.table.hall import LOG, Hall
from digsite.server.table.tasks import end

SILENT: Final = 4408
TOO_LARGE: Final = 4413
TOO_MANY: Final = 4429
COME_BACK: Final = 1012
FORBEARANCE: Final = Rate(1, 100)  # messages answered with too-fast before the line is cut


class Connection:
    """A client at a table. It hears what happens there, and does what the client asks for."""

    def __init__(
        self, hall: Hall, showing: Showing, socket: WebSocket, who: Person, reader: Reader
    ) -> None:
        self.hall = hall
        self.table = table = showing.table
        self.showing = showing
        self.who = who
        self.person = who.id
        self.viewer = next(iter(table.seats_of(who.id)), NOBODY)
        self._socket = socket
        self._outbox = Outbox(socket, self.showing, who.id, hall.settings.limits.unread, reader)
        self._rate = Buckets(hall.settings.limits.messages)
        self._picks: Picks = ()  # what stays picked after what the client plays just now
        self._forbearance = Buckets(FORBEARANCE)
        self._taking = False  # something that was asked, and is not answered yet
        self._leaving = False
        self._aside: set[asyncio.Task[None]] = set()

    @property
    def lang(self) -> str:
        """The language that is read here."""
        return self.reader.lang

    @property
    def reader(self) -> Reader:
        """For whom the table is painted here."""
        return self._outbox.reader

    # What the table tells

    def table_changing(self) -> None:
        """Paint ahead while the disk is busy, unless the viewer may be another one then."""
        if len(self.table.seats_of(self.person)) <= 1:
            self.showing.paint_ahead(self.viewer, self.reader, self._picks)

    def table_changed(self) -> None:
        """Send the new state; to somebody with several seats, as the one that is to move."""
        mine = self.table.seats_of(self.person)
        self.viewer = self.showing.followed(self.viewer, mine)
        self._outbox.send_state(self.viewer, self._picks)

    def people_changed(self) -> None:
        """Send who is here."""
        moment, voice = self.showing.now(self.viewer), self.showing.voice(self.lang)
        here = players(self.table, voice, moment.scores, moment.actor, self.person)
        now: wire_table.PlayersNow = {"type": "players", "players": here}
        self._outbox.send(now)

    def words_changed(self) -> None:
        """Greet again, and send everything anew."""
        mine = self.table.seats_of(self.person)
        if mine and self.viewer not in mine:
            self.viewer = mine[0]
        self._greet()
        self._outbox.send_whole(self.viewer)

    def said(self, lines: Sequence[ChatLine]) -> None:
        """Send what was said."""
        talk: wire_table.Talk = {"type": "chat", "entries": chat_entries(lines)}
        self._outbox.send(talk)

    def leave(self) -> None:
        """End, so that the client comes back."""
        if self._taking:
            self._leaving = True  # what was asked is answered first
        else:
            self._outbox.end(COME_BACK)

    def _greet(self) -> None:
        patience, voice = self.hall.patience(self.table), self.showing.voice(self.lang)
        self._outbox.send(hello(self.table, voice, self.person, patience))

    # What the client asked for

    def answer(self, key: str, **what: object) -> None:
        """Tell the client that its message was done, and what came of it."""
        answered: wire_answers.Answered = {"type": "answer", "re": key, "ok": True}
        self._outbox.send({**answered, **what})

    def refuse(self, key: str | None, refusal: Refusal) -> None:
        """Tell the client that its message was not done, and why."""
        say = self.showing.voice(self.lang).say(refusal.words)
        not_done: wire_answers.NotDone = {
            "type": "answer",
            "re": key,
            "ok": False,
            "why": refusal.why,
            "say": say,
        }
        if isinstance(refusal, Slip):
            not_done["slip"] = refusal.name
        self._outbox.send(not_done)
        if refusal.why == "stale":
            self._outbox.send_whole(self.viewer)

    @contextmanager
    def keeping(self, picks: Picks) -> Iterator[None]:
        """Let things stay picked in the state that comes of what is played meanwhile."""
        self._picks = picks
        try:
            yield
        finally:
            self._picks = ()

    def look_as(self, viewer: int) -> None:
        """Send the table as another seat sees it."""
        self.viewer = viewer
        self._outbox.send_state(viewer)

    def send_gathered(self, key: str, picks: Picks) -> None:
        """Answer what picks mean."""
        self._outbox.send_gathered(key, self.viewer, picks)

    def send_whole(self) -> None:
        """Send everything again."""
        self._outbox.send_whole(self.viewer)

    def speak(self, lang: str) -> None:
        """Send everything in another language."""
        self._outbox.reader = self.reader._replace(lang=lang)
        self.words_changed()

    def fit(self, screen: Screen) -> None:
        """Send the table as it is drawn for another screen."""
        self._outbox.reader = self.reader._replace(screen=screen)
        self._outbox.send_state(self.viewer)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something that takes long, and go on receiving meanwhile."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    # Its life

    async def run(self, viewer: int | None, seen: int | None) -> int | None:
        """Serve until it ends; return the code to close it with, None if it is closed already."""
        if seen is not None:
            self._outbox.resume(seen)
        if viewer is not None and viewer in self.table.seats_of(self.person):
            self.viewer = viewer
        self.table.come(self)
        play.wake_bot(self.hall, self.table)
        self.hall.duty.note_who_is_here(self.table)
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
            self.hall.duty.note_who_is_here(self.table)
        return None

    async def _serve(self) -> None:
        """Send and receive until one of them ends, and raise what ended it."""
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
        self._taking = True
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
        except Exception:  # noqa: BLE001 - a defect of ours must not close the connection
            LOG.exception("a message could not be answered")
            self.refuse(_id_of(text), Refusal("busy"))
        finally:
            self._taking = False
            if self._leaving:
                self._outbox.end(COME_BACK)

    def _slow_down(self) -> None:
        """Refuse a message; who goes on like this is cut off, what was long ago is forgiven."""
        if not self._forbearance.take(""):
            raise Closed(TOO_MANY)
        raise Refusal("too-fast")


def _id_of(text: str) -> str | None:
    """Return the id of a message that may be wrong in everything else; None if it has none."""
    try:
        return Address.model_validate_json(text).id
    except ValidationError:
        return None
