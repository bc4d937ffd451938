"""What a connection is sent, in which order: answers first, then states, drawn one at a time."""

import asyncio
import json
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from starlette.websockets import WebSocket

from digsite.server import wire
from digsite.server.moments import Sheet
from digsite.server.views import Showing

TOO_SLOW: Final = 4408

Sent = dict[str, Any]  # a JSON object


class Closed(Exception):
    """The connection is to end, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Outbox:
    """The end of a socket that things go out of."""

    def __init__(self, socket: WebSocket, showing: Showing, person: str, most: int) -> None:
        self._socket = socket
        self._showing = showing
        self._person = person
        self._most = most
        self.lang = ""
        self._seen: int | None = None  # plies that the client has shown before it came back
        self._urgent: deque[Sent] = deque()
        self._sheets: deque[Sheet] = deque()
        self._something = asyncio.Event()
        self._resumed = 0  # the ply at which it came back
        self._entries: list[wire.LogEntry] = []  # of the log, that the client has
        self._pictures: dict[str, wire.Part] = {}  # that the client has
        self._code: int | None = None

    def resume(self, seen: int) -> None:
        """The client comes back: what it has not shown is news, until its reader acts again."""
        self._seen = seen
        self._resumed = self._showing.table.ply

    def send(self, what: Sent) -> None:
        """Send something before the states that wait."""
        self._urgent.append(what)
        self._wake()

    def send_state(self, viewer: int) -> None:
        """Put down what is now, to be drawn and sent in its turn."""
        self._sheets.append(self._showing.sheet(viewer, self._person))
        self._wake()

    def send_whole(self, viewer: int) -> None:
        """The same, with every picture and the whole log."""
        self._sheets.clear()
        self._pictures = {}
        self._entries = []
        self.send_state(viewer)

    def end(self, code: int) -> None:
        """Close the connection when what is urgent has been sent."""
        self._code = self._code or code
        self._something.set()

    def _wake(self) -> None:
        if len(self._urgent) + len(self._sheets) > self._most:
            self.end(TOO_SLOW)
        self._something.set()

    async def run(self) -> None:
        """Send on, until it is to end."""
        while self._code is None or self._urgent:
            await self._something.wait()
            self._something.clear()
            while self._urgent or (self._sheets and self._code is None):
                if self._urgent:
                    await self._send_json(self._urgent.popleft())
                else:
                    await self._send_json(await self._state(self._sheets.popleft()))
        raise Closed(self._code)

    async def _send_json(self, what: Sent) -> None:
        await self._socket.send_text(json.dumps(what, ensure_ascii=False, separators=(",", ":")))

    async def _state(self, sheet: Sheet) -> Sent:
        state = await self._showing.state(sheet, self._person, self.lang)
        known, self._entries = self._entries, state["log"]["entries"]
        since = _in_common(known, self._entries)
        before, self._pictures = self._pictures, {part["name"]: part for part in state["parts"]}
        parts = [_news_of(part, before.get(part["name"])) for part in state["parts"]]
        log: wire.LogSlice = {"from": since, "entries": self._entries[since:]}
        return {**state, "parts": parts, "log": log, "news": self._news(state["news"])}

    def _news(self, since: int) -> int:
        if self._seen is not None and since > self._resumed:
            self._seen = None
        return since if self._seen is None else min(since, self._seen)


def _in_common(known: Sequence[wire.LogEntry], entries: Sequence[wire.LogEntry]) -> int:
    """How many entries of the log the client has already."""
    both = enumerate(zip(known, entries, strict=False))
    return next((n for n, (old, new) in both if old != new), min(len(known), len(entries)))


def _news_of(part: wire.Part, known: wire.Part | None) -> wire.Part:
    """Leave out a picture that the client has."""
    if known is None or known["svg"] != part["svg"]:
        return part
    without = part.copy()
    del without["svg"]
    return without
