"""What programs ask that look after a server: whether it lives, serves, and what it counts."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from digsite.server.app import build
from digsite.server.settings import Settings
from digsite.server.store.database import Store
from digsite.server.table.hall import LOG
from tests.server.guests import BOT, FRIEND, ME, House, fewest


@contextmanager
def called_from(address: str, settings: Settings, **changes: object) -> Iterator[House]:
    """A server that is called from an address."""
    app = build(replace(settings, **changes))  # type: ignore[arg-type] # fields by name
    with TestClient(app, base_url="http://house", client=(address, 50_000)) as client:
        yield House(client)


def figures(house: House) -> dict[str, float]:
    """What the server counts."""
    answer = house.client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    lines = re.findall(r"^(\S+) (\S+)$", answer.text, re.MULTILINE)
    return {name: float(value) for name, value in lines}


def test_a_server_says_that_it_lives_and_that_it_is_ready(house: House) -> None:
    assert (house.client.get("/healthz").status_code, house.client.get("/healthz").text) == (
        200,
        "ok\n",
    )
    ready = house.client.get("/readyz")
    assert (ready.status_code, ready.text) == (200, "ready\n")
    assert "set-cookie" not in ready.headers


@pytest.mark.parametrize("what", ["read", "write"])
def test_a_server_whose_database_fails_lives_and_is_not_ready(
    own_house: House, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("SELECT 1", {}, Exception("gone"))

    monkeypatch.setattr(Store, what, fail)
    assert own_house.client.get("/readyz").status_code == 503
    assert own_house.client.get("/healthz").status_code == 200
    monkeypatch.undo()
    assert own_house.client.get("/readyz").status_code == 200


def test_figures_are_for_this_machine_unless_others_are_named(settings: Settings) -> None:
    for address, networks, status in (
        ("127.0.0.1", settings.metrics, 200),
        ("::1", settings.metrics, 200),
        ("10.1.2.3", settings.metrics, 404),
        ("10.1.2.3", ("10.0.0.0/8",), 200),
        ("127.0.0.1", ("10.0.0.0/8",), 404),
        ("127.0.0.1", (), 404),
    ):
        with called_from(address, settings, metrics=networks) as house:
            assert house.client.get("/metrics").status_code == status


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_figures_are_for_nobody_who_comes_through_a_proxy(
    settings: Settings, header: str, proxies: tuple[str, ...]
) -> None:
    with called_from("127.0.0.1", settings, proxies=proxies) as house:
        answer = house.client.get("/metrics", headers={header: "127.0.0.1"})
        assert answer.status_code == 404


def test_tables_sockets_moves_and_answers_are_counted(settings: Settings) -> None:
    with called_from("127.0.0.1", settings) as house:
        guest = house.guest()
        table = guest.table(ME, *[BOT] * (fewest(house.game) - 1))
        with guest.at(table) as line, house.client.websocket_connect("/ws/lobby") as lobby:
            line.hear("state")
            line.my_turn()
            bots = figures(house)['digsite_moves_total{who="bot"}']
            assert line.act()["ok"]
            lobby.receive_json()
            told = figures(house)
            assert told["digsite_tables"] == told["digsite_tables_watched"] == 1
            assert told['digsite_sockets{where="table"}'] == 1
            assert told['digsite_sockets{where="lobby"}'] == 1
            assert told['digsite_moves_total{who="person"}'] == 1
            assert told['digsite_moves_total{who="bot"}'] >= bots
            assert told["digsite_acknowledgement_seconds_count"] == 1
            assert 0 < told["digsite_acknowledgement_seconds_sum"] < 60
            assert told['digsite_http_answers_total{status="2xx"}'] >= 3
            assert told["digsite_errors_total"] == 0
            assert told["digsite_writes_waiting"] == 0
            assert "digsite_thought_waiting" in told


def test_errors_in_the_log_are_counted(settings: Settings) -> None:
    with called_from("127.0.0.1", settings) as house:
        LOG.error("something of ours is broken")
        LOG.warning("something of others is broken")
        assert figures(house)["digsite_errors_total"] == 1


def test_figures_name_nobody_and_no_table(settings: Settings) -> None:
    with called_from("127.0.0.1", settings) as house:
        guest = house.guest("Ada Lovelace")
        table = guest.table(ME, FRIEND)
        told = house.client.get("/metrics").text
    assert table not in told
    assert "Ada" not in told
    assert house.game not in told


# HEAD


def test_head_gets_the_answer_to_get_without_its_body(house: House) -> None:
    guest = house.guest()
    for path in ("/", f"/t/{guest.table(ME, FRIEND)}", "/healthz", "/robots.txt", "/nowhere"):
        whole = house.client.get(path, headers=guest.headers)
        head = house.client.head(path, headers=guest.headers)
        assert head.status_code == whole.status_code
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.headers["content-security-policy"]
        assert head.content == b""
    assert house.client.head("/nowhere").status_code == 404


def test_head_where_get_is_not_answered_is_not_answered_either(house: House) -> None:
    assert house.client.head("/api/play").status_code == house.client.get("/api/play").status_code


def test_who_asks_by_head_becomes_somebody_only_where_get_makes_him(house: House) -> None:
    house.client.cookies.clear()
    assert "set-cookie" in house.client.head("/").headers
    house.client.cookies.clear()
    assert "set-cookie" not in house.client.head("/healthz").headers
