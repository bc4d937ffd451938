"""Upgrades: databases of all earlier versions go on with all that they held, killed or not."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from digsite.server.app import build
from digsite.server.settings import Settings, file_url
from digsite.server.store.database import bring_up_to_date, opened
from digsite.server.store.keyring import Keyring, SigningKey
from digsite.server.store.people import People
from digsite.server.store.schema import REVISION
from tests.server.guests import GENEROUS, Guest, House
from tests.server.upgrading import (
    ADA,
    EARLIER,
    KEY,
    PLAYED,
    SAID,
    TABLE,
    contents,
    killed_at,
    left_by,
)

MOST = 60  # statements of an upgrade


@pytest.fixture(params=EARLIER)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database that an earlier version has left."""
    file = tmp_path / "digsite.db"
    left_by(request.param, file)
    return file


@contextmanager
def ada_at(file: Path) -> Iterator[Guest]:
    """Somebody who comes back to an upgraded server with the cookie that she had."""
    settings = Settings(db=file_url(file), workers=0, courtesy=0, limits=GENEROUS)
    people = People(None, Keyring(None, [SigningKey(bytes.fromhex(KEY))]))  # type: ignore[arg-type] # not used
    with TestClient(build(settings), base_url="http://house") as client:
        yield Guest(House(client), people.token(ADA))


def upgrade(file: Path) -> None:
    engine = opened(file_url(file))
    bring_up_to_date(engine)
    engine.dispose()


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        found: str = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        return found


def test_every_schema_before_this_one_is_tried() -> None:
    assert [f"{n:04}" for n in range(1, int(REVISION))] == [*EARLIER][: int(REVISION) - 1]
    assert int(REVISION) <= len(EARLIER) + 1


def test_a_game_of_an_earlier_version_goes_on_after_an_upgrade(left: Path) -> None:
    with ada_at(left) as ada:
        me = ada.get("/api/me").json()
        assert (me["name"], me["lang"]) == ("Ada", "it")
        (mine,) = ada.get("/api/lobby").json()["mine"]
        assert (mine["table"], mine["state"]) == (TABLE, "your-turn")
        state = ada.state(TABLE)
        assert (state["ply"], [each["name"] for each in state["players"]]) == (
            PLAYED,
            ["Ada", "Bob"],
        )
        with ada.at(TABLE) as line:
            assert [each["text"] for each in line.hear("chat")["entries"]] == [SAID]
        answer = ada.move(TABLE, state, state["actions"][0]["action"])
        assert answer.status_code == 200
    assert revision(left) == REVISION


def test_nothing_of_an_earlier_version_is_lost_by_an_upgrade(left: Path) -> None:
    before = contents(left)
    upgrade(left)
    after = "\n".join(contents(left))
    values = [line.partition("VALUES(")[2].removesuffix(");") for line in before]
    kept = [value for value in values if value and not value.startswith("'000")]
    assert len(kept) > PLAYED
    assert [value for value in kept if value not in after] == []


def test_an_upgrade_that_is_killed_changes_nothing_and_is_taken_again(left: Path) -> None:
    before = contents(left)
    here = revision(left)
    for statement in range(2, MOST, 5):
        if not killed_at(statement, left):
            break
        assert (revision(left), contents(left)) == (here, before)
    assert (revision(left), statement < MOST - 5) == (REVISION, True)
    assert statement > 2  # it was killed at least once
    with ada_at(left) as ada:
        assert ada.state(TABLE)["ply"] == PLAYED


def test_a_beginning_that_is_killed_leaves_no_half_database(tmp_path: Path) -> None:
    file = tmp_path / "digsite.db"
    for statement in (1, 5, 12, 20):
        assert killed_at(statement, file) or file.exists()
        assert not file.exists() or revision(file) == REVISION
    upgrade(file)
    assert revision(file) == REVISION
