"""What pages weigh, and that they keep to themselves."""

from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

from digsite import names
from digsite.i18n import LANGUAGES
from tests.browser.visitor import Visitor

LIGHT = 150_000  # bytes, unpacked, without the board


def loaded(visitor: Visitor, path: str) -> dict[str, int]:
    """Open a page in a new window and give everything that was fetched for it, with its size."""
    came: list[Response] = []

    def noted(response: Response) -> None:
        came.append(response)

    window = visitor.window()
    window.on("response", noted)
    window.goto(f"{visitor.home}{path}")
    window.wait_for_load_state("networkidle")
    return {each.url: len(each.body()) for each in came}


def test_no_table_weighs_150_kilobytes_without_its_board_in_any_language_even_when_it_is_finished(
    visitor: Visitor,
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "digger"}]
    path = visitor.table(names()[0], seats)
    visitor.click("#open-menu")
    visitor.click("#menu .sitting .btn")  # a bot plays for me to the end
    visitor.wait_for("over")
    weights = loaded(visitor, path)
    assert any(url.endswith("/chart.js") for url in weights)
    of_game = (path, "/assets/games/")  # the page itself is weighed below
    files = sum(
        weight for url, weight in weights.items() if not any(each in url for each in of_game)
    )
    found = {}
    for game in names():
        path = visitor.table(game, seats)
        symbols = visitor.page.evaluate("document.querySelector('svg.defs').outerHTML.length")
        for lang in LANGUAGES:
            page = visitor.page.request.get(f"{visitor.home}{path}?lang={lang}").body()
            found[game, lang] = files + len(page) - symbols
    assert {of: weight for of, weight in found.items() if not 0 < weight < LIGHT} == {}


@pytest.mark.parametrize("path", ["/", "/new"])
def test_a_page_weighs_less_than_150_kilobytes(visitor: Visitor, path: str) -> None:
    assert 0 < sum(loaded(visitor, path).values()) < LIGHT


@pytest.mark.parametrize("path", ["/", "/new", f"/rules/{names()[0]}"])
def test_nothing_is_fetched_from_anywhere_else(visitor: Visitor, path: str) -> None:
    hosts = {urlsplit(url).netloc for url in loaded(visitor, path)}
    assert hosts == {urlsplit(visitor.home).netloc}


def test_no_page_may_run_or_dress_itself_inline(visitor: Visitor) -> None:
    reply = visitor.page.request.get(visitor.home)
    policy = reply.headers["content-security-policy"]
    assert "unsafe" not in policy
    visitor.goto("/")
    assert visitor.page.locator("[style], style, script:not([src]):not([type$=json])").count() == 0


def test_a_table_that_is_not_there_is_told_in_a_sentence(visitor: Visitor) -> None:
    visitor.goto("/t/there-is-none")
    assert visitor.page.inner_text("#sentence")
    visitor.click("main .btn.main")
    visitor.page.wait_for_selector(".game")
    visitor.complaints.clear()  # the browser tells of the 404


def test_a_name_is_kept(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.page.fill("#name", "Ada Lovelace")
    visitor.page.press("#name", "Tab")
    visitor.page.wait_for_selector("#name-saved:not(:empty)")
    visitor.page.reload()
    assert visitor.page.input_value("#name") == "Ada Lovelace"


def test_my_tables_stand_in_the_lobby_with_my_turn_before_the_games(visitor: Visitor) -> None:
    waiting = visitor.table(names()[0], [{"kind": "me"}, {"kind": "friend"}])
    path = visitor.table(names()[0], [{"kind": "me"}, {"kind": "bot", "level": "digger"}])
    visitor.wait_for("you")
    visitor.goto("/")
    links = visitor.page.locator("#turns li a, .game h2, #tables li a")
    found = links.evaluate_all("all => all.map(each => each.getAttribute('href') ?? 'a game')")
    assert found[0] == path
    assert found.index("a game") in {1, 2}
    assert waiting in found


def test_a_table_in_the_lobby_tells_who_else_plays_and_when_something_happened(
    visitor: Visitor,
) -> None:
    visitor.table(names()[0], [{"kind": "me"}, {"kind": "bot", "level": "digger"}])
    visitor.wait_for("you")
    visitor.goto("/")
    told = visitor.page.locator("#turns li.mine .state small").first
    assert told.inner_text() == "Nofret · now"
    visitor.page.clock.install(time=datetime.now(UTC) + timedelta(days=3, hours=1))
    visitor.goto("/")
    assert told.inner_text() == "Nofret · 3 days ago"


def test_a_table_is_put_away_and_taken_back_without_a_mouse(visitor: Visitor) -> None:
    path = visitor.table(names()[0], [{"kind": "me"}, {"kind": "bot", "level": "digger"}])
    visitor.wait_for("you")
    visitor.goto("/")
    mine, shelf = visitor.page.locator("#turns li.mine"), visitor.page.locator("#shelf li")
    press = visitor.page.keyboard.press
    mine.locator(".icon").focus()
    press("Enter")
    visitor.page.wait_for_selector(".ask")
    press("Enter")  # the safe answer is the one that waits
    visitor.page.wait_for_selector(".ask", state="detached")
    assert mine.count() == 1
    press("Enter")  # the question gave the focus back
    visitor.page.locator(".ask .btn.main").press("Enter")
    shelf.wait_for(state="attached")
    assert mine.count() == 0
    press("Enter")  # undo
    mine.wait_for()
    assert shelf.count() == 0
    visitor.goto(path)
    visitor.wait_for("you")
    visitor.click("#open-menu")
    visitor.click("#menu-leave .btn")
    visitor.click(".ask .btn.main")
    visitor.click("#open-shelf")
    shelf.locator(".btn").press("Enter")
    mine.wait_for()


@pytest.mark.parametrize("game", names())
def test_the_rules_open_at_the_chapter_of_what_is_asked(visitor: Visitor, game: str) -> None:
    path = visitor.table(game, [{"kind": "me"}, {"kind": "bot", "level": "digger"}])
    visitor.wait_for("you")
    state = visitor.page.request.get(f"{visitor.home}/api{path.replace('/t/', '/tables/')}").json()
    visitor.click("#open-rules")
    heading = visitor.page.locator(f"#rules-inside h2#{state['chapter']}")
    heading.wait_for()
    inside = visitor.page.locator("#rules-inside").bounding_box()
    found = heading.bounding_box()
    assert inside
    assert found
    assert 0 <= found["y"] - inside["y"] < 100
