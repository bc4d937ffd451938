"""Somebody who compares every table of a page with what the server drew."""

from tests.browser.visitor import Visitor, shortest

# Keeps what the server has drawn, by version and part; and tells a drawing as a list, without what
# marks news, what the button under the mouse means, and what says why it cannot be picked.
WITNESS = """
window.drawn = new Map();
const kept = new Map(), Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      const { type, version, parts } = JSON.parse(data);
      if (type !== "state" && !parts) return;
      for (const { name, svg } of parts) if (svg) kept.set(name, svg);
      drawn.set(String(version), parts.map(({ name }) => [name, kept.get(name)]));
    });
  }
};
const plain = (value) => value.replace(/ (meant|in-hand)\\b/g, "");
const own = (node) => [...node.attributes].filter(({ name }) =>
  !node.hasAttribute("aria-disabled") || !["aria-disabled", "tabindex"].includes(name));
const told = (node) => node.nodeType === Node.TEXT_NODE ? node.data : [
  node.nodeName,
  own(node).map(({ name, value }) => `${name}=${plain(value)}`).sort(),
  [...node.childNodes].filter((each) => !each.matches?.(".news")).map(told),
];
const fresh = (svg) => {
  const sheet = document.createElement("template");
  sheet.innerHTML = svg;
  return sheet.content.firstElementChild;
};
window.shown = () => [...document.querySelectorAll("#main .picture svg.part")]
  .map((picture) => [picture.id, told(picture)]).sort();
window.wanted = () => drawn.get(document.body.dataset.version)
  .map(([name, svg]) => [`part-${name}`, told(fresh(svg))]).sort();
"""


def tables_seen(visitor: Visitor, game: str, seats: list[dict[str, str]], most: int) -> set[int]:
    """Play, and compare each table where it is my turn with what the server drew."""
    visitor.context.add_init_script(WITNESS)
    visitor.table(game, seats, options=shortest(game))
    versions: set[int] = set()

    def look() -> bool:
        versions.add(visitor.version)
        if not visitor.page.evaluate("String(shown()) === String(wanted())"):
            assert visitor.page.evaluate("shown()") == visitor.page.evaluate("wanted()")
        return len(versions) >= most

    visitor.play(until=look)
    look()
    return versions
