"""What protects people from other sites and from what others type: origins, policies, silence."""

import logging
import re
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from digsite.server.settings import Settings
from digsite.server.showing import noticeboard
from tests.server.guests import FRIEND, ME, Guest, House, limited

EVIL = "http://evil.example"
SCRIPT = "<script>alert(1)</script>"


def pages(guest: Guest) -> list[str]:
    """Every kind of page there is, an error among them."""
    table = guest.table(ME, FRIEND)
    key = guest.invite(table)
    game = guest.house.game
    return ["/", f"/new?game={game}", f"/t/{table}", f"/seat/{key}", f"/rules/{game}", "/t/nowhere"]


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


def test_a_page_of_our_own_gets_a_socket(house: House) -> None:
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
    somewhere = [f"/t/{nowhere}", f"/seat/{nowhere}", f"/{nowhere}", f"/static/a/{nowhere}.js"]
    for path in (*somewhere, f"/api/tables/{nowhere}", f"/assets/icon-{nowhere}.png"):
        assert house.client.get(path).status_code == 404
    with (
        house.client.websocket_connect(f"/ws/t/{nowhere}") as line,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        line.receive_json()
    assert closed.value.code == 4404


@pytest.mark.parametrize("name", ["x" * 5000 + ".js", "é" * 200 + ".js", "y/" * 2500 + "z.js"])
def test_a_file_whose_name_is_too_long_for_any_is_not_there(house: House, name: str) -> None:
    assert house.client.get(f"/static/now/{name}").status_code == 404


# Silence about our insides


def test_a_defect_of_ours_is_told_without_its_insides(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> Any:  # noqa: ANN401 - it never gives anything
        raise LookupError("secret insides")

    with limited(settings) as house:
        guest = house.guest()
        monkeypatch.setattr(noticeboard, "own_listings", broken)
        call = guest.get("/api/lobby")
        page = house.client.get("/", headers={**guest.headers, "Accept": "text/html"})
    assert (call.status_code, call.json()["why"]) == (503, "busy")
    assert page.status_code == 503
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
            monkeypatch.setattr("digsite.server.showing.showing.Showing.at", None)
            with caplog.at_level(logging.CRITICAL):
                answer = line.ask("at", ply=0)
            assert answer["why"] == "busy"
            assert "NoneType" not in str(answer)
            assert line.ask("ping")["ok"]
