"""A real server for the benches that attack it, and the people who come to it.

The server is a process of its own with a database on disk, on this machine only. Its rates are
raised, because all guests come from one address; what a bench attacks is left as it is.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

# The command `digsite serve`, but for the limits
SERVER = """
import json, sys
from dataclasses import fields
from digsite.server import running
from digsite.server.protocol.limits import Limits, Rate
from digsite.server.settings import Settings

db, wishes = sys.argv[1], json.loads(sys.argv[2])
many = Rate(1e6, 1e6)
raised = dict(calls=many, tables=many, people=many)
raised |= dict(connections_of_one=10_000, connections_of_address=10_000)
known = {each.name for each in fields(Limits)}
limits = Limits(**{name: value for name, value in raised.items() if name in known})
found = running.listening("127.0.0.1", 0)
tell = lambda: print(running.address(found), flush=True)
running.serve(Settings(db=db, limits=limits, **wishes), found, tell)
"""


class Server:
    """A server on a database file. It can be killed and started again."""

    def __init__(self, folder: str, **settings: object) -> None:
        self.db = f"sqlite:///{Path(folder) / 'bench.db'}"
        self.settings = settings
        self.home = ""

    def start(self) -> float:
        """Start it; return after how many seconds it answered."""
        begun = time.monotonic()
        command = (sys.executable, "-c", SERVER, self.db, json.dumps(self.settings))
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.home = self.process.stdout.readline().strip().removesuffix("/")
        return time.monotonic() - begun

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.communicate()

    @property
    def memory(self) -> float:
        """How many MB of memory it holds; Linux only."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    @property
    def work(self) -> float:
        """How many seconds of processor time it has used; Linux only."""
        times = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    def call(self, path: str, body: Json | None = None, token: str = "") -> Json:
        """Call it; with a body the call is a POST."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.home + path, data, headers)) as answer:  # noqa: S310 - our own
            found: Json = json.load(answer)
            return found

    def guest(self, name: str) -> "Guest":
        """Somebody new."""
        return Guest(self, self.call("/api/bots", {"name": name})["token"])


@dataclass
class Guest:
    """Somebody with a token of his own."""

    server: Server
    token: str

    def table(self, game: str, seats: Sequence[Json], **wishes: object) -> str:
        """Make a table; return its id."""
        wish = {"game": game, "seats": [*seats], **wishes}
        made: str = self.server.call("/api/tables", wish, self.token)["table"]
        return made

    @asynccontextmanager
    async def at(self, table: str) -> "AsyncIterator[Line]":
        """Sit at a table."""
        url = f"{self.server.home.replace('http', 'ws', 1)}/ws/t/{table}"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            url, additional_headers=headers, open_timeout=None, ping_interval=None
        ) as socket:
            line = Line(socket)
            await line.hear("state")
            yield line


@dataclass
class Line:
    """A socket at a table, with the state that came last."""

    socket: ClientConnection
    state: Json = field(default_factory=dict)
    sent: int = 0

    async def hear(self, kind: str) -> Json:
        """Listen until a message of this kind comes."""
        while True:
            message: Json = json.loads(await self.socket.recv())
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind:
                return message

    async def ask(self, message: Json) -> Json:
        """Send a message; return its answer."""
        self.sent += 1
        await self.socket.send(json.dumps({"id": f"n{self.sent}", **message}))
        return await self.hear("answer")

    async def my_turn(self) -> None:
        """Listen until I may act, or the game is over."""
        while self.state["turn"] not in {"you", "over"}:
            await self.hear("state")

    async def move(self) -> float:
        """Play anything that is offered; return after how many seconds it was acknowledged."""
        action = random.choice(self.state["actions"])["action"]
        known = {"version": self.state["version"], "seat": self.state["actor"]}
        begun = time.monotonic()
        answer = await self.ask({"do": "act", **known, "action": action})
        lasted = time.monotonic() - begun
        assert answer["ok"], answer
        await self.hear("state")
        return lasted

    async def listen(self) -> None:
        """Hear whatever comes, until the line ends."""
        async for _ in self.socket:
            pass


async def measured_waits(
    guest: Guest, game: str, seats: Sequence[Json], seconds: float
) -> list[float]:
    """Play at new tables; return how long the others took, from each of my moves to my next turn.

    Who still waits when the time is up has waited for so long at least.
    """
    late, waits = time.monotonic() + seconds, []
    while time.monotonic() < late:
        begun = time.monotonic()
        async with guest.at(guest.table(game, seats)) as line:
            while line.state["turn"] != "over" and time.monotonic() < late:
                with suppress(TimeoutError):
                    await asyncio.wait_for(line.my_turn(), late - time.monotonic())
                waits.append(time.monotonic() - begun)
                while line.state["turn"] == "you":
                    await line.move()
                begun = time.monotonic()
    return waits


def told(waits: Sequence[float]) -> str:
    """Return waits in one line."""
    parts = quantiles(waits, n=20, method="inclusive") if len(waits) > 1 else [*waits] * 19
    return (
        f"{len(waits)} waits, p50 {parts[9]:.3f} s, p95 {parts[18]:.3f} s, max {max(waits):.3f} s"
    )
