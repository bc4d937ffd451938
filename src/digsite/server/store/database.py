"""The database: reads beside each other, and one writer that puts many changes on disk at once.

A change is done when its commit is on disk. While the disk is busy with one commit, the changes
that come in meanwhile are gathered for the next: a busy server makes no more commits than its disk
can bear. If one of several changes fails, they are made again, each with a savepoint of its own, so
that it fails alone.
"""

import asyncio
import os
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.pool import ConnectionPoolEntry

from digsite.server.store.changes import Change, make_all
from digsite.server.store.files import Hold, check_beginning, file_of, look_at, put_in_place
from digsite.server.store.schema import REVISION

T = TypeVar("T")
MOST_AT_ONCE: Final = 100
SQLITE: Final = "sqlite"


@dataclass(frozen=True)
class _Job:
    work: Callable[[Connection], Any]  # its result is for whoever waits for the outcome
    outcome: Future[Any]


class Store:
    """A database that is brought up to date when it is opened."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self._hold = held(self.engine)
        bring_up_to_date(self.engine)
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
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function that writes; when this returns its result, the change is on disk."""
        outcome: Future[T] = Future()
        self._jobs.put(_Job(work, outcome))
        return await asyncio.wrap_future(outcome)

    def close(self) -> None:
        """Write what still waits, then close."""
        self._jobs.put(None)
        self._writer.join()
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
            with self._writing() as connection:
                return _made_at_once(connection, jobs)
        except Exception:
            if len(jobs) == 1:
                raise
        with self._writing() as connection:
            return _made_one_by_one(connection, jobs)

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


def _made_at_once(connection: Connection, jobs: list[_Job]) -> Results:
    """Make all changes; if one fails, so do all."""
    results = [(job, job.work(connection)) for job in jobs if not isinstance(job.work, Change)]
    changes = [(job, job.work) for job in jobs if isinstance(job.work, Change)]
    make_all(connection, [change for _, change in changes])
    return results + [(job, None) for job, _ in changes]


def _made_one_by_one(connection: Connection, jobs: list[_Job]) -> Results:
    """Make the changes that succeed; those who wait for the others hear why not."""
    results: Results = []
    for job in jobs:
        try:
            with connection.begin_nested():
                results.append((job, job.work(connection)))
        except Exception as error:  # noqa: BLE001 - it is the caller's, and rolled back alone
            job.outcome.set_exception(error)
    return results


def opened(url: str) -> Engine:
    """Return an engine for a URL such as sqlite:///file or postgresql://host/name."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    engine = create_engine(url)
    if engine.dialect.name == SQLITE:
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
