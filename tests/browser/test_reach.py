"""For everyone: by keyboard alone, on a phone, by day and by night, in every language, with axe."""

from importlib.resources import files
from typing import Any, Literal

import pytest

from digsite import names
from digsite.i18n import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, against_bots
from tests.helpers import SAMPLE

SEATS = against_bots(SAMPLE)
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
    for path in ("/", "/new", f"/rules/{SAMPLE}", "/t/there-is-none"):
        visitor.goto(path)
        visitor.page.wait_for_selector("h1")
        found[path] = serious(visitor)
    visitor.complaints.clear()  # the browser tells that there is no such table
    assert found == {path: [] for path in found}


@pytest.mark.parametrize("game", names())
def test_axe_has_no_serious_finding_at_a_table(visitor: Visitor, game: str) -> None:
    visitor.table(game, against_bots(game))
    visitor.wait_for("you")
    visitor.act()
    visitor.wait_for("you", "over")
    at_the_table = serious(visitor)
    visitor.click("#open-menu")
    visitor.page.wait_for_selector("#menu .own-seat")
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
    visitor.table(game, against_bots(game))
    for _ in range(5):
        if visitor.wait_for("you", "over") == "you":
            visitor.act()
        wide += ["the table"] * visitor.is_wider_than_its_window()
    assert wide == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_fits_on_a_phone(invite: Invite, lang: str) -> None:
    visitor = invite(phone=True, locale=lang)
    visitor.table(SAMPLE, SEATS)
    visitor.wait_for("you")
    assert visitor.page.get_attribute("html", "lang") == lang
    assert not visitor.is_wider_than_its_window()
    assert "web-" not in visitor.page.inner_text("body")


# The words of buttons that stand out of them.
BURST = """() => {
  const words = document.createRange();
  return [...document.querySelectorAll("#acts button, #confirm:not([hidden])")].filter((each) => {
    words.selectNodeContents(each);
    const { left, right, bottom } = words.getBoundingClientRect();
    const around = each.getBoundingClientRect();
    return left < around.left || right > around.right + 1 || bottom > around.bottom + 1;
  }).map((each) => each.innerText);
}"""
SCREENS = ((390, 844), (1100, 700), (1280, 800))


@pytest.mark.parametrize("game", names())
def test_buttons_hold_their_words_in_every_language(invite: Invite, game: str) -> None:
    visitor, found = invite(locale="fr"), {}
    path = visitor.table(game, against_bots(game))
    for _ in range(4):
        if visitor.wait_for("you", "over") == "you":
            visitor.act()
    for lang in LANGUAGES:
        visitor.goto(f"{path}?lang={lang}")
        visitor.wait_for("you", "over")
        for width, height in SCREENS:
            visitor.page.set_viewport_size({"width": width, "height": height})
            found[lang, width] = visitor.page.evaluate(BURST)
    assert {at: burst for at, burst in found.items() if burst} == {}


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
    visitor.table(game, against_bots(game))  # of quick bots
    for _ in range(8):
        if visitor.wait_for("you", "over") == "over":
            break
        act_by_keys(visitor)
    assert visitor.ply > 0


def act_by_keys(visitor: Visitor) -> None:
    """Walk with the arrows to lit things and press Enter, until it can be confirmed by Enter."""
    keyboard, version = visitor.page.keyboard, visitor.version
    for _ in range(40):
        if visitor.may_confirm() and (visitor.picks or not lit(visitor)):
            visitor.confirm(lambda: visitor.page.locator("#confirm").press("Enter"))
            visitor.wait_beyond(version)
            return
        with visitor.change():
            if lit(visitor):
                for _ in range(1 + visitor.whim(4)):
                    keyboard.press(ARROWS[visitor.whim(4)])
                assert visitor.page.evaluate("document.activeElement.matches('.legal')")
                keyboard.press(" " if visitor.picks else "Enter")
            else:
                visitor.page.locator("#acts button").first.press("Enter")
        if visitor.version != version:
            return
    raise AssertionError("nothing was confirmed")


def lit(visitor: Visitor) -> int:
    return visitor.page.locator("main .legal[id]:visible").count()


def test_a_click_on_the_table_takes_the_focus_away_and_needs_none(visitor: Visitor) -> None:
    visitor.table(SAMPLE, SEATS)
    visitor.wait_for("you")
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("document.activeElement.matches('.legal')")
    visitor.act()
    assert visitor.page.evaluate("document.activeElement === document.body")


@pytest.mark.parametrize("game", names())
def test_every_legal_action_stands_in_the_list_and_is_played_from_there(
    visitor: Visitor, game: str
) -> None:
    path = visitor.table(game, against_bots(game))
    visitor.wait_for("you")
    state = visitor.page.request.get(f"{visitor.home}/api{path.replace('/t/', '/tables/')}").json()
    visitor.page.keyboard.press("l")
    listed = visitor.page.locator("#all button[data-action]")
    listed.first.wait_for()
    offered = listed.evaluate_all("all => all.map(each => Number(each.dataset.action))")
    assert sorted(offered) == [each["action"] for each in state["actions"]]
    version = visitor.version
    listed.first.press("Enter")
    visitor.wait_beyond(version)


def test_u_takes_back_and_escape_puts_down(visitor: Visitor) -> None:
    visitor.table(SAMPLE, SEATS)
    visitor.play(until=lambda: visitor.page.locator("#undo:visible").count() > 0)
    ply, version = visitor.ply, visitor.version
    visitor.page.keyboard.press("u")
    visitor.wait_beyond(version)
    assert visitor.ply < ply
