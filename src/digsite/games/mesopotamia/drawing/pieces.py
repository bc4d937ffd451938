"""What every part of the picture shows: colours, pieces and words for them.

What is drawn again and again is a function of just what it shows, and remembered, so that it is the
same object the next time: whoever writes it need not write it anew.
"""

from functools import lru_cache
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, path, shape, use
from digsite.games.mesopotamia.components import COLOURS, KINDS, NEUTRAL

RADIUS: Final = 70.0
ROW: Final = 121.2  # from a tile to the one below it
CORNERS: Final = ((68, 0), (34, 58.9), (-34, 58.9), (-68, 0), (-34, -58.9), (34, -58.9))


def paint(seat: int) -> str:
    """The colour of a seat; huts that only fill space have none."""
    return "neutral" if seat == NEUTRAL else COLOURS[seat]


def seat_name(seat: int) -> Phrase:
    """Who plays a colour."""
    return Phrase(f"seat-{paint(seat)}")


def colour_word(seat: int) -> Phrase:
    """The colour as a word beside a piece."""
    return Phrase(f"scene-colour-{paint(seat)}")


def tile_name(kind: int) -> Phrase:
    """What a kind of tile is called."""
    return Phrase(f"tile-{KINDS[kind]}")


def centre(q: int, r: int) -> tuple[float, float]:
    """The middle of a place, from the middle of the temple."""
    return 105.0 * q, ROW * (r + q / 2)


@lru_cache(maxsize=1024)
def hexagon(x: float, y: float, classes: str, scale: float = 1.0) -> Shape:
    """The outline of a place."""
    steps: list[str | float] = []
    for n, (dx, dy) in enumerate(CORNERS):
        steps += ["L" if n else "M", x + scale * dx, y + scale * dy]
    return shape("path", classes=classes, d=path(*steps, "Z"))


def piece(name: str, seat: int, frame: tuple[float, float, float, float], key: str = "") -> Shape:
    """A piece of a colour: tribe, hut, shrine or off(ering)."""
    colour = paint(seat)
    return use(f"{name}-{colour}", frame, id=key, classes=f"p-{colour}")


def listed(words: list[Phrase]) -> Phrase | str:
    """Words with commas between them; nothing for none."""
    if not words:
        return ""
    together = words[0]
    for each in words[1:]:
        together = phrase("comma", first=together, last=each)
    return together
