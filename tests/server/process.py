"""A real server in a process of its own, which can be killed and started again."""

import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from digsite.cli import main

PATIENCE = 60.0  # seconds; a busy machine is no failure


class Served:
    """The command `digsite serve` in a process that need not import anything anew."""

    def __init__(self, db: str) -> None:
        self.db = db
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.home = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["digsite.cli", "digsite.server.running"])
        self.process = context.Process(target=serve, args=(self.port, self.db))
        self.process.start()
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late and self.process.is_alive():
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.02)
        raise AssertionError("the server does not begin")

    def end(self, how: signal.Signals) -> None:
        """End it as a power cut or Ctrl-C would."""
        if self.process.pid and self.process.is_alive():
            os.kill(self.process.pid, how)
        self.process.join()


@contextmanager
def two_servers(db: str) -> Iterator[list[Served]]:
    """Two servers on one database, while they are used."""
    servers = [Served(db), Served(db)]
    try:
        yield servers
    finally:
        for server in servers:
            server.end(signal.SIGKILL)


def serve(port: int, db: str) -> None:
    sys.argv = ["digsite", "serve", "--no-open", "--workers=0", f"--port={port}", f"--db={db}"]
    main()
