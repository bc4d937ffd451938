"""The review of a finished game: from its end to a mistake, which is played again and put right."""

import json
import sqlite3
import time
from dataclasses import asdict
from urllib.parse import urljoin

from playwright.sync_api import expect

from digsite import Record, load
from digsite.core.replay import replayed
from digsite.core.rng import seeded
from digsite.reviews.decisions import Decision
from tests.browser.conftest import Invite
from tests.browser.serving import Served
from tests.browser.test_reach import serious
from tests.browser.visitor import Visitor, against_bots
from tests.helpers import SAMPLE


def finished(visitor: Visitor) -> str:
    """Let a bot play for the visitor to the end; return the table."""
    path = visitor.table(SAMPLE, against_bots(SAMPLE))
    visitor.click("#open-menu")
    visitor.click("#menu .sitting .btn")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("#open-review")
    return path.rpartition("/")[2]


def blunder(visitor: Visitor, table: str) -> Decision:
    """What a review would say, had the visitor's first real choice been a blunder."""
    record = visitor.page.request.get(urljoin(visitor.home, f"/api/tables/{table}/record")).text()
    game = load(SAMPLE)
    for each in replayed(game, Record.read(record)):
        legal = game.legal(each.before) if each.actor == 0 else []
        better = [action for action in legal if action != each.action]
        if better:
            lost, chances = (-0.2, 0.2), (0.6, 0.4)
            line = (better[seeded(b"better").below(len(better))],)
            return Decision(each.ply, 0, each.action, line, chances, lost, 0.01, 0.0)
    raise AssertionError("there was no choice")


def half_reviewed(served: Served, table: str, known: Decision) -> None:
    """Keep a review that was begun, in which this decision is judged."""
    with sqlite3.connect(served.db.removeprefix("sqlite:///")) as database:
        database.execute(
            "INSERT INTO reviews (table_id, judged, decisions, server, at) VALUES (?, ?, 9, '', ?)",
            (table, json.dumps([asdict(known)]), time.time()),
        )


def test_a_mistake_is_found_in_the_review_and_put_right_by_hand(
    visitor: Visitor, served: Served
) -> None:
    page = visitor.page
    table = finished(visitor)
    known = blunder(visitor, table)
    half_reviewed(served, table, known)
    visitor.click("#open-review")
    page.wait_for_selector("#review .chances")
    expect(page.locator("main:visible")).to_have_id("review")
    assert page.locator("#review .curve path.ln").count() == 2
    mine = page.locator(f"#review .fault[data-ply='{known.ply}']")
    mine.dispatch_event("click")
    visitor.click("#play-better")
    visitor.wait_for("past")
    visitor.click("#to-review")
    visitor.click("#show-moment")
    visitor.wait_for("past")
    visitor.click("#to-review")

    visitor.click("#learn")
    visitor.wait_for("you")
    visitor.click("#list")
    page.locator(f"#all button[data-action='{known.action}']").click()
    page.wait_for_selector("#learn-card .bad")
    visitor.click("#list")
    page.locator(f"#all button[data-action='{known.line[0]}']").click()
    page.wait_for_selector("#learn-card .good")
    visitor.click("#to-review")

    page.reload()
    page.wait_for_selector("#review .chances")
    expect(mine).to_have_count(1)
    visitor.goto("/")
    visitor.click(f"#review-{table}")
    page.wait_for_selector("#review .chances")


def test_a_review_fits_a_phone_and_its_moments_are_played_by_touch_for_everyone(
    invite: Invite, served: Served
) -> None:
    visitor = invite(phone=True, has_touch=True, locale="sk")
    table = finished(visitor)
    half_reviewed(served, table, blunder(visitor, table))
    visitor.click("#open-review")
    visitor.page.wait_for_selector("#review .chances")
    assert not visitor.is_wider_than_its_window()
    assert serious(visitor, "#review") == []
    visitor.click("#learn")
    visitor.wait_for("you")
    assert not visitor.is_wider_than_its_window()
    visitor.click("#show-best")
    assert serious(visitor, "#learn-card") == []
    assert visitor.pick_something() or visitor.may_confirm()
