"""Whether somebody with many tables of strong bots can keep others waiting for weak ones.

One person has tables at which four Professors play on and on, one of them for himself. Another
one plays against two Students; from his move to his next turn is timed: first alone, then beside
those tables, then after the server was killed and started again with many more of them.

    python bench/starve.py [--tables 20] [--people 1] [--asleep 500] [--seconds 30] [--workers 2]
"""

import argparse
import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack, suppress

from attacked import Guest, Line, Server, measured_waits, told

import digsite
from digsite.core.build import compiled

ME = {"kind": "me"}
PROFESSOR = {"kind": "bot", "level": "professor"}
STUDENT = {"kind": "bot", "level": "student"}
STRANGER = (ME, STUDENT, STUDENT)


async def give_away(line: Line, seat: int = 0) -> None:
    """Let a Professor play for me: then the table needs nobody."""
    answer = await line.ask({"do": "standin", "seat": seat, "level": "professor"})
    assert answer["ok"], answer


async def attacked(server: Server, guest: Guest, asked: argparse.Namespace) -> None:
    """Look on at tables of Professors while somebody else plays."""
    people = [server.guest(f"Ada {n}") for n in range(asked.people)]
    async with AsyncExitStack() as sitting, asyncio.TaskGroup() as looking:
        lines = []
        for n in range(asked.tables):
            ada = people[n % asked.people]
            table = ada.table(asked.game, (ME, *[PROFESSOR] * 3))
            lines.append(await sitting.enter_async_context(ada.at(table)))
            await give_away(lines[-1])
        listening = [looking.create_task(line.listen()) for line in lines]
        await asyncio.sleep(5)
        waits = await timed(guest, asked.game, asked.seconds)
        print(f"beside {asked.tables} tables of four Professors: {waits}", flush=True)
        for each in listening:
            each.cancel()


async def timed(guest: Guest, game: str, seconds: float) -> str:
    return told(await measured_waits(guest, game, STRANGER, seconds))


async def leave_many(server: Server, game: str, tables: int) -> None:
    """Begin many tables of Professors and leave them."""
    ada = server.guest("Ada")
    for _ in range(tables):
        async with ada.at(ada.table(game, (ME, *[PROFESSOR] * 3))) as line:
            await give_away(line)


async def starved(asked: argparse.Namespace, folder: str) -> None:
    server = Server(folder, workers=asked.workers)
    server.start()
    try:
        bob = server.guest("Bob")
        print(f"alone: {await timed(bob, asked.game, asked.seconds)}", flush=True)
        await attacked(server, bob, asked)
        await leave_many(server, asked.game, asked.asleep)
        server.kill()
        print(f"it answers {server.start():.1f} s after it was started again", flush=True)
        waits = await timed(server.guest("Cleo"), asked.game, asked.seconds)
        print(f"after a restart with {asked.asleep} more of them: {waits}", flush=True)
    finally:
        server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=digsite.names(), default=digsite.names()[-1])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--people", type=int, default=1, help="who have these tables together")
    parser.add_argument("--asleep", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    print(f"{asked.game}, {'compiled' if compiled() else 'interpreted'}, {asked.workers} workers")
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        asyncio.run(starved(asked, folder))


if __name__ == "__main__":
    sys.exit(main())
