"""Pictures by matplotlib as SVG inside the page, with the colours and fonts of the page."""

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

logging.getLogger("matplotlib").setLevel(logging.ERROR)  # the page has its own fonts

DOTS: Final = 72  # matplotlib draws in points; one of them is one unit of the picture
WIDTH: Final = 520
TEXT: Final = 14

# Each stands for a colour of the theme, which replaces it in the finished SVG.
INK: Final = "#010101"
QUIET: Final = "#020202"
LINE: Final = "#030303"
STRONG: Final = "#040404"
PANEL: Final = "#050505"
SEATS: Final = ("blue", "red", "green", "ivory", "yellow")
SERIES: Final = tuple(f"#0606{n:02x}" for n in range(len(SEATS)))
FILLS: Final = tuple(f"#0707{n:02x}" for n in range(len(SEATS)))
TOKENS: Final = {
    INK: "--ink",
    QUIET: "--ink-2",
    LINE: "--line",
    STRONG: "--line-strong",
    PANEL: "--panel",
    **{colour: f"--{seat}-text" for colour, seat in zip(SERIES, SEATS, strict=True)},
    **{colour: f"--{seat}" for colour, seat in zip(FILLS, SEATS, strict=True)},
}
SETTINGS: Final[Any] = {  # its type lists every setting there is
    "svg.fonttype": "none",
    "svg.hashsalt": "digsite",
    "font.size": TEXT,
    "text.color": INK,
    "text.parse_math": False,
    "axes.edgecolor": STRONG,
    "axes.labelcolor": QUIET,
    "axes.labelsize": TEXT,
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "xtick.color": STRONG,
    "xtick.labelcolor": QUIET,
    "ytick.color": STRONG,
    "ytick.labelcolor": QUIET,
}

_METADATA: Final = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)
_FONT: Final = re.compile(r"font: ([0-9.]+px) [^;\"]*")  # as matplotlib wrote before 3.10
_FAMILY: Final = re.compile(r"font-family: [^;\"]*;? ?")
_COLOUR: Final = re.compile("#0[1-7]0[0-9a-f]0[0-9a-f]")
_NAMES: Final = re.compile(r'(\bid="|href="#|url\(#)')


class Canvas:
    """A picture that is being drawn."""

    def __init__(self, height: int) -> None:
        self.figure = Figure(figsize=(WIDTH / DOTS, height / DOTS), dpi=DOTS, layout="constrained")
        self.axes: Axes = self.figure.add_subplot()
        self.svg = ""


@contextmanager
def plot(name: str, height: int, label: str) -> Iterator[Canvas]:
    """Yield a picture to draw on; afterwards its `svg` can be put into the page."""
    with mpl.rc_context(SETTINGS):
        picture = Canvas(height)
        yield picture
        text = StringIO()
        picture.figure.savefig(text, format="svg", metadata={"Date": None})
    picture.svg = _inlined(text.getvalue(), name, label)


def _inlined(text: str, name: str, label: str) -> str:
    """Return the SVG without the head of a file, and with ids that nothing else on the page has."""
    svg = _METADATA.sub("", text[text.index("<svg") :])
    svg = re.sub(r' (?:width|height)="[0-9.]+pt"', "", svg, count=2)
    svg = re.sub(r' xmlns(?::xlink)?="[^"]*"', "", svg).replace("xlink:href", "href")
    svg = _FAMILY.sub("", _FONT.sub(r"font-size: \1", svg))
    svg = _COLOUR.sub(lambda found: f"var({TOKENS[found[0]]})", svg)
    svg = _NAMES.sub(rf"\g<1>{name}-", svg)
    return svg.replace("<svg", f'<svg class="plot" role="img" aria-label="{label}"', 1)
