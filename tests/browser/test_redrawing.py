"""A table that is drawn again and again looks as if it had just been drawn."""

import pytest

from digsite import names
from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor, shortest

BOT = {"kind": "bot", "level": "digger"}

# Keeps what the server has drawn, by version and part; and tells a drawing as a list, without what
# marks news, and what the button under the mouse means.
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
  [...node.attributes].map(({ name, value }) => `${name}=${value.replace(/ meant$/, "")}`).sort(),
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
def test_what_is_mended_looks_like_what_is_drawn_anew(visitor: Visitor, game: str) -> None:
    assert len(tables_seen(visitor, game, most=1000)) > 10


@pytest.mark.parametrize("game", names())
def test_so_it_does_while_things_glide(invite: Invite, game: str) -> None:
    assert len(tables_seen(invite(reduced_motion="no-preference"), game, most=10)) == 10


def tables_seen(visitor: Visitor, game: str, most: int) -> set[int]:
    """Play, and compare each table where it is my turn with what the server drew."""
    visitor.context.add_init_script(WITNESS)
    visitor.table(game, [{"kind": "me"}, BOT, BOT], options=shortest(game))
    versions: set[int] = set()

    def look() -> bool:
        versions.add(visitor.version)
        if not visitor.page.evaluate("String(shown()) === String(wanted())"):
            assert visitor.page.evaluate("shown()") == visitor.page.evaluate("wanted()")
        return len(versions) >= most

    visitor.play(until=look)
    look()
    return versions
