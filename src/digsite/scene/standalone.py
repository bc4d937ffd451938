"""A whole scene, or any shapes, as one SVG file that needs no other file."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from digsite.core.phrase import Say
from digsite.core.scenery import Scene, Shape, number
from digsite.scene.layout import WIDTH, table
from digsite.scene.style import Mode, Style
from digsite.scene.svg import XMLNS, elements, tag
from digsite.scene.theme import Theme

_CLASSES: Final = re.compile(r'class="([^"]+)"')
_TAGS: Final = re.compile(r"<([a-zA-Z]+)")
_REFERENCE: Final = re.compile(r'((?:href="|url\()#)([\w-]+)')  # to another drawing of the sheet


def standalone(scene: Scene, theme: Theme, say: Say, mode: Mode = "light") -> str:
    """Return the SVG file of a scene; the same scene always gets the same text."""
    shapes, height = table(scene)
    title = scene.title if isinstance(scene.title, str) else say(scene.title)
    return drawing(shapes, (WIDTH, height), title, theme, say, mode)


def drawing(  # noqa: PLR0913, PLR0917 - everything that a file is made of
    shapes: Iterable[Shape],
    size: tuple[float, float],
    title: str,
    theme: Theme,
    say: Say,
    mode: Mode = "light",
    behind: str = "",
) -> str:
    """Return the SVG file of any shapes; `behind` is SVG that needs no style, and lies below."""
    artist = _Artist(theme, _style(theme.css, mode))
    drawn = elements(artist.prepared(shapes, ()), say)
    symbols = "".join(artist.symbols.values())
    rules = artist.style.literal(_classes(drawn + symbols), set(_TAGS.findall(drawn + symbols)))
    width, height = map(number, size)
    frame = {
        "xmlns": XMLNS,
        "viewBox": f"0 0 {width} {height}",
        "width": width,
        "height": height,
        "role": "group",
        "aria-label": title,
    }
    inside = f"\n<style>\n{rules}\n</style>\n<defs>{symbols}</defs>\n{behind}{drawn}\n"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tag("svg", frame, inside)}\n'


class _Artist:
    """Makes a copy of a symbol for each scope it is used in, such as the colour of a seat.

    In a page, a symbol takes its colours by var() from the place where it is used. Here
    rules must match inside the symbol, so each copy has the classes of its scope, and refers to
    copies of other symbols that have them too.
    """

    def __init__(self, theme: Theme, style: Style) -> None:
        self.theme = theme
        self.style = style
        self.symbols: dict[str, str] = {}  # the copies, by id

    def prepared(self, shapes: Iterable[Shape], scope: tuple[str, ...]) -> tuple[Shape, ...]:
        """Return the shapes, with every use of a symbol replaced by the use of a copy."""
        return tuple(self._prepared(each, scope) for each in shapes)

    def _prepared(self, shape: Shape, scope: tuple[str, ...]) -> Shape:
        scope += self.style.scope(shape.classes.split())
        inside = self.prepared(shape.inside, scope)
        if shape.tag != "use":
            return shape._replace(inside=inside)
        links = dict(shape.attributes)
        symbol = str(links["href"])[1:]
        links["href"] = "#" + self._copy(symbol, scope)
        return shape._replace(attributes=tuple(links.items()))

    def _copy(self, symbol: str, scope: tuple[str, ...]) -> str:
        """Copy a symbol, and what it refers to, for a scope; return the id of the copy."""
        if not self.style.needs_scope(self._classes_within(symbol)):
            scope = ()
        name = "-".join(("symbol", symbol, *scope))
        if name not in self.symbols:
            drawing = _REFERENCE.sub(
                lambda found: found[1] + self._copy(found[2], scope), self.theme.symbols[symbol]
            )
            self.symbols[name] = _scoped(drawing, symbol, name, scope)
        return name

    def _classes_within(self, symbol: str) -> set[str]:
        """Return the classes in a symbol and in all that it refers to."""
        drawing = self.theme.symbols[symbol]
        inner = (self._classes_within(name) for _, name in _REFERENCE.findall(drawing))
        return _classes(drawing).union(*inner)


def _scoped(drawing: str, symbol: str, name: str, scope: tuple[str, ...]) -> str:
    head, inside = drawing.replace(f'id="{symbol}"', f'id="{name}"', 1).split(">", 1)
    if not scope or not inside.endswith("</symbol>"):
        return f"{head}>{inside}"
    opening = f'<g class="{" ".join(scope)}">'
    return f"{head}>{opening}{inside.removesuffix('</symbol>')}</g></symbol>"


@cache
def _style(css: str, mode: Mode) -> Style:
    return Style(css, mode)


def _classes(svg: str) -> set[str]:
    return {name for found in _CLASSES.findall(svg) for name in found.split()}
