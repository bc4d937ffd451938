"""What the server is called: names of others do not lead to it. Only proxies say who calls."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from digsite.server.app import build
from digsite.server.http.guard import HINT
from digsite.server.http.names import Names
from digsite.server.protocol.limits import Rate
from digsite.server.settings import Settings
from tests.server.guests import FRIEND, GENEROUS, ME, House

PROXY, VISITOR, OTHER = "10.1.2.3", "203.0.113.7", "203.0.113.8"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "192.168.7.5:8000",
        "[::1]:8000",
        "[fe80::1]",
        "localhost",
        "laptop:8000",
        "laptop.local:8000",
        "nas.lan",
        "Games.Example.org.",
        "games.example.org:443",
        "",
    ],
)
def test_addresses_names_at_home_and_those_that_were_said_are_ours(host: str) -> None:
    assert Names(["games.example.org"]).has(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "games.example.org.evil.example",
        "127.0.0.1.nip.example",
        "local.example:8000",
    ],
)
def test_any_other_name_is_not_ours_unless_every_name_is(host: str) -> None:
    assert not Names(["games.example.org"]).has(host)
    assert Names(["*"]).has(host)


def test_a_name_that_others_let_lead_here_gets_no_page_and_no_call(house: House) -> None:
    guest = house.guest()
    for path in ("/", "/api/me", "/api/lobby", "/static/x/shared/page.js"):
        answer = house.client.get(path, headers={**guest.headers, "Host": "evil.example:8000"})
        assert (answer.status_code, answer.json()["why"]) == (421, "not-our-name")
        assert "--name" in answer.json()["say"]
        assert "set-cookie" not in answer.headers


def test_a_name_that_others_let_lead_here_gets_no_socket(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, FRIEND)
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises(WebSocketDisconnect), guest.at(table, **evil):
        pass


# Who calls


@contextmanager
def behind(settings: Settings, *proxies: str, caller: str = PROXY) -> Iterator[TestClient]:
    """A server that hears one call from each address, and whoever calls it."""
    limits = replace(GENEROUS, calls=Rate(1e-9, 1))
    chosen = replace(settings, proxies=proxies, limits=limits)
    with TestClient(build(chosen), base_url="http://house", client=(caller, 50_000)) as client:
        yield client


def calls(client: TestClient, *told: str) -> list[int]:
    """What calls get that tell these addresses."""
    return [client.get("/api/me", headers={"X-Forwarded-For": each}).status_code for each in told]


def test_whoever_calls_cannot_say_that_he_is_somebody_else(settings: Settings) -> None:
    with behind(settings, caller="127.0.0.1") as client:
        assert calls(client, VISITOR, OTHER) == [200, 429]


def test_that_a_proxy_is_not_believed_is_told_in_the_log_once(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with behind(settings, caller="127.0.0.1") as client:
        calls(client, VISITOR, OTHER)
    told = [each.getMessage() for each in caplog.records if "--proxy" in each.getMessage()]
    assert told == [f"127.0.0.1{HINT.removeprefix('%s')}"]


@pytest.mark.parametrize("proxy", [PROXY, "10.0.0.0/8"])
def test_a_proxy_that_is_trusted_says_who_calls(settings: Settings, proxy: str) -> None:
    with behind(settings, proxy) as client:
        assert calls(client, VISITOR, OTHER, VISITOR) == [200, 200, 429]


def test_what_a_caller_told_the_proxy_does_not_count(settings: Settings) -> None:
    with behind(settings, PROXY) as client:
        assert calls(client, f"{OTHER}, {VISITOR}", f"192.0.2.1, {VISITOR}") == [200, 429]


def test_a_trusted_proxy_says_that_the_connection_is_secure(settings: Settings) -> None:
    for proxies, secure in (((PROXY,), True), ((), False)):
        with behind(settings, *proxies) as client:
            answer = client.get("/", headers={"X-Forwarded-Proto": "https"})
            assert ("; Secure" in answer.headers["set-cookie"]) is secure
