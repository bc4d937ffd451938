"""A view in letters: what a terminal shows. Plain data; words are put into a language only there.

A sketch is a list of blocks, such as the board, the players, the market. A block is a title above
lines, a line is a row of spans, a span is words with a style. Nothing may be told by a style
alone: who sees no colour reads the letters.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from digsite.core.phrase import Phrase

STYLES: Final = frozenset(
    (
        *("seat-0", "seat-1", "seat-2", "seat-3", "neutral"),  # whose it is
        *("legal", "last", "strong", "muted", "title", "warning"),  # what it means now
        *(
            "yellow",
            "black",
            "brown",
            "orange",
            "violet",
            "sand",
            "red",
            "green",
            "blue",
            "white",
        ),
    )
)


@dataclass(frozen=True)
class Span:
    """Words in a style: no, one or several of STYLES with blanks between them."""

    words: str | Phrase
    style: str = ""


TAB: Final = Span("\t")  # ends a column: the columns of a block line up, in every language

Line = tuple[Span, ...]


@dataclass(frozen=True)
class Block:
    """A titled part of the table. Blocks stand side by side where the terminal is wide enough.

    No line should need more than 78 columns. An `extra` block, such as a legend, is left out where
    it would have to stand below the others.
    """

    title: str | Phrase
    lines: tuple[Line, ...]
    extra: bool = False


@dataclass(frozen=True)
class Sketch:
    """Everything on the table, block by block, in reading order: the board first."""

    blocks: tuple[Block, ...]


def line(*parts: Span | Phrase | str) -> Line:
    """Give a line of these spans; bare words have no style."""
    return tuple(part if isinstance(part, Span) else Span(part) for part in parts)


def block(title: str | Phrase, lines: Iterable[Line], *, extra: bool = False) -> Block:
    """Give a block of these lines."""
    return Block(title, tuple(lines), extra)
