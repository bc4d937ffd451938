"""The pace of a table: for how long it waits for somebody absent before a bot may stand in."""

import time
from collections.abc import Callable

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from digsite.server.store.database import bring_up_to_date, opened
from digsite.server.store.schema import tables
from tests.server.guests import FRIEND, ME, Guest, House, Json

DAY = 24 * 60 * 60
A_TABLE = """
INSERT INTO tables (id, game, game_version, options, seed, host, public, hints, version, ply,
created, changed) VALUES ('t', 'g', 1, '{}', '', 'ada', false, false, 1, 0, 0, 0)
"""
Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let some seconds go by."""
    now = time.time

    def let_go_by(seconds: float) -> None:
        monkeypatch.setattr(time, "time", lambda: now() + seconds)

    return let_go_by


def waiting_for_bob(ada: Guest, bob: Guest, **wishes: object) -> str:
    """A table at which it is the turn of Bob, who has gone."""
    table = ada.table(ME, FRIEND, **wishes)
    bob.post(f"/api/seats/{ada.invite(table)}", {})
    while (state := ada.state(table))["actor"] == 0:
        ada.move(table, state, state["actions"][0]["action"])
    return table


def standin(guest: Guest, table: str) -> Json:
    with guest.at(table) as line:
        return line.ask("standin", seat=1, level="digger")


@pytest.mark.parametrize("pace, seconds", [("live", 0), ("days", 3 * DAY)])
def test_a_bot_may_stand_in_when_the_table_has_waited_as_long_as_its_pace_says(
    own_house: House, later: Later, pace: str, seconds: int
) -> None:
    ada, bob = own_house.guest("Ada"), own_house.guest("Bob")
    table = waiting_for_bob(ada, bob, pace=pace)
    if seconds:
        later(seconds - 60)
        assert standin(ada, table)["why"] == "not-allowed"
    later(seconds + 1)
    assert standin(ada, table)["ok"]


def test_where_there_is_no_hurry_no_bot_stands_in(own_house: House, later: Later) -> None:
    ada, bob = own_house.guest("Ada"), own_house.guest("Bob")
    table = waiting_for_bob(ada, bob, pace="endless")
    later(1000 * DAY)
    assert standin(ada, table)["why"] == "not-allowed"
    with bob.at(table) as line:
        line.hear("state")
        assert line.ask("standin", seat=1, level="digger")["ok"]  # he himself may ask for one


def test_who_only_looks_in_for_days_can_be_replaced_by_a_bot(
    own_house: House, later: Later
) -> None:
    ada, bob = own_house.guest("Ada"), own_house.guest("Bob")
    table = waiting_for_bob(ada, bob, pace="days")
    later(2 * DAY)
    with bob.at(table) as line:
        line.hear("state")
    later(3 * DAY + 1)
    assert standin(ada, table)["ok"]


@pytest.mark.parametrize("pace, patience", [("live", 0), ("days", 3 * DAY), ("endless", None)])
def test_the_pace_is_told_to_everybody_and_lasts(
    house: House, pace: str, patience: int | None
) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = ada.table(ME, FRIEND, pace=pace, public=True)
    with ada.at(table) as line:
        hello = line.hear("hello")
    assert (hello["pace"], hello["patience"]) == (pace, patience)
    assert bob.get(f"/api/seats/{ada.invite(table)}").json()["pace"] == pace
    listed = bob.get("/api/lobby").json()["open"]
    assert [each["pace"] for each in listed if each["table"] == table] == [pace]


def test_a_pace_that_is_none_is_refused(house: House) -> None:
    wish = {"game": house.game, "seats": [ME, FRIEND], "pace": "hasty"}
    assert house.guest().post("/api/tables", wish).json()["why"] == "bad-request"


@pytest.mark.parametrize("pace, seen", [("live", False), ("days", True)])
def test_a_public_table_that_takes_days_is_shown_for_longer(
    own_house: House, later: Later, pace: str, *, seen: bool
) -> None:
    table = own_house.guest("Ada").table(ME, FRIEND, pace=pace, public=True)
    later(2 * DAY)
    listed = own_house.guest("Bob").get("/api/lobby").json()["open"]
    assert (table in {each["table"] for each in listed}) is seen


def test_tables_from_before_were_made_for_one_sitting(db: str) -> None:
    engine = opened(db)
    with engine.begin() as connection:
        for name in reversed(tables.metadata.sorted_tables):
            connection.execute(text(f"DROP TABLE IF EXISTS {name}"))
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
        config = Config()
        config.set_main_option("script_location", "digsite.server.store:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text(A_TABLE))
    bring_up_to_date(engine)
    with engine.connect() as connection:
        assert connection.scalar(tables.select().with_only_columns(tables.c.pace)) == "live"
    engine.dispose()
