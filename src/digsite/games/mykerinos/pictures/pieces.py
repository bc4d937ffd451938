"""What every part of the picture shows: colours, cubes, marks and discs.

Colours go by their names. What is drawn again and again is a function of just what it shows, and
remembered, so that it is the same object the next time: whoever writes it need not write it anew.
"""

from typing import Final

from digsite.core.phrase import Phrase
from digsite.core.scenery import Shape, Words, use
from digsite.games.mykerinos.components import COLOURS, NEUTRAL, PATRONS
from digsite.games.mykerinos.view import View

NOBODYS: Final = "neutral"


def colour_name(v: View, colour: int) -> str:
    """The colour as text files know it."""
    return name_of(v.seats, colour)


def name_of(seats: int, colour: int) -> str:
    """M10.1  The same; when two play, nobody sits behind one of them."""
    return NOBODYS if seats == 2 and colour == NEUTRAL else COLOURS[colour]


def paint(name: str) -> str:
    """The colour as it is drawn: the neutral cubes are the ivory ones."""
    return "ivory" if name == NOBODYS else name


def colour_word(name: str) -> Phrase:
    """The colour as a word beside a cube."""
    return Phrase(f"scene-colour-{name}")


def seat_name(name: str) -> Phrase:
    """Who plays a colour."""
    return Phrase(f"seat-{name}")


def role(name: str) -> Phrase:
    """What plays a colour, if it is a bot."""
    return Phrase(f"role-{name}")


def patron_name(patron: int) -> Phrase:
    """Who a patron is; also nobody, for the lot without one."""
    return Phrase(f"patron-{PATRONS[patron]}" if patron < len(PATRONS) else "patron-none")


def narrow_name(patron: int) -> Phrase:
    """The same where there is little room."""
    return Phrase(f"narrow-{PATRONS[patron]}" if patron < len(PATRONS) else "narrow-none")


def cube(name: str, box: tuple[float, float, float]) -> Shape:
    """A cube of a colour, in a square box: x, y, size."""
    x, y, size = box
    painted = paint(name)
    return use(f"cube-{painted}", (x, y, size, size), classes=f"p-{painted}")


def mark(name: str, box: tuple[float, float, float]) -> Shape:
    """The sign of a colour, in a square box: x, y, size."""
    x, y, size = box
    painted = paint(name)
    return use(f"mark-{painted}", (x, y, size, size), classes=f"p-{painted}")


def disc(patron: int, box: tuple[float, float, float], label: Words = "") -> Shape:
    """The disc of a patron, in a square box: x, y, size."""
    x, y, size = box
    name = PATRONS[patron]
    return use(f"pt-{name}", (x, y, size, size), classes=f"m-{name}", label=label)


def portrait(patron: int, box: tuple[float, float, float], label: Words = "") -> Shape:
    """The portrait of a patron, in a square box: x, y, size."""
    x, y, size = box
    name = PATRONS[patron]
    return use(f"por-{name}", (x, y, size, size), classes=f"portrait m-{name}", label=label)
