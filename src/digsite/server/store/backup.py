"""Copies of a database that is a file, made and put back while a server uses it; and its size."""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, make_url, text

from digsite.server.store.database import SQLITE, bring_up_to_date, opened
from digsite.server.store.files import Hold, file_of, look_at
from digsite.server.store.schema import REVISION

PATIENCE: Final = 30.0  # seconds to wait for whoever writes just now
ONLY_FILES: Final = "is no file: PostgreSQL has pg_dump and pg_restore for this"


def back_up(url: str, to: Path) -> int:
    """Copy a database as it is at one moment; return how many bytes the copy has."""
    if to.exists():
        raise FileExistsError(f"{to} is there already")
    new = to.with_name(f"{to.name}.{os.getpid()}.new")
    try:
        _copy(_file(url), new)
        look_at(new)
        os.link(new, to)  # whole, and never in the place of another file
    finally:
        _remove(new)
    return to.stat().st_size


def restore(url: str, source: Path) -> Path | None:
    """Put a copy in the place of a database; return where what was there before is kept."""
    file = _file(url)
    look_at(source)
    if _revision(source) != REVISION:
        return _restore_older(file, source)
    return _restored(file, source)


def _restore_older(file: Path, source: Path) -> Path | None:
    """Put an older copy in place and bring it up to date; nobody may serve it meanwhile."""
    hold = Hold(file)
    try:
        before = _restored(file, source)
        engine = opened(f"{SQLITE}:///{file}")
        bring_up_to_date(engine)
        engine.dispose()
    finally:
        hold.let_go()
    return before


def _restored(file: Path, source: Path) -> Path | None:
    before = None
    if file.exists():
        before = file.with_name(f"{file.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
        _copy(file, before)
    _copy(source, file)
    return before


def _copy(source: Path, to: Path) -> None:
    """Copy all pages in one transaction: whoever reads sees all of the old ones or of the new."""
    try:
        with (
            closing(sqlite3.connect(source, timeout=PATIENCE)) as reading,
            closing(sqlite3.connect(to, timeout=PATIENCE)) as writing,
        ):
            reading.backup(writing)
    except sqlite3.Error as error:
        raise OSError(f"{source} could not be copied to {to} ({error})") from None


def _remove(file: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        with suppress(FileNotFoundError):
            file.with_name(file.name + end).unlink()


def vacuum(url: str) -> tuple[int, int]:
    """Free the room of what was removed; return how many bytes there were, and are."""
    engine = opened(url)
    try:
        with engine.connect() as connection:
            before = size(connection)
        _vacuum(engine)
        with engine.connect() as connection:
            return before, size(connection)
    finally:
        engine.dispose()


def _vacuum(engine: Engine) -> None:
    """Do it outside of any transaction, as it must be."""
    file = file_of(engine.url)
    if file:
        with closing(sqlite3.connect(file, timeout=PATIENCE)) as plain:
            plain.execute("VACUUM")
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))


def size(connection: Connection) -> int:
    """Return how many bytes a database has."""
    if connection.dialect.name != SQLITE:
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    pages = connection.scalar(text("PRAGMA page_count")) or 0
    return int(pages * (connection.scalar(text("PRAGMA page_size")) or 0))


def _file(url: str) -> Path:
    file = file_of(make_url(url))
    if file is None:
        raise OSError(f"it {ONLY_FILES}")
    return file


def _revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found)
