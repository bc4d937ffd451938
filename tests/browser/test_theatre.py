"""What concerns somebody is told on a card, what happened can be stepped through, and is seen."""

import pytest
from playwright.sync_api import expect

from digsite.games.archaeology.phases import ACTIONS, THIEF
from digsite.i18n import Speaker
from tests.browser.conftest import Invite
from tests.browser.positions import sit_down, sit_down_told, sit_down_where
from tests.browser.serving import Served
from tests.browser.visitor import Visitor
from tests.records.games import read, today

GAMES = ["archaeology", "mesopotamia", "mykerinos"]
# How many lit things lie under a card.
COVERED = """() => {
  const boxes = (which) => [...document.querySelectorAll(which)]
    .map((each) => each.getBoundingClientRect()).filter((box) => box.width);
  const meets = (one, other) => one.left < other.right && one.right > other.left
    && one.top < other.bottom && one.bottom > other.top;
  const cards = boxes(".event");
  return boxes("#main .legal").filter((thing) => cards.some((card) => meets(thing, card))).length;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_whoever_lost_something_reads_it_on_a_card_until_he_puts_it_away(
    visitor: Visitor, served: Served, game: str
) -> None:
    notice = sit_down_told(visitor, served, game, "loss")
    more = Speaker("en", game, strict=True).say(notice.more)
    card = visitor.page.locator("#notices[role=status] .event.loss", has_text=more)
    expect(card).to_be_visible()
    assert visitor.page.evaluate(COVERED) == 0
    cards = visitor.page.locator(".event")
    before = cards.count()
    visitor.page.keyboard.press("Escape")
    expect(cards).to_have_count(before - 1)
    while cards.count():
        cards.first.locator("button").click()


def test_a_card_stays_when_the_menu_is_closed_and_goes_when_its_reader_acts(
    visitor: Visitor, served: Served
) -> None:
    sit_down_told(visitor, served, "archaeology", "loss")
    menu = visitor.page.locator("#menu")
    visitor.click("#open-menu")
    expect(menu).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(visitor.page.locator(".event.loss")).to_be_visible()
    version = visitor.version
    visitor.confirm()
    visitor.wait_beyond(version)
    expect(visitor.page.locator(".event.loss")).to_have_count(0)


def test_steps_since_my_last_turn_are_lit_one_after_another(
    visitor: Visitor, served: Served
) -> None:
    sit_down_told(visitor, served, "archaeology", "loss")
    lit, count = visitor.page.locator("#log li.lit"), visitor.page.locator("#recap .steps-count")
    steps = int(count.inner_text())
    visitor.page.keyboard.press(".")
    expect(count).to_have_text(f"1 of {steps}")
    expect(lit).to_have_count(1)
    expect(visitor.page.locator("svg .news").first).to_be_attached()
    assert visitor.turn == "you"
    visitor.page.keyboard.press(",")
    expect(lit).to_have_count(0)
    visitor.page.keyboard.press(",")
    expect(count).to_have_text(f"{steps} of {steps}")


def test_a_phone_steps_through_in_the_strip(invite: Invite, served: Served) -> None:
    visitor = invite(phone=True)
    sit_down_told(visitor, served, "archaeology", "loss")
    line = visitor.page.locator("#ticker .line")
    newest = line.inner_text()
    visitor.page.locator("#ticker button").last.click()
    expect(line).not_to_have_text(newest)


# Motion

SLOW = 0.01  # the speed at which the browser plays what moves, so that a test can look at it
WATCH = """
window.moved = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.matches?.(".ghost-piece")) window.moved += 1;
}).observe(document, { childList: true, subtree: true });
"""


COUNTED = """
window.counted = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.matches?.(".ghost-number")) window.counted.push(node.style.left + node.style.top);
}).observe(document, { childList: true, subtree: true });
"""


def rob(visitor: Visitor, served: Served) -> None:
    """Choose a victim for the thief that was just dug up, and confirm it."""
    sit_down_where(visitor, served, "archaeology", lambda v: v.phase == THIEF)
    visitor.page.locator("#acts button").first.click()
    visitor.confirm()


def test_a_stolen_card_flies_and_a_click_ends_it(invite: Invite, served: Served) -> None:
    visitor = invite(reduced_motion="no-preference")
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
    rob(visitor, served)
    card = visitor.page.locator("#theatre .ghost-piece")
    expect(card).to_have_count(1)
    flights = (
        "document.getAnimations().filter((each) => each.effect.target.matches('.ghost-piece'))"
    )
    assert visitor.page.evaluate(f"{flights}.length") == 1
    assert visitor.turn == "you"
    visitor.page.mouse.click(2, 2)
    expect(card).to_have_count(0)


def test_what_was_picked_up_flies_and_no_number_counts_up_where_it_is_not_in_sight(
    invite: Invite, served: Served
) -> None:
    visitor = invite(phone=True, reduced_motion="no-preference")
    devtools = visitor.context.new_cdp_session(visitor.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
    visitor.page.add_init_script(COUNTED)
    sit_down_where(visitor, served, "archaeology", lambda v: v.phase == ACTIONS and sum(v.hand) > 1)
    with visitor.change():
        visitor.page.locator("#main .own-hand .legal").first.click()
    visitor.confirm()
    expect(visitor.page.locator("#theatre .ghost-piece")).to_have_count(1)
    assert "0px0px" not in visitor.page.evaluate("window.counted")


def test_with_reduced_motion_nothing_flies_and_the_card_tells(
    visitor: Visitor, served: Served
) -> None:
    visitor.page.add_init_script(WATCH)
    rob(visitor, served)
    expect(visitor.page.locator(".event", has_text="You stole")).to_be_visible()
    assert visitor.page.evaluate("window.moved") == 0


# Sound


def test_sound_is_offered_once_after_the_first_game_and_is_off_before(
    visitor: Visitor, served: Served
) -> None:
    record = read(today("archaeology")[0])
    sit_down(visitor, served, record, len(record.moves), 0)
    wished = "localStorage.getItem('digsite-sound')"
    offer = visitor.page.locator("#ending .offer")
    expect(offer).to_be_visible()
    assert visitor.page.evaluate(wished) is None
    offer.get_by_role("button").first.click()
    expect(offer).to_have_count(0)
    assert visitor.page.evaluate(wished) == "yes"
    visitor.page.reload()
    expect(visitor.page.locator("#ending .result")).to_be_visible()
    expect(offer).to_have_count(0)


def test_with_sound_what_happens_is_heard_and_nothing_complains(
    visitor: Visitor, served: Served
) -> None:
    visitor.page.add_init_script("localStorage.setItem('digsite-sound', 'yes')")
    visitor.page.add_init_script(
        "window.heard = 0;AudioBufferSourceNode.prototype.start = () => { window.heard += 1; };"
    )
    rob(visitor, served)
    visitor.page.wait_for_function("() => window.heard > 0")
