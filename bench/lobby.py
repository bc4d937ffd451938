"""What a full lobby costs those who play: many tables in the database, many sockets that listen.

First the call for the home page is timed with many tables in the database. Then people move at
public tables once a second, and what is timed is the way of a move to its acknowledgement: first
without anybody in the lobby, then beside sockets without a cookie, each as many as was asked for.

    python bench/lobby.py [--stored 20000] [--sockets 200 1000] [--moving 20] [--seconds 20]
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace

from attacked import Guest, Line, Server, told
from sqlalchemy import insert
from websockets.asyncio.client import connect

import digsite
from digsite.core.build import compiled
from digsite.server.store import schema
from digsite.server.store.database import bring_up_to_date, opened
from digsite.server.store.people import new_id
from digsite.server.store.saved import Setup
from digsite.server.table.new_seats import of_bot, of_friend, of_person
from digsite.server.table.table import Table

ME = {"kind": "me"}
CALLS = 60
OF_ONE = 100  # tables that one person has
DAY = 24 * 60 * 60


def store_many(url: str, game: str, count: int) -> None:
    """Write down many tables, a third of them public, changed within the last ten days."""
    engine = opened(url)
    bring_up_to_date(engine)
    rules, hosts = digsite.load(game), [new_id() for _ in range(max(1, count // OF_ONE))]
    setup = Setup(
        new_id(), game, rules.VERSION, {}, bytes(32), hosts[0], public=True, hints=False, created=0
    )
    seats = [of_person(hosts[0], "Ada", ""), of_friend(), of_bot("student", 0)]
    row = {**vars(setup), **vars(Table(setup, seats).saved().progress), "seed": setup.seed.hex()}
    tables, sitting, held = [], [], []
    for n in range(count):
        which, host = new_id(), random.choice(hosts)
        changed = time.time() - random.random() * 10 * DAY
        over = {"actor": None, "result": {"scores": [1, 2, 3], "places": [3, 2, 1]}}
        more = over if n % 2 else {}
        known = {"id": which, "host": host, "public": n % 3 == 0, "changed": changed}
        tables.append({**row, **more, **known})
        for seat, sitter in enumerate(seats):
            fields = replace(sitter, own=new_id(), invite=sitter.invite and new_id())
            kept = {k: v for k, v in vars(fields).items() if k not in {"holders", "person_name"}}
            sitting.append({"table_id": which, "seat": seat, **kept})
        held.append({"table_id": which, "seat": 0, "person": host})
    with engine.begin() as connection:
        for table, rows in (
            (schema.tables, tables),
            (schema.seats, sitting),
            (schema.holders, held),
        ):
            connection.execute(insert(table), rows)
    engine.dispose()


def time_calls(guest: Guest) -> str:
    waits = []
    for _ in range(CALLS):
        begun = time.monotonic()
        guest.server.call("/api/lobby", token=guest.token)
        waits.append(time.monotonic() - begun)
    return told(waits)


@contextmanager
def listening(home: str, sockets: int) -> Iterator[None]:
    """Have a process of its own listen to the lobby, so that it does not slow down the players."""
    command = (sys.executable, __file__, "--listen", home, "--sockets", str(sockets))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        process.stdout.readline()
        yield
    finally:
        process.terminate()
        print("  ", process.communicate()[0].strip() or "all stayed", flush=True)


async def listen(home: str, sockets: int) -> None:
    """Open sockets to the lobby and hear whatever comes."""
    url = f"{home.replace('http', 'ws', 1)}/ws/lobby"
    async with AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(connect(url, open_timeout=None, ping_interval=None))
            for _ in range(sockets)
        ]
        print("ready", flush=True)

        async def hear(line: object) -> None:
            async for _ in line:
                pass

        async def stay() -> None:
            while True:
                await asyncio.sleep(30)
                for line in lines:
                    await line.send("{}")

        await asyncio.gather(stay(), *map(hear, lines))


class Players:
    """People at public tables, each of whom has all the seats of his table."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines

    async def play(self, seconds: float) -> list[float]:
        """Move once a second at every table; return how long acknowledgements took."""
        waits: list[float] = []
        late = time.monotonic() + seconds

        async def at(line: Line) -> None:
            tick = time.monotonic() + random.random()
            while tick < late and line.state["turn"] != "over":
                await asyncio.sleep(max(0, tick - time.monotonic()))
                if line.state["turn"] == "mine":
                    await line.ask({"do": "look", "seat": line.state["actor"]})
                    await line.hear("state")
                waits.append(await line.move())
                tick = max(tick + 1, time.monotonic())

        await asyncio.gather(*map(at, self.lines))
        return waits


async def timed(server: Server, players: Players, seconds: float) -> str:
    """Return how long acknowledgements took, and how busy the server was."""
    before = server.work
    waits = await players.play(seconds)
    return f"{told(waits)}; {100 * (server.work - before) / seconds:.0f} % of a processor"


async def crowded(asked: argparse.Namespace, server: Server) -> None:
    guest = server.guest("Ada")
    async with AsyncExitStack() as stack:
        made = [guest.table(asked.game, (ME, ME), public=True) for _ in range(asked.moving)]
        lines = [await stack.enter_async_context(guest.at(table)) for table in made]
        players = Players(lines)
        await players.play(3)
        print(f"nobody in the lobby: {await timed(server, players, asked.seconds)}", flush=True)
        for sockets in asked.sockets:
            with listening(server.home, sockets):
                await players.play(3)
                waits = await timed(server, players, asked.seconds)
                print(f"{sockets} sockets in the lobby: {waits}", flush=True)
                memory = server.memory
            print(f"   the server has {memory:.0f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=digsite.names(), default=digsite.names()[-1])
    parser.add_argument("--stored", type=int, default=20_000)
    parser.add_argument("--sockets", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--moving", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--listen", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.listen:
        asyncio.run(listen(asked.listen, asked.sockets[0]))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, workers=0)
        print(f"{asked.game}, {'compiled' if compiled() else 'interpreted'}")
        store_many(server.db, asked.game, asked.stored)
        server.start()
        try:
            print(f"the home page, {asked.stored} tables stored: {time_calls(server.guest('Eve'))}")
            asyncio.run(crowded(asked, server))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
