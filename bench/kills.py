"""Kill a server, the database or the listening connections again and again, while people play.

Two servers share a PostgreSQL of their own. After each kill the player goes to the other server,
sends again what was not answered, and compares all that was acknowledged with what is there.

    python -m bench.kills [--kills 300] [--seed 1]
"""

import argparse
import statistics
import time
from collections.abc import Sequence

from tests.postgres import database, postgres
from tests.server.killing import KINDS, Killing
from tests.server.process import two_servers

EVERY = 10  # kills between two lines of figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun = time.monotonic()
    with postgres() as server, database(server) as db, two_servers(db) as servers:
        killing = Killing(servers, server, db, asked.seed)
        for n in range(1, asked.kills + 1):
            killing.play_and_kill(KINDS[n % len(KINDS)])
            if n % EVERY == 0 or n == asked.kills:
                _tell(killing, n, time.monotonic() - begun)


def _tell(killing: Killing, kills: int, seconds: float) -> None:
    print(
        f"{kills} kills in {seconds:.0f} s; "
        f"{killing.acknowledged} messages acknowledged, none lost or done twice"
    )
    print(f"  until the next message was done: {_said(killing.waits.people)}")
    print(f"  until the bot had moved: {_said(killing.waits.bots)}", flush=True)


def _said(waits: Sequence[float]) -> str:
    median, last = statistics.median(waits), max(waits)
    late = sum(wait > 5 for wait in waits)
    return f"median {median:.2f} s, longest {last:.2f} s, {late} of {len(waits)} longer than 5 s"


if __name__ == "__main__":
    main()
