"""The sockets: of a table, and of the lobby. Another site's pages are turned away."""

import asyncio
import re
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from digsite.core.scenery import SCREENS, Screen
from digsite.server.http.identity import (
    gallery_of,
    hall_of,
    known_person,
    language_of,
    same_site,
)
from digsite.server.live.connection import COME_BACK, TOO_MANY, Connection
from digsite.server.live.visitor import Visitor
from digsite.server.protocol.refusals import Refusal
from digsite.server.showing.reader import Reader
from digsite.server.store.people import Person, new_id
from digsite.server.table.hall import LOG
from digsite.server.table.tasks import end

FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
SMALL_NUMBER: Final = re.compile("[0-9]{1,6}")

router: Final = APIRouter()


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
        table = await hall.table(table_id, who.id)
    except Refusal:
        return NOT_FOUND
    if not hall.may_connect(who.id, len(table.listeners)):
        return TOO_MANY
    with hall.connected(who.id):
        showing = gallery_of(socket).showing(table)
        reader = Reader(language_of(socket, who), _screen(socket))
        connection = Connection(hall, showing, socket, who, reader)
        return await connection.run(_number(socket, "seat"), _number(socket, "seen"))


def _number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if SMALL_NUMBER.fullmatch(text) else None


def _screen(socket: WebSocket) -> Screen:
    """Return the screen that the client says it has."""
    told = socket.query_params.get("screen", "")
    return next((screen for screen in SCREENS if screen == told), "wide")


async def _in_lobby(socket: WebSocket) -> int | None:
    hall = hall_of(socket)
    who = await known_person(socket) or Person(new_id())
    if not hall.may_connect(who.id, 0):
        return TOO_MANY
    with hall.connected(who.id):
        visitor = Visitor(hall, gallery_of(socket), who, socket)
        hall.watchers.add(visitor)
        sending = asyncio.create_task(visitor.send_on())
        try:
            return await visitor.receive_on()
        finally:
            hall.watchers.discard(visitor)
            await end([sending])
