"""How wide the letters of the typefaces are, read from the fonts themselves.

`make font-widths` writes scene/widths.txt; a test fails when that file is not what this module
would write. The numbers are kept with the sources, so that pictures are the same without fonts.
"""

from importlib.resources import files
from pathlib import Path
from typing import Final

from digsite.scene.faces import FACES, Face
from hatch_build import LETTERS, whole_font

FILE: Final = Path(str(files("digsite.scene"))) / "widths.txt"
HEAD: Final = """\
# Widths of letters in thousandths of the font size, written by `make font-widths`: a letter's
# number in Unicode, then its width in each typeface of faces.py.
"""


def written() -> str:
    """Return the whole file: a line for each letter that every typeface has."""
    widths = [widths_of(face) for face in FACES]
    letters = sorted(letter for letter in LETTERS if all(letter in each for each in widths))
    rows = (
        f"{ord(letter):04x} {' '.join(str(each[letter]) for each in widths)}\n"
        for letter in letters
    )
    return HEAD + "".join(rows)


def widths_of(face: Face) -> dict[str, int]:
    """Return the widths of all letters of a typeface."""
    font = whole_font(face.family, face.weight)
    widths = font["hmtx"].metrics
    size = font["head"].unitsPerEm
    return {
        chr(code): round(1000 * widths[name][0] / size) for code, name in font.getBestCmap().items()
    }


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
