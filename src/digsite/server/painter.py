"""A process that paints, so that a busy server has more time to answer.

What is asked goes in by one pipe and comes out by another, in the same order. The process ends when
its pipe does: it never outlives the server.
"""

import asyncio
import pickle
import sys
import time
from asyncio import IncompleteReadError, StreamReader, StreamWriter, create_subprocess_exec
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from contextlib import suppress
from struct import Struct
from typing import Any, BinaryIO, Final, cast

from digsite.games import load, names
from digsite.server import wire
from digsite.server.painting import Studio

SIZE: Final = Struct("!I")  # goes before every message
STUDIOS: Final = 500  # that a process remembers
PAUSE: Final = 60.0  # seconds until another try, if a process has ended that painted nothing

Wish = tuple[str, str, dict[int, str], Any, str]  # table, game, names, view, language


class Lost(Exception):
    """The process has ended before it was done."""


class Painter:
    """The server's end of the pipes. The process begins with the first wish, and after a loss.

    If it has never painted, another one would hardly do better: the server paints for a while.
    """

    def __init__(self) -> None:
        self._wishes: StreamWriter | None = None  # None while there is no process
        self._starting = asyncio.Lock()
        self._asked: deque[asyncio.Future[wire.Painted]] = deque()
        self._listening: set[asyncio.Task[None]] = set()
        self._not_before = 0.0  # when another process may begin

    async def painted(
        self,
        table: str,
        studio: Studio,
        view: Any,  # noqa: ANN401 - a view
        lang: str,
    ) -> wire.Painted:
        """Give a view in words and pictures; Lost if that cannot be."""
        wish: Wish = (table, studio.game.NAME, dict(studio.names), view, lang)
        async with self._starting:
            wishes = self._wishes or await self._begin()
        future: asyncio.Future[wire.Painted] = asyncio.get_running_loop().create_future()
        self._asked.append(future)
        wishes.write(message(wish))
        return await future

    async def open(self) -> None:
        """Begin before anybody waits for it."""
        async with self._starting:
            if not self._wishes:
                await self._begin()

    async def close(self) -> None:
        """Let the process end."""
        if self._wishes:
            self._wishes.close()
        await asyncio.gather(*self._listening)

    async def _begin(self) -> StreamWriter:
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
        listening = asyncio.create_task(self._listen(process))
        self._listening.add(listening)
        listening.add_done_callback(self._listening.discard)
        self._wishes = cast("StreamWriter", process.stdin)
        return self._wishes

    async def _listen(self, process: Process) -> None:
        """Hand over what comes back, until nothing does any more."""
        paintings = cast("StreamReader", process.stdout)
        self._not_before = time.monotonic() + PAUSE
        with suppress(IncompleteReadError):
            while True:
                (size,) = SIZE.unpack(await paintings.readexactly(SIZE.size))
                painted = pickle.loads(await paintings.readexactly(size))  # noqa: S301 - our process
                self._not_before = 0.0
                future = self._asked.popleft()
                if not future.done():  # else nobody waits for it any more
                    future.set_result(painted)
        self._wishes = None
        lost, self._asked = self._asked, deque()
        for future in lost:
            if not future.done():
                future.set_exception(Lost())
        await process.wait()


def message(what: object) -> bytes:
    """Give something as it goes through a pipe."""
    data = pickle.dumps(what, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(data)) + data


# In the process


def paint_on(wishes: BinaryIO, paintings: BinaryIO) -> None:
    """Fulfil wishes until there are no more."""
    for name in names():
        load(name)
    studios: OrderedDict[str, Studio] = OrderedDict()
    while head := wishes.read(SIZE.size):
        table, game, called, view, lang = pickle.loads(wishes.read(*SIZE.unpack(head)))  # noqa: S301 - the server's
        studio = studios.pop(table, None)
        if studio is None or studio.names != called:
            studio = Studio(load(game), called)
        studios[table] = studio
        if len(studios) > STUDIOS:
            studios.popitem(last=False)
        paintings.write(message(studio.painted(view, lang)))
        paintings.flush()


if __name__ == "__main__":
    paint_on(sys.stdin.buffer, sys.stdout.buffer)
