"""A view as text for terminals. Plain data; the terminal puts its words into a language.

A sketch is a list of blocks, such as the board, the players, the market. A block is a title above
lines, a line is a row of spans, a span is words with a style. Nothing may be told by a style alone:
the words must do for people who see no colours.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from digsite.core.phrase import Phrase

STYLES: Final = frozenset(
    (
        *("seat-blue", "seat-red", "seat-green", "seat-ivory", "seat-yellow", "neutral"),  # a seat
        *("legal", "last", "strong", "muted", "title", "warning"),  # a meaning
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
    """Words in a style: any number of STYLES with blanks between them."""

    words: str | Phrase
    style: str = ""


TAB: Final = Span("\t")  # ends a column; columns of a block are aligned

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
    """Return a line of these spans; bare words have no style."""
    return tuple(part if isinstance(part, Span) else Span(part) for part in parts)


def block(title: str | Phrase, lines: Iterable[Line], *, extra: bool = False) -> Block:
    """Return a block of these lines."""
    return Block(title, tuple(lines), extra)
