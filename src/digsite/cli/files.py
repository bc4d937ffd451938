"""Reading files that users name: they may be missing, huge, or no text at all."""

import sys
from pathlib import Path
from typing import Final

from digsite.cli.command import Bad
from digsite.core.errors import Unreadable
from digsite.core.record import LONGEST_TEXT, Record

LARGEST: Final = 4 * LONGEST_TEXT  # bytes; a character of UTF-8 takes at most four
STDIN: Final = "-"


def text_of(name: str) -> str:
    """Return the text of a file, or of standard input for '-'."""
    data = _bytes(name)
    if len(data) > LARGEST:
        raise Bad(f"{name}: larger than {LARGEST:,} bytes: this is no record of a game.")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise Bad(f"{name}: not UTF-8 text, see byte {error.start + 1}.") from None


def record_of(name: str) -> Record:
    """Return the record in a file; the error names the file."""
    try:
        return Record.read(text_of(name))
    except Unreadable as error:
        raise Bad(f"{name}: {error}.") from None


def _bytes(name: str) -> bytes:
    try:
        if name == STDIN:
            return sys.stdin.buffer.read(LARGEST + 1)
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL character
        raise Bad(f"{name}: {why(error)}.") from None


def why(error: OSError | ValueError) -> str:
    """Return what is wrong with a file, without its name and the number of the error."""
    words = getattr(error, "strerror", None) or str(error)
    return words[:1].lower() + words[1:]
