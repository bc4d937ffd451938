"""Servers for the tests. Each test of a server runs on SQLite and on PostgreSQL."""

import shutil
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from digsite.server.app import build
from digsite.server.settings import Settings, file_url
from digsite.server.store.database import bring_up_to_date, opened
from tests.postgres import Postgres, database, postgres
from tests.server.guests import GENEROUS, House
from tests.server.process import Served

DATABASES = ("sqlite", "postgres")
EMPTY = "empty"  # a database of PostgreSQL without tables at which anybody plays


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keys of databases that are no files are not left in the folders of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without tables at which anybody plays: copied, it saves the migrations."""
    path = tmp_path_factory.mktemp("empty") / "digsite.db"
    _begin(file_url(path))
    return path


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def empty_database(postgres_server: Postgres) -> Iterator[str]:
    """The same as the empty file: the name of a database to copy."""
    with database(postgres_server, name=EMPTY) as url:
        _begin(url)
        yield EMPTY


def _begin(url: str) -> None:
    engine = opened(url)
    bring_up_to_date(engine)
    engine.dispose()


@pytest.fixture
def shared_db(postgres_server: Postgres, empty_database: str) -> Iterator[str]:
    """The URL of a new database that several servers can share."""
    with database(postgres_server, empty_database) as url:
        yield url


@pytest.fixture
def file_db(empty_file: Path, tmp_path: Path) -> str:
    """The URL of a new database that is a file."""
    shutil.copy(empty_file, tmp_path / "digsite.db")
    return file_url(tmp_path / "digsite.db")


@pytest.fixture(params=DATABASES)
def db(request: pytest.FixtureRequest) -> str:
    """The URL of a new database."""
    kinds = {"sqlite": "file_db", "postgres": "shared_db"}
    found: str = request.getfixturevalue(kinds[request.param])
    return found


@pytest.fixture
def settings(db: str) -> Settings:
    """Bots think in threads, and nobody is too fast."""
    return Settings(db=db, workers=0, courtesy=0, patience=0, limits=GENEROUS)


@pytest.fixture
def own_house(settings: Settings) -> Iterator[House]:
    """A server at which nobody has ever been."""
    with TestClient(build(settings), base_url="http://house") as client:
        yield House(client)


@pytest.fixture(scope="session", params=DATABASES)
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    """A server that tests share: each brings its own guests."""
    with ExitStack() as left:
        if request.param == "postgres":
            server: Postgres = request.getfixturevalue("postgres_server")
            db = left.enter_context(database(server, request.getfixturevalue("empty_database")))
        else:
            folder: pytest.TempPathFactory = request.getfixturevalue("tmp_path_factory")
            db = file_url(folder.mktemp("shared") / "digsite.db")
        settings = Settings(db=db, workers=0, courtesy=0, patience=0, limits=GENEROUS)
        yield House(left.enter_context(TestClient(build(settings), base_url="http://house")))


@pytest.fixture
def served(db: str) -> Iterator[Served]:
    """A real server in a process of its own."""
    server = Served(db)
    yield server
    server.end(signal.SIGKILL)
