"""What is public in the lobby: read once for everybody, and sent as it changes."""

import json
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from starlette.testclient import WebSocketTestSession

from digsite.server.live import visitor, visitors
from digsite.server.showing import noticeboard
from digsite.server.showing.noticeboard import Edition, Listed, message
from tests.server.guests import FRIEND, ME, Guest, House, Json

Reading = Callable[..., object]


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """News are sent at once."""
    for module in (visitor, visitors):
        monkeypatch.setattr(module, "SETTLE", 0.01)


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the lists that were read from the database, one after the other."""
    found: list[str] = []

    def noted(name: str, read: Reading) -> Reading:
        def reading(*args: object, **kwargs: object) -> object:
            found.append(name)
            return read(*args, **kwargs)

        return reading

    for name in ("own_listings", "public_listings"):
        monkeypatch.setattr(noticeboard, name, noted(name, getattr(noticeboard, name)))
    return found


def lines(house: House, stack: ExitStack, *guests: Guest | None) -> list[WebSocketTestSession]:
    """Sockets of the lobby; None comes without a cookie."""
    return [
        stack.enter_context(
            house.client.websocket_connect("/ws/lobby", headers=each.headers if each else {})
        )
        for each in guests
    ]


def hear(line: WebSocketTestSession, name: str) -> Json:
    """Wait until a list has changed."""
    while name not in (news := line.receive_json())["lists"]:
        pass
    found: Json = news
    return found


def test_public_tables_are_read_once_for_everybody_in_the_lobby(
    own_house: House, readings: list[str]
) -> None:
    with ExitStack() as stack:
        here = lines(own_house, stack, *[None] * 12)
        for line in here:
            assert hear(line, "open")["lists"]["open"] == []
        before = len(readings)
        table = own_house.guest().table(ME, FRIEND, public=True)
        told = [hear(line, "open") for line in here]
    assert all(each["lists"] == {"open": [table]} for each in told)
    assert [each["table"] for each in told[0]["tables"]] == [table]
    assert readings[before:] == ["public_listings"]


def test_who_has_no_cookie_and_who_is_not_concerned_has_nothing_read_for_him_alone(
    own_house: House, readings: list[str]
) -> None:
    ada, bob = own_house.guest("Ada"), own_house.guest("Bob")
    with ExitStack() as stack:
        nobody, hers, his = lines(own_house, stack, None, ada, bob)
        for line in (nobody, hers, his):
            hear(line, "mine")
            hear(line, "open")
        assert readings.count("own_listings") == 2
        table = ada.table(ME, FRIEND)
        assert hear(hers, "mine")["lists"] == {"mine": [table]}
        assert readings.count("own_listings") == 3
        assert readings.count("public_listings") == 1


def test_whoever_sits_at_a_public_table_finds_it_among_his_own_only(own_house: House) -> None:
    ada, bob = own_house.guest("Ada"), own_house.guest("Bob")
    with ExitStack() as stack:
        hers, his = lines(own_house, stack, ada, bob)
        hear(hers, "open")
        hear(his, "open")
        table = ada.table(ME, FRIEND, public=True)
        assert hear(his, "open")["lists"]["open"] == [table]
        bob.post(f"/api/tables/{table}/join", {})
        assert hear(his, "mine")["lists"]["mine"] == [table]
        assert hear(his, "open")["lists"]["open"] == []
        again = bob.table(ME, FRIEND, public=True)
        assert hear(hers, "mine")["lists"]["mine"] == [table]
        assert hear(hers, "open")["lists"]["open"] == [again]


def listed(**orders: str) -> Listed:
    """Lists of tables that have a letter and, after a stroke, what is said of them."""
    return {
        name: [{"table": each[0], "say": each[1:]} for each in order.split()]  # type: ignore[typeddict-item]  # enough to compare
        for name, order in orders.items()
    }


@pytest.mark.parametrize(
    "before, now, orders, tables",
    [
        ({}, {"open": "a b", "watch": ""}, {"open": ["a", "b"], "watch": []}, "a b"),
        ({"open": "a b"}, {"open": "b a"}, {"open": ["b", "a"]}, ""),
        ({"open": "a b"}, {"open": "a b!"}, {}, "b!"),
        ({"open": "a b"}, {"open": "a"}, {"open": ["a"]}, ""),
        ({"open": "a", "watch": ""}, {"open": "", "watch": "a"}, {"open": [], "watch": ["a"]}, "a"),
    ],
)
def test_only_what_has_changed_is_sent(
    before: dict[str, str], now: dict[str, str], orders: Json, tables: str
) -> None:
    found = json.loads(message(listed(**before), listed(**now)))
    assert found["lists"] == orders
    assert found["tables"] == listed(open=tables)["open"]


def test_nothing_is_sent_when_nothing_has_changed() -> None:
    assert message(listed(open="a b"), listed(open="a b")) == ""


def test_news_are_put_together_once_for_all_who_have_the_same_edition() -> None:
    first, second = (Edition(n, listed(open=tables), set()) for n, tables in enumerate("ab", 1))
    assert second.news(first) is second.news(first)
    assert json.loads(second.news(first))["lists"] == {"open": ["b"]}
    assert second.news(None) != ""


def test_who_comes_to_a_lobby_at_which_nobody_was_for_long_is_shown_the_tables_of_now(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noticeboard, "FRESH", 0.0)
    with ExitStack() as stack:
        (line,) = lines(own_house, stack, None)
        hear(line, "open")
    table = own_house.guest().table(ME, FRIEND, public=True)
    with ExitStack() as stack:
        (line,) = lines(own_house, stack, None)
        assert hear(line, "open")["lists"]["open"] == [table]
