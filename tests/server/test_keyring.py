"""The keys that sign cookies: in a file of their own, never in the database."""

import asyncio
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Executable, insert

from digsite.server.settings import file_url
from digsite.server.store.database import Store
from digsite.server.store.keyring import SigningKey, Unusable, keys_file, new_key, read, write
from digsite.server.store.people import People
from digsite.server.store.schema import secrets_kept

FORMER = "ab" * 32  # the key that digsite 0.1 kept in the database


@pytest.fixture
def url(empty_file: Path, tmp_path: Path) -> str:
    (tmp_path / "games.db").write_bytes(empty_file.read_bytes())
    return file_url(tmp_path / "games.db")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db.keys"


@contextmanager
def people_of(url: str, file: Path | None = None) -> Iterator[People]:
    store = Store(url)
    try:
        yield asyncio.run(People.opened(store, file or keys_file("", url)))
    finally:
        store.close()


def token(url: str) -> str:
    with people_of(url) as people:
        return people.token("ada")


def execute(url: str, sql: Executable) -> None:
    store = Store(url)
    with store.engine.begin() as connection:
        connection.execute(sql)
    store.close()


def test_the_keys_lie_beside_the_database_for_their_owner_only(url: str, file: Path) -> None:
    token(url)
    (key,) = read(file)
    assert len(key.secret) == 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    content = b"".join(each.read_bytes() for each in file.parent.glob("games.db*") if each != file)
    assert key.secret not in content
    assert key.secret.hex().encode() not in content


def test_the_same_keys_sign_after_a_restart(url: str) -> None:
    assert token(url) == token(url)


def test_the_key_of_an_older_digsite_goes_on_and_leaves_the_database(url: str, file: Path) -> None:
    execute(url, insert(secrets_kept).values(name="cookies", value=FORMER))
    token(url)
    assert [key.secret.hex() for key in read(file)] == [FORMER]
    for each in file.parent.glob("games.db*"):
        assert (FORMER.encode() in each.read_bytes()) is (each == file)
    assert token(url) == token(url)


@pytest.mark.parametrize("harm", ["", "no keys\n", "abcd -\n", "# nothing\n", None])
def test_keys_that_are_missing_or_harmed_are_named_and_not_made_anew(
    url: str, file: Path, harm: str | None
) -> None:
    before = token(url)
    kept = file.read_bytes()
    if harm is None:
        file.unlink()
    else:
        file.write_text(harm, "ascii")
    with pytest.raises(Unusable, match=r"games\.db\.keys"):
        token(url)
    assert harm is None or file.read_text("ascii") == harm
    file.write_bytes(kept)
    assert token(url) == before


def test_keys_of_another_database_are_not_taken(url: str, file: Path) -> None:
    token(url)
    write(file, [new_key()])
    with pytest.raises(Unusable, match="not those of this database"):
        token(url)


def test_keys_can_lie_where_the_host_says(url: str, tmp_path: Path) -> None:
    elsewhere = tmp_path / "run" / "secret"
    with people_of(url, keys_file(str(elsewhere), url)) as people:
        assert people.token("ada")
    assert read(elsewhere)
    assert not (tmp_path / "games.db.keys").exists()


def test_a_key_is_forgotten_on_its_day(file: Path) -> None:
    now = time.time()
    write(file, [new_key(), SigningKey(b"1" * 32, now + 60), SigningKey(b"2" * 32, now - 60)])
    assert [key.secret for key in read(file)][1:] == [b"1" * 32]


def test_databases_that_are_no_files_have_keys_of_their_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    one, same, other = (
        keys_file("", url)
        for url in (
            "postgresql://me:secret@db/games",
            "postgresql://me:changed@db/games",
            "postgresql://me:secret@db/others",
        )
    )
    assert one == same != other
    assert one
    assert one.parent == tmp_path / "digsite" / "keys"
    assert keys_file("", "sqlite://") is None
