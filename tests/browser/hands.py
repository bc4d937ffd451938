"""The hand of a visitor: picks things up by mouse, by touch or by keys, and watches the table.

Whatever it picks, nothing is played by that, nothing opens over the table, and on a laptop neither
the board nor the strip changes its size.
"""

from urllib.parse import urlsplit

from tests.browser.visitor import Visitor

# Which lit things of a kind can be picked now, but for those that are picked.
LIT = """kind => [...document.querySelectorAll(`main ${kind}.legal[id]:not(.picked)`)]
  .filter((each) => each.getClientRects().length).map((each) => each.id)"""
# A point of the screen where a click meets a thing: its middle, or one that nothing covers.
AT = """id => {
  const thing = document.getElementById(id);
  thing.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (let n = 40; n < 121; n += 1) {
    const at = [left + width * (n % 9 + 1) / 10, top + height * (Math.floor(n / 9) % 9 + 1) / 10];
    if (document.elementFromPoint(...at)?.closest(".legal[id]") === thing) return at;
  }
  throw new Error(`${id} is covered`);
}"""
OPEN = "document.querySelectorAll('dialog[open], [role=menu], [role=listbox]').length"
SIZES = """["board", "prompt"].map((id) => document.getElementById(id).getBoundingClientRect())
  .map(({ width, height }) => [Math.round(width), Math.round(height)])"""
# What has the focus, and the two arrows that lead from there towards a thing, the better one first.
ARROWS = """id => {
  const here = document.activeElement, there = document.getElementById(id);
  if (!here.closest("svg")) return ["", ["ArrowDown"]];
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(here), [toX, toY] = middle(there);
  const across = toX > x ? "ArrowRight" : "ArrowLeft", along = toY > y ? "ArrowDown" : "ArrowUp";
  return [here.id, Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across]];
}"""
STEPS = 40  # with arrows, until a thing must have been reached


class Hand:
    """A hand that is about to act at a table."""

    def __init__(self, visitor: Visitor, way: str, seat: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.way = way
        self.seat = seat

    def any_of(self, kind: str) -> str:
        """Choose one of the lit things of a kind: another one each time."""
        self.visitor.uncover(f"main {kind}.legal[id]:not(.picked)")
        lit: list[str] = self.page.evaluate(LIT, kind)
        assert lit, f"nothing of {kind} is lit"
        return lit[self.visitor.whim(len(lit))]

    def pick(self, thing: str) -> str:
        """Click a thing, and see that only the picks have changed."""
        self.visitor.uncover(f"[id='{thing}']")
        before = self._table()
        with self.visitor.change():
            self._click(thing)
        assert self._table() == before
        return thing

    def play(self, thing: str) -> list[str]:
        """Click a thing that plays something at once; return what was played, in notation."""
        version, ply = self.visitor.version, self.visitor.ply
        self._click(thing)
        self.visitor.wait_beyond(version)
        return self._played_since(ply)

    def _click(self, thing: str) -> None:
        if self.way == "keys":
            self._walk_to(thing)
            self.page.keyboard.press(" ")
        elif self.way == "touch":
            self.page.touchscreen.tap(*self.page.evaluate(AT, thing))
        else:
            self.page.mouse.click(*self.page.evaluate(AT, thing))

    def _table(self) -> tuple[int, int, object]:
        sizes = self.page.evaluate(SIZES) if self.way == "mouse" else None
        return self.visitor.ply, self.page.evaluate(OPEN), sizes

    def _walk_to(self, thing: str) -> None:
        seen: list[str] = []
        for _ in range(STEPS):
            focused, arrows = self.page.evaluate(ARROWS, thing)
            if focused == thing:
                return
            self.page.keyboard.press(arrows[seen.count(focused) % len(arrows)])
            seen.append(focused)
        raise AssertionError(f"arrows do not lead to {thing}")

    def press(self, button: str) -> None:
        """Press a small button, and see that only the picks have changed."""
        before = self._table()
        with self.visitor.change():
            self._press(button)
        assert self._table() == before

    def _press(self, button: str) -> None:
        if self.way == "keys":
            self.page.locator(button).press("Enter")
        elif self.way == "touch":
            self.page.locator(button).tap()
        else:
            self.page.click(button)

    def put_back(self) -> None:
        """Put everything back."""
        with self.visitor.change():
            if self.way == "keys":
                self.page.keyboard.press("Escape")
            else:
                self._press("#put-back")

    def take_back(self, button: str, key: str) -> None:
        """Take back what was played."""
        version = self.visitor.version
        if self.way == "keys":
            self.page.keyboard.press(key)
        else:
            self._press(button)
        self.visitor.wait_beyond(version)

    def confirm(self) -> list[str]:
        """Press the large button; return what was played by it, in notation."""
        version, ply = self.visitor.version, self.visitor.ply
        self.visitor.confirm(lambda: self._press("#confirm"))
        self.visitor.wait_beyond(version)
        return self._played_since(ply)

    def _played_since(self, ply: int) -> list[str]:
        table = urlsplit(self.page.url).path.replace("/t/", "/api/tables/")
        state = self.page.request.get(f"{self.visitor.home}{table}").json()
        return [
            entry["notation"]
            for entry in state["log"]["entries"]
            if entry["ply"] >= ply and entry["seat"] == self.seat
        ]
