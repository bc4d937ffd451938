"""The keys that sign cookies: in a file beside the database, which a copy of that does not have.

The first key signs. Older ones are still read until their day, so that a key can be replaced while
people play; a server sees that by itself. The database keeps a mark of the key in use: so a server
that is given another file says so, instead of taking everybody for a stranger.
"""

import hashlib
import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, insert, make_url, select, text, update

from digsite.play.home import lasting_home
from digsite.server.store.database import SQLITE
from digsite.server.store.files import file_of
from digsite.server.store.schema import secrets_kept

HEAD: Final = "# The keys that sign the cookies of digsite. Keep them; show them to nobody.\n"
FORMER: Final = "cookies"  # the row that held the key in databases of digsite 0.1
MARK: Final = "cookies-mark"
LENGTH: Final = 32  # bytes
LOOK: Final = 1.0  # seconds between two looks at the file
FOR_EVER: Final = "-"


class Unusable(OSError):
    """A file with keys that cannot be used. The message says what to do."""


@dataclass(frozen=True)
class SigningKey:
    """A key, and until when cookies that it signed are read; None while it signs."""

    secret: bytes
    until: float | None = None

    @property
    def mark(self) -> str:
        """What the database keeps to know it again; nobody gets the key from that."""
        return hashlib.sha256(b"digsite cookies" + self.secret).hexdigest()[:32]


def new_key() -> SigningKey:
    """Return a key that nobody can guess."""
    return SigningKey(secrets.token_bytes(LENGTH))


class Keyring:
    """The keys of a server. Without a file they are its own, and end with it."""

    def __init__(self, file: Path | None, keys: Sequence[SigningKey]) -> None:
        self._file = file
        self._keys = tuple(keys)
        self._looked = time.monotonic()
        self._stamp = _stamp(file)

    @property
    def keys(self) -> tuple[SigningKey, ...]:
        """The keys of now, the one that signs first."""
        now = time.monotonic()
        if now - self._looked > LOOK:
            self._looked = now
            self._look()
        return self._keys

    def _look(self) -> None:
        stamp = _stamp(self._file)
        if self._file and stamp != self._stamp:
            with suppress(OSError):  # whoever writes it puts it in place whole
                self._keys = read(self._file) or self._keys
                self._stamp = stamp


def _stamp(file: Path | None) -> tuple[int, int] | None:
    with suppress(OSError):
        if file:
            told = file.stat()
            return told.st_mtime_ns, told.st_ino
    return None


# The file


def keys_file(named: str, url: str) -> Path | None:
    """Return the file that was named, or the one of a database; None for one in memory.

    That of a database that is a file lies beside it, that of another one with this user's data.
    """
    if named:
        return Path(named)
    parsed = make_url(url)
    if parsed.get_backend_name() == SQLITE:
        file = file_of(parsed)
        return file.with_name(f"{file.name}.keys") if file else None
    plain = parsed.set(password=None, drivername="postgresql").render_as_string()
    digest = hashlib.sha256(plain.encode()).hexdigest()[:16]
    return lasting_home() / "keys" / digest


def read(file: Path) -> tuple[SigningKey, ...]:
    """Return the keys in a file that are still good; none if there is no file."""
    try:
        lines = file.read_text("ascii").splitlines()
    except FileNotFoundError:
        return ()
    except (OSError, UnicodeDecodeError) as error:
        raise Unusable(f"the keys in {file} cannot be read ({type(error).__name__})") from None
    try:
        keys = tuple(_key(line) for line in lines if line and not line.startswith("#"))
    except ValueError:
        raise Unusable(f"{file} holds no keys: put it back from your backup") from None
    if not keys:
        raise Unusable(f"{file} is empty: put it back from your backup")
    return tuple(key for key in keys if key.until is None or key.until > time.time())


