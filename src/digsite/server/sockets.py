"""The sockets: of a table, and of the lobby. Another site's pages are turned away."""

import asyncio
import re
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from digsite.server import play
from digsite.server.connection import COME_BACK, SILENT, TOO_MANY, Connection
from digsite.server.hall import LOG, Hall
from digsite.server.identity import hall_of, known_person, language_of
from digsite.server.lobby import lists
from digsite.server.people import Person, new_id
from digsite.server.refusals import Refusal
from digsite.server.tasks import end

FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
SMALL_NUMBER: Final = re.compile("[0-9]{1,6}")
SETTLE: Final = 1.0  # seconds between two pictures of the lobby

router: Final = APIRouter()


def same_site(connection: HTTPConnection) -> bool:
    """Whether the page that calls is ours. Programs other than browsers name no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


@router.websocket("/ws/t/{table_id}")
async def table_socket(socket: WebSocket, table_id: str) -> None:
    """Sit or look on at a table."""
    await _served(socket, _at_table(socket, table_id))


@router.websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket) -> None:
    """Hear of tables as they change."""
    await _served(socket, _in_lobby(socket))


async def _served(socket: WebSocket, work: Coroutine[Any, Any, int | None]) -> None:
    """Accept, serve, close; whatever goes wrong inside is not told outside."""
    await socket.accept()
    code: int | None = COME_BACK
    try:
        if same_site(socket):
            code = await work
        else:
            work.close()
            code = FORBIDDEN
    except WebSocketDisconnect:
        code = None
    except Exception:  # noqa: BLE001 - nothing of our insides goes outside
        LOG.exception("a connection has failed")
    if code is not None and socket.application_state is not WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)


async def _at_table(socket: WebSocket, table_id: str) -> int | None:
    hall = hall_of(socket)
    who = await known_person(socket) or Person(new_id())
    try:
        table = await hall.table(table_id)
    except Refusal:
        return NOT_FOUND
    if not hall.may_connect(who.id, len(table.listeners)):
        return TOO_MANY
    with hall.connected(who.id):
        connection = Connection(hall, table, socket, who, language_of(socket, who))
        play.wake_bot(hall, table)
        return await connection.run(_number(socket, "seat"), _number(socket, "seen"))


def _number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if SMALL_NUMBER.fullmatch(text) else None


async def _in_lobby(socket: WebSocket) -> int | None:
    hall = hall_of(socket)
    who = await known_person(socket) or Person(new_id())
    if not hall.may_connect(who.id, 0):
        return TOO_MANY
    with hall.connected(who.id):
        visitor = Visitor(hall, who, socket)
        hall.watchers.add(visitor)
        sending = asyncio.create_task(visitor.send_on())
        try:
            return await visitor.receive_on()
        finally:
            hall.watchers.discard(visitor)
            await end([sending])


class Visitor:
    """Somebody in the lobby."""

    def __init__(self, hall: Hall, who: Person, socket: WebSocket) -> None:
        self._hall = hall
        self._who = who
        self._socket = socket
        self._something = asyncio.Event()
        self._something.set()

    def tables_changed(self) -> None:
        """Look again."""
        self._something.set()

    async def send_on(self) -> None:
        """Send the lists whenever they differ, at most once a second."""
        last = None
        while True:
            await self._something.wait()
            self._something.clear()
            now = await lists(self._hall, self._who, language_of(self._socket, self._who))
            if now != last:
                await self._socket.send_json({"type": "tables", **now})
                last = now
            await asyncio.sleep(SETTLE)

    async def receive_on(self) -> int | None:
        """Wait until he goes; what he says does not matter, but that he is there does."""
        while True:
            try:
                event = await asyncio.wait_for(
                    self._socket.receive(), self._hall.settings.limits.silence
                )
            except TimeoutError:
                return SILENT
            if event["type"] == "websocket.disconnect":
                return None
