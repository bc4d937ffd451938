"""A server below a path of its host, behind a proxy that keeps the path or takes it off."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from digsite.server.app import build
from digsite.server.settings import Settings
from tests.server.guests import FRIEND, ME, Guest, House, fewest

ROOT = "/club/games"
HTML = {"Accept": "text/html"}


@pytest.fixture
def below(settings: Settings) -> Iterator[House]:
    app = build(replace(settings, root_path=ROOT))
    with TestClient(app, base_url="http://house", follow_redirects=False) as client:
        yield House(client)


def at_a_table(house: House) -> tuple[Guest, str]:
    guest = house.guest()
    return guest, guest.table(ME, *[FRIEND] * (fewest(house.game) - 1))


def test_every_page_comes_with_its_path_and_without(below: House) -> None:
    guest, table = at_a_table(below)
    for path in ("/", f"/t/{table}", f"/seat/{guest.invite(table)}", f"/rules/{below.game}"):
        for before in (ROOT, ""):
            assert below.client.get(before + path, headers=HTML).status_code == 200
    assert below.client.get(f"{ROOT}/nowhere", headers=HTML).status_code == 404
    assert below.client.get(f"{ROOT}nowhere", headers=HTML).status_code == 404


def test_without_the_slash_at_its_end_the_path_leads_to_it(below: House) -> None:
    answer = below.client.get(ROOT)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{ROOT}/")


def test_nothing_on_a_page_leads_out_of_the_path(below: House) -> None:
    guest, table = at_a_table(below)
    for path in ("/", "/new", f"/t/{table}", f"/seat/{guest.invite(table)}", "/nowhere"):
        html = below.client.get(ROOT + path, headers=HTML).text
        links = re.findall(r'(?:href|src)="(/[^"]*)"', html)
        assert len(links) > 5
        assert [link for link in links if not link.startswith(f"{ROOT}/")] == []
        for link in links:
            if "/assets/" in link or "/static/" in link:
                assert below.client.get(link).status_code == 200


def test_the_look_names_its_typefaces_beside_itself(below: House) -> None:
    html = below.client.get(f"{ROOT}/", headers=HTML).text
    sheet = re.findall(rf'href="({ROOT}/assets/theme.css[^"]*)"', html)[0]
    for font in re.findall(r'url\("([^"]+)"\)', below.client.get(sheet).text):
        assert below.client.get(f"{ROOT}/assets/{font}").status_code == 200


def test_the_cookie_is_for_the_path_only_and_has_a_name_of_its_own(below: House) -> None:
    cookie = below.client.get(f"{ROOT}/").headers["set-cookie"]
    assert cookie.startswith("digsite-club-games=")
    assert f"; Path={ROOT}/;" in cookie
    other = cookie.partition(";")[0].replace("digsite-club-games", "digsite")
    assert below.client.put(f"{ROOT}/api/me", json={"name": "Ada"}).status_code == 200
    assert below.client.get(f"{ROOT}/api/me").json()["name"] == "Ada"
    below.client.cookies.clear()
    known = below.client.get(f"{ROOT}/api/me", headers={"Cookie": other})
    assert known.json()["name"] == ""


@pytest.mark.parametrize("before", [ROOT, ""])
def test_sockets_are_there_with_the_path_and_without(below: House, before: str) -> None:
    guest, table = at_a_table(below)
    url = f"{before}/ws/t/{table}"
    with below.client.websocket_connect(url, headers=guest.headers) as line:
        assert line.receive_json()["type"] == "hello"


def test_previews_and_the_document_of_the_calls_name_the_whole_address(below: House) -> None:
    guest, table = at_a_table(below)
    path = f"{ROOT}/seat/{guest.invite(table)}"
    html = below.client.get(path, headers=HTML).text
    assert f'content="http://house{path}"' in html
    (image,) = re.findall(r'property="og:image" content="([^"]+)"', html)
    assert image.startswith(f"http://house{ROOT}/preview/")
    assert below.client.get(image).headers["content-type"] == "image/png"
    assert below.client.get(f"{ROOT}/api/openapi.json").json()["servers"] == [{"url": ROOT}]


def test_a_key_for_another_device_leads_below_the_path(below: House) -> None:
    guest, table = at_a_table(below)
    keys = guest.get(f"{ROOT}/api/tables/{table}/keys", at=f"https://example.org{ROOT}")
    assert keys.status_code == 200
    assert keys.json()[0]["url"].startswith("/seat/")
