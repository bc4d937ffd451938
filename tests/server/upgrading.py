"""Databases as earlier versions left them, with a game; and upgrades that are killed."""

import json
import multiprocessing
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event

from digsite.core.record import Record
from digsite.server.settings import file_url
from digsite.server.store.database import bring_up_to_date, opened

RECORD = Path(__file__).parents[1] / "records" / "mykerinos-v1-2.dig"
TABLE, LESSON, ADA, BOB = "A" * 22, "L" * 22, "a" * 22, "b" * 22
KEY = "ab" * 32  # that signed cookies
PLAYED = 39  # actions of the record: then it is the turn of seat 0
SAID = "Good luck!"
EARLIER = ("0001", "0002", "0003", "0004", "0005")

Row = dict[str, Any]


def left_by(revision: str, file: Path) -> None:
    """Make a database as the version with this schema left it."""
    engine = opened(file_url(file))
    config = Config()
    config.set_main_option("script_location", "digsite.server.store:migrations")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(file)) as plain, plain:
        for table, row in rows(revision):
            names, holes = ", ".join(row), ", ".join("?" * len(row))
            plain.execute(f"INSERT INTO {table} ({names}) VALUES ({holes})", [*row.values()])  # noqa: S608


def rows(revision: str) -> Iterator[tuple[str, Row]]:
    """Yield what it held: two people, and a game that one of them is to go on with."""
    record = Record.read(RECORD.read_text("utf-8"))
    for person, name in ((ADA, "Ada"), (BOB, "Bob")):
        yield "people", {"id": person, "name": name, "lang": "it", "created": 1.0}
    yield "secrets", {"name": "cookies", "value": KEY}
    yield "tables", table_row(record, revision)
    for n, person in enumerate((ADA, BOB)):
        row = {"table_id": TABLE, "seat": n, "kind": "person", "name": "", "person": person}
        yield "seats", {**row, "own": f"own-{n}"}
        yield "holders", {"table_id": TABLE, "seat": n, "person": person}
    for ply, move in enumerate(record.moves[:PLAYED]):
        row = {"table_id": TABLE, "ply": ply, "seat": move.seat, "notation": move.text}
        yield "moves", {**row, "at": float(ply)}
    yield "chat", {"table_id": TABLE, "n": 0, "seat": 1, "name": "Bob", "text": SAID, "at": 2.0}
    done = {"table_id": TABLE, "person": ADA, "message": "m1", "version": 2, "ply": PLAYED}
    yield "done", {**done, "at": 3.0}
    if revision >= "0003":
        yield "shelved", {"table_id": TABLE, "person": BOB, "at": 4.0}


def table_row(record: Record, revision: str) -> Row:
    """The row of the table."""
    row: Row = {
        "id": TABLE,
        "game": record.header["Game"],
        "game_version": record.version,
        "options": json.dumps(record.options),
        "seed": record.header["Seed"],
        "host": ADA,
        "public": True,
        "hints": False,
        "version": 20,
        "ply": PLAYED,
        "actor": record.moves[PLAYED].seat,
        "created": 1.0,
        "changed": 5.0,
    }
    if revision >= "0002":
        row["pace"] = "endless"
    return row


def contents(file: Path) -> list[str]:
    """All that a database holds, as SQL."""
    with closing(sqlite3.connect(file)) as connection:
        return [*connection.iterdump()]


def killed_at(statement: int, file: Path) -> bool:
    """Upgrade in a process that is killed before its n-th statement; whether it came so far."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.upgrading"])
    process = context.Process(target=upgrade_until, args=(statement, file))
    process.start()
    process.join()
    assert process.exitcode in {0, -signal.SIGKILL}
    return process.exitcode != 0


def upgrade_until(statement: int, file: Path) -> None:
    """Upgrade, and be killed before the n-th statement."""
    left = statement
    engine = opened(file_url(file))

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(engine, "before_cursor_execute", count)
    with suppress(KeyboardInterrupt):
        bring_up_to_date(engine)
        engine.dispose()
    sys.exit(0)
