"""The database: reads beside each other, and one writer that puts many changes on disk at once.

A change is done when its commit is on disk. While the disk is busy with one commit, the changes
that come in meanwhile are gathered for the next: a busy server makes no more commits than its disk
can bear. If one of several changes fails, they are made again one by one, so that it fails alone.

PostgreSQL may be shared by several servers. It tells the others of a change with the commit itself,
and a connection that was lost, as by its restart, is replaced once before anybody hears of it.
"""

import asyncio
import os
import queue
import secrets
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from digsite.server.store.changes import Change, make_all
from digsite.server.store.files import Hold, check_beginning, file_of, look_at, put_in_place
from digsite.server.store.schema import REVISION

T = TypeVar("T")
MOST_AT_ONCE: Final = 100
SQLITE: Final = "sqlite"


CHANNEL: Final = "digsite"  # on which servers tell each other of changes
NOTIFY: Final = text("SELECT pg_notify(:channel, :said)")
READERS: Final = 6  # threads that read beside each other
CONNECTING: Final = 5  # seconds until a database that does not answer is given up


@dataclass(frozen=True)
class Ring:
    """What other servers are told of a change: the table, and the version that it has now.

    The version is 0 if something else has changed: a seat, the chat, who is there.
    """

    table: str
    version: int = 0


@dataclass(frozen=True)
class _Job:
    work: Callable[[Connection], Any]  # its result is for whoever waits for the outcome
    outcome: Future[Any]
    ring: Ring | None


class Store:
    """A database that is brought up to date when it is opened."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self.shared = self.engine.dialect.name != SQLITE  # with other servers, if there are any
        self.server = secrets.token_hex(8) if self.shared else ""  # this one, as others know it
        self._hold = held(self.engine)
        bring_up_to_date(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "digsite-reader")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._kept: Connection | None = None  # the writer's, open from one commit to the next
        self._writer = threading.Thread(target=self._write_on, name="digsite-writer", daemon=True)
        self._writer.start()

    @property
    def waiting(self) -> int:
        """How many changes wait for the writer."""
        return self._jobs.qsize()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads, in another thread, and return its result."""
        reading = asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)
        return await reading

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            if self.shared:  # what is read with several queries belongs together
                connection.execution_options(isolation_level="REPEATABLE READ")
            return work(connection)

    async def write(self, work: Callable[[Connection], T], ring: Ring | None = None) -> T:
        """Run a function that writes; when this returns its result, the change is on disk.

        With a ring, other servers are told.
        """
        return await asyncio.wrap_future(self.write_soon(work, ring))

    def write_soon(self, work: Callable[[Connection], T], ring: Ring | None = None) -> Future[T]:
        """Do the same without waiting for it."""
        outcome: Future[T] = Future()
        self._jobs.put(_Job(work, outcome, ring))
        return outcome

    def close(self) -> None:
        """Write what still waits, then close."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown(cancel_futures=True)
        if self._kept:
            self._kept.close()
        self.engine.dispose()
        if self._hold:
            self._hold.let_go()

    # The writer's thread

    def _write_on(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            last = False
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    last = True
                    break
                jobs.append(job)
            self._commit(jobs)
            if last:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        wanted = [job for job in jobs if job.outcome.set_running_or_notify_cancel()]
        try:
            results = self._committed(wanted)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            for job in wanted:
                if not job.outcome.done():
                    job.outcome.set_exception(error)
            return
        for job, result in results:
            job.outcome.set_result(result)

    def _committed(self, jobs: list[_Job]) -> "Results":
        try:
            return self._made_at_once(jobs)
        except Exception as error:
            if is_lost(error):
                return self._made_at_once(jobs)
            if len(jobs) == 1:
                raise
        return self._made_one_by_one(jobs)

    def _made_at_once(self, jobs: list[_Job]) -> "Results":
        """Make all changes; if one fails, so do all."""
        with self._writing() as connection:
            results = [(job, job.work(connection)) for job in jobs if not _is_change(job)]
            changes = [(job, job.work) for job in jobs if isinstance(job.work, Change)]
            make_all(connection, [change for _, change in changes])
            self._tell_others(connection, [job.ring for job in jobs if job.ring])
        return results + [(job, None) for job, _ in changes]

    def _made_one_by_one(self, jobs: list[_Job]) -> "Results":
        """Make the changes that succeed; those who wait for the others hear why not."""
        results: Results = []
        for job in jobs:
            try:
                results += self._made_at_once([job])
            except Exception as error:  # noqa: BLE001 - it is the caller's
                job.outcome.set_exception(error)
        return results

    def _tell_others(self, connection: Connection, rings: list[Ring]) -> None:
        if self.shared and rings:
            said = [f"{self.server} {ring.table} {ring.version}" for ring in rings]
            connection.execute(NOTIFY, [{"channel": CHANNEL, "said": each} for each in said])

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """Begin and commit on a connection that stays open until something goes wrong on it."""
        connection = self._kept or self.engine.connect().execution_options(writes=True)
        self._kept = None
        try:
            with connection.begin():
                yield connection
        except Exception:
            connection.close()
            raise
        self._kept = connection


Results = list[tuple[_Job, Any]]


def _is_change(job: _Job) -> bool:
    return isinstance(job.work, Change)


def is_lost(error: BaseException) -> bool:
    """Return whether an error says that a connection was lost: another may be better."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def opened(url: str) -> Engine:
    """Return an engine for a URL such as sqlite:///file or postgresql://host/name."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    if not url.startswith(SQLITE):
        return create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": CONNECTING})
    engine = create_engine(url)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _entry: ConnectionPoolEntry) -> None:  # noqa: ANN401 - a driver's
    connection.isolation_level = None  # the driver must not begin transactions by itself
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",  # a commit is on disk when it returns
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        connection.execute(f"PRAGMA {setting}")


def _on_begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def held(engine: Engine) -> Hold | None:
    """Take hold of a file, which is for one process; many can share another database."""
    path = file_of(engine.url)
    return Hold(path) if path else None


def check_there(engine: Engine) -> None:
    """Raise OSError if there is no database, or one that another digsite has made."""
    path = file_of(engine.url)
    if path and not path.exists():
        raise FileNotFoundError(f"there is no {path}: digsite serve begins it, --db names another")
    if path:
        look_at(path)
    with engine.connect() as connection:
        revision = _revision(connection)
    if revision is None:
        raise OSError("nothing of digsite is in it: digsite serve begins it")
    if revision != REVISION:
        which = "a newer" if revision > REVISION else "an older"
        raise OSError(f"{which} digsite has made it: start digsite serve of this one first")


def bring_up_to_date(engine: Engine) -> None:
    """Begin a new file, or look at an old one, and take the migrations that are missing."""
    path = file_of(engine.url)
    if path and not path.exists():
        check_beginning(path)
        begun = path.with_name(f"{path.name}.{os.getpid()}.new")
        new = opened(f"sqlite:///{begun}")
        _migrate_where_needed(new)
        new.dispose()  # all of it is in one file now
        put_in_place(begun, path)
    elif path:
        look_at(path)
    _migrate_where_needed(engine)


def _migrate_where_needed(engine: Engine) -> None:
    """Take the migrations that are missing; two servers that start at once take turns."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if connection.dialect.name != SQLITE:
            connection.execute(text("SELECT pg_advisory_xact_lock(6213)"))
        revision = _revision(connection)
        if revision and revision > REVISION:
            raise OSError("it was made by a newer digsite")
        if revision != REVISION:
            _migrate(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def _migrate(connection: Connection) -> None:
    # Alembic takes long to import, and is needed once in the life of a database
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "digsite.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
