"""How wide words are, and how they are broken into lines.

The widths are those of the typefaces that the pages have (`faces.py`), written down in widths.txt
in thousandths of the font size by `make font-widths`.
"""

import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from digsite.core.plain_text import letters_of
from digsite.scene.faces import FACES, WORDS, Face

SMALLEST: Final = 0.7  # words are set down to this part of their size
STEP: Final = 0.05
UNSEEN: Final = frozenset(("Cf", "Me", "Mn"))  # marks over letters, and what joins emoji


def width(words: str, size: float, face: Face = WORDS) -> float:
    """Return how wide words are at a font size."""
    return size * sum(map(_widths()[face].__getitem__, words)) / 1000


def knows(letter: str) -> bool:
    """Return whether our typefaces have a letter."""
    return letter in _widths()[WORDS]


class _Widths(dict[str, int]):
    """The widths of letters; those of other fonts are guessed, rather too wide than too narrow."""

    def __missing__(self, letter: str) -> int:
        kind = unicodedata.category(letter)
        if kind in UNSEEN:
            return 0
        if kind == "Zs":  # a space
            return 250
        if letter > "\u2e7f":  # Chinese, emoji and the like
            return 1100
        return 720 if letter.isupper() else 600


@cache
def _widths() -> Mapping[Face, _Widths]:
    """Return the widths of letters by typeface."""
    lines = (files("digsite.scene") / "widths.txt").read_text("utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    return {
        face: _Widths({chr(int(row[0], 16)): int(row[1 + n]) for row in rows})
        for n, face in enumerate(FACES)
    }


def broken(words: str, room: float, size: float, face: Face = WORDS) -> list[str]:
    """Return words broken into lines of a width; a wider word has a line of its own."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size, face) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fit(
    words: str, room: float, sizes: float | tuple[float, float], lines: int, face: Face = WORDS
) -> tuple[list[str], float]:
    """Return words broken into lines, and the font size at which they fit.

    They fit a width and a number of lines; what is too long at the smallest size is cut off. That
    is a part of their size; with two sizes, it is not below the second one.
    """
    size, least = sizes if isinstance(sizes, tuple) else (sizes, 0)
    share, smallest = 1.0, max(SMALLEST, min(least / size, 1))
    while share >= smallest:
        found = broken(words, room, size * share, face)
        if len(found) <= lines and all(width(line, size * share, face) <= room for line in found):
            return found, size * share
        share -= STEP
    small = size * smallest
    found = broken(words, room, small, face)
    kept = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [cut(line, room, small, face) for line in kept], small


def cut(words: str, room: float, size: float, face: Face = WORDS) -> str:
    """Return words that fit a width; if they do not, their first letters and an ellipsis."""
    if width(words, size, face) <= room:
        return words
    letters = letters_of(words)
    while letters and width(f"{''.join(letters)}…", size, face) > room:
        letters.pop()
    return f"{''.join(letters)}…"
