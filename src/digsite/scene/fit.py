"""How wide words are, roughly, and how they are broken into lines.

No font is at hand when a drawing is written: the widths are those of DejaVu, the widest of the
text faces that the theme asks for, taken rather too wide than too narrow.
"""

from typing import Final

NARROW: Final = frozenset(" .,:;·'’!|()[]iíìjlľĺftrIÍ")
WIDE: Final = frozenset("mwMW@%—…")
BOLD: Final = 1.12  # as wide as in a plain face
SMALLEST: Final = 0.7  # of the size asked for
STEP: Final = 0.05


def width(words: str, size: float, *, bold: bool = False) -> float:
    """How wide words are at a font size."""
    return size * sum(map(_share, words)) * (BOLD if bold else 1)


def _share(letter: str) -> float:
    """The width of a letter in parts of the font size."""
    if letter in NARROW:
        return 0.33
    if letter in WIDE:
        return 0.9
    if letter > "\u2e7f":  # Chinese, emoji and the like
        return 1.1
    return 0.72 if letter.isupper() else 0.58


def broken(words: str, room: float, size: float) -> list[str]:
    """Give the lines of words that keep to a width; a word that is wider stands alone."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fit(
    words: str, room: float, size: float, lines: int, *, bold: bool = False
) -> tuple[list[str], float]:
    """Give lines of words and the size at which they keep to a width and a number of lines.

    What is too long even at the smallest size is cut.
    """
    room /= BOLD if bold else 1
    share = 1.0
    while share >= SMALLEST:
        found = broken(words, room, size * share)
        if len(found) <= lines and all(width(line, size * share) <= room for line in found):
            return found, size * share
        share -= STEP
    small = size * SMALLEST
    found = broken(words, room, small)
    kept = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [cut(line, room, small) for line in kept], small


def cut(words: str, room: float, size: float) -> str:
    """Give words, or as many letters of them as keep to a width, and an ellipsis."""
    if width(words, size) <= room:
        return words
    while words and width(f"{words}…", size) > room:
        words = words[:-1]
    return f"{words}…"
