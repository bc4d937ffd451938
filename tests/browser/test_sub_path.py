"""Below a path of its host a server does all that it does at the root; pages stay below it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import LAPTOP
from tests.browser.serving import Served
from tests.browser.visitor import Visitor
from tests.helpers import SAMPLE

ROOT = "/games"
READY = "async () => (await navigator.serviceWorker.ready).scope"
KEPT = """async (path) => {
  while (!(await caches.match(path))) await new Promise((next) => setTimeout(next, 20));
}"""
LOADED = "() => [...document.images].every((each) => each.complete && each.naturalWidth > 0)"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Served]:
    assert chromium
    server = Served(tmp_path_factory.mktemp("below"), root=ROOT)
    yield server
    server.stop()


@pytest.fixture
def ada(browser: Browser, below: Served) -> Iterator[Visitor]:
    """Somebody whose browser asks for nothing outside of our path."""
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce", locale="en")
    visitor = Visitor(context, below.home, "ada below a path")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    visitor.page.on("websocket", lambda socket: asked.append(socket.url))
    yield visitor
    context.close()
    assert visitor.complaints == []
    ours = (f"{below.home}{ROOT}/", f"{below.home}{ROOT}/".replace("http", "ws"), "data:")
    asked.remove(f"{below.home}{ROOT}")  # without the slash: the one that leads to it
    assert [url for url in asked if not url.startswith(ours)] == []
    assert any(url.startswith("ws") for url in asked)


def test_pages_sockets_invitations_and_the_app_work_below_a_path(
    ada: Visitor, below: Served
) -> None:
    page = ada.page
    ada.goto(ROOT)
    assert page.url == f"{below.home}{ROOT}/"
    page.wait_for_selector(".game img")
    page.wait_for_function(LOADED)

    # An app with a page for when there is no network
    assert page.evaluate(READY) == f"{below.home}{ROOT}/"
    page.evaluate(KEPT, f"{ROOT}/offline")
    manifest = page.request.get(f"{below.home}{page.get_attribute('link[rel=manifest]', 'href')}")
    told = manifest.json()
    assert told["start_url"] == told["scope"] == f"{ROOT}/"
    assert page.request.get(f"{below.home}{told['icons'][0]['src']}").ok

    # The rules, and a language
    page.click(f'a[href^="{ROOT}/rules/"]')
    page.click('.langs a[lang="it"]')
    page.wait_for_selector('html[lang="it"] .chapters, html[lang="it"] h2')
    page.click('.langs a[lang="en"]')
    page.click(".brand")

    # A table with a friend: its invitation, the picture that is seen beside it, its key
    page.click(f'a[href^="{ROOT}/new?game={SAMPLE}&friends"]')
    page.click('button[type="submit"]')
    field = page.wait_for_selector("#menu .link input")
    assert field
    invitation = field.input_value()
    assert invitation.startswith(f"{below.home}{ROOT}/seat/")
    page.wait_for_function(LOADED)
    page.click(".own-seat > button")
    page.wait_for_selector(".own-seat .qr")
    shown = page.request.get(invitation, headers={"Accept": "text/html"}).text()
    assert f'property="og:url" content="{invitation}"' in shown
    assert f'property="og:image" content="{below.home}{ROOT}/preview/' in shown

    # A game
    ada.goto(f"{ROOT}/")
    page.locator(".game button.main").first.click()
    ada.wait_for("you", "other")
    assert page.url.startswith(f"{below.home}{ROOT}/t/")
    ada.wait_for("you")
    ada.act()


def test_without_a_network_the_page_below_a_path_says_so(ada: Visitor) -> None:
    ada.goto(ROOT)
    ada.page.evaluate(READY)
    ada.page.evaluate(KEPT, f"{ROOT}/offline")
    ada.goto(f"{ROOT}/")
    ada.page.wait_for_selector(".game")
    ada.context.set_offline(True)
    ada.goto(f"{ROOT}/rules/{SAMPLE}")
    assert ada.page.inner_text("h1") == "You are offline"
    ada.complaints.clear()  # the browser tells what it could not fetch
