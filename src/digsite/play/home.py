"""The folder for records and tables if the user names no other."""

import os
import tempfile
from pathlib import Path


def home() -> Path:
    """Return the user's folder for records and tables, or a temporary one if that fails."""
    try:
        return lasting_home()
    except OSError:
        return Path(tempfile.gettempdir())


def lasting_home() -> Path:
    """Return the user's folder for records and tables; OSError if nothing can be kept there."""
    try:
        shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError as error:  # nobody knows the home of this user
        raise OSError(str(error)) from None
    folder = Path(shared) / "digsite"
    folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK):
        raise PermissionError(f"nothing can be written in {folder}")
    return folder
