"""Our typefaces are used, and nothing jumps when they arrive."""

import re

import pytest
from playwright.sync_api import Route

from digsite import names
from digsite.scene.faces import TITLES
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, against_bots
from tests.helpers import SAMPLE

LOADED = "[...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family)"
ALL_LOADED = "() => document.fonts.status === 'loaded'"
WATCH_SHIFTS = """() => {
  window.shifted = 0;
  const add = (list) => list.getEntries().forEach((each) => { window.shifted += each.value; });
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
}"""
FRAMES = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(true))))"
UNNOTICED = 0.02  # of the window: one line of one paragraph; 0.1 is called good


@pytest.mark.parametrize("path", ["/", "/new", f"/rules/{SAMPLE}"])
def test_a_page_is_set_in_our_typefaces(visitor: Visitor, path: str) -> None:
    visitor.goto(path)
    visitor.page.wait_for_function(ALL_LOADED)
    assert {*TITLES.values()} <= {*visitor.page.evaluate(LOADED)}


@pytest.mark.parametrize("game", names())
def test_a_table_is_set_in_our_typefaces(visitor: Visitor, game: str) -> None:
    visitor.table(game, against_bots(game))
    visitor.page.wait_for_function(ALL_LOADED)
    assert {*TITLES.values()} <= {*visitor.page.evaluate(LOADED)}


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_jumps_when_the_typefaces_arrive_late(
    invite: Invite, lang: str, *, phone: bool
) -> None:
    visitor = invite(phone=phone, locale=lang)
    page, held = visitor.page, list[Route]()
    page.route(re.compile("woff2"), lambda route: held.append(route))  # noqa: PLW0108 - playwright marks it
    page.goto(visitor.home, wait_until="domcontentloaded")
    page.wait_for_selector(".game")
    page.evaluate(FRAMES)
    page.evaluate(WATCH_SHIFTS)
    page.evaluate(FRAMES)
    before = page.evaluate("window.shifted")
    assert held
    for route in held:
        route.continue_()
    page.wait_for_function(ALL_LOADED)
    page.evaluate(FRAMES)
    assert page.evaluate("window.shifted") - before < UNNOTICED
