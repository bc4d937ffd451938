"""The typefaces: a family for names and numbers, one for words, each in a few weights.

The fonts are cut when digsite is built (`hatch_build.py`) and lie in a package of their own,
`digsite_fonts`. Nothing needs them: where they are not, the fonts of the reader's system serve.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

Family = Literal["sans", "serif"]


class Face(NamedTuple):
    """A family of typefaces in one weight."""

    family: Family
    weight: int

    def __str__(self) -> str:
        return f"{self.family}-{self.weight}"


WORDS: Final = Face("sans", 400)
SEMIBOLD: Final = Face("sans", 600)
BOLD: Final = Face("sans", 700)
NAMES: Final = Face("serif", 600)
NUMBERS: Final = Face("serif", 700)
FACES: Final = (WORDS, SEMIBOLD, BOLD, NAMES, NUMBERS)

TITLES: Final = MappingProxyType({"sans": "Digsite Sans", "serif": "Digsite Serif"})


@cache
def font(face: Face, kind: Literal["ttf", "woff2"]) -> Traversable | None:
    """Return the file of a typeface; None if digsite was not built with it."""
    try:
        found = files("digsite_fonts") / f"{face}.{kind}"
    except ModuleNotFoundError:
        return None
    return found if found.is_file() else None
