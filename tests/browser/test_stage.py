"""The stage is measured: the hardest position of each game, in every language, on each screen."""

from typing import Any

import pytest
from playwright.sync_api import Page

from digsite.i18n import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.posing import LATE, sit_down_at
from tests.browser.visitor import LIT, Visitor

TOUCH = 44  # pixels that a finger needs
NEARLY = 0.1  # pixels that nobody sees
CLOSER = 8  # presses of + until a board is as near as it comes

# The words below so many pixels in some parts of the page: how large they are, and what they say.
SMALL_WORDS = """([where, least]) => {
  const found = [];
  for (const root of document.querySelectorAll(where)) {
    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const { parentElement: around, data } = node;
      if (!data.trim() || !around.checkVisibility() || around.closest(".vh")) continue;
      if (getComputedStyle(around).clipPath !== "none") continue;
      const { a, b, c, d } = around.getScreenCTM?.() ?? new DOMMatrix();
      const scale = Math.sqrt(Math.abs(a * d - b * c));
      const size = parseFloat(getComputedStyle(around).fontSize) * scale;
      if (size < least) found.push([Math.round(size * 10) / 10, data.trim()]);
    }
  }
  return found;
}"""
# The least width or height of things, and which it is.
SMALLEST = """where => [...document.querySelectorAll(where)].map((each) => {
  const { width, height } = each.getBoundingClientRect();
  return [Math.min(width, height), each.id];
}).sort(([one], [other]) => one - other)[0] ?? [Infinity, ""]"""
BOXES = """["#board", "#prompt", "#confirm", "#board .part"].map((each) => {
  const { x, y, width, height } = document.querySelector(each).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
# How much of the middle the pictures fill: a scene behind the board fills all of it.
FILLED = """() => {
  const middle = document.querySelector(".mid");
  if (middle.querySelector(".scene .part")) return 1;
  const area = [...middle.querySelectorAll(".part")].reduce((sum, each) => {
    const { width, height } = each.viewBox.baseVal;
    const { a } = each.getScreenCTM();
    return sum + width * height * a * a;
  }, 0);
  return area / (middle.clientWidth * middle.clientHeight);
}"""


Found = dict[str, object]  # what is wrong, by where


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LATE)
def test_the_hardest_position_is_legible_and_whole_on_every_screen(
    invite: Invite, name: str, lang: str
) -> None:
    visitor = invite(locale=lang)
    path = sit_down_at(visitor, name)
    visitor.goto(f"{path}?lang={lang}")
    visitor.wait_for("you")
    found = {
        **on_a_laptop(visitor),
        **on_a_large_screen(visitor),
        **on_a_phone(visitor),
        **on_a_small_phone(visitor),
        **on_a_phone_on_its_side(visitor),
        **at_twice_the_size(visitor),
    }
    assert {where: what for where, what in found.items() if what} == {}


def on_a_laptop(visitor: Visitor) -> Found:
    resize(visitor, 1280, 800)
    cell, which = visitor.page.evaluate(SMALLEST, "#part-region [id^=cell-]")
    return {
        "laptop: small words": small_words(visitor.page, "#main, .top", 13),
        "laptop: small cells": which if cell < TOUCH else "",
        "laptop: moved by a pick": moved_by_a_pick(visitor),
        "laptop: small words beside a pick": small_words_beside_a_pick(visitor),
        "laptop: scrolls": scrolls(visitor.page),
    }


def on_a_large_screen(visitor: Visitor) -> Found:
    resize(visitor, 1920, 1080)
    filled = visitor.page.evaluate(FILLED)
    return {
        "large screen: a desert": filled if filled < 0.6 else "",
        "large screen: small words": small_words(visitor.page, "#main, .top", 13),
    }


def on_a_phone(visitor: Visitor) -> Found:
    turn(visitor, 390, 844)
    return {
        "phone: small words": small_words(visitor.page, "#board, #hand", 11),
        "phone: moved by a pick": moved_by_a_pick(visitor),
        "phone: scrolls": scrolls(visitor.page),
        "phone: small targets": small_targets(visitor.page),
    }


def on_a_small_phone(visitor: Visitor) -> Found:
    resize(visitor, 320, 640)
    return {"small phone: scrolls": scrolls(visitor.page)}


def on_a_phone_on_its_side(visitor: Visitor) -> Found:
    turn(visitor, 844, 390)
    (left, _, wide, high), (column, _, narrow, _), *_ = visitor.page.evaluate(BOXES)
    return {
        "sideways: not beside": "" if left == 0 and wide <= column and high >= 380 else "the board",
        "sideways: the column": "" if narrow <= 844 / 3 else narrow,
        "sideways: moved by a pick": moved_by_a_pick(visitor),
        "sideways: scrolls": scrolls(visitor.page),
    }


def at_twice_the_size(visitor: Visitor) -> Found:
    """Measure a laptop of 1280 by 800 at 200 %."""
    resize(visitor, 640, 400)
    (_, _, wide, high), (_, top, _, strip), (_, y, _, button), _ = visitor.page.evaluate(BOXES)
    return {
        "twice the size: the board": "" if wide >= 360 and high >= 380 else (wide, high),
        "twice the size: the strip": "" if top + strip <= 400 and y + button <= 400 else (top, y),
        "twice the size: scrolls": scrolls(visitor.page),
    }


def resize(visitor: Visitor, width: int, height: int) -> None:
    """Make the window another size of the same kind."""
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.wait_for_function("width => innerWidth === width", arg=width)
    visitor.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
    )


def turn(visitor: Visitor, width: int, height: int) -> None:
    """Make the window one of another kind, for which the server draws anew."""
    version = visitor.version
    resize(visitor, width, height)
    visitor.wait_beyond(version)
    resize(visitor, width, height)


def small_words(page: Page, where: str, least: float) -> Any:  # noqa: ANN401 - JSON
    return page.evaluate(SMALL_WORDS, [where, least - NEARLY])


def small_targets(page: Page) -> str:
    """Name a thing to be tapped that is small even as near as the board comes."""
    for _ in range(CLOSER):
        page.keyboard.press("+")
    size, which = page.evaluate(SMALLEST, "#board .legal[id], #hand .legal[id]")
    page.keyboard.press("0")
    return f"{which}: {size:.0f}" if size < TOUCH - NEARLY else ""


def scrolls(page: Page) -> list[object]:
    """Tell whether the page is wider or higher than its window."""
    wide, high = page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, "
        "document.documentElement.scrollHeight - innerHeight]"
    )
    return [each for each in (wide, high) if each > 0]


def small_words_beside_a_pick(visitor: Visitor) -> Any:  # noqa: ANN401 - JSON
    """Pick something up, and measure what is told of it."""
    with visitor.change():
        visitor.page.mouse.click(*visitor.page.evaluate(LIT, 0))
    found = small_words(visitor.page, "#main", 13)
    with visitor.change():
        visitor.page.keyboard.press("Escape")
    return found


def moved_by_a_pick(visitor: Visitor) -> list[object]:
    """Pick something up and put it back; tell where the board or the strip was meanwhile."""
    boxes = [visitor.page.evaluate(BOXES)]
    with visitor.change():
        visitor.page.mouse.click(*visitor.page.evaluate(LIT, 0))
    boxes.append(visitor.page.evaluate(BOXES))
    with visitor.change():
        visitor.page.keyboard.press("Escape")
    boxes.append(visitor.page.evaluate(BOXES))
    return [] if boxes[0] == boxes[1] == boxes[2] else boxes
