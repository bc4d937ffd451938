"""A click's way to the redrawn board, in the machine's Chromium: `make bench-clicks`.

Somebody plays against quick bots by picking things up and confirming them, as people do: he holds
the button for a moment, and does not ask the page a thing until he has seen the answer. The page
itself takes the time: from the click until the frame with other picks, or with the new table, is on
the screen. On the way it notes when the answer came, so that one sees whose the time is, the
server's or the page's.
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
from tests.browser.conftest import ARGUMENTS, EXPERIENCED, LAPTOP, installed_browser
from tests.browser.serving import Served
from tests.browser.visitor import Visitor, shortest

TARGETS = {"picked": 40, "played": 60}  # milliseconds, for 95 of 100 clicks
HOLD = 60.0  # milliseconds that a button is held
REST = 0.25  # seconds until the page is looked at again

# A frame is on the screen when a task that was posted from its callback runs, or the next frame's.
STOPWATCH = """
window.clicks = { picked: [], played: [] };
let clicked = null, heard = 0;
addEventListener("click", (event) => {
  clicked = { at: event.timeStamp, version: document.body.dataset.version };
}, { capture: true });
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      if (data.includes('"parts":')) heard = performance.now();
    });
  }
};
document.addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  if (!clicked) return;
  const { at, version } = clicked, came = heard;
  const kind = document.body.dataset.version === version ? "picked" : "played";
  clicked = null;
  const { port1, port2 } = new MessageChannel();
  let shown = false;
  const note = () => {
    if (!shown) clicks[kind].push([performance.now() - at, came - at]);
    shown = true;
  };
  port1.onmessage = note;
  requestAnimationFrame(() => {
    port2.postMessage(null);
    requestAnimationFrame(note);
  });
}).observe(document.body, { attributeFilter: ["data-version", "data-picks"] }));
"""

Times = dict[str, list[list[float]]]  # by what was done: milliseconds to the frame, to the answer


def measured(browser: Browser, home: str, game: str, least: int) -> Times:
    """Play until so many clicks of each kind were measured."""
    context = browser.new_context(viewport=LAPTOP, locale="en")  # type: ignore[arg-type] # a size
    context.add_init_script(EXPERIENCED)  # nothing is asked twice
    context.add_init_script(STOPWATCH)
    visitor = Visitor(context, home, f"clicks on {game}")
    visitor.hold, visitor.rest = HOLD, REST
    bot = {"kind": "bot", "level": "digger"}
    found: Times = {kind: [] for kind in TARGETS}
    while min(map(len, found.values())) < least:
        visitor.table(game, [{"kind": "me"}, bot, bot], options=shortest(game))
        wanted = least - min(map(len, found.values()))
        visitor.play(until=lambda: clicks_of(visitor) >= wanted)  # noqa: B023 - called at once
        visitor.page.wait_for_timeout(100)
        for kind, times in visitor.page.evaluate("clicks").items():
            found[kind] += times
    context.close()
    return found


def clicks_of(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("Math.min(clicks.picked.length, clicks.played.length)"))


def row(game: str, kind: str, clicks: list[list[float]]) -> tuple[str, float]:
    """A line of the table, and the time that 95 of 100 clicks keep to."""
    whole = [frame for frame, _ in clicks]
    cuts = statistics.quantiles(whole, n=20)
    server = statistics.median(answer for _, answer in clicks)
    times = f"{cuts[9]:9.1f}{cuts[18]:9.1f}{max(whole):9.1f}{server:9.1f}"
    return f"{game:14}{kind:8}{len(whole):8}{times}", cuts[18]


def main(arguments: list[str]) -> int:
    """Measure the games that are named, or all of them; fail if one is too slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument(
        "--clicks", type=int, default=60, help="at least so many of each kind a game"
    )
    parser.add_argument("--chromium", default=installed_browser())
    wanted: Any = parser.parse_args(arguments)
    slow: list[str] = []
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), Settings().courtesy)
        browser = playwright.chromium.launch(executable_path=wanted.chromium, args=list(ARGUMENTS))
        print("milliseconds            clicks      p50      p95  slowest   server")
        for game in wanted.games:
            for kind, clicks in measured(browser, served.home, game, wanted.clicks).items():
                line, most = row(game, kind, clicks)
                slow += [f"{game} {kind}"] * (most >= TARGETS[kind])
                print(line, flush=True)
        browser.close()
        served.stop()
    print(f"p95 below {TARGETS} ms: {'no: ' + ', '.join(slow) if slow else 'yes'}")
    return int(bool(slow))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
