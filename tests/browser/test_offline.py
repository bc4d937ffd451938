"""Without a network the page says so, and nothing of a table was kept for it."""

from digsite.i18n import LANGUAGES
from tests.browser.visitor import Visitor, against_bots
from tests.helpers import SAMPLE

# Resolves when the page without a network is kept in a language, and who shows it is at work.
KEPT_IN = """async (lang) => {
  await navigator.serviceWorker.ready;
  while (!(await caches.match("/offline"))?.url.endsWith(lang)) {
    await new Promise((next) => setTimeout(next, 20));
  }
}"""
KEPT = """async () => {
  const open = async (name) => (await caches.open(name)).keys();
  const caught = await Promise.all((await caches.keys()).map(open));
  return caught.flat().map((request) => new URL(request.url).pathname);
}"""


def test_offline_one_is_told_so_and_that_games_are_safe(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.page.evaluate(KEPT_IN, "en")
    path = visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.goto("/")
    visitor.page.wait_for_selector(".game")
    visitor.context.set_offline(True)
    visitor.goto(path)
    assert visitor.page.inner_text("h1") == "You are offline"
    kept = visitor.page.evaluate(KEPT)
    assert "/offline" in kept
    assert all(each == "/offline" or each.endswith(".css") for each in kept)
    visitor.context.set_offline(False)
    visitor.click("main .btn.main")
    visitor.wait_for("you", "other")
    visitor.complaints.clear()  # the browser tells what it could not fetch


def test_the_page_without_a_network_is_kept_in_the_language_last_chosen(visitor: Visitor) -> None:
    for lang in ("fr", "sk"):
        visitor.goto(f"/?lang={lang}")
        visitor.page.evaluate(KEPT_IN, lang)
    visitor.context.set_offline(True)
    visitor.goto("/")
    assert visitor.page.get_attribute("html", "lang") == "sk"
    visitor.complaints.clear()  # the browser tells what it could not fetch


def test_every_page_comes_while_languages_are_changed_again_and_again(visitor: Visitor) -> None:
    for _ in range(3):
        for lang in LANGUAGES:
            visitor.goto(f"/?lang={lang}")
    assert visitor.page.get_attribute("html", "lang") == LANGUAGES[-1]
