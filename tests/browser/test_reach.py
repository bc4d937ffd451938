"""For everyone: by keyboard alone, on a phone, by day and by night, in every language, with axe."""

from importlib.resources import files
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator

from digsite import load, names
from digsite.i18n import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "digger"}]
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
SCHEMES: dict[Literal["light", "dark"], dict[str, list[str]]] = {
    "light": {},
    "dark": {"runOnly": ["color-contrast"]},
}
AXE = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


def serious(visitor: Visitor, where: str = "html") -> list[str]:
    """What axe finds that is serious by day, or wrong in colour by night, with the places."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE)
    found: list[dict[str, Any]] = []
    for scheme, rules in SCHEMES.items():
        visitor.page.emulate_media(color_scheme=scheme)
        found += visitor.page.evaluate(
            "([where, rules]) => axe.run(where, rules).then(found => found.violations)",
            [where, rules],
        )
    return [
        f"{each['id']}: {', '.join(str(node['target']) for node in each['nodes'][:5])}"
        for each in found
        if each["impact"] in {"serious", "critical"}
    ]


def test_axe_has_no_serious_finding_on_any_page(visitor: Visitor) -> None:
    found = {}
    for path in ("/", "/new", f"/rules/{names()[0]}", "/t/there-is-none"):
        visitor.goto(path)
        visitor.page.wait_for_selector("h1")
        found[path] = serious(visitor)
    visitor.complaints.clear()  # the browser tells that there is no such table
    assert found == {path: [] for path in found}


@pytest.mark.parametrize("game", names())
def test_axe_has_no_serious_finding_at_a_table(visitor: Visitor, game: str) -> None:
    visitor.table(game, SEATS)
    visitor.wait_for("you")
    visitor.act()
    visitor.wait_for("you", "over")
    at_the_table = serious(visitor)
    visitor.click("#open-menu")
    in_the_menu = serious(visitor, "#menu")
    visitor.page.keyboard.press("Escape")
    visitor.click("#open-rules")
    visitor.page.wait_for_selector("#rules-inside h2")
    in_the_rules = serious(visitor, "#rules")
    assert (at_the_table, in_the_menu, in_the_rules) == ([], [], [])


@pytest.mark.parametrize("game", names())
def test_no_page_scrolls_sideways_on_a_phone(invite: Invite, game: str) -> None:
    visitor = invite(phone=True, has_touch=True)
    wide = []
    for path in ("/", "/new", f"/rules/{game}"):
        visitor.goto(path)
        visitor.page.wait_for_selector("h1")
        wide += [path] * visitor.is_wider_than_its_window()
    visitor.table(game, SEATS)
    for _ in range(5):
        visitor.wait_for("you")
        visitor.act()
        wide += ["the table"] * visitor.is_wider_than_its_window()
    assert wide == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_fits_on_a_phone(invite: Invite, lang: str) -> None:
    visitor = invite(phone=True, locale=lang)
    visitor.table(names()[0], SEATS)
    visitor.wait_for("you")
    assert visitor.page.get_attribute("html", "lang") == lang
    assert not visitor.is_wider_than_its_window()
    assert "web-" not in visitor.page.inner_text("body")


# The words of buttons that stand out of them, and in how many rows the buttons stand.
BAR = """() => {
  const buttons = [...document.querySelectorAll("#acts button")];
  const words = document.createRange();
  const burst = buttons.filter((each) => {
    words.selectNodeContents(each);
    const [inner, outer] = [words.getBoundingClientRect(), each.getBoundingClientRect()];
    return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
  });
  return [burst.map((each) => each.innerText), new Set(buttons.map((each) => each.offsetTop)).size];
}"""
LAPTOPS = ((1100, 700), (1280, 800))
ROWS = 3


@pytest.mark.parametrize("game", names())
def test_buttons_on_a_laptop_hold_their_words_and_stand_several_in_a_row(
    invite: Invite, game: str
) -> None:
    visitor, found = invite(locale="fr"), {}
    path = visitor.table(game, SEATS)
    for _ in range(12):
        visitor.wait_for("you")
        if visitor.page.locator("#acts button").count() > ROWS:
            break
        visitor.act()
    for lang in LANGUAGES:
        visitor.goto(f"{path}?lang={lang}")
        visitor.wait_for("you")
        for width, height in LAPTOPS:
            visitor.page.set_viewport_size({"width": width, "height": height})
            found[lang, width] = visitor.page.evaluate(BAR)
    assert {at: bar for at, bar in found.items() if bar[0] or bar[1] > ROWS} == {}


def test_a_language_is_chosen_once_and_remembered(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.click(".langs a[lang=sk]")
    visitor.page.wait_for_selector("html[lang=sk]")
    visitor.goto("/new")
    assert visitor.page.get_attribute("html", "lang") == "sk"


@pytest.mark.parametrize("game", names())
def test_a_game_can_be_played_without_a_mouse(visitor: Visitor, game: str) -> None:
    visitor.goto("/")
    visitor.page.locator(f"article:has(#game-{game}) .btn.main").focus()
    visitor.page.keyboard.press("Enter")
    visitor.wait_for("you", "other")
    visitor.table(game, SEATS)  # of quick bots
    for _ in range(8):
        if visitor.wait_for("you", "over") == "over":
            break
        act_by_keys(visitor)
    assert visitor.ply > 0


def act_by_keys(visitor: Visitor) -> None:
    """Walk with the arrows to something lit and press Enter; where nothing is lit, use the bar."""
    keyboard, version = visitor.page.keyboard, visitor.version
    keyboard.press("Escape")
    if visitor.page.locator("main [data-actions]:not(.asleep)").count():
        for _ in range(1 + visitor.whim(4)):
            keyboard.press(ARROWS[visitor.whim(4)])
        assert visitor.page.evaluate("document.activeElement.matches('[data-actions]')")
    else:
        visitor.page.locator("#acts button").first.focus()
    keyboard.press("Enter")
    if visitor.page.locator(".choice").count():
        keyboard.press("ArrowDown")
        keyboard.press("Enter")
    elif visitor.page.locator("#all button[data-action]:visible").count():
        visitor.page.locator("#all button[data-action]").first.press("Enter")
    if visitor.page.locator("#acts .confirm").count():
        keyboard.press("Enter")
    visitor.wait_beyond(version)


def test_a_click_on_the_table_takes_the_focus_away_and_needs_none(visitor: Visitor) -> None:
    visitor.table(names()[0], SEATS)
    visitor.wait_for("you")
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("document.activeElement.matches('[data-actions]')")
    visitor.act()
    assert visitor.page.evaluate("document.activeElement === document.body")


def test_every_action_stands_in_the_bar(visitor: Visitor) -> None:
    game = load(names()[0])
    path = visitor.table(names()[0], SEATS)
    visitor.wait_for("you")
    state = visitor.page.request.get(f"{visitor.home}/api{path.replace('/t/', '/tables/')}").json()
    offered = set()
    for n in range(visitor.page.locator("#acts > button").count()):
        button = visitor.page.locator("#acts > button").nth(n)
        if action := button.get_attribute("data-action"):
            offered.add(int(action))
            continue
        button.click()
        listed = visitor.page.locator("#all button[data-action]")
        offered |= set(listed.evaluate_all("all => all.map(each => Number(each.dataset.action))"))
        button.click()
    assert offered == {each["action"] for each in state["actions"]}
    assert len(offered) <= game.ACTIONS


@pytest.mark.parametrize("game", [game for game in names() if not load(game).SAYS_DONE])
def test_a_turn_that_nothing_else_ends_is_ended_by_a_second_click(
    visitor: Visitor, game: str
) -> None:
    path = visitor.table(game, SEATS)
    visitor.wait_for("you")
    asked, version = visitor.page.locator("#acts .confirm"), visitor.version
    place = last_of_turn(visitor, path)
    place.click()
    asked.wait_for()
    visitor.click("#acts button:text('Not yet')")
    asked.wait_for(state="detached")
    assert visitor.version == version
    place.dblclick()
    visitor.wait_beyond(version)
    visitor.wait_for("you")
    visitor.click("#open-menu")
    visitor.page.get_by_label("Ask before my turn ends").uncheck()
    visitor.page.keyboard.press("Escape")
    version = visitor.version
    last_of_turn(visitor, path).click()
    visitor.wait_beyond(version)


def last_of_turn(visitor: Visitor, path: str) -> Locator:
    """Give a place on the table with one action behind it that ends the turn."""
    state = visitor.page.request.get(f"{visitor.home}/api{path.replace('/t/', '/tables/')}").json()
    ending = [str(each["action"]) for each in state["actions"] if each["ends"]]
    lit = visitor.page.locator("main [data-actions]:not(.asleep)")
    alone = lit.evaluate_all("all => all.map(each => each.dataset.actions)")
    action = next(each for each in alone if each in ending)
    return visitor.page.locator(f"main [data-actions='{action}']")


def test_u_takes_back_and_escape_puts_down(visitor: Visitor) -> None:
    visitor.table(names()[0], SEATS)
    visitor.play(until=lambda: visitor.page.locator("#undo:visible").count() > 0)
    ply, version = visitor.ply, visitor.version
    visitor.page.keyboard.press("u")
    visitor.wait_beyond(version)
    assert visitor.ply < ply
