"""Text from outside, such as names that people type, made fit for one line."""

import re
import unicodedata
from typing import Final

JOINER: Final = "\u200d"  # makes one emoji of two
_PICTURE: Final = "[\u2190-\u2bff\ufe0f\U0001f000-\U0001faff]"
_UNPRINTABLE_JOINER: Final = re.compile(f"(?<!{_PICTURE}){JOINER}|{JOINER}(?!{_PICTURE})")
_FLAG: Final = re.compile("[\U0001f1e6-\U0001f1ff]")  # two of these letters are a flag
_SKIN: Final = re.compile("[\U0001f3fb-\U0001f3ff]")
_MARKS: Final = frozenset(("Cf", "Me", "Mn"))


def printable(text: str) -> str:
    """Return a text with a space in place of every control character and line break."""
    kept = _UNPRINTABLE_JOINER.sub(" ", text)
    return "".join(each if each.isprintable() or each == JOINER else " " for each in kept)


def one_line(text: str) -> str:
    """Return the printable words of a text, with single spaces between them."""
    return " ".join(printable(text).split())


def letters_of(text: str) -> list[str]:
    """Return the letters of a text as people count them: a joined emoji is one of them."""
    letters: list[str] = []
    for each in text:
        if letters and _belongs(each, letters[-1]):
            letters[-1] += each
        else:
            letters.append(each)
    return letters


def _belongs(each: str, before: str) -> bool:
    """Return whether a character is a part of the letter before it."""
    if before.endswith(JOINER) or unicodedata.category(each) in _MARKS or _SKIN.match(each):
        return True
    return len(before) == 1 and bool(_FLAG.match(each) and _FLAG.match(before))
