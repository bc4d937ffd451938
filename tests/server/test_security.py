"""What protects people from each other: ids, cookies, origins, policies, limits, silence."""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from digsite.server import lobby
from digsite.server.app import build
from digsite.server.limits import Buckets, Limits, Rate
from digsite.server.people import new_id
from digsite.server.settings import Settings
from tests.server.guests import BOT, FRIEND, GENEROUS, ME, Guest, House, Json

EVIL = "http://evil.example"
SCRIPT = "<script>alert(1)</script>"
NEVER = Rate(1e-9, 1)  # one, and then no more


@contextmanager
def limited(settings: Settings, **limits: object) -> Iterator[House]:
    """A server with limits that are soon met."""
    chosen: Limits = replace(GENEROUS, **limits)  # type: ignore[arg-type] # fields by name
    app = build(replace(settings, limits=chosen))
    with TestClient(app, base_url="http://house", raise_server_exceptions=False) as client:
        yield House(client)


def pages(guest: Guest) -> list[str]:
    """Every kind of page there is, an error among them."""
    table = guest.table(ME, FRIEND)
    key = guest.invite(table)
    game = guest.house.game
    return ["/", f"/new?game={game}", f"/t/{table}", f"/seat/{key}", f"/rules/{game}", "/t/nowhere"]


# Ids


def test_ids_are_long_random_and_never_the_same() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch("[A-Za-z0-9_-]{22}", each) for each in ids)  # 128 bits


def test_tables_and_links_are_named_by_such_ids(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, FRIEND)
    links = guest.get(f"/api/tables/{table}/links").json()
    keys = [link["url"].removeprefix("/seat/") for link in links["invites"] + links["own"]]
    assert len({table, *keys}) == 3
    assert all(len(each) == 22 for each in (table, *keys))


def test_links_to_seats_are_told_to_nobody_else(house: House) -> None:
    host, eve = house.guest(), house.guest("Eve")
    table = host.table(ME, FRIEND, public=True)
    links = host.get(f"/api/tables/{table}/links").json()
    keys = [link["url"].removeprefix("/seat/") for link in links["invites"] + links["own"]]
    with eve.at(table) as line:
        line.hear("state")
    told = str(line.heard) + "".join(
        eve.get(path).text for path in ("/api/lobby", f"/t/{table}", f"/api/tables/{table}", "/")
    )
    assert not [key for key in keys if key in told]


def test_nobody_learns_the_id_that_a_cookie_signs(house: House) -> None:
    host, eve = house.guest(), house.guest("Eve")
    table = host.table(ME, FRIEND)
    person, _, signature = host.token.partition(".")
    told = eve.get(f"/api/tables/{table}").text + eve.get(f"/api/seats/{host.invite(table)}").text
    assert person not in told
    assert signature not in told


# Cookies


def test_a_cookie_that_was_tampered_with_makes_a_stranger(own_house: House) -> None:
    client = own_house.client
    client.put("/api/me", json={"name": "Ada"})
    token = client.cookies["digsite"]
    person, _, signature = token.partition(".")
    client.cookies.clear()
    other = new_id()
    for forged in (f"{other}.{signature}", person, f"{person}.{'A' * 22}", f"{token}x", "..", ""):
        answer = client.get("/api/me", headers={"Cookie": f"digsite={forged}"})
        assert answer.json()["name"] == ""
        assert "digsite=" in answer.headers["set-cookie"]
        client.cookies.clear()
    kept = client.get("/api/me", headers={"Cookie": f"digsite={token}"})
    assert kept.json()["name"] == "Ada"


def test_a_stranger_with_a_forged_cookie_sits_nowhere(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, {**ME, "name": "Bob"})
    person, _, signature = guest.token.partition(".")
    forger = Guest(house, f"{person}.{signature[::-1]}")
    state = forger.state(table)
    assert (state["viewer"], state["mine"], state["actions"]) == (None, [], [])
    assert forger.get(f"/api/tables/{table}", seat=0).json()["why"] == "not-your-seat"
    assert forger.move(table, state, 0).json()["why"] == "not-your-seat"


# Other sites


@pytest.mark.parametrize("origin", [EVIL, "null", "http://house.evil.example", "http://house:81"])
def test_a_page_of_another_site_changes_nothing(house: House, origin: str) -> None:
    guest = house.guest()
    headers = {**guest.headers, "Origin": origin}
    answer = house.client.post("/api/play", json={"game": house.game}, headers=headers)
    assert (answer.status_code, answer.json()["why"]) == (403, "not-allowed")
    assert guest.get("/api/lobby").json()["mine"] == []


