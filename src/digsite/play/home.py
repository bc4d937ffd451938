"""The folder for records and tables if the user names no other."""

import os
import tempfile
from pathlib import Path


def home() -> Path:
    """Return the user's folder for records and tables, or a temporary one if that fails."""
    try:
        shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        folder = Path(shared) / "digsite"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return Path(tempfile.gettempdir())
    return folder if os.access(folder, os.W_OK) else Path(tempfile.gettempdir())
