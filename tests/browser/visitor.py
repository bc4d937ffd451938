"""A person at a browser window: looks, clicks, types, and notes what the console complains of."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

from digsite import load
from digsite.core.rng import seeded

PATIENCE = 120_000  # milliseconds; a busy machine is no failure
GLANCE = 20  # milliseconds from one look at the page to the next; each frame would make it paint

# A point of the screen where a click meets one of the lit things, the first from `start` on.
# Nobody aims at what is just gliding to its place.
LIT = """start => {
  const glides = document.getAnimations().filter((each) => !(each instanceof CSSAnimation))
    .map((each) => each.effect.target);
  const rests = (thing) => !glides.some((each) => each.contains(thing) || thing.contains(each));
  const things = [...document.querySelectorAll("main [data-actions]:not(.asleep)")].filter(rests);
  for (let n = 0; n < things.length; n += 1) {
    const thing = things[(n + start) % things.length];
    thing.scrollIntoView({ block: "center", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.25, .2], [.75, .8]]) {
      const at = [box.left + x * box.width, box.top + y * box.height];
      if (document.elementFromPoint(...at)?.closest("[data-actions]") === thing) return at;
    }
  }
  return null;
}"""


def shortest(game: str) -> dict[str, str]:
    """Give the options of a game with which it is over soonest: the least of every number."""
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
        """Make a table and sit down at it; give its path."""
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

    def whim(self, many: int) -> int:
        """Choose one of so many things: another one each time, and the same in every run."""
        return self._rng.below(many)

    def act(self) -> None:
        """Click on something that may be clicked: a lit thing, or a button of the bar."""
        version = self.version
        at = self.page.evaluate(LIT, self.whim(1000)) if self.whim(5) else None
        if at:
            self.page.mouse.click(*at, delay=self.hold)
            time.sleep(self.rest)
        else:
            self._press()
        choice = self.page.locator(".choice button")
        if choice.count():
            self._pick(choice)
        self.confirm()
        self.wait_beyond(version)

    def confirm(self) -> None:
        """Say yes where the page asks whether the turn shall end."""
        asked = self.page.locator("#acts .confirm")
        if asked.count():
            self._hit(asked)

    def _press(self) -> None:
        """Press a button of the action bar; behind a verb there is a list."""
        self._pick(self.page.locator("#acts button"))
        listed = self.page.locator("#all button[data-action]")
        if listed.count():
            if not listed.first.is_visible():
                self.page.click("#all button")
            self._pick(listed)

    def _pick(self, things: Locator) -> None:
        self._hit(things.nth(self.whim(things.count())))

    def _hit(self, thing: Locator) -> None:
        thing.click(delay=self.hold)
        time.sleep(self.rest)

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Go on clicking until the game is over, or something else is reached."""
        while self.wait_for("you", "over") == "you" and not until():
            self.act()
