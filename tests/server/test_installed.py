"""The page as an app: icons, a manifest, a worker for when there is no network; robots."""

import struct

import pytest

from digsite.i18n import LANGUAGES
from tests.server.guests import FRIEND, ME, House, fewest


def size(png: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_has_what_browsers_ask_for_and_its_icons_are_there(
    house: House, lang: str
) -> None:
    answer = house.client.get(f"/manifest.webmanifest?lang={lang}")
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert (told["name"], told["start_url"], told["display"]) == ("digsite", "/", "standalone")
    assert told["lang"] == lang
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    for icon in told["icons"]:
        png = house.client.get(icon["src"])
        assert "{}x{}".format(*size(png.content)) == icon["sizes"]
        assert "immutable" in png.headers["cache-control"]


def test_there_is_an_icon_for_programs_that_read_no_page(house: House) -> None:
    assert size(house.client.get("/favicon.ico").content) == (32, 32)
    assert house.client.get("/assets/icon-9999.png").status_code == 404


def test_search_engines_may_read_the_lobby_and_leave_tables_and_seats_alone(house: House) -> None:
    assert "Disallow: /api/" in house.client.get("/robots.txt").text
    host = house.guest()
    table = host.table(ME, *[FRIEND] * (fewest(house.game) - 1))
    html = {"Accept": "text/html"}
    for path in (f"/t/{table}", f"/seat/{host.invite(table)}"):
        assert 'name="robots" content="noindex"' in house.client.get(path, headers=html).text
    assert "noindex" not in house.client.get("/", headers=html).text


def test_the_worker_is_ours_and_asked_for_anew_each_time(house: House) -> None:
    answer = house.client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_without_a_network_makes_nobody_a_person(house: House, lang: str) -> None:
    answer = house.client.get(f"/offline?lang={lang}")
    assert f'<html lang="{lang}">' in answer.text
    assert "set-cookie" not in answer.headers
