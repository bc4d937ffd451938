"""What every part of the picture shows: colours, cubes, marks and discs."""

from typing import Final

from digsite.core.phrase import Phrase
from digsite.core.scenery import Shape, Words, use
from digsite.games.mykerinos.components import NEUTRAL, PATRONS
from digsite.games.mykerinos.view import View

COLOURS: Final = ("blue", "red", "green", "ivory")


def colour_name(v: View, colour: int) -> str:
    """The colour as text files know it."""
    return "neutral" if is_neutral(v, colour) else COLOURS[colour]


def is_neutral(v: View, colour: int) -> bool:
    """M10.1  Whether nobody sits behind this colour."""
    return v.seats == 2 and colour == NEUTRAL


def paint(v: View, colour: int) -> str:
    """The colour as it is drawn: the neutral cubes are the ivory ones."""
    return "ivory" if is_neutral(v, colour) else COLOURS[colour]


def colour_word(v: View, colour: int) -> Phrase:
    """The colour as a word beside a cube."""
    return Phrase(f"scene-colour-{colour_name(v, colour)}")


def seat_name(v: View, colour: int) -> Phrase:
    """Who plays a colour."""
    return Phrase(f"seat-{colour_name(v, colour)}")


def patron_name(patron: int) -> Phrase:
    """Who a patron is; also nobody, for the lot without one."""
    return Phrase(f"patron-{PATRONS[patron]}" if patron < len(PATRONS) else "patron-none")


def cube(v: View, colour: int, box: tuple[float, float, float], name: str = "") -> Shape:
    """A cube, in a square box: x, y, size."""
    x, y, size = box
    painted = paint(v, colour)
    return use(f"cube-{painted}", (x, y, size, size), id=name, classes=f"p-{painted}")


def mark(v: View, colour: int, box: tuple[float, float, float]) -> Shape:
    """The sign of a colour, in a square box: x, y, size."""
    x, y, size = box
    painted = paint(v, colour)
    return use(f"mark-{painted}", (x, y, size, size), classes=f"p-{painted}")


def disc(patron: int, box: tuple[float, float, float], label: Words = "") -> Shape:
    """The disc of a patron, in a square box: x, y, size."""
    x, y, size = box
    name = PATRONS[patron]
    return use(f"pt-{name}", (x, y, size, size), classes=f"m-{name}", label=label)
