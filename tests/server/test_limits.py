"""How much one may send: sizes, rates, connections."""

from contextlib import ExitStack
from functools import partial

import pytest
from starlette.websockets import WebSocketDisconnect

from digsite.server.protocol.limits import Buckets, Rate
from digsite.server.settings import Settings
from tests.server.guests import FRIEND, ME, House, limited

NEVER = Rate(1e-9, 1)  # one, and then no more


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    guest = house.guest()
    answer = guest.put("/api/me", {"name": "x" * 100_000})
    assert (answer.status_code, answer.json()["why"]) == (413, "too-large")


def test_a_body_that_does_not_tell_its_length_is_counted(house: House) -> None:
    endless = (b" " * 10_000 for _ in range(10))
    headers = {**house.guest().headers, "Content-Type": "application/json"}
    answer = house.client.put("/api/me", content=endless, headers=headers)
    assert (answer.status_code, answer.json()["why"]) == (413, "too-large")


def test_a_message_that_is_too_large_ends_the_connection(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, FRIEND)) as line:
        line.hear("state")
        line.line.send_text("x" * 20_000)
        with pytest.raises(WebSocketDisconnect) as closed:
            line.hear("nothing")
    assert closed.value.code == 4413


def test_who_calls_too_often_is_told_so(settings: Settings) -> None:
    with limited(settings, calls=NEVER) as house:
        first, second = house.client.get("/api/me"), house.client.get("/api/me")
    assert first.status_code == 200
    assert (second.status_code, second.json()["why"]) == (429, "too-fast")
    assert "content-security-policy" in second.headers


def test_who_makes_tables_too_often_is_told_so(settings: Settings) -> None:
    with limited(settings, tables=NEVER) as house:
        guest = house.guest()
        guest.table(ME, FRIEND)
        for path, body in (
            ("/api/tables", {"game": house.game, "seats": [ME, FRIEND]}),
            ("/api/play", {"game": house.game}),
        ):
            answer = guest.post(path, body)
            assert (answer.status_code, answer.json()["why"]) == (429, "too-fast")
        assert len(guest.get("/api/lobby").json()["mine"]) == 1


def test_who_enrols_too_many_bots_is_told_so(settings: Settings) -> None:
    with limited(settings, people=NEVER) as house:
        house.guest()
        answer = house.client.post("/api/bots", json={"name": "Eve"})
    assert (answer.status_code, answer.json()["why"]) == (429, "too-fast")


def test_who_chats_too_much_is_told_so(settings: Settings) -> None:
    with limited(settings, chat=NEVER) as house:
        guest = house.guest()
        with guest.at(guest.table(ME, FRIEND)) as line:
            line.hear("state")
            assert line.ask("chat", text="hello")["ok"]
            assert line.ask("chat", text="hello again")["why"] == "too-fast"


def test_a_chat_line_is_not_too_long(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, FRIEND)) as line:
        line.hear("state")
        assert line.ask("chat", text="x" * 301)["why"] == "bad-request"
        assert line.ask("chat", text=" \n ")["why"] == "bad-request"


def test_a_line_is_not_cut_for_messages_that_were_too_many_long_ago(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    clocked = partial(Buckets, clock=lambda: now[0])
    monkeypatch.setattr("digsite.server.live.connection.Buckets", clocked)
    with limited(settings, messages=NEVER) as house:
        guest = house.guest()
        with guest.at(guest.table(ME, FRIEND)) as line:
            line.hear("state")
            assert line.ask("ping")["ok"]
            for _ in range(3):
                assert [line.ask("ping")["why"] for _ in range(60)] == ["too-fast"] * 60
                now[0] += 60


def test_who_sends_too_many_messages_is_answered_so_and_then_cut_off(settings: Settings) -> None:
    with limited(settings, messages=NEVER) as house:
        guest = house.guest()
        with guest.at(guest.table(ME, FRIEND)) as line:
            line.hear("state")
            assert line.ask("ping")["ok"]
            assert [line.ask("ping")["why"] for _ in range(100)] == ["too-fast"] * 100
            with pytest.raises(WebSocketDisconnect) as closed:
                line.ask("ping")
    assert closed.value.code == 4429


@pytest.mark.parametrize("limit", ["connections_of_one", "connections_at_table"])
def test_there_is_room_for_so_many_connections(settings: Settings, limit: str) -> None:
    with limited(settings, **{limit: 2}) as house:
        guest = house.guest()
        table = guest.table(ME, FRIEND)
        with guest.at(table) as one, guest.at(table) as two:
            one.hear("state")
            two.hear("state")
            with guest.at(table) as three, pytest.raises(WebSocketDisconnect) as closed:
                three.hear("state")
        assert closed.value.code == 4429
        with guest.at(table) as again:
            again.hear("state")


def test_who_is_silent_for_long_is_let_go(settings: Settings) -> None:
    with limited(settings, silence=0.05) as house:
        guest = house.guest()
        table = guest.table(ME, FRIEND)
        with guest.at(table) as line, pytest.raises(WebSocketDisconnect) as closed:
            line.hear("nothing")
    assert closed.value.code == 4408


def test_a_bucket_is_filled_again_at_its_rate() -> None:
    now = 0.0
    bucket = Buckets(Rate(2, 3), lambda: now)
    assert [bucket.take("ada") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("bob")
    now = 0.5
    assert [bucket.take("ada") for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take("ada") for _ in range(4)] == [True, True, True, False]


def test_whoever_has_no_cookie_is_counted_by_his_address(settings: Settings) -> None:
    with limited(settings, connections_of_one=2) as house, ExitStack() as stack:
        for _ in range(2):
            line = stack.enter_context(house.client.websocket_connect("/ws/lobby"))
            assert line.receive_json()["type"] == "tables"
        line = stack.enter_context(house.client.websocket_connect("/ws/lobby"))
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == 4429
        with house.client.websocket_connect("/ws/lobby", headers=house.guest().headers) as hers:
            assert hers.receive_json()["type"] == "tables"


def test_cookies_do_not_make_more_room_at_an_address(settings: Settings) -> None:
    with limited(settings, connections_of_address=2) as house, ExitStack() as stack:
        for _ in range(2):
            guest = house.guest()
            stack.enter_context(guest.at(guest.table(ME, FRIEND))).hear("state")
        late = house.guest()
        with (
            house.client.websocket_connect("/ws/lobby", headers=late.headers) as line,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            line.receive_json()
    assert closed.value.code == 4429
