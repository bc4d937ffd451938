"""What pages weigh, and that they keep to themselves."""

import gzip
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

import digsite
from digsite import names
from digsite.i18n import LANGUAGES
from digsite.scene import theme_of
from digsite.server.http.assets import SHORTER, STATIC
from digsite.server.http.lean import lean_sheet
from tests.browser.visitor import Visitor, against_bots
from tests.helpers import SAMPLE

LIGHT = 150_000  # bytes, unpacked, without the fonts
SENT = 66_000  # bytes of a table as they are sent, packed, without the board and the fonts
WHOLE = LIGHT if SHORTER.is_dir() else 170_000  # the same unpacked; sources are longer
FONTS = "/assets/fonts/"

# What the browser reads in style sheets; spaces after commas say nothing.
RULES = """sheets => sheets.map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/,\\s+/g, ","));
})"""


def loaded(visitor: Visitor, path: str, *, packed: bool = False) -> dict[str, int]:
    """Return everything that is fetched for a page in a new window, with its size."""
    came: list[Response] = []

    def noted(response: Response) -> None:
        came.append(response)

    window = visitor.window()
    window.on("response", noted)
    window.goto(f"{visitor.home}{path}")
    window.wait_for_load_state("networkidle")
    bodies = {each.url: each.body() for each in came}
    return {url: weight_of(body, packed=packed) for url, body in bodies.items()}


def files_of_a_table(visitor: Visitor, path: str, script: str, *, packed: bool) -> int:
    """Return what a table fetches, this script too, without itself, looks of games and fonts."""
    weights = loaded(visitor, path, packed=packed)
    assert any(url.endswith(script) for url in weights)
    of_game = (path, "/assets/games/", FONTS)
    return sum(size for url, size in weights.items() if not any(each in url for each in of_game))


def weight_of(body: bytes, *, packed: bool) -> int:
    return len(gzip.compress(body) if packed else body)


@pytest.mark.parametrize("packed, most", [(True, SENT), (False, WHOLE)])
def test_no_table_is_heavy_without_its_board_in_any_language_running_or_finished(
    visitor: Visitor, *, packed: bool, most: int
) -> None:
    path = visitor.table(SAMPLE, against_bots(SAMPLE))
    running = files_of_a_table(visitor, path, "/moves.js", packed=packed)
    visitor.click("#open-menu")
    visitor.click("#menu .sitting .btn")  # a bot plays for me to the end
    visitor.wait_for("over")
    files = max(running, files_of_a_table(visitor, path, "/chart.js", packed=packed))
    found = {}
    for game in names():
        path = visitor.table(game, against_bots(game))
        for lang in LANGUAGES:
            page = visitor.page.request.get(f"{visitor.home}{path}?lang={lang}").text()
            plain = page.replace(theme_of(game).symbols_svg(), "")
            assert plain != page
            found[game, lang] = files + weight_of(plain.encode(), packed=packed)
    assert {of: weight for of, weight in found.items() if not 0 < weight < most} == {}


@pytest.mark.parametrize("path", ["/", "/new"])
def test_a_page_weighs_less_than_150_kilobytes(visitor: Visitor, path: str) -> None:
    weights = {url: size for url, size in loaded(visitor, path).items() if FONTS not in url}
    assert 0 < sum(weights.values()) < LIGHT


@pytest.mark.parametrize("path", ["/", "/new", f"/rules/{SAMPLE}"])
def test_nothing_is_fetched_from_anywhere_else(visitor: Visitor, path: str) -> None:
    hosts = {urlsplit(url).netloc for url in loaded(visitor, path)}
    assert hosts == {urlsplit(visitor.home).netloc}


def test_every_style_sheet_says_what_it_said(visitor: Visitor) -> None:
    sheets = [*STATIC.rglob("*.css"), *(Path(digsite.__file__).parent.rglob("drawings.css"))]
    written = [file.read_text("utf-8") for file in sheets] + [theme_of().css]
    visitor.goto("/")
    for text in written:
        was, now = visitor.page.evaluate(RULES, [text, lean_sheet(text)])
        assert was == now


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


def test_a_name_is_asked_after_the_first_game_and_kept(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.page.wait_for_selector(".game")
    assert visitor.page.is_hidden("#name")
    visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.goto("/")
    visitor.page.fill("#name", "Ada Lovelace")
    visitor.page.press("#name", "Tab")
    visitor.page.wait_for_selector("#name-saved:not(:empty)")
    visitor.page.reload()
    assert visitor.page.input_value("#name") == "Ada Lovelace"


def test_my_tables_stand_in_the_lobby_with_my_turn_before_the_games(visitor: Visitor) -> None:
    waiting = visitor.table(SAMPLE, [{"kind": "me"}, {"kind": "friend"}])
    path = visitor.table(SAMPLE, against_bots(SAMPLE))
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
    visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.wait_for("you")
    visitor.goto("/")
    told = visitor.page.locator("#turns li.mine .state small").first
    assert told.inner_text() == "Nofret · now"
    visitor.page.clock.install(time=datetime.now(UTC) + timedelta(days=3, hours=1))
    visitor.goto("/")
    assert told.inner_text() == "Nofret · 3 days ago"


def test_a_table_is_put_away_and_taken_back_without_a_mouse(visitor: Visitor) -> None:
    path = visitor.table(SAMPLE, against_bots(SAMPLE))
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


def test_a_question_gives_the_focus_back_even_if_the_lists_were_drawn_anew(
    visitor: Visitor,
) -> None:
    visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.wait_for("you")
    visitor.goto("/")
    first = visitor.page.locator("#turns li.mine .icon").first
    asked = first.get_attribute("id")
    first.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".ask")
    visitor.page.evaluate("document.querySelector('#turns li.mine').dataset.old = 'yes'")
    game = {"game": SAMPLE}
    visitor.page.request.post(
        f"{visitor.home}/api/play", data=game, headers={"Origin": visitor.home}
    )
    visitor.page.wait_for_selector("[data-old]", state="detached")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".ask", state="detached")
    assert visitor.page.evaluate("document.activeElement.id") == asked


@pytest.mark.parametrize("game", names())
def test_the_rules_open_at_the_chapter_of_what_is_asked(visitor: Visitor, game: str) -> None:
    path = visitor.table(game, against_bots(game))
    visitor.wait_for("you")
    state = visitor.page.request.get(f"{visitor.home}/api{path.replace('/t/', '/tables/')}").json()
    visitor.click("#open-rules")
    heading = visitor.page.locator(f"#rules-inside h2#{state['chapter']}")
    heading.wait_for()
    rules, bar = visitor.page.locator("#rules-inside"), visitor.page.locator(".drawer .finder")
    inside, search, found = rules.bounding_box(), bar.bounding_box(), heading.bounding_box()
    assert inside
    assert search
    assert found
    below = rules.evaluate("it => it.scrollHeight - it.scrollTop - it.clientHeight")
    hidden = search["y"] + search["height"] - inside["y"]  # what the search covers stays at the top
    assert hidden <= found["y"] - inside["y"] < (hidden + 50 if below > 1 else inside["height"])
