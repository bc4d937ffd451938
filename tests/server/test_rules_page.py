"""The rules as a page: with pictures in the reader's language, and to be read without scripts."""

import re

import pytest

from digsite.games import names
from digsite.i18n import LANGUAGES
from digsite.play.illustrations import illustrations, used
from tests.helpers import SAMPLE
from tests.server.guests import House


def text(house: House, game: str, lang: str = "en") -> str:
    return str(house.client.get(f"/api/rules/{game}?lang={lang}").json()["html"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_picture_is_drawn_where_the_text_names_it(house: House, game: str, lang: str) -> None:
    html = text(house, game, lang)
    assert html.count('<svg class="drawn"') == len(used(game, lang))
    assert "<img" not in html


def test_a_drawing_speaks_the_language_of_its_reader(house: House) -> None:
    said = {
        lang: set(re.findall(r"<text[^>]*>([^<]{4,})<", text(house, SAMPLE, lang)))
        for lang in LANGUAGES
    }
    assert all(said.values())
    assert len(set(map(frozenset, said.values()))) == len(LANGUAGES)


@pytest.mark.parametrize("game", names())
def test_no_id_stands_twice_and_none_in_a_drawing(house: House, game: str) -> None:
    ids = re.findall(r'<(\w+) id="([^"]+)"', text(house, game))
    assert {tag for tag, _ in ids} <= {"p", "h2"}
    assert len({name for _, name in ids}) == len(ids) > 0


@pytest.mark.parametrize("game", names())
def test_every_link_in_the_text_leads_to_a_paragraph(house: House, game: str) -> None:
    html = text(house, game)
    places = set(re.findall(r' id="([^"]+)"', html))
    assert set(re.findall(r'<a [^>]*href="#([^"]+)"', html)) <= places


def test_a_caption_belongs_to_one_picture(house: House) -> None:
    figures = re.findall(r"<figure>.*?</figure>", text(house, SAMPLE), re.DOTALL)
    assert figures
    assert all(each.count('class="drawn"') == 1 and "</p>" not in each for each in figures)


@pytest.mark.parametrize("game", [game for game in names() if illustrations(game)])
def test_the_page_has_the_text_its_chapters_and_all_games(house: House, game: str) -> None:
    page = house.client.get(f"/rules/{game}", headers={"Accept": "text/html"}).text
    chapters = house.client.get(f"/api/rules/{game}").json()["chapters"]
    assert chapters[0]["id"] == "picture"
    assert all(f'<a href="#{each["id"]}">' in page for each in chapters)
    assert all(f'<a href="/rules/{other}"' in page for other in names())
    assert '<ol class="one-picture">' in page
    assert page.count('class="drawn"') == len(illustrations(game))