@pytest.mark.parametrize("origin", [EVIL, "null", "http://house.evil.example"])
@pytest.mark.parametrize("kind", ["table", "lobby"])
def test_a_page_of_another_site_gets_no_socket(house: House, origin: str, kind: str) -> None:
    guest = house.guest()
    url = f"/ws/t/{guest.table(ME, FRIEND)}" if kind == "table" else "/ws/lobby"
    headers = {**guest.headers, "Origin": origin}
    with (
        house.client.websocket_connect(url, headers=headers) as line,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        line.receive_json()
    assert closed.value.code == 4403


def test_our_own_pages_may(house: House) -> None:
    guest = house.guest()
    with guest.at(guest.table(ME, FRIEND), Origin="http://testserver") as line:
        assert line.hear("state")


# Pages


def test_no_page_lets_scripts_in_that_are_not_files_of_ours(house: House) -> None:
    guest = house.guest()
    for path in pages(guest):
        answer = guest.get(path)
        policy = dict(
            part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; ")
        )
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"


def test_no_page_has_script_or_style_inside(house: House) -> None:
    guest = house.guest()
    for path in pages(guest):
        html = house.client.get(path, headers={**guest.headers, "Accept": "text/html"}).text
        scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", html, re.DOTALL)
        inline = [text for tag, text in scripts if text and 'type="application/json"' not in tag]
        assert scripts
        assert inline == []
        assert not re.search(r"<style\b|\sstyle=|\son\w+=|javascript:", html)


def test_names_are_escaped_on_every_page(house: House) -> None:
    guest = house.guest(SCRIPT)
    for path in pages(guest):
        html = house.client.get(path, headers={**guest.headers, "Accept": "text/html"}).text
        assert SCRIPT not in html


def test_names_are_escaped_in_pictures(house: House) -> None:
    guest = house.guest(SCRIPT)
    table = guest.table({**ME, "name": "<b>x"}, {**ME, "name": '"><image href=x>'})
    pictures = "".join(part["svg"] for part in guest.state(table, parts=True)["parts"])
    assert "<b>x" not in pictures
    assert "<image href=x>" not in pictures


def test_chat_comes_as_it_was_typed_and_only_as_data(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, FRIEND)
    with guest.at(table) as line:
        line.hear("state")
        assert line.ask("chat", text=SCRIPT + "\x00\u202e\n!")["ok"]
        entry = line.hear("chat")["entries"][0]
    assert entry["text"] == SCRIPT + "   !"
    assert SCRIPT not in house.client.get(f"/t/{table}", headers=guest.headers).text


def test_what_comes_back_from_garbage_in_a_path_is_no_markup(house: House) -> None:
    for path in (f"/t/{SCRIPT}", f"/seat/{SCRIPT}", f"/rules/{SCRIPT}", f"/{SCRIPT}"):
        answer = house.client.get(path, headers={"Accept": "text/html"})
        assert answer.status_code == 404
        assert SCRIPT not in answer.text


@pytest.mark.parametrize("nowhere", ["%00", "%ED%A0%80", "%FF", "x" * 5000, "a%0A", "'--"])
def test_whatever_stands_in_a_link_it_leads_nowhere(house: House, nowhere: str) -> None:
    for path in (f"/t/{nowhere}", f"/seat/{nowhere}"):
        assert house.client.get(path).status_code == 404
    with (
        house.client.websocket_connect(f"/ws/t/{nowhere}") as line,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        line.receive_json()
    assert closed.value.code == 4404


# Limits


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


# Silence about our insides


def test_a_defect_of_ours_is_told_without_its_insides(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Any:  # noqa: ANN401 - it never gives anything
        raise LookupError("secret insides")

    with limited(settings) as house:
        guest = house.guest()
        monkeypatch.setattr(lobby, "_found", broken)
        call = guest.get("/api/lobby")
        page = house.client.get("/", headers={**guest.headers, "Accept": "text/html"})
    assert (call.status_code, call.json()["why"]) == (500, "busy")
    assert page.status_code == 500
    for answer in (call, page):
        assert "content-security-policy" in answer.headers
        assert not re.search("Traceback|LookupError|insides", answer.text)


def test_a_defect_behind_a_message_is_answered_and_the_line_stays_open(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with limited(settings) as house:
        guest = house.guest()
        with guest.at(guest.table(ME, FRIEND)) as line:
            line.hear("state")
            monkeypatch.setattr("digsite.server.views.Showing.at", None)
            with caplog.at_level(logging.CRITICAL):
                answer = line.ask("at", ply=0)
            assert answer["why"] == "busy"
            assert "NoneType" not in str(answer)
            assert line.ask("ping")["ok"]


# Seats


def test_a_seat_that_is_taken_is_taken_from_nobody(house: House) -> None:
    host, bob, eve = house.guest("Ada"), house.guest("Bob"), house.guest("Eve")
    table = host.table(ME, FRIEND, public=True)
    key = host.invite(table)
    assert bob.post(f"/api/seats/{key}", {}).status_code == 200
    assert eve.post(f"/api/seats/{key}", {}).json()["why"] == "taken"
    assert host.post(f"/api/seats/{key}", {}).json()["why"] == "taken"
    for seat in (None, 0, 1):
        assert eve.post(f"/api/tables/{table}/join", {"seat": seat}).json()["why"] == "taken"
    assert bob.state(table)["mine"] == [1]
    assert eve.state(table)["mine"] == []


def test_nobody_acts_takes_back_or_looks_for_a_seat_of_another_at_his_own_table(
    house: House,
) -> None:
    host, bob = house.guest("Ada"), house.guest("Bob")
    table = host.table(ME, FRIEND)
    bob.post(f"/api/seats/{host.invite(table)}", {})
    people = [host, bob]
    actor = host.state(table)["actor"]
    owner, other = people[actor], people[1 - actor]
    state = owner.state(table)
    action = state["actions"][0]["action"]
    assert other.move(table, state, action).json()["why"] == "not-your-seat"
    assert other.move(table, state, action, seat=1 - actor).json()["why"] == "illegal"
    undo = {"id": "undo", "version": state["version"], "seat": actor}
    assert other.post(f"/api/tables/{table}/undo", undo).json()["why"] == "not-your-seat"
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/at/3"):
        assert other.get(path, seat=actor).json()["why"] == "not-your-seat"
    with other.at(table, f"seat={actor}") as line:
        assert line.hear("state")["viewer"] == 1 - actor
    assert owner.state(table)["version"] == state["version"]


def test_one_persons_message_id_is_not_anothers(house: House) -> None:
    host, bob = house.guest("Ada"), house.guest("Bob")
    table = host.table(ME, FRIEND)
    bob.post(f"/api/seats/{host.invite(table)}", {})
    people = [host, bob]
    state = host.state(table)
    actor = people[state["actor"]]
    seen = actor.state(table)
    action = seen["actions"][0]["action"]
    assert actor.move(table, seen, action, id="same").status_code == 200
    other = people[1 - state["actor"]]
    assert other.move(table, seen, action, id="same").json()["why"] == "not-your-seat"


# Hints


def has_hints(house: House, *seats: Json, **wishes: object) -> bool:
    """Whether whose turn it is at such a table is offered a hint, and gets one."""
    guest = house.guest()
    table = guest.table(*seats, **wishes)
    if FRIEND in seats:
        bob = house.guest("Bob")
        bob.post(f"/api/seats/{guest.invite(table)}", {})
        guest = (guest, bob)[guest.state(table)["actor"]]
    with guest.at(table) as line:
        line.my_turn()
        answer = line.ask("hint", version=line.state["version"])
    assert answer["ok"] or answer["why"] == "not-allowed"
    assert line.state["hint"] is answer["ok"]
    return bool(answer["ok"])


def test_who_plays_alone_against_bots_is_given_hints(house: House) -> None:
    assert has_hints(house, ME, BOT)


def test_where_others_play_nobody_is_given_hints(house: House) -> None:
    assert not has_hints(house, ME, FRIEND)


def test_where_a_table_allows_hints_everybody_is_given_them(house: House) -> None:
    assert has_hints(house, ME, FRIEND, hints=True)


def test_nobody_is_given_a_hint_for_another(house: House) -> None:
    host, eve = house.guest(), house.guest("Eve")
    table = host.table(ME, {**ME, "name": "Bob"}, hints=True)
    with eve.at(table) as line:
        assert line.hear("state")["hint"] is False
        assert not line.ask("hint", version=line.state["version"])["ok"]
