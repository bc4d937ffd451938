"""A process that paints, so that a busy server has more time to answer.

Requests go in by one pipe, what was painted comes out by another, in the same order. The process
ends when its pipe does: it never outlives the server.
"""

import asyncio
import pickle
import sys
import time
from asyncio import IncompleteReadError, StreamReader, StreamWriter, create_subprocess_exec
from asyncio.subprocess import PIPE
from asyncio.subprocess import Process as Subprocess
from collections import OrderedDict, deque
from contextlib import suppress
from struct import Struct
from typing import Any, BinaryIO, Final, cast

from digsite.core.gathering import Picks
from digsite.games import load, names
from digsite.server.protocol import wire_view
from digsite.server.showing.painter import Painter
from digsite.server.showing.reader import Reader

SIZE: Final = Struct("!I")  # goes before every message
PAINTERS: Final = 500  # tables whose last pictures a process remembers
PAUSE: Final = 60.0  # seconds until another try, if a process has ended that painted nothing

# table, game and the version of its rules, names and levels by seat, view, reader, picks
Request = tuple[str, str, int, dict[int, str], dict[int, str], Any, Reader, Picks]


class Lost(Exception):
    """The process has ended before it was done."""


class Process:
    """The server's end of the pipes. The process starts with the first request, and after a loss.

    If one ends before it has painted anything, another would hardly do better: then none is started
    for a while.
    """

    def __init__(self) -> None:
        self._requests: StreamWriter | None = None  # None while there is no process
        self._starting = asyncio.Lock()
        self._waiting: deque[asyncio.Future[wire_view.Painted]] = deque()
        self._receiving: set[asyncio.Task[None]] = set()
        self._not_before = 0.0  # when another process may start

    async def painted(
        self,
        painter: Painter,
        view: Any,  # noqa: ANN401 - a view
        reader: Reader,
        picks: Picks = (),
    ) -> wire_view.Painted:
        """Return a view in words and pictures, as this painter would paint it; Lost if not."""
        game = painter.game
        request: Request = (
            *(painter.table, game.NAME, game.VERSION),
            *(dict(painter.names), dict(painter.levels), view, reader, picks),
        )
        async with self._starting:
            requests = self._requests or await self._start()
        future: asyncio.Future[wire_view.Painted] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        requests.write(message(request))
        return await future

    async def open(self) -> None:
        """Start before anybody waits for it."""
        async with self._starting:
            if not self._requests:
                await self._start()

    async def close(self) -> None:
        """Let the process end."""
        if self._requests:
            self._requests.close()
        await asyncio.gather(*self._receiving)

    async def _start(self) -> StreamWriter:
        if time.monotonic() < self._not_before:
            raise Lost
        try:
            process = await create_subprocess_exec(
                *(sys.executable, "-m", __name__),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C is the server's
            )
        except OSError as error:
            raise Lost from error
        receiving = asyncio.create_task(self._receive(process))
        self._receiving.add(receiving)
        receiving.add_done_callback(self._receiving.discard)
        self._requests = cast("StreamWriter", process.stdin)
        return self._requests

    async def _receive(self, process: Subprocess) -> None:
        """Hand over what was painted until the process ends; then those who still wait get Lost."""
        paintings = cast("StreamReader", process.stdout)
        self._not_before = time.monotonic() + PAUSE
        with suppress(IncompleteReadError):
            while True:
                (size,) = SIZE.unpack(await paintings.readexactly(SIZE.size))
                painted = pickle.loads(await paintings.readexactly(size))  # noqa: S301 - our process
                self._not_before = 0.0
                future = self._waiting.popleft()
                if not future.done():  # else nobody waits for it any more
                    future.set_result(painted)
        self._requests = None
        lost, self._waiting = self._waiting, deque()
        for future in lost:
            if not future.done():
                future.set_exception(Lost())
        await process.wait()


def message(what: object) -> bytes:
    """Return an object as bytes for a pipe, with their number before them."""
    data = pickle.dumps(what, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(data)) + data


# In the process


def paint_on(requests: BinaryIO, paintings: BinaryIO) -> None:
    """Paint what is asked for until nothing more can come."""
    for name in names():
        load(name)
    painters: OrderedDict[str, Painter] = OrderedDict()
    while head := requests.read(SIZE.size):
        request: Request = pickle.loads(requests.read(*SIZE.unpack(head)))  # noqa: S301 - the server's
        table, game, version, called, levels, view, reader, picks = request
        painter = painters.pop(table, None)
        if painter is None or (painter.names, painter.levels) != (called, levels):
            painter = Painter(table, load(game, version), called, levels)
        painters[table] = painter
        if len(painters) > PAINTERS:
            painters.popitem(last=False)
        paintings.write(message(painter.painted(view, reader, picks)))
        paintings.flush()


if __name__ == "__main__":
    paint_on(sys.stdin.buffer, sys.stdout.buffer)
