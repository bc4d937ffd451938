"""A table that is drawn again and again looks as if it had just been drawn."""

from typing import Any

import pytest

from digsite import names
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, shortest

BOT = {"kind": "bot", "level": "digger"}

# Keeps what the server has drawn, by version and part; and tells a drawing as a list.
WITNESS = """
window.drawn = new Map();
const kept = new Map(), Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      const { type, version, parts } = JSON.parse(data);
      if (type !== "state") return;
      for (const { name, svg } of parts) if (svg) kept.set(name, svg);
      drawn.set(String(version), parts.map(({ name }) => [name, kept.get(name)]));
    });
  }
};
const told = (node) => node.nodeType === Node.TEXT_NODE ? node.data : [
  node.nodeName,
  [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  [...node.childNodes].filter((each) => !each.matches?.(".news")).map(told),
];
const fresh = (svg) => {
  const sheet = document.createElement("template");
  sheet.innerHTML = svg;
  return sheet.content.firstElementChild;
};
window.shown = () => [...document.querySelectorAll("main .picture svg.part")]
  .map((picture) => [picture.id, told(picture)]).sort();
window.wanted = () => drawn.get(document.body.dataset.version)
  .map(([name, svg]) => [`part-${name}`, told(fresh(svg))]).sort();
"""


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_is_mended_looks_like_what_is_drawn_anew(
    invite: Invite, game: str, motion: str
) -> None:
    visitor = invite(reduced_motion=motion)
    visitor.context.add_init_script(WITNESS)
    visitor.table(game, [{"kind": "me"}, BOT, BOT], options=shortest(game))
    versions: set[int] = set()

    def look() -> bool:
        versions.add(visitor.version)
        assert told(visitor, "shown()") == told(visitor, "wanted()")
        return False

    visitor.play(until=look)
    look()
    assert len(versions) > 10


def told(visitor: Visitor, what: str) -> Any:  # noqa: ANN401 - JSON
    return visitor.page.evaluate(what)
