"""People together: friends by link, talk, spectators, several people at one screen."""

from collections.abc import Callable

import pytest

from digsite import load, names
from digsite.core.scenery import within
from tests.browser.conftest import PHONE, Invite
from tests.browser.visitor import BOT, Visitor
from tests.helpers import SAMPLE, AnyGame, generator, states

ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
HAND = "#hand svg, .own-hand"  # below the board, or where the game draws it


def befriended(invite: Invite, game: str, **more: object) -> tuple[Visitor, Visitor]:
    """Ada makes a table, Bob takes its second seat by the link that he was sent."""
    ada, bob = invite(), invite()
    bots = [BOT] * (load(game).SEATS[0] - 2)
    path = ada.table(game, [{**ME, "name": "Ada"}, FRIEND, *bots], **more)
    link = ada.page.request.get(f"{ada.home}/api{path.replace('/t/', '/tables/')}/links")
    bob.goto(link.json()["invites"][0]["url"])
    bob.page.fill("#name", "Bob")
    bob.click("button[type=submit]")
    bob.wait_for("you", "other")
    return ada, bob


def one_acts(ada: Visitor, bob: Visitor, act: Callable[[Visitor], None] = Visitor.act) -> bool:
    """Let the one whose turn it is act, and both see it; false once the game is over."""
    here = next_to_act(ada, bob)
    if here:
        act(here)
        ada.wait_until_ply(bob.ply)
        bob.wait_until_ply(ada.ply)
    return here is not None


def next_to_act(*visitors: Visitor) -> Visitor | None:
    """Wait until it is the turn of one of them, or the game is over."""
    while True:
        for each in visitors:
            turn = each.wait_for("you", "other", "over")
            if turn != "other":
                return each if turn == "you" else None


def test_two_browsers_play_one_match(invite: Invite) -> None:
    ada, bob = befriended(invite, SAMPLE)
    for _ in range(12):
        one_acts(ada, bob)
    assert ada.ply == bob.ply
    assert ada.page.locator("#log li").count() == bob.page.locator("#log li").count()


def with_cards(game: str) -> dict[str, str]:
    """Return options of a game with which nobody begins with an empty hand."""
    return {"start_card": "yes"} if "start_card" in load(game).OPTIONS else {}


def pictures_in_hand(visitor: Visitor) -> set[str]:
    pictures = visitor.page.locator(HAND)
    return set(pictures.evaluate_all("all => all.map(each => each.outerHTML)"))


def shows_a_hand(game: AnyGame) -> bool:
    """Whether something of its picture is in the hand of who looks."""
    tables = states(game, game.SEATS[0], generator("hand"))
    scenes = [game.draw(game.look(s, s.actor)) for s in tables if s.actor >= 0]
    parts = [part for scene in scenes for part in scene.parts]
    drawn = (each.classes for part in parts for each in within(part.shapes))
    return any(part.slot == "hand" for part in parts) or "own-hand" in drawn


