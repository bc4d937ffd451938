"""A person at a browser window: looks, clicks, types, and notes what the console complains of."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

from digsite import load
from digsite.core.rng import seeded

PATIENCE = 120_000  # milliseconds; a busy machine is no failure
CLICKS = 60  # until something must have been confirmed
MANY = 8  # clicks after which whatever can be confirmed is
STAMP = "[document.body.dataset.version, document.body.dataset.picks].join(' ')"
GLANCE = 20  # milliseconds from one look at the page to the next; each frame would make it paint

# A point of the screen where a click meets one of the lit things, the first from `start` on.
# Nobody aims at what is just gliding to its place.
LIT = """start => {
  const glides = document.getAnimations().filter((each) => !(each instanceof CSSAnimation))
    .map((each) => each.effect.target);
  const rests = (thing) => !glides.some((each) => each.contains(thing) || thing.contains(each));
  const things = [...document.querySelectorAll("main .legal[id]")].filter(rests);
  for (let n = 0; n < things.length; n += 1) {
    const thing = things[(n + start) % things.length];
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.25, .2], [.75, .8]]) {
      const at = [box.left + x * box.width, box.top + y * box.height];
      if (document.elementFromPoint(...at)?.closest(".legal[id]") === thing) return at;
    }
  }
  return null;
}"""

# Whether everything has come to its place.
STILL = """() => document.getAnimations().every((each) => each instanceof CSSAnimation)"""

# What opens the sheet that a thing lies on, or closes the one that covers it; null if it is seen.
OPENER = """thing => {
  const { sheet = "" } = document.getElementById("main").dataset;
  if (!document.getElementById("sheets").getClientRects().length) return null;
  const wanted = ["side", "players"].find((name) => thing.closest(`#${name}`)) ?? "";
  if (wanted === sheet) return null;
  if ((wanted || sheet) === "players") return "#chips button";
  return `#sheets button:${(wanted || sheet) === "side" ? "first" : "last"}-child`;
}"""

BOT = {"kind": "bot", "level": "digger"}


def against_bots(game: str) -> list[dict[str, str]]:
    """Return seats for one person and as few quick bots as the game allows."""
    return [{"kind": "me"}, *[BOT] * (load(game).SEATS[0] - 1)]


def shortest(game: str) -> dict[str, str]:
    """Return the options with which a game is over soonest: the least of every number."""
    numbers = {
        name: [value for value in values if value.isdigit()]
        for name, values in load(game).OPTIONS.items()
    }
    return {name: min(values, key=int) for name, values in numbers.items() if values}


class Visitor:
    """One browser context: its own cookies, and so its own person."""

    def __init__(self, context: BrowserContext, home: str, whims: str) -> None:
        self.context = context
        self.home = home
        self._rng = seeded(whims.encode())
        self.complaints: list[str] = []
        self.hold = 0.0  # milliseconds that a button is held
        self.rest = 0.0  # seconds after a click without a glance at the page
        self.page = self.window()

    def window(self) -> Page:
        """Open one more window of the same person."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._noted)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _noted(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def goto(self, path: str) -> None:
        self.page.goto(urljoin(self.home, path))

    def post(self, path: str, body: Mapping[str, object]) -> Any:  # noqa: ANN401 - JSON
        """Call the API as this person."""
        reply = self.page.request.post(urljoin(self.home, path), data=dict(body))
        assert reply.ok, reply.text()
        return reply.json()

    def table(self, game: str, seats: Sequence[Mapping[str, str]], **more: object) -> str:
        """Make a table and sit down at it; return its path."""
        wanted = {"game": game, "seats": list(seats), "options": {}, **more}
        path: str = self.post("/api/tables", wanted)["url"]
        self.goto(path)
        self.wait_for("you", "mine", "other")
        return path

    # What is on the screen

    @property
    def turn(self) -> str:
        """Whose turn the page shows: you, mine, other, over, or past while one looks back."""
        return self.page.evaluate("document.body.dataset.turn ?? ''") or ""

    @property
    def version(self) -> int:
        return int(self.page.evaluate("document.body.dataset.version ?? -1"))

    @property
    def ply(self) -> int:
        return int(self.page.evaluate("document.body.dataset.ply ?? -1"))

    def wait_for(self, *turns: str) -> str:
        """Wait until the page shows one of these turns."""
        self._wait("turns => turns.includes(document.body.dataset.turn)", turns)
        return self.turn

    def wait_beyond(self, version: int) -> None:
        self._wait("old => Number(document.body.dataset.version) > old", version)

    def wait_until_ply(self, ply: int) -> None:
        self._wait("ply => Number(document.body.dataset.ply) >= ply", ply)

    def _wait(self, condition: str, arg: object) -> None:
        self.page.wait_for_function(condition, arg=arg, polling=GLANCE)

    def is_wider_than_its_window(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    # Doing

    def click(self, selector: str) -> None:
        self.page.click(selector)

    def uncover(self, selector: str) -> None:
        """On a phone, open the sheet that a thing lies on, or close the one that covers it.

        What is out of sight on a board that is shown in part is seen with all of that board.
        """
        if self.page.locator("#board .zoomed").count():
            self.page.keyboard.press("0")
        opener = self.page.locator(selector).first.evaluate(OPENER)
        if opener:
            self.page.locator(opener).first.click()

    def whim(self, many: int) -> int:
        """Choose one of so many things: another one each time, and the same in every run."""
        return self._rng.below(many)

    @property
    def picks(self) -> list[str]:
        """What is picked, as the page shows it."""
        return str(self.page.evaluate("document.body.dataset.picks ?? ''")).split()

    def act(self) -> None:
        """Pick things up at random until they can be confirmed, and mostly confirm them then."""
        version = self.version
        for clicks in range(CLICKS):
            if self.may_confirm() and (self.whim(3) < (2 if self.picks else 1) or clicks > MANY):
                self.confirm()
                self.wait_beyond(version)
                return
            if not self.pick_something():
                assert self.may_confirm(), "nothing can be clicked"
                self.confirm()
                self.wait_beyond(version)
            if self.version != version:
                return
        raise AssertionError(f"nothing was confirmed after {CLICKS} clicks")

    def act_from_list(self) -> None:
        """Play a single action that the list offers: nothing is picked up for it."""
        version = self.version
        if not self.page.locator("#all[open]").count():
            self.page.click("#list")
        listed = self.page.locator("#all button[data-action]")
        self._hit(listed.nth(self.whim(listed.count())))
        self.wait_beyond(version)

    def pick_until_it_can_be_confirmed(self) -> None:
        """Pick things up at random until the large button can be pressed."""
        while not (self.may_confirm() and self.picks):
            assert self.pick_something()

    def may_confirm(self) -> bool:
        return self.page.locator("#confirm:enabled:visible").count() > 0

    def confirm(self, press: Callable[[], None] | None = None) -> None:
        """Press the one large button, by a click or in another way."""
        self.page.wait_for_selector("#confirm:not([data-guarded])")
        if press:
            press()
        else:
            self._hit(self.page.locator("#confirm"))

    def pick_something(self) -> bool:
        """Click on something: a lit thing, or a small button of the strip. Whether there is one."""
        at = self.page.evaluate(LIT, self.whim(1000)) if self.whim(5) else None
        small = self.page.locator("#acts button:not(.opener)")
        if at is None and not small.count():
            self._wait(STILL, None)
            at = self.page.evaluate(LIT, self.whim(1000))
            if at is None:
                return False
        with self.change():
            if at:
                self.page.mouse.click(*at, delay=self.hold)
                time.sleep(self.rest)
            else:
                self._hit(small.nth(self.whim(small.count())))
        return True

    @contextmanager
    def change(self) -> Iterator[None]:
        """Do something, and wait until the page shows other picks or another version."""
        before = self.page.evaluate(STAMP)
        yield
        self._wait(f"old => {STAMP} !== old", before)

    def _hit(self, thing: Locator) -> None:
        thing.click(delay=self.hold)
        time.sleep(self.rest)

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Go on clicking until the game is over, or something else is reached."""
        while self.wait_for("you", "over") == "you" and not until():
            self.act()
