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
    address_of,
    gallery_of,
    hall_of,
    known_person,
    language_of,
    same_site,
)
from digsite.server.live.connection import COME_BACK, TOO_MANY, Connection
from digsite.server.live.visitor import Visitor
from digsite.server.live.visitors import Visitors
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
    known, address = await known_person(socket), address_of(socket)
    who, person = known or Person(new_id()), known.id if known else None
    try:
        table = await hall.table(table_id, who.id)
    except Refusal:
        return NOT_FOUND
    is_full = len(table.listeners) >= hall.settings.limits.connections_at_table
    if is_full or not hall.crowd.has_room(person, address):
        return TOO_MANY
    with hall.crowd.with_one_more(person, address):
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
    hall, visitors = hall_of(socket), visitors_of(socket)
    known, address = await known_person(socket), address_of(socket)
    person = known.id if known else None
    if not hall.crowd.has_room(person, address):
        return TOO_MANY
    visitor = Visitor(visitors.noticeboard, socket, person, language_of(socket, known))
    with (
        hall.crowd.with_one_more(person, address),
        hall.watchers.with_one_more(person or "", visitor),
        visitors.with_one_more(visitor),
    ):
        sending = asyncio.create_task(visitor.send_on())
        try:
            return await visitor.receive_on(hall.settings.limits.silence)
        finally:
            await end([sending])


def visitors_of(socket: WebSocket) -> Visitors:
    """Return those who are in the lobby."""
    visitors: Visitors = socket.app.state.visitors
    return visitors
