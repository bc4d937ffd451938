"""The database: what is written is on disk, and what fails fails alone."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, bindparam, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from digsite.server.settings import file_url
from digsite.server.store.changes import Change, Conflict, Statement
from digsite.server.store.database import SQLITE, Store, bring_up_to_date, opened
from digsite.server.store.schema import metadata, people

Work = Callable[[Connection], None]


def person(name: str) -> dict[str, object]:
    return {"id": name, "name": name, "lang": "en", "created": 0.0}


def enrolled(name: str) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(insert(people), person(name))

    return work


def count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(people)) or 0


def test_what_was_written_is_read_by_another_opening_of_the_database(db: str) -> None:
    async def run() -> int:
        store = Store(db)
        await store.write(enrolled("ada"))
        store.close()
        again = Store(db)
        found = await again.read(count)
        again.close()
        return found

    assert asyncio.run(run()) == 1


async def together(store: Store, works: Sequence[Work]) -> tuple[list[object], int]:
    """Write while the writer is held up; return what came of each, and how many went at once."""
    gate = threading.Event()
    commits: list[int] = []
    commit = store._commit  # noqa: SLF001 - to count what goes together

    def counted(jobs: list[Any]) -> None:
        commits.append(len(jobs))
        commit(jobs)

    store._commit = counted  # type: ignore[method-assign] # noqa: SLF001 - see above
    waiting = asyncio.create_task(store.write(lambda _: gate.wait(5)))
    tasks = [asyncio.create_task(store.write(work)) for work in works]
    await asyncio.sleep(0.05)
    gate.set()
    await waiting
    return await asyncio.gather(*tasks, return_exceptions=True), max(commits)


def test_of_changes_committed_together_one_that_fails_fails_alone(db: str) -> None:
    async def run() -> tuple[list[object], int, int]:
        store = Store(db)
        works = [enrolled(name) for name in ("ada", "bob", "ada", "cyd")]
        results, most = await together(store, works)
        found = await store.read(count)
        store.close()
        return [type(result) for result in results], found, most

    kinds, found, most = asyncio.run(run())
    assert [kind is IntegrityError for kind in kinds] == [False, False, True, False]
    assert found == 3
    assert most >= 4


def test_of_changes_of_rows_committed_together_one_that_comes_too_late_fails_alone(db: str) -> None:
    rename = update(people).where(people.c.id == bindparam("who")).values(name=bindparam("name"))

    def renamed(who: str) -> Change:
        return Change((Statement(rename, [{"who": who, "name": f"{who}!"}], exact=True),))

    async def run() -> tuple[list[object], Sequence[str]]:
        store = Store(db)
        for name in ("ada", "bob"):
            await store.write(enrolled(name))
        results, _ = await together(store, [renamed(who) for who in ("ada", "eve", "bob")])
        query = select(people.c.name).order_by(people.c.name)
        names = await store.read(lambda connection: connection.scalars(query).all())
        store.close()
        return [type(result) for result in results], names

    kinds, names = asyncio.run(run())
    assert [kind is Conflict for kind in kinds] == [False, True, False]
    assert names == ["ada!", "bob!"]


def test_changes_of_rows_are_made_with_one_statement_for_all(db: str) -> None:
    add = insert(people)

    async def run() -> tuple[int, int]:
        store = Store(db)
        statements: list[str] = []
        event.listen(
            store.engine,
            "before_cursor_execute",
            lambda _c, _cursor, said, *_: statements.append(said),
        )
        works = [Change((Statement(add, [person(str(n))]),)) for n in range(5)]
        await together(store, works)
        found = await store.read(count)
        store.close()
        return found, sum("INSERT" in said for said in statements)

    assert asyncio.run(run()) == (5, 1)


def test_a_change_that_fails_leaves_nothing_behind(db: str) -> None:
    def half(connection: Connection) -> None:
        connection.execute(insert(people), person("ada"))
        raise LookupError

    async def run() -> int:
        store = Store(db)
        with pytest.raises(LookupError):
            await store.write(half)
        found = await store.read(count)
        store.close()
        return found

    assert asyncio.run(run()) == 0


def test_closing_finishes_what_was_begun(db: str) -> None:
    async def run() -> int:
        store = Store(db)
        tasks = [asyncio.create_task(store.write(enrolled(str(n)))) for n in range(20)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*tasks)
        again = Store(db)
        found = await again.read(count)
        again.close()
        return found

    assert asyncio.run(run()) == 20


def test_migrations_lead_to_the_tables_that_the_server_expects(db: str) -> None:
    engine = opened(db)
    bring_up_to_date(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_a_newer_digsite_is_left_alone(db: str) -> None:
    engine = opened(db)
    bring_up_to_date(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(OSError, match="newer digsite"):
        bring_up_to_date(engine)
    engine.dispose()


def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE notes (text)")
    with pytest.raises(OSError, match="holds nothing of digsite"):
        bring_up_to_date(opened(file_url(tmp_path / "other.db")))


def test_a_file_with_a_damaged_page_is_named(empty_file: Path, tmp_path: Path) -> None:
    content = bytearray(empty_file.read_bytes())
    content[4096 : 4096 + 200] = bytes(200)
    (tmp_path / "worn.db").write_bytes(content)
    with pytest.raises(OSError, match=r"worn\.db"):
        bring_up_to_date(opened(file_url(tmp_path / "worn.db")))
    assert (tmp_path / "worn.db").read_bytes() == content


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    engine = opened(file_url(tmp_path / "new.db"))
    bring_up_to_date(engine)
    assert not [*tmp_path.glob("*.new")]  # it was begun whole under another name
    assert engine.dialect.name == SQLITE
    with engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    engine.dispose()
