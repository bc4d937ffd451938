"""A click's way to the redrawn board, in the machine's Chromium: `make bench-clicks`.

Somebody plays against quick bots by clicking on what is lit, as people do: he holds the button for
a moment, and does not ask the page a thing until he has seen the answer. The page itself takes the
time: from the click until the frame with the new table is on the screen. On the way it notes when
the new state came, so that one sees whose the time is, the server's or the page's.
"""

import argparse
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from digsite import names
from digsite.server.settings import Settings
from tests.browser.conftest import ARGUMENTS, LAPTOP
from tests.browser.serving import Served
from tests.browser.visitor import Visitor, shortest

TARGET = 60  # milliseconds, for 95 of 100 clicks
HOLD = 60.0  # milliseconds that a button is held
REST = 0.25  # seconds until the page is looked at again

# A frame is on the screen when a task that was posted from its callback runs, or the next frame's.
STOPWATCH = """
window.clicks = [];
let clicked = null, heard = 0;
addEventListener("click", (event) => {
  clicked = { at: event.timeStamp, version: document.body.dataset.version };
}, { capture: true });
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      if (data.startsWith('{"type":"state"')) heard = performance.now();
    });
  }
};
document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  if (!clicked || document.body.dataset.version === clicked.version) return;
  const { at } = clicked, came = heard;
  clicked = null;
  const { port1, port2 } = new MessageChannel();
  let shown = false;
  const note = () => {
    if (!shown) clicks.push([performance.now() - at, came - at]);
    shown = true;
  };
  port1.onmessage = note;
  requestAnimationFrame(() => {
    port2.postMessage(null);
    requestAnimationFrame(note);
  });
}).observe(document.body, { attributeFilter: ["data-version"] }));
"""


def measured(browser: Browser, home: str, game: str, least: int) -> list[list[float]]:
    """Play until so many clicks were measured: milliseconds to the frame, and to the state."""
    context = browser.new_context(viewport=LAPTOP, locale="en")  # type: ignore[arg-type] # a size
    context.add_init_script(STOPWATCH)
    visitor = Visitor(context, home, f"clicks on {game}")
    visitor.hold, visitor.rest = HOLD, REST
    bot = {"kind": "bot", "level": "digger"}
    found: list[list[float]] = []
    while len(found) < least:
        visitor.table(game, [{"kind": "me"}, bot, bot], options=shortest(game))
        wanted = least - len(found)
        visitor.play(until=lambda: clicks_of(visitor) >= wanted)  # noqa: B023 - called at once
        visitor.page.wait_for_timeout(100)
        found += visitor.page.evaluate("clicks")
    context.close()
    return found


def clicks_of(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("clicks.length"))


def row(game: str, clicks: list[list[float]]) -> tuple[str, float]:
    """A line of the table, and the time that 95 of 100 clicks keep to."""
    whole = [frame for frame, _ in clicks]
    cuts = statistics.quantiles(whole, n=20)
    server = statistics.median(state for _, state in clicks)
    line = f"{game:14}{len(whole):8}{cuts[9]:9.1f}{cuts[18]:9.1f}{max(whole):9.1f}{server:9.1f}"
    return line, cuts[18]


def main(arguments: list[str]) -> int:
    """Measure the games that are named, or all of them; fail if one is too slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--clicks", type=int, default=120, help="at least so many a game")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    wanted: Any = parser.parse_args(arguments)
    slowest = 0.0
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), Settings().courtesy)
        browser = playwright.chromium.launch(executable_path=wanted.chromium, args=list(ARGUMENTS))
        print("milliseconds    clicks      p50      p95  slowest   server")
        for game in wanted.games:
            line, slow = row(game, measured(browser, served.home, game, wanted.clicks))
            slowest = max(slowest, slow)
            print(line, flush=True)
        browser.close()
        served.stop()
    print(f"p95 is to be below {TARGET} ms: {'yes' if slowest < TARGET else 'no'}")
    return int(slowest >= TARGET)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
