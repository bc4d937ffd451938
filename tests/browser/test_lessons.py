"""A lesson as somebody new has it: the card, what it points at, and clicks on what is lit."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as NeverSo

import digsite
from digsite.core.lesson import LEARNER, Lesson
from digsite.core.match import Match
from digsite.core.scenery import Screen, within
from digsite.i18n import LANGUAGES
from digsite.play.course import Course
from tests.browser.conftest import Invite
from tests.browser.hands import Hand
from tests.browser.visitor import Visitor

TAUGHT = [name for name in digsite.names() if digsite.load(name).LESSON]
SPOKEN = [(phone, lang) for phone in (False, True) for lang in LANGUAGES]
SEEN = {"board", "hand", "corner"}  # slots without a sheet over or around them
MOST = 2000  # gatherings, until a way to what is expected must have been found
# Where card and rings are: how many rings, whether all lie in the window, and what the card covers.
LAID = """() => {
  const box = (node) => node.getBoundingClientRect();
  const inside = (each) =>
    each.left >= 0 && each.top >= 0 && each.right <= innerWidth && each.bottom <= innerHeight;
  const card = box(document.getElementById("lesson"));
  const rings = [...document.querySelectorAll("#scrim .ring")].map(box);
  const large = rings.every(({ width, height }) => width > 30 && height > 30);
  const across = (ring) => ring.left < card.right - 1 && ring.right > card.left + 1;
  const meet = (ring) => across(ring) && ring.top < card.bottom - 1 && ring.bottom > card.top + 1;
  const seen = large && [card, ...rings].every(inside);
  return { rings: rings.length, seen, covered: rings.filter(meet).length };
}"""
SO_LAID = f"want => JSON.stringify(({LAID})()) === JSON.stringify(want)"
POINTS = "want => document.querySelectorAll('#scrim .ring').length === want"

Way = list[tuple[str, str]]  # what is clicked, one after the other: "thing" or "button", and its id


def lesson_of(name: str) -> Lesson:
    found = digsite.load(name).LESSON
    assert found
    return found


def begin(visitor: Visitor, name: str) -> None:
    visitor.goto(f"/learn/{name}")
    visitor.wait_for("you")
    at_step(visitor, name, 0)


def at_step(visitor: Visitor, name: str, n: int) -> None:
    """Wait until this step is shown."""
    lesson = lesson_of(name)
    done = f"#lesson .dots .done:nth-child({n}) " if n else "#lesson .dots "
    last = n == len(lesson.steps)
    visitor.page.wait_for_selector(
        "#lesson.end" if last else f"{done}{'+ ' if n else ''}.now:nth-child({n + 1})"
    )


@pytest.mark.parametrize("phone, lang", SPOKEN, ids=str)
@pytest.mark.parametrize("name", TAUGHT)
def test_each_step_points_at_what_is_in_sight_and_covers_none_of_it(
    invite: Invite, name: str, lang: str, *, phone: bool
) -> None:
    visitor = invite(phone=phone, locale=lang)
    begin(visitor, name)
    for n, step in enumerate(lesson_of(name).steps, 1):
        visitor.page.wait_for_function(POINTS, arg=len(step.points))
        wanted = {"rings": len(step.points), "seen": True, "covered": 0}
        with suppress(NeverSo):  # a map that grows takes a moment to its new frame
            visitor.page.wait_for_function(SO_LAID, arg=wanted)
        assert visitor.page.evaluate(LAID) == wanted, step.text
        visitor.page.click("#lesson-on")
        at_step(visitor, name, n)
    assert not visitor.is_wider_than_its_window()


@pytest.mark.parametrize("way", ["mouse", "touch"])
@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_played_by_clicks_and_goes_on_as_a_game(
    invite: Invite, name: str, way: str
) -> None:
    touch = way == "touch"
    visitor = invite(phone=touch, has_touch=touch, locale="sk" if touch else "en")
    begin(visitor, name)
    hand, lesson = Hand(visitor, way, LEARNER), lesson_of(name)
    match = Match(digsite.load(name), lesson.seats, lesson.options, lesson.seed, asks=True)
    course = Course.begun(lesson, match)
    for n, step in enumerate(lesson.steps, 1):
        if not step.expects:
            visitor.page.click("#lesson-on")
            course.show(match)
        else:
            for actions in stretches(match, course):
                click(hand, way_to(match, actions, "upright" if touch else "wide"))
                course.act(match, *actions)
        at_step(visitor, name, n)
    visitor.page.click("#lesson-on")
    visitor.page.wait_for_selector("#lesson", state="hidden")
    assert visitor.page.locator("#hint").is_visible()


def stretches(match: Match[Any, Any], course: Course) -> Iterator[tuple[int, ...]]:
    """What is expected, in the stretches that the page plays at once."""
    step, begun = course.step, course.reached
    while step and course.reached == begun:
        done = [match.game.say(a) for s, a in match.played(course.plies[-1]) if s == LEARNER]
        rest = tuple(match.game.read(said) for said in step.fits(done)[0][len(done) :])
        lengths = range(len(rest), 0, -1)
        yield next(rest[:n] for n in lengths if way_to(match, rest[:n]))


def click(hand: Hand, way: Way) -> None:
    *before, (kind, last) = way
    if hand.visitor.picks:  # what has walked stays lifted
        hand.put_back()
    for each, thing in before:
        hand.pick(thing) if each == "thing" else hand.press(f"#button-{thing}")
    if kind == "confirm":
        hand.confirm()
    elif kind == "thing":
        hand.play(last)


def way_to(match: Match[Any, Any], actions: tuple[int, ...], screen: Screen = "wide") -> Way:
    """The fewest clicks that play these actions, on the board if possible; none if none do."""
    seen = clicks(match, actions, SEEN, screen)
    return seen or clicks(match, actions, {*SEEN, "side"}, screen)


def clicks(
    match: Match[Any, Any], actions: tuple[int, ...], slots: set[str], screen: Screen
) -> Way:
    view = match.view(LEARNER)
    waiting: list[tuple[tuple[str, ...], Way]] = [((), [])]
    known = {frozenset[tuple[str, int]]()}
    for n in range(MOST):
        if n >= len(waiting):
            return []
        picks, way = waiting[n]
        found = match.game.gather(view, picks)
        if found.actions == actions:
            return [*way, ("confirm", "")]
        drawn = {
            shape.id
            for part in match.game.draw(view, found, screen).parts
            if part.slot in slots
            for shape in within(part.shapes)
        }
        leads = [("thing", thing, lead) for thing, lead in found.clicks.items() if thing in drawn]
        leads += [("button", each.id, each.click) for each in found.buttons]
        for kind, thing, lead in leads:
            key = frozenset((pick, lead.picks.count(pick)) for pick in lead.picks)
            if lead.actions == actions:
                return [*way, (kind, thing)]
            if not lead.actions and key not in known:
                known.add(key)
                waiting.append((lead.picks, [*way, (kind, thing)]))
    return []


def test_another_try_is_answered_in_the_card_and_a_reload_resumes(visitor: Visitor) -> None:
    name = TAUGHT[0]
    begin(visitor, name)
    visitor.page.click("#lesson-on")
    at_step(visitor, name, 1)
    version = visitor.version
    visitor.confirm()
    visitor.page.wait_for_selector("#lesson .nearly:not(:empty)")
    assert visitor.version == version
    visitor.page.reload()
    at_step(visitor, name, 1)
    visitor.page.click("#lesson-back")
    at_step(visitor, name, 0)


def test_skipping_is_asked_in_the_card_and_offers_the_game(visitor: Visitor) -> None:
    name = TAUGHT[0]
    begin(visitor, name)
    visitor.page.keyboard.press("Escape")
    visitor.page.click("#lesson-stay")
    at_step(visitor, name, 0)
    visitor.page.click("#lesson-skip")
    visitor.page.click("#lesson-on")
    at_step(visitor, name, len(lesson_of(name).steps))


def test_the_lobby_leads_to_the_lesson(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.click(f"a[href='/learn/{TAUGHT[0]}']")
    visitor.wait_for("you")
    at_step(visitor, TAUGHT[0], 0)