def _key(line: str) -> SigningKey:
    written, until = line.split()
    secret = bytes.fromhex(written)
    if len(secret) != LENGTH:
        raise ValueError(line)
    return SigningKey(
        secret, None if until == FOR_EVER else datetime.fromisoformat(until).timestamp()
    )


def write(file: Path, keys: Sequence[SigningKey]) -> None:
    """Put keys into a file that only its owner can read, all of them or none."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    with suppress(FileNotFoundError):
        new.unlink()
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as writing:
        writing.write(HEAD + "".join(map(_line, keys)))
        writing.flush()
        os.fsync(writing.fileno())
    new.replace(file)


def _line(key: SigningKey) -> str:
    until = datetime.fromtimestamp(key.until, UTC).isoformat() if key.until else FOR_EVER
    return f"{key.secret.hex()} {until}\n"


# The file and the database


def settle(connection: Connection, file: Path | None) -> Keyring:
    """Return the keys of a database; made, or taken out of it, if it is served so the first time.

    The connection writes. Unusable if the file is missing, or another one than it was.
    """
    if connection.dialect.name != SQLITE:  # other servers may begin just now
        connection.execute(text("SELECT pg_advisory_xact_lock(6214)"))
    former, mark = _row(connection, FORMER), _row(connection, MARK)
    if file is None:
        return Keyring(None, [new_key()])
    keys = read(file)
    if mark and not former:
        _check(file, keys, mark)
    if former:
        keys = _with_former(keys, SigningKey(bytes.fromhex(former)))
    elif not keys:
        keys = (new_key(),)
    if keys != read(file):
        _written(file, keys)
    _note(connection, keys[0], wipe=former is not None)
    return Keyring(file, keys)


def _check(file: Path, keys: Sequence[SigningKey], mark: str) -> None:
    if mark in {key.mark for key in keys}:
        return
    state = "are not those of this database" if keys else "are missing"
    raise Unusable(
        f"the keys that sign cookies, in {file}, {state}: put the file back, or name it with "
        "--secret-file (`digsite admin rotate-secret --now` makes new ones, and everybody is a "
        "stranger then)"
    )


def _with_former(keys: tuple[SigningKey, ...], former: SigningKey) -> tuple[SigningKey, ...]:
    return keys if former.secret in {key.secret for key in keys} else (*keys, former)


def _written(file: Path, keys: Sequence[SigningKey]) -> None:
    try:
        write(file, keys)
    except OSError as error:
        why = (error.strerror or "it cannot be written").lower()
        raise Unusable(f"{file} is for the keys that sign cookies: {why}") from None


def _row(connection: Connection, name: str) -> str | None:
    query = select(secrets_kept.c.value).where(secrets_kept.c.name == name)
    found: str | None = connection.scalar(query)
    return found


def _note(connection: Connection, key: SigningKey, *, wipe: bool) -> None:
    """Keep the mark of the key that signs; wipe what the database once held itself."""
    if wipe and connection.dialect.name == SQLITE:
        connection.exec_driver_sql("PRAGMA secure_delete=ON")
    if wipe:
        connection.execute(delete(secrets_kept).where(secrets_kept.c.name == FORMER))
    same = secrets_kept.c.name == MARK
    if _row(connection, MARK) == key.mark:
        return
    if not connection.execute(update(secrets_kept).where(same).values(value=key.mark)).rowcount:
        connection.execute(insert(secrets_kept).values(name=MARK, value=key.mark))


def rotate(connection: Connection, file: Path, keep: float) -> None:
    """Let a new key sign; cookies of the ones before are read for so many seconds.

    With 0 seconds everybody is a stranger: for a key that somebody else may have seen.
    """
    until = time.time() + keep
    before = [SigningKey(key.secret, min(key.until or until, until)) for key in _readable(file)]
    key = new_key()
    _written(file, [key, *before] if keep else [key])
    _note(connection, key, wipe=_row(connection, FORMER) is not None)


def _readable(file: Path) -> tuple[SigningKey, ...]:
    with suppress(Unusable):
        return read(file)
    return ()
