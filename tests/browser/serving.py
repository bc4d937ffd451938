"""A server of our own for the browser tests, which can be killed and started again."""

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

SEED = 7  # of every table, so that no test depends on the cards that are dealt

# The command `digsite serve`, but for the seed and for the limits: all visitors have one address.
COMMAND = f"""
import sys
from contextlib import suppress
from digsite.bots import Budget
from digsite.server import running
from digsite.server.protocol.limits import Limits, Rate
from digsite.server.settings import Settings
from digsite.server.table import reviewing

reviewing.THOUGHT = Budget(iterations=2)  # a review is made at once
many = Rate(1e6, 1e6)
limits = Limits(calls=many, messages=many, tables=many)
courtesy = float(sys.argv[3])
root = sys.argv[4]
settings = Settings(
    db=sys.argv[1], courtesy=courtesy, seed={SEED}, limits=limits, root_path=root
)
running.prepare(settings)
found = running.listening("127.0.0.1", int(sys.argv[2]))
with suppress(KeyboardInterrupt):
    running.serve(settings, found, lambda: print(running.address(found), flush=True))
"""


def free_port() -> int:
    """A port below those that callers are lent, one of whom might take ours while it is away."""
    first = os.getpid() % 10_000
    for n in range(10_000):
        port = 20_000 + (first + n) % 10_000
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


class Served:
    """A server in a process of its own, with a database of its own."""

    def __init__(self, folder: Path, courtesy: float = 0, root: str = "") -> None:
        self._courtesy = courtesy
        self._root = root
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.port = free_port()
        self.home = ""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it; the second time on the port that the pages know."""
        self._process = subprocess.Popen(
            (
                sys.executable,
                "-c",
                COMMAND,
                self.db,
                str(self.port),
                str(self._courtesy),
                self._root,
            ),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        told = self._process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", told)
        assert found, f"the server said: {told!r}"
        self.home, self.port = found[0].removesuffix("/"), int(found[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.communicate()
            self._process = None
