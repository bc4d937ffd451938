"""The theme: the style and symbols that all games share, and those that a game adds."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from digsite.core.plugins import packages
from digsite.scene.svg import XMLNS

_SYMBOL: Final = re.compile(
    r'<(symbol|clipPath|radialGradient|linearGradient|filter) id="([^"]+)".*?</\1>', re.DOTALL
)


@dataclass(frozen=True)
class Theme:
    """CSS, and symbols (small drawings) by their ids.

    A symbol may use others of the sheet, and clips, gradients and filters, which are there too. One
    that is fitted into a frame has a viewBox; one without is placed as it is, at its origin.
    """

    css: str
    symbols: Mapping[str, str]

    def symbols_svg(self) -> str:
        """Return all symbols as one hidden <svg>, for a page whose parts refer to them."""
        symbols = "".join(self.symbols.values())
        return f'<svg xmlns="{XMLNS}" class="defs" aria-hidden="true">{symbols}</svg>'


@cache
def theme_of(game: str = "") -> Theme:
    """Return the shared theme with the drawings of a game: drawings.svg and drawings.css."""
    shared = files("digsite.scene")
    sheets = [shared / "theme.css"]
    drawings = [shared / "symbols.svg"]
    if game:
        package = files(packages()[game])
        sheets.append(package / "drawings.css")
        drawings.append(package / "drawings.svg")
    found = _SYMBOL.finditer("".join(map(_text, drawings)))
    symbols = {symbol[2]: symbol[0] for symbol in found}
    return Theme("\n".join(filter(None, map(_text, sheets))), MappingProxyType(symbols))


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""
