"""The rules in the browser: read, searched, and opened at a table where they are asked for."""

import pytest

from digsite.games import names
from digsite.play.illustrations import illustrations
from tests.browser.visitor import Visitor, against_bots
from tests.helpers import SAMPLE

FIND = "#find"


def test_what_is_searched_is_marked_and_listed_whatever_its_accents(visitor: Visitor) -> None:
    visitor.goto("/rules/mykerinos?lang=fr")
    visitor.page.fill(FIND, "EGALITE")
    visitor.page.wait_for_selector(".hits button")
    marks = visitor.page.locator("#rules mark")
    assert {mark.casefold() for mark in marks.all_text_contents()} == {"égalité"}
    assert (
        visitor.page.locator(".hits button").count()
        == visitor.page.locator(
            "#rules :is(p, li, td, figcaption):has(> mark, > em > mark)"
        ).count()
    )
    assert not visitor.page.locator("#chapters").is_visible()


def test_enter_goes_on_to_the_next_place_and_escape_clears(visitor: Visitor) -> None:
    visitor.goto(f"/rules/{SAMPLE}")
    before = visitor.page.inner_html("#rules")
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type("market")
    here = visitor.page.locator("mark.here").first
    here.wait_for()
    first = here.bounding_box()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".hits li:nth-child(2) [aria-current]")
    visitor.page.keyboard.press("Shift+Enter")
    visitor.page.wait_for_selector(".hits li:nth-child(1) [aria-current]")
    assert first
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("#chapters", state="visible")
    assert visitor.page.inner_html("#rules") == before


def test_what_is_not_there_is_not_found(visitor: Visitor) -> None:
    visitor.goto(f"/rules/{SAMPLE}")
    visitor.page.fill(FIND, "zzzz")
    visitor.page.wait_for_function("document.querySelector('.found').textContent")
    assert visitor.page.locator("#rules mark, .hits li").count() == 0


@pytest.mark.parametrize("game", [game for game in names() if illustrations(game)])
def test_every_picture_has_its_size_within_the_page(visitor: Visitor, game: str) -> None:
    visitor.goto(f"/rules/{game}")
    boxes = visitor.page.evaluate(
        "[...document.querySelectorAll('.drawn')].map((it) => [it.clientWidth, it.clientHeight])"
    )
    assert len(boxes) == len(illustrations(game))
    assert all(width > 60 and height > 40 for width, height in boxes)


def test_in_the_drawer_of_a_table_the_rules_are_searched_too(visitor: Visitor) -> None:
    visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.wait_for("you")
    visitor.click("#open-rules")
    visitor.page.locator(f"#rules {FIND}").fill("market")
    visitor.page.wait_for_selector("#rules mark.here")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("#rules mark", state="detached")
    assert visitor.page.locator("#rules").is_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("#rules", state="hidden")


def test_the_scripts_of_the_rules_come_when_the_drawer_is_opened(visitor: Visitor) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.wait_for("you")
    assert not any("/rules/" in url for url in asked)
    visitor.click("#open-rules")
    visitor.page.wait_for_selector("#rules-inside h2")
    assert {url.rpartition("/")[2] for url in asked if "/static/" in url and "/rules/" in url} == {
        "book.js",
        "finder.js",
        "rules.css",
    }
