"""A bot that the server adds to the levels: people choose it when they make a table."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from digsite.bots import LEVELS, Level
from digsite.i18n import LANGUAGES
from digsite.server.app import build
from digsite.server.settings import Settings
from tests.server.guests import ME, Guest, House

MAGPIE = Level("Magpie", "tests.bots.example:choose")
SEAT = {"kind": "bot", "level": MAGPIE.key}


@contextmanager
def opened(settings: Settings) -> Iterator[House]:
    with TestClient(build(settings), base_url="http://house") as client:
        yield House(client, "nim")


@pytest.fixture
def adding(settings: Settings) -> Settings:
    """The settings of a server with one more bot."""
    return replace(settings, levels=(*LEVELS, MAGPIE))


def play_to_the_end(guest: Guest, table: str) -> None:
    while (state := guest.turn(table))["turn"] != "over":
        guest.move(table, state, state["actions"][0]["action"])


def test_it_stands_among_the_levels_by_its_own_name_in_every_language(adding: Settings) -> None:
    with opened(adding) as house:
        told = [house.guest(lang=lang).get("/api/lobby").json() for lang in LANGUAGES]
    assert {lobby["levels"][-1]["name"] for lobby in told} == {"Magpie"}
    assert len({lobby["levels"][-1]["about"] for lobby in told}) == len(LANGUAGES)


def test_it_plays_where_it_was_chosen(adding: Settings) -> None:
    with opened(adding) as house:
        guest = house.guest()
        table = guest.table(ME, SEAT)
        assert guest.state(table)["players"][1]["level_name"] == "Magpie"
        play_to_the_end(guest, table)


def test_it_stands_in_for_a_person(adding: Settings) -> None:
    with opened(adding) as house:
        guest = house.guest()
        table = guest.table(ME, {**ME, "name": "Bob"})
        with guest.at(table) as line:
            line.hear("state")
            assert line.ask("standin", seat=1, level=MAGPIE.key)["ok"]


def test_where_it_is_not_offered_nobody_gets_it(settings: Settings) -> None:
    with opened(settings) as house:
        wish = {"game": "nim", "seats": [ME, SEAT]}
        assert house.guest().post("/api/tables", wish).status_code == 422


def test_its_tables_are_played_on_by_another_bot_where_it_is_gone(
    settings: Settings, adding: Settings
) -> None:
    with opened(adding) as house:
        guest = house.guest()
        table = guest.table(ME, SEAT)
    with opened(settings) as house:
        again = replace(guest, house=house)
        assert again.state(table)["players"][1]["level_name"] == "Magpie"
        play_to_the_end(again, table)
