"""Servers for the tests: on SQLite, or on PostgreSQL where DIGSITE_TEST_DB_URL names one.

The URL may be that of any database in which schemas can be made: they are dropped again.
"""

import os
import secrets
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

from digsite.server.app import build
from digsite.server.settings import Settings, file_url
from digsite.server.store.database import bring_up_to_date, opened
from tests.server.guests import GENEROUS, House
from tests.server.process import Served

POSTGRES = os.environ.get("DIGSITE_TEST_DB_URL", "")


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without tables at which anybody plays: copied, it saves the migrations."""
    path = tmp_path_factory.mktemp("empty") / "digsite.db"
    engine = opened(file_url(path))
    bring_up_to_date(engine)
    engine.dispose()
    return path


@pytest.fixture
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database."""
    if POSTGRES:
        found: str = request.getfixturevalue("schema")
        return found
    empty: Path = request.getfixturevalue("empty_file")
    shutil.copy(empty, tmp_path / "digsite.db")
    return file_url(tmp_path / "digsite.db")


@pytest.fixture
def schema() -> Iterator[str]:
    """The URL of a new schema of the PostgreSQL server."""
    name = f"test_{secrets.token_hex(8)}"
    engine = create_engine("postgresql+psycopg://" + POSTGRES.partition("://")[2])
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {name}"))
    yield f"{POSTGRES}?options=-csearch_path%3D{name}"
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {name} CASCADE"))
    engine.dispose()


@pytest.fixture
def settings(db: str) -> Settings:
    """Bots think in threads, and nobody is too fast."""
    return Settings(db=db, workers=0, courtesy=0, patience=0, limits=GENEROUS)


@pytest.fixture
def own_house(settings: Settings) -> Iterator[House]:
    """A server at which nobody has ever been."""
    with TestClient(build(settings), base_url="http://house") as client:
        yield House(client)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that tests share: each brings its own guests."""
    db = POSTGRES or file_url(tmp_path_factory.mktemp("shared") / "digsite.db")
    settings = Settings(db=db, workers=0, courtesy=0, patience=0, limits=GENEROUS)
    with TestClient(build(settings), base_url="http://house") as client:
        yield House(client)


@pytest.fixture
def served(db: str) -> Iterator[Served]:
    """A real server in a process of its own."""
    server = Served(db)
    yield server
    server.end(signal.SIGKILL)
