"""How much memory a server holds while it is played at for a long time.

People move at many tables, again and again: each has all the seats of his table, and goes on at a
new one when the game is over. Every so often the memory of the server is noted; the curve is drawn
in letters at the end.

    python bench/soak.py [--game NAME] [--tables 100] [--minutes 30] [--pause 1] [--painters 0]
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field

from attacked import Guest, Line, Server

import digsite
from digsite.core.build import compiled

ME = {"kind": "me"}
POINTS = 40  # of the curve
WIDTH = 60  # letters of its longest line


@dataclass
class Played:
    """What has happened so far."""

    moves: int = 0
    games: int = 0
    curve: list[tuple[float, float]] = field(default_factory=list)  # minutes, and MB


async def play_on(guest: Guest, game: str, pause: float, late: float, played: Played) -> None:
    """Play one game after the other."""
    while time.monotonic() < late:
        table = await asyncio.to_thread(guest.table, game, (ME, ME))
        async with guest.at(table) as line:
            while line.state["turn"] != "over" and time.monotonic() < late:
                await asyncio.sleep(random.random() * 2 * pause)
                await move(line)
                played.moves += 1
        played.games += 1


async def move(line: Line) -> None:
    """Play anything as whoever is to move."""
    if line.state["turn"] == "mine":
        await line.ask({"do": "look", "seat": line.state["actor"]})
        await line.hear("state")
    if line.state["turn"] != "over":
        await line.move()


async def watch(server: Server, begun: float, every: float, played: Played) -> None:
    """Note the memory of the server now and then."""
    while True:
        minutes = (time.monotonic() - begun) / 60
        played.curve.append((minutes, server.memory))
        print(
            f"{minutes:5.1f} min {server.memory:6.0f} MB {played.moves:7} moves "
            f"{played.games:5} games",
            flush=True,
        )
        await asyncio.sleep(every)


async def soaked(asked: argparse.Namespace, server: Server) -> Played:
    played, begun, guest = Played(), time.monotonic(), server.guest("Ada")
    late = begun + 60 * asked.minutes
    watching = asyncio.create_task(watch(server, begun, 60 * asked.minutes / POINTS, played))
    await asyncio.gather(
        *(play_on(guest, asked.game, asked.pause, late, played) for _ in range(asked.tables))
    )
    watching.cancel()
    return played


def draw(curve: list[tuple[float, float]]) -> None:
    most = max(memory for _, memory in curve)
    for minutes, memory in curve:
        print(f"{minutes:5.1f} {memory:5.0f} {'#' * round(WIDTH * memory / most)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=digsite.names(), default=digsite.names()[-1])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--pause", type=float, default=1, help="seconds between moves of a table")
    parser.add_argument("--painters", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, workers=0, painters=asked.painters)
        server.start()
        print(f"{asked.game}, {'compiled' if compiled() else 'interpreted'}")
        try:
            draw(asyncio.run(soaked(asked, server)).curve)
        finally:
            server.kill()


if __name__ == "__main__":
    sys.exit(main())
