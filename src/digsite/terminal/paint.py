"""Sketches as lines of coloured text, the blocks side by side where the terminal is wide enough."""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import zip_longest
from typing import Final

from rich.style import Style
from rich.text import Text

from digsite.core.scenery import Words
from digsite.core.sketch import TAB, Block, Line, Sketch

Tell = Callable[[Words], str]  # puts words into a language

GAP: Final = 3  # columns between blocks
STYLES: Final = {
    "seat-blue": "bold #ffffff on #2c63ae",
    "seat-red": "bold #ffffff on #b93a2a",
    "seat-green": "bold #ffffff on #3b7a41",
    "seat-ivory": "bold #3a2f20 on #eadfc2",
    "seat-yellow": "bold #33260a on #e8b62c",
    "neutral": "bold #ffffff on #6f6a60",
    "legal": "bold cyan",
    "last": "underline",
    "strong": "bold",
    "muted": "dim",
    "title": "bold underline",
    "warning": "bold red",
    "yellow": "yellow",
    "black": "bold",
    "brown": "#a9744a",
    "orange": "#e6802b",
    "violet": "magenta",
    "sand": "#b8904a",
    "red": "red",
    "green": "green",
    "blue": "#5b8fd6",
    "white": "bold",
}


def painted(sketch: Sketch, say: Tell, width: int) -> list[Text]:
    """Return the lines of a sketch for a terminal of this width."""
    rows: list[list[Text]] = []
    for block in sketch.blocks:
        lines = _block(block, say)
        if rows and _widest(rows[-1]) + GAP + _widest(lines) <= width:
            rows[-1] = _beside(rows[-1], lines)
        elif not block.extra:
            rows.append(lines)
    return [line for row in rows for line in row]


@cache
def style_of(words: str) -> Style:
    """Return the style that these words name; unknown words change nothing."""
    return sum((Style.parse(STYLES.get(word, "")) for word in words.split()), Style.null())


def _block(block: Block, say: Tell) -> list[Text]:
    cells = [_cells(line, say) for line in block.lines]
    widths = _widths(cells)
    return [Text(say(block.title), style_of("title")), *(_joined(row, widths) for row in cells)]


def _cells(line: Line, say: Tell) -> list[Text]:
    """Split a line at its tabs, and put its words into a language."""
    cells = [Text()]
    for span in line:
        if span == TAB:
            cells.append(Text())
        else:
            cells[-1].append(say(span.words), style_of(span.style))
    return cells


def _widths(rows: Iterable[list[Text]]) -> list[int]:
    """Return the width of each column. The last cell of a row has no tab and does not count."""
    columns = zip_longest(*(row[:-1] for row in rows), fillvalue=Text())
    return [max(cell.cell_len for cell in column) for column in columns]


def _joined(cells: list[Text], widths: list[int]) -> Text:
    line = Text(no_wrap=True, overflow="crop")
    for cell, width in zip(cells[:-1], widths, strict=False):
        line.append_text(cell).append(" " * (width - cell.cell_len + 1))
    return line.append_text(cells[-1])


def _widest(lines: list[Text]) -> int:
    return max(line.cell_len for line in lines)


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    width = _widest(left) + GAP
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        line = Text(no_wrap=True, overflow="crop").append_text(one)
        lines.append(line.append(" " * (width - one.cell_len)).append_text(other))
    return lines
