"""A server of our own for the browser tests, which can be killed and started again."""

import re
import signal
import subprocess
import sys
from pathlib import Path

COMMAND = "from digsite.cli import main; main()"


class Served:
    """The command `digsite serve` in a process of its own, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.home = ""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start it; the second time on the port that the pages know."""
        options = ("--port", str(self.port), "--no-open", "--db", self.db)
        self._process = subprocess.Popen(
            (sys.executable, "-c", COMMAND, "serve", *options), stdout=subprocess.PIPE, text=True
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
