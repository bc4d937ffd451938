"""Replay, news and the end of a game."""

import hashlib
from pathlib import Path

from playwright.sync_api import expect

from digsite import Record, load
from digsite.core.replay import verify
from tests.browser.conftest import LAPTOP, PHONE, Invite
from tests.browser.visitor import Visitor, against_bots
from tests.helpers import SAMPLE

THREE_LINES = 40  # pixels
SEATS = against_bots(SAMPLE)


def test_a_line_of_the_log_leads_to_its_moment_and_back(visitor: Visitor) -> None:
    visitor.table(SAMPLE, SEATS)
    for _ in range(3):
        visitor.wait_for("you")
        visitor.act()
    visitor.wait_for("you")
    now = visitor.ply
    line = visitor.page.locator("#log li").nth(visitor.page.locator("#log li").count() - 3)
    told = line.locator("a span").last.inner_text()
    line.click()
    visitor.wait_for("past")
    assert visitor.ply < now
    assert visitor.page.inner_text("#text") == told
    assert visitor.page.locator("main [data-actions]").count() == 0
    visitor.page.keyboard.press("Escape")
    visitor.wait_for("you")
    assert visitor.ply == now


def test_a_link_to_a_moment_opens_there(visitor: Visitor) -> None:
    path = visitor.table(SAMPLE, SEATS)
    visitor.wait_for("you")
    visitor.act()
    visitor.wait_for("you")
    link = visitor.page.locator("#log li a").nth(1).get_attribute("href")
    visitor.goto(f"{path}{link}")
    visitor.wait_for("past")
    assert f"?ply={visitor.ply}" == link


def test_what_happened_since_my_last_turn_is_marked_and_listed(visitor: Visitor) -> None:
    visitor.table(SAMPLE, SEATS)
    visitor.wait_for("you")
    visitor.act()
    visitor.wait_for("you")
    fresh = visitor.page.locator("#log li.new").count()
    assert 0 < fresh < visitor.page.locator("#log li").count()
    assert visitor.page.locator("#ticker span").count() > 0


def test_what_is_new_now_is_not_marked_at_earlier_moments(visitor: Visitor) -> None:
    visitor.table("mykerinos", [*SEATS, SEATS[-1]])  # three: nobody lays neutral cubes
    corners = visitor.page.locator(".news")
    visitor.wait_for("you")
    version = visitor.version
    visitor.click("#board .may-dig")
    visitor.confirm()
    visitor.wait_beyond(version)
    visitor.wait_for("you")
    expect(corners).not_to_have_count(0)  # what the others dug, though all cells may be dug now
    visitor.page.locator("#log li:visible a").first.click()
    visitor.wait_for("past")
    assert corners.count() == 0


def test_at_the_end_each_part_of_the_table_can_be_looked_at(visitor: Visitor) -> None:
    visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.click("#open-menu")
    visitor.click("#menu .sitting .btn")  # a bot plays for me to the end
    visitor.page.keyboard.press("Escape")
    tabs = visitor.page.locator("#ending .mini .tabs button")
    tabs.first.wait_for()
    assert tabs.count() > 1
    for n in range(tabs.count()):
        tabs.nth(n).click()
        expect(tabs.nth(n)).to_have_attribute("aria-pressed", "true")
        assert visitor.page.locator("#ending .mini [aria-pressed=true]").count() == 1


def test_from_the_ending_one_comes_back_to_a_board_that_is_seen_whole(visitor: Visitor) -> None:
    visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.wait_for("you")
    visitor.click("#open-menu")
    visitor.click("#menu .sitting .btn")  # a bot plays for me to the end
    visitor.page.keyboard.press("Escape")
    visitor.click("#ending .over-time .steps > .btn")
    expect(visitor.page.locator("main:visible")).to_have_id("main")
    expect(visitor.page.locator("#board .zoomed")).to_have_count(0)


def test_the_end_shows_the_points_the_record_and_that_the_shuffles_were_honest(
    visitor: Visitor, tmp_path: Path
) -> None:
    game = SAMPLE
    visitor.table(game, against_bots(SAMPLE))
    visitor.click("#open-menu")
    promised = visitor.page.locator("#menu .hash").text_content()
    visitor.click("#menu .sitting .btn")  # a bot plays for me to the end
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("#ending .result h2")
    visitor.page.wait_for_selector("#ending .chart path.ln", state="attached")  # it may be flat
    assert visitor.page.locator("#ending .chart path.ln").count() == 2
    expect(visitor.page.locator("main:visible")).to_have_id("ending")
    expect(visitor.page.locator(".skip")).to_have_attribute("href", "#ending")
    with visitor.page.expect_download() as saved:
        visitor.click("#ending a[download]")
    saved.value.save_as(tmp_path / "game.dig")
    record = Record.read((tmp_path / "game.dig").read_text("utf-8"))
    assert verify(load(game), record) > 0
    assert hashlib.sha256(bytes.fromhex(record.header["Seed"])).hexdigest() == promised
    players = visitor.page.locator("#ending thead .who")
    assert players.count() == 0
    visitor.page.set_viewport_size(PHONE)  # there is no room beside names: they stand above
    players.last.wait_for()
    pill = visitor.page.locator("#stage").bounding_box()
    assert pill
    assert pill["height"] < THREE_LINES
    visitor.page.set_viewport_size(LAPTOP)
    visitor.click("#ending .seed summary")
    visitor.page.wait_for_selector("#ending .verdict use[href='#i-check']")
    version = visitor.page.url
    visitor.click("#ending .result .btn.main")
    visitor.page.wait_for_url(lambda url: "/t/" in url and url != version)


def test_a_hint_tells_candidates_and_plays_the_one_that_is_chosen(visitor: Visitor) -> None:
    visitor.table(SAMPLE, SEATS)
    visitor.wait_for("you")
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector("#hints li")
    assert visitor.page.locator(".meant").count() > 0
    version = visitor.version
    visitor.page.locator("#hints li .btn").first.click()
    visitor.wait_beyond(version)
    assert visitor.page.locator("#hints:visible").count() == 0


def test_a_hint_says_why_below_its_best_move_only(visitor: Visitor) -> None:
    visitor.table(SAMPLE, SEATS)
    moves = visitor.page.locator("#hints li")
    while moves.count() < 2:
        if moves.count():  # a single move is compared with nothing
            version = visitor.version
            moves.locator(".btn").click()
            visitor.wait_beyond(version)
        visitor.wait_for("you")
        visitor.page.keyboard.press("h")
        visitor.page.wait_for_selector("#hints li")
    assert moves.first.locator(".because").count() > 0
    assert moves.locator(".because").count() == moves.first.locator(".because").count()


def test_a_hint_on_a_phone_leaves_the_board_in_sight(invite: Invite) -> None:
    visitor = invite(phone=True)
    visitor.table(SAMPLE, SEATS)
    visitor.wait_for("you")
    visitor.click("#hint")
    visitor.page.wait_for_selector("#hints li")
    panel, board = (visitor.page.locator(each).bounding_box() for each in ("#hints", "#board"))
    assert panel
    assert board
    assert panel["height"] <= 0.4 * PHONE["height"]
    assert panel["y"] > board["y"] + 100
