"""A whole scene as one SVG file that needs nothing else: a table with all its parts laid out."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from digsite.core.scenery import Scene, Shape, number
from digsite.scene.layout import WIDTH, table
from digsite.scene.style import Mode, Style
from digsite.scene.svg import XMLNS, Say, elements, tag
from digsite.scene.theme import Theme

_CLASSES: Final = re.compile(r'class="([^"]+)"')
_TAGS: Final = re.compile(r"<([a-zA-Z]+)")


def standalone(scene: Scene, theme: Theme, say: Say, mode: Mode = "light") -> str:
    """Give one file that is valid on its own, and the same for the same scene."""
    shapes, height = table(scene)
    artist = _Artist(theme, _style(theme.css, mode))
    drawn = elements(artist.prepared(shapes, ()), say)
    symbols = "".join(artist.symbols.values())
    rules = artist.style.literal(_classes(drawn + symbols), set(_TAGS.findall(drawn + symbols)))
    frame = {
        "xmlns": XMLNS,
        "viewBox": f"0 0 {number(WIDTH)} {number(height)}",
        "width": number(WIDTH),
        "height": number(height),
        "role": "group",
        "aria-label": scene.title if isinstance(scene.title, str) else say(scene.title),
    }
    inside = f"\n<style>\n{rules}\n</style>\n<defs>{symbols}</defs>\n{drawn}\n"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tag("svg", frame, inside)}\n'


class _Artist:
    """Makes a copy of a symbol for each scope it is used in, such as the colour of a seat.

    In a page a symbol takes its colours through var() from where it is used. Here rules must match
    inside the symbol itself, so each copy carries the classes of its scope.
    """

    def __init__(self, theme: Theme, style: Style) -> None:
        self.theme = theme
        self.style = style
        self.symbols: dict[str, str] = {}  # the copies, by id

    def prepared(self, shapes: Iterable[Shape], scope: tuple[str, ...]) -> tuple[Shape, ...]:
        """Give the shapes with uses of symbols turned to uses of their copies."""
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
        """Copy a symbol for a scope, and give the id of the copy."""
        drawing = self.theme.symbols[symbol]
        if not self.style.needs_scope(_classes(drawing)):
            scope = ()
        name = "-".join(("symbol", symbol, *scope))
        if name not in self.symbols:
            self.symbols[name] = _scoped(drawing, symbol, name, scope)
        return name


def _scoped(drawing: str, symbol: str, name: str, scope: tuple[str, ...]) -> str:
    head, inside = drawing.replace(f'id="{symbol}"', f'id="{name}"', 1).split(">", 1)
    if not scope:
        return f"{head}>{inside}"
    opening = f'<g class="{" ".join(scope)}">'
    return f"{head}>{opening}{inside.removesuffix('</symbol>')}</g></symbol>"


@cache
def _style(css: str, mode: Mode) -> Style:
    return Style(css, mode)


def _classes(svg: str) -> set[str]:
    return {name for found in _CLASSES.findall(svg) for name in found.split()}
