"""The typefaces come with the page, once and for ever."""

import re

import pytest

from digsite.scene.faces import FACES, Face
from digsite.server.http.assets import font_url, fonts, theme
from tests.server.guests import House


@pytest.mark.parametrize("face", FACES, ids=str)
def test_a_font_may_be_kept_for_ever_under_its_present_address(house: House, face: Face) -> None:
    answer = house.client.get(font_url(face))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "font/woff2"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content[:4] == b"wOF2"
    assert house.client.get(f"/assets/fonts/{face}.woff2").headers["cache-control"] == "no-cache"


def test_there_is_no_other_font(house: House) -> None:
    for name in ("sans-900", "..%2f..%2ffaces", "LICENSE-sans"):
        assert house.client.get(f"/assets/fonts/{name}.woff2").status_code == 404


def test_a_page_fetches_at_once_what_every_page_needs_from_where_the_style_has_it(
    house: House,
) -> None:
    links = re.findall(r'rel="preload" as="font"[^>]* crossorigin href="([^"]+)"', home(house))
    assert len(links) == 3
    names = [link.removeprefix("/assets/") for link in links]  # the style lies beside them
    assert all(f'url("{name}")' in theme() for name in names)


def test_without_fonts_the_pages_ask_for_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts.cache_clear()
    theme.cache_clear()
    monkeypatch.setattr("digsite.server.http.assets.font", lambda _face, _kind: None)
    assert "woff2" not in home(house)
    assert "woff2" not in theme()
    fonts.cache_clear()
    theme.cache_clear()


def home(house: House) -> str:
    """The page that everybody sees first."""
    return house.client.get("/", headers={"Accept": "text/html"}).text
