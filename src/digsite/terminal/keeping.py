"""Saving the record after every action, so that the file is always complete."""

import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from digsite.core.record import Record


def keep(record: Record, path: Path) -> None:
    """Save a record: write a new file beside the old one, then replace the old one by it."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(str(record))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def new_path(game: str, folder: Path) -> Path:
    """Return a name for a new record that no file in the folder has."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.dig"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.dig"
    return path
