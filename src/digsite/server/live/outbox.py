"""What waits to be sent to a client: answers first, then states, painted one at a time."""

import asyncio
import json
from collections import deque
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, Final

from starlette.websockets import WebSocket

from digsite.core.gathering import Picks
from digsite.server.protocol import wire_answers, wire_table, wire_view
from digsite.server.showing.log import without_happenings
from digsite.server.showing.moment import Moment
from digsite.server.showing.reader import Reader
from digsite.server.showing.showing import Showing

TOO_SLOW: Final = 4408

Sent = Mapping[str, object]  # a JSON object


class Closed(Exception):
    """The connection is to end, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Outbox:
    """Sends to one client, and leaves out what the client already has."""

    def __init__(
        self, socket: WebSocket, showing: Showing, person: str, most: int, reader: Reader
    ) -> None:
        self._socket = socket
        self._showing = showing
        self._person = person
        self._most = most
        self.reader = reader
        self._seen: int | None = None  # the last ply that the client showed before it came back
        self._urgent: deque[Sent] = deque()
        self._waiting: deque[Coroutine[Any, Any, Sent]] = deque()  # what is painted, and then sent
        self._something = asyncio.Event()
        self._resumed = 0  # the ply at which it came back
        self._entries: list[wire_table.LogEntry] = []  # of the log, that the client has
        self._pictures: dict[str, wire_view.Picture] = {}  # that the client has
        self._code: int | None = None

    def resume(self, seen: int) -> None:
        """Note that the client has come back: what it has not shown is news until it acts again."""
        self._seen = seen
        self._resumed = self._showing.table.ply

    def send(self, what: Sent) -> None:
        """Send something before the states that wait."""
        self._urgent.append(what)
        self._wake()

    def send_state(self, viewer: int, picks: Picks = ()) -> None:
        """Send the table as it is now, when what waits before it has been painted and sent."""
        self._waiting.append(self._state(self._showing.moment(viewer, self._person), picks))
        self._wake()

    def send_gathered(self, key: str, viewer: int, picks: Picks) -> None:
        """Answer what picks mean, when what waits before it has been painted and sent."""
        self._waiting.append(self._gathered(key, self._showing.now(viewer), picks))
        self._wake()

    def send_whole(self, viewer: int) -> None:
        """Send the table as it is now, with every picture and the whole log."""
        self._forget()
        self._pictures = {}
        self._entries = []
        self.send_state(viewer)

    def end(self, code: int) -> None:
        """Close the connection when what is urgent has been sent."""
        self._code = self._code or code
        self._something.set()

    def _wake(self) -> None:
        if len(self._urgent) + len(self._waiting) > self._most:
            self.end(TOO_SLOW)
        self._something.set()

    async def run(self) -> None:
        """Send whatever comes, until the connection is to end."""
        try:
            while self._code is None or self._urgent:
                await self._something.wait()
                self._something.clear()
                while self._urgent or (self._waiting and self._code is None):
                    if self._urgent:
                        await self._send_json(self._urgent.popleft())
                    else:
                        await self._send_json(await self._waiting.popleft())
        finally:
            self._forget()
        raise Closed(self._code)

    def _forget(self) -> None:
        """Do not paint what still waits."""
        while self._waiting:
            self._waiting.popleft().close()

    async def _send_json(self, what: Sent) -> None:
        await self._socket.send_text(json.dumps(what, ensure_ascii=False, separators=(",", ":")))

    async def _state(self, moment: Moment, picks: Picks) -> Sent:
        """Return a moment as a message, without pictures and entries that the client has."""
        state = await self._showing.state(moment, self._person, self.reader, picks)
        known, self._entries = self._entries, state["log"]["entries"]
        since = _in_common(known, self._entries)
        parts, news = self._changed(state["parts"]), self._news(state["news"])
        old = 0 if known else news  # a client that has just come is shown only what is news to it
        log: wire_table.LogSlice = {"from": since, "entries": _shown(self._entries[since:], old)}
        return {**state, "parts": parts, "log": log, "news": news}

    async def _gathered(self, key: str, moment: Moment, picks: Picks) -> Sent:
        gathered = await self._showing.gathered(moment, picks, self.reader)
        answered: wire_answers.Answered = {"type": "answer", "re": key, "ok": True}
        return {**answered, **gathered, "parts": self._changed(gathered["parts"])}

    def _changed(self, parts: Sequence[wire_view.Picture]) -> list[wire_view.Picture]:
        """Leave out the pictures that the client has, and remember that it has all of these."""
        before, self._pictures = self._pictures, {part["name"]: part for part in parts}
        return [_news_of(part, before.get(part["name"])) for part in parts]

    def _news(self, since: int) -> int:
        """Return the first ply that is news: earlier for a client that has missed something."""
        if self._seen is not None and since > self._resumed:
            self._seen = None
        return since if self._seen is None else min(since, self._seen)


def _in_common(known: Sequence[wire_table.LogEntry], entries: Sequence[wire_table.LogEntry]) -> int:
    """Return how many entries of the log the client has already."""
    both = enumerate(zip(known, entries, strict=False))
    return next((n for n, (old, new) in both if old != new), min(len(known), len(entries)))


def _shown(entries: Sequence[wire_table.LogEntry], old: int) -> list[wire_table.LogEntry]:
    """Leave out what happened before a ply: only its words are read."""
    return [each if each["ply"] >= old else without_happenings(each) for each in entries]


def _news_of(part: wire_view.Picture, known: wire_view.Picture | None) -> wire_view.Picture:
    """Leave out a picture that the client has."""
    if known is None or known["svg"] != part["svg"]:
        return part
    without = part.copy()
    del without["svg"]
    return without