@pytest.mark.parametrize("game", [name for name in names() if shows_a_hand(load(name))])
def test_no_hand_is_in_the_page_of_somebody_else(invite: Invite, game: str) -> None:
    ada, bob = befriended(invite, game, options=with_cards(game))
    frames: list[str] = []
    bob.page.on(
        "websocket", lambda ws: ws.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    bob.page.reload()
    bob.wait_for("you", "other")
    seen, held = pictures_in_hand(bob), pictures_in_hand(ada)
    for n in range(60):
        # A hand with something picked would be a picture that the page shows only for a moment.
        if not one_acts(ada, bob, Visitor.act_from_list) or (n > 6 and held - seen):
            break
        seen |= pictures_in_hand(bob)
        held |= pictures_in_hand(ada)
    hand = held - seen  # such cards as Bob never held
    assert hand
    page = bob.page.content()
    assert [drawn for drawn in hand if drawn in page] == []
    assert [drawn for drawn in hand if any(drawn in frame for frame in frames)] == []
    assert len(frames) > 3


def test_friends_are_invited_by_a_link_that_the_form_for_a_new_table_leads_to(
    invite: Invite,
) -> None:
    ada = invite()
    ada.goto(f"/new?game={SAMPLE}&friends=1")
    ada.click("button[type=submit]")
    link = ada.page.locator("#menu .link input").first.input_value()
    bob = invite()
    bob.goto(link)
    assert "false" not in bob.page.inner_text("main")
    bob.click("button[type=submit]")
    bob.wait_for("you", "other")
    late = invite()
    late.goto(link)
    assert late.page.locator("button[type=submit]").count() == 0


def test_talk_is_shown_as_it_was_typed_and_never_as_markup(invite: Invite) -> None:
    ada, bob = befriended(invite, SAMPLE)
    words = "<img src=x onerror=alert(1)> & <b>well played</b>"
    ada.click("#h-chat")
    ada.page.fill("#chat-text", words)
    ada.page.press("#chat-text", "Enter")
    bob.page.wait_for_selector("#chat-new:visible")
    bob.page.set_viewport_size(PHONE)
    assert "talk" in str(bob.page.locator("#sheets:visible").get_attribute("class"))
    bob.page.locator("#sheets button").last.click()
    bob.click("#h-chat")
    assert "talk" not in str(bob.page.locator("#sheets").get_attribute("class"))
    assert words in bob.page.inner_text("#chat-lines")


def test_a_stranger_watches_a_public_table_and_can_do_nothing(invite: Invite) -> None:
    ada = invite()
    path = ada.table(SAMPLE, [ME, {"kind": "bot", "level": "digger"}], public=True)
    stranger = invite()
    stranger.goto("/")
    stranger.page.wait_for_selector(f"a[href='{path}']")
    stranger.goto(path)
    assert stranger.wait_for("you", "other") == "other"
    assert stranger.page.locator("[data-actions]").count() == 0
    assert stranger.page.locator("#acts button").count() == 0
    assert stranger.page.locator("#hand svg").count() == 0


def test_a_stranger_takes_the_free_seat_of_a_public_table_at_which_he_looks_on(
    invite: Invite,
) -> None:
    ada, stranger = invite(), invite()
    path = ada.table(SAMPLE, [ME, FRIEND], public=True)
    stranger.goto(path)
    stranger.click("#acts button:text('Join')")
    stranger.page.wait_for_selector(HAND)
    assert {ada.wait_for("you", "other"), stranger.wait_for("you", "other")} == {"you", "other"}


# Somebody who looks elsewhere, and a browser that keeps what it is told to notify of.
ELSEWHERE = """
localStorage.setItem("digsite-notify", "yes");
Object.defineProperty(document, "hidden", { get: () => true });
window.told = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, { body }) { told.push(`${title}: ${body}`); }
};
"""


def test_your_turn_is_told_in_the_title_and_to_who_looks_elsewhere(invite: Invite) -> None:
    ada, bob = befriended(invite, SAMPLE)
    first, second = (ada, bob) if ada.wait_for("you", "other") == "you" else (bob, ada)
    assert first.page.title().startswith("● Your turn")
    table, path = second.window(), second.page.url
    table.add_init_script(ELSEWHERE)
    table.goto(path)
    second.page.add_init_script(ELSEWHERE)
    second.goto("/")
    assert not second.page.title().startswith("(")
    while first.wait_for("you", "other") == "you":
        first.act()
    for page in (table, second.page):
        page.wait_for_function("() => told.length > 0")
        assert page.evaluate("told.length === 1 && told[0].startsWith('Your turn: ')")
    assert table.title().startswith("● Your turn")
    assert second.page.title().startswith("(1)")
    assert not first.page.title().startswith("●")


@pytest.mark.parametrize("game", names())
def test_two_people_at_one_screen_take_turns(visitor: Visitor, game: str) -> None:
    people = ("Ada", "Bob", "Cleo", "Dan", "Eve")[: load(game).SEATS[0]]
    visitor.table(game, [{**ME, "name": name} for name in people])
    seen: set[str] = set()
    while len(seen) < len(people):
        turn = visitor.wait_for("you", "mine")
        if visitor.page.locator("#curtain:visible").count():
            visitor.click("#curtain-open button")
            visitor.page.wait_for_selector("#curtain", state="hidden")
        if turn == "mine":
            visitor.wait_for("you")
        seen.add((visitor.page.get_attribute("#prompt", "class") or "").split()[1])
        visitor.act()
    colours = load(game).COLOURS[: len(people)]
    assert seen == {f"p-{colour}" for colour in colours}


def test_a_page_that_is_loaded_again_behind_the_curtain_shows_no_other_hand(
    visitor: Visitor,
) -> None:
    visitor.table(SAMPLE, [{**ME, "name": "Ada"}, {**ME, "name": "Bob"}])
    curtain = visitor.page.locator("#curtain:visible")
    shown: set[str] = set()
    while len(shown) < 2:  # before each of them
        turn = visitor.wait_for("you", "mine")
        if curtain.count():  # an empty hand needs none
            shown.add(visitor.page.inner_text("#h-curtain"))
            visitor.page.reload()
            curtain.wait_for()
            assert visitor.page.inner_text("#h-curtain") in shown
            visitor.click("#curtain-open button")
            visitor.page.wait_for_selector("#curtain", state="hidden")
            visitor.wait_for("you")
        elif turn == "you":
            visitor.act()


def test_a_new_window_opens_behind_the_curtain_where_several_hands_are_secret(
    visitor: Visitor,
) -> None:
    seats = [{**ME, "name": "Ada"}, {**ME, "name": "Bob"}, {"kind": "bot", "level": "professor"}]
    path = visitor.table(SAMPLE, seats, options=with_cards(SAMPLE))
    asked = {"Ada: your turn": 1, "Bob: your turn": 1, "Who is looking?": 2}
    window = visitor.window()
    window.goto(f"{visitor.home}{path}")
    window.wait_for_selector("#curtain:visible")
    assert window.locator("#curtain-open button").count() == asked[window.inner_text("#h-curtain")]
    assert window.locator("main[inert]").count() == 1
    window.locator("#curtain-open button").last.press("Enter")
    window.wait_for_selector("#curtain", state="hidden")
    window.reload()  # whoever has looked already goes on
    window.wait_for_selector(HAND)
    assert window.inner_text("#h-curtain") in {"", "Ada: your turn", "Bob: your turn"}


def test_a_bot_plays_for_somebody_absent_until_he_is_back(visitor: Visitor) -> None:
    # the other one thinks for a while: the game must not be over before somebody is back
    visitor.table(SAMPLE, [{**ME, "name": "Ada"}, {"kind": "bot", "level": "scholar"}])
    visitor.wait_for("you")
    ply = visitor.ply
    visitor.click("#open-menu")
    visitor.click("#menu .sitting .btn")
    visitor.wait_until_ply(ply + 1)
    visitor.page.keyboard.press("Escape")
    visitor.click("#acts button:text('I am back')")
    visitor.page.wait_for_selector("#acts button:text('I am back')", state="detached")
    visitor.wait_for("you", "over")


def test_a_bot_is_offered_for_a_friend_only_when_the_table_has_waited_for_long(
    invite: Invite,
) -> None:
    ada, bob = befriended(invite, SAMPLE)
    if ada.wait_for("you", "other") == "other":
        ada, bob = bob, ada
    while ada.wait_for("you", "other") == "you":
        ada.act()
    offer = ada.page.locator("#acts button")
    bob.goto("/")
    ada.page.wait_for_selector("#more:text('is away just now')")
    assert offer.count() == 0
    ada.page.clock.install()
    ada.page.reload()
    ada.page.wait_for_selector("#more:text('is away just now')")
    ada.page.clock.fast_forward("10:00")
    offer.click()  # the page's clock is wrong: the server has not waited for long
    ada.page.wait_for_selector("#why:text('has not been away for long')")
