"""A database that is a file: begun whole, looked at before it is used, held by one process."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final, TextIO

from sqlalchemy import URL

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OURS: Final = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
MENDED: Final = "put your last backup in its place, or move it away to begin anew"

BESIDE: Final = ("-wal", "-journal")  # what a file that was not closed has beside it


def file_of(url: URL) -> Path | None:
    """Return the file of a database; None if it is none."""
    plain = url.get_backend_name() == "sqlite" and url.database not in {None, "", ":memory:"}
    return Path(url.database or "") if plain else None


def look_at(path: Path) -> None:
    """Raise OSError if a file is no database of ours, or a damaged one: it is left as it is."""
    if not path.stat().st_size:
        raise OSError(f"{path} is empty; {MENDED}")
    try:
        with closing(sqlite3.connect(path)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            (ours,) = connection.execute(OURS).fetchone()
    except sqlite3.DatabaseError as error:
        raise OSError(f"{path}: {error}; {MENDED}") from None
    if found != "ok":
        raise OSError(f"{path} is damaged: {' '.join(found.split())}; {MENDED}")
    if not ours:
        raise OSError(f"{path} holds nothing of digsite; {MENDED}")


def check_beginning(path: Path) -> None:
    """Raise OSError where a file was lost: what was written to it last still lies beside it."""
    left = [each for end in BESIDE if (each := path.with_name(path.name + end)).exists()]
    if left:
        raise OSError(f"{left[0]} is there but {path} is not; {MENDED}")


class Hold:
    """Keeps other processes from serving the same file, until it is let go or the process ends."""

    def __init__(self, path: Path) -> None:
        """Take hold of a file; OSError if another process has it."""
        self._file = path.with_name(f"{path.name}.lock").open("a", encoding="utf-8")
        try:
            _lock(self._file)
        except OSError:
            self._file.close()
            raise OSError(
                f"another digsite serves {path}; end it first, or name another with --db "
                "(several servers can share a PostgreSQL database)"
            ) from None

    def let_go(self) -> None:
        """Let other processes have it."""
        self._file.close()


def _lock(file: TextIO) -> None:
    """Lock a file for this process; OSError if another one has."""
    if sys.platform == "win32":
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def put_in_place(begun: Path, path: Path) -> None:
    """Let a file that was begun under another name be the database, unless there is one already."""
    try:
        os.link(begun, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        begun.replace(path)
    begun.unlink(missing_ok=True)
