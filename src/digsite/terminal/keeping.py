"""Keeping the record: after every action, in one file, whole or not at all."""

import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from digsite.core.record import Record


def keep(record: Record, path: Path) -> None:
    """Write a record: into a file beside it first, which then takes its place."""
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
    """Give a name for a new record that no file in the folder has."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.dig"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.dig"
    return path


def home() -> Path:
    """Where records lie that were given no name: the user's own folder, or a temporary one."""
    try:
        shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        folder = Path(shared) / "digsite"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return Path(tempfile.gettempdir())
    return folder if os.access(folder, os.W_OK) else Path(tempfile.gettempdir())
