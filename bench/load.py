"""Many open tables with a move a second each, on a real server whose commits are on disk.

One person sits on both seats of each table, over a socket. What is timed is the way of a move from
the client to its acknowledgement, which comes after the commit. Client and server share a machine.

With --servers that many servers share a PostgreSQL of their own, and the tables are shared out
among them. Then it is told, too, what a move costs a server and the database in processor time:
from that follows what one machine more would add.

    python -m bench.load [--game NAME] [--tables 200] [--seconds 60] [--painters 1] [--servers N]
        [--json FILE]
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

import digsite
from digsite.core.build import compiled
from tests.postgres import postgres, processor_seconds

Json = dict[str, Any]

# The command `digsite serve`, but for the limits: all tables are one address's, and one person's.
SERVER = """
import sys
from digsite.server import running
from digsite.server.protocol.limits import Limits, Rate
from digsite.server.settings import Settings

many = Rate(1e6, 1e6)
sockets = {"connections_of_one": 10_000, "connections_of_address": 10_000}
limits = Limits(calls=many, tables=many, **sockets)
found = running.listening("127.0.0.1", 0)
tell = lambda: print(running.address(found), flush=True)
painters = int(sys.argv[2])
running.serve(Settings(db=sys.argv[1], workers=0, painters=painters, limits=limits), found, tell)
"""


@dataclass
class Tallied:
    """What happened at all tables together."""

    waits: list[float] = field(default_factory=list)  # seconds until the acknowledgement
    missed: int = 0  # seconds in which no move could be sent: the table was not yet seen
    errors: list[str] = field(default_factory=list)

    def summary(self, seconds: float, tables: int) -> Json:
        """The figures."""
        parts = statistics.quantiles(self.waits, n=100)
        return {
            "tables": tables,
            "seconds": round(seconds, 1),
            "moves": len(self.waits),
            "moves_a_second": round(len(self.waits) / seconds, 1),
            "missed": self.missed,
            "errors": len(self.errors),
            "ack_ms": {f"p{n}": round(1000 * parts[n - 1], 1) for n in (50, 95, 99)},
            "compiled": compiled(),
            "load_average": round(os.getloadavg()[0], 1),
        }


@dataclass(frozen=True)
class Servers:
    """Servers that share a database, and the processes that are busy for them."""

    homes: list[str]
    processes: list[int]
    database: int | None  # the first process of PostgreSQL

    def busy(self) -> tuple[float, float]:
        """Return for how many seconds the servers, and the database, have been busy until now."""
        database = processor_seconds(self.database) if self.database else 0
        return sum(map(processor_seconds, self.processes)), database


@contextmanager
def served(painters: int, servers: int) -> Iterator[Servers]:
    """One server with a file on disk, or several with a PostgreSQL on disk."""
    with ExitStack() as left:
        server = left.enter_context(postgres(quick=False)) if servers else None
        folder = Path(left.enter_context(tempfile.TemporaryDirectory()))
        db = server.url if server else f"sqlite:///{folder / 'load.db'}"
        begun = [left.enter_context(started(db, painters)) for _ in range(servers or 1)]
        pids = [pid for _, pid in begun]
        yield Servers([home for home, _ in begun], pids, server.pid if server else None)


@contextmanager
def started(db: str, painters: int) -> Iterator[tuple[str, int]]:
    """The address and the process of a server."""
    command = (sys.executable, "-c", SERVER, db, str(painters))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        yield process.stdout.readline().strip().removesuffix("/"), process.pid
    finally:
        process.terminate()
        process.communicate()


def call(home: str, path: str, body: Json, token: str = "") -> Json:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = json.dumps(body).encode()
    with urlopen(Request(home + path, data, headers)) as answer:  # noqa: S310 - our own server
        found: Json = json.load(answer)
        return found


class Player:
    """Somebody at a table of his own, who plays anything, a move a second."""

    def __init__(self, line: ClientConnection, tally: Tallied) -> None:
        self.line = line
        self.tally = tally
        self.state: Json = {}
        self.sent = 0

    async def play(self, seconds: float) -> None:
        """Move once a second; a table whose game is over is done."""
        begun = time.monotonic()
        tick = begun + random.random()
        while tick < begun + seconds and self.state["turn"] != "over":
            await self.be_ready()
            missed = max(0, int(time.monotonic() - tick))
            self.tally.missed += missed
            tick += missed
            await asyncio.sleep(tick - time.monotonic())
            await self.move()
            tick += 1

    async def be_ready(self) -> None:
        """See the table as whoever is to move."""
        if self.state["turn"] == "mine":
            await self.ask({"do": "look", "seat": self.state["actor"]})
            await self.hear("state")

    async def move(self) -> None:
        choice = random.choice(self.state["actions"])
        move = {"do": "act", "seat": self.state["actor"], "action": choice["action"]}
        begun = time.monotonic()
        answer = await self.ask({**move, "version": self.state["version"]})
        self.tally.waits.append(time.monotonic() - begun)
        if not answer["ok"]:
            self.tally.errors.append(answer["why"])
        await self.hear("state")

    async def ask(self, message: Json) -> Json:
        self.sent += 1
        await self.line.send(json.dumps({"id": f"n{self.sent}", **message}))
        return await self.hear("answer")

    async def hear(self, kind: str) -> Json:
        while True:
            message: Json = json.loads(await self.line.recv())
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind:
                return message


async def played(servers: Servers, game: str, tables: int, seconds: float) -> Json:
    """Sit down everywhere, then play at all tables at once."""
    home = servers.homes[0]
    token = call(home, "/api/bots", {"name": "Load"})["token"]
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = [call(home, "/api/tables", wish, token)["table"] for _ in range(tables)]
    tally = Tallied()
    seated = asyncio.Barrier(tables)

    async def at(table: str, home: str) -> None:
        url = f"{home.replace('http', 'ws', 1)}/ws/t/{table}"
        headers = {"Authorization": f"Bearer {token}"}
        try:
            async with connect(url, additional_headers=headers, open_timeout=None) as line:
                player = Player(line, tally)
                await player.hear("state")
                await seated.wait()
                await player.play(seconds)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is counted
            tally.errors.append(repr(error))
            await seated.abort()

    before = servers.busy()
    await asyncio.gather(*map(at, made, cycle(servers.homes)))
    spent = [now - then for now, then in zip(servers.busy(), before, strict=True)]
    for error in sorted(set(tally.errors)):
        print("error:", error, file=sys.stderr)
    found = tally.summary(seconds, tables)
    each = [round(1000 * busy / max(found["moves"], 1), 2) for busy in spent]
    return {**found, "servers": len(servers.homes), "ms_of_server": each[0], "ms_of_db": each[1]}


def reckoned(found: Json) -> str:
    """Say what a machine more would add, as far as the database lets it."""
    server, database = found["ms_of_server"], max(found["ms_of_db"], 0.01)
    return (
        f"a move costs {server} ms of a server and {database} ms of the database: a core more for "
        f"servers brings {1000 / server:.0f} moves a second, and one core of the database is "
        f"enough for {1000 / database:.0f}, those of {server / database:.1f} such cores"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=digsite.names(), default=digsite.names()[-1])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--painters", type=int, default=1)
    parser.add_argument("--servers", type=int, default=0, help="on one PostgreSQL; 0: a file")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    with served(asked.painters, asked.servers) as servers:
        found = asyncio.run(played(servers, asked.game, asked.tables, asked.seconds))
    ack = ", ".join(f"{name} {wait} ms" for name, wait in found["ack_ms"].items())
    print(
        f"{asked.game}: {found['tables']} tables, {found['moves_a_second']} moves a second, "
        f"{found['missed']} missed, {found['errors']} errors; acknowledged within {ack}"
    )
    if asked.servers:
        print(reckoned(found))
    if asked.json:
        asked.json.write_text(
            json.dumps({"game": asked.game, "painters": asked.painters, **found}, indent=2) + "\n",
            "utf-8",
        )
    sys.exit(bool(found["errors"]))


if __name__ == "__main__":
    main()
