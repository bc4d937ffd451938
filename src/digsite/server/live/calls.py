"""Connections that call over HTTP: there are only so many, and none is held by doing nothing.

Whoever begins a request has to finish it soon, and whoever is answered has to read the answer.
Otherwise a few bytes from each of many connections could keep everybody else out.
"""

import asyncio
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from digsite.server.protocol.limits import Limits
from digsite.server.table.hall import LOG

UNREAD: Final = 60.0  # seconds in which something of an answer that waits has to be read
UNFINISHED: Final = frozenset((h11.IDLE, h11.SEND_BODY))  # what a caller is at before it waits


class Deadline:
    """Cuts a connection after a while, unless it is stopped before."""

    def __init__(self, connection: H11Protocol, seconds: float) -> None:
        self._connection = connection
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Begin to wait, if that has not begun already."""
        cut = self._connection.transport.abort
        self._timer = self._timer or self._connection.loop.call_later(self._seconds, cut)

    def stop(self) -> None:
        """Let the connection be."""
        if self._timer:
            self._timer.cancel()
            self._timer = None


class Calls(H11Protocol):
    """A connection that calls over HTTP, or becomes a socket."""

    most: ClassVar[int]  # connections of all kinds
    unfinished: ClassVar[float]  # seconds in which a request has to come

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **kwargs)
        self._coming = Deadline(self, self.unfinished)  # a request that does not end
        self._unread = Deadline(self, UNREAD)  # an answer that nobody reads
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # uvicorn's
        """Let somebody in, unless too many are here already."""
        if len(self.connections) >= self.most:
            LOG.warning("there are %d connections: another one is turned away", self.most)
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was to be cut."""
        self._coming.stop()
        self._unread.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take more of a request."""
        super().data_received(data)
        self._look()

    def _look(self) -> None:
        """Cut the connection if the request that has begun, or is to begin, does not come soon."""
        if self._is_socket or self.conn.their_state not in UNFINISHED:
            self._coming.stop()
        else:
            self._coming.begin()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, which has limits of its own."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Wait until more of the answer has been read, but not for ever."""
        self._unread.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Go on writing."""
        self._unread.stop()
        super().resume_writing()


def calls_within(limits: Limits, files: int | None) -> type[Calls]:
    """Return the connections for a server with these limits, on a system with so many files.

    A quarter of what the system allows is left for the database, helper processes and the like.
    """
    most = limits.connections if files is None else min(limits.connections, files * 3 // 4)

    class Limited(Calls):
        pass

    Limited.most, Limited.unfinished = most, limits.unfinished
    return Limited
