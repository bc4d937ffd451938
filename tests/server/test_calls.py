"""Connections over HTTP: a request comes soon, an answer is read, and there are only so many."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sized
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from digsite.server.live import calls
from digsite.server.live.calls import calls_within
from digsite.server.protocol.limits import Limits

LARGE = "x" * 50_000_000  # more than the system keeps for a reader

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Served:
    """A server, and the connections that it has."""

    port: int
    connections: Sized

    async def __call__(self) -> Streams:
        """Connect."""
        return await asyncio.open_connection("127.0.0.1", self.port)


async def answering(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer when the whole request has come; a socket is sent back whatever it says."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        async for text in socket.iter_text():
            await socket.send_text(text)
        return
    while (await receive()).get("more_body"):
        pass
    text = LARGE if scope["path"] == "/large" else "done"
    await PlainTextResponse(text)(scope, receive, send)


@asynccontextmanager
async def served(limits: Limits, files: int | None = None) -> AsyncIterator[Served]:
    config = uvicorn.Config(answering, http=calls_within(limits, files), log_level="critical")
    config.load()
    state = ServerState()
    listening = await asyncio.get_running_loop().create_server(
        lambda: config.http_protocol_class(config=config, server_state=state, app_state={}),  # type: ignore[call-arg] # a class
        "127.0.0.1",
    )
    async with listening:
        yield Served(listening.sockets[0].getsockname()[1], state.connections)


SOON = Limits(unfinished=0.05)
WHOLE = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\nbody"


@pytest.mark.parametrize("sent", [b"", WHOLE[:10], WHOLE[:-1], WHOLE + WHOLE[:10]])
def test_a_request_that_does_not_come_to_its_end_is_cut(sent: bytes) -> None:
    async def tried() -> None:
        async with served(SOON) as server:
            reader, writer = await server()
            writer.write(sent)
            answers = await ended(reader)
            assert answers.count(b"done") == sent.count(WHOLE)
            writer.close()

    asyncio.run(tried())


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Everything that comes until the other side ends the connection."""
    found = b""
    async with asyncio.timeout(30):
        try:
            while more := await reader.read(1000):
                found += more
        except ConnectionResetError:
            pass
    return found


def test_a_request_that_comes_byte_by_byte_is_cut_too() -> None:
    async def tried() -> None:
        async with served(SOON) as server:
            reader, writer = await server()

            async def drip() -> None:
                for byte in WHOLE * 100:
                    writer.write(bytes([byte]))
                    await asyncio.sleep(0.01)

            dripping = asyncio.create_task(drip())
            assert await ended(reader) == b""
            dripping.cancel()
            writer.close()

    asyncio.run(tried())


def test_a_socket_lasts_longer_than_a_request_may() -> None:
    async def tried() -> None:
        async with served(SOON) as server, connect(f"ws://127.0.0.1:{server.port}") as socket:
            late = time.monotonic() + 3 * SOON.unfinished
            while time.monotonic() < late:
                await socket.send("hello")
                assert await socket.recv() == "hello"

    asyncio.run(tried())


def test_an_answer_that_nobody_reads_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "UNREAD", 0.05)

    async def tried() -> None:
        async with served(Limits()) as server:
            reader, writer = await server()
            connections = server.connections
            writer.write(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
            while connections:  # noqa: ASYNC110 - nothing else tells of the cut
                await asyncio.sleep(0.01)
            assert len(await ended(reader)) < len(LARGE)
            writer.close()

    asyncio.run(tried())


@pytest.mark.parametrize(
    "limits, files", [(Limits(connections=2), None), (Limits(connections=2), 1000), (Limits(), 3)]
)
def test_there_is_room_for_so_many_connections_and_fewer_than_the_system_has_files(
    limits: Limits, files: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)

    async def tried() -> None:
        async with served(limits, files) as server:
            (one, first), (_, second) = await server(), await server()
            first.write(WHOLE)
            assert await one.readuntil(b"done")
            second.write(WHOLE[:9])
            three, third = await server()
            assert await ended(three) == b""
            first.close()
            second.close()
            await asyncio.sleep(0)
            await until_admitted(server)
            third.close()

    asyncio.run(tried())


async def until_admitted(server: Served) -> None:
    """Come again and again until there is room."""
    async with asyncio.timeout(30):
        while True:
            reader, writer = await server()
            writer.write(WHOLE)
            try:
                if b"done" in await reader.read(1000):
                    return
            except ConnectionResetError:
                pass
            finally:
                writer.close()
