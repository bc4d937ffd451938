"""What every part of the picture shows: colours, pieces and words for them.

What is drawn again and again is a function of just what it shows, and remembered, so that it is the
same object the next time: whoever writes it need not write it anew.
"""

from functools import lru_cache
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Frame, Shape, shape, use
from digsite.games.mesopotamia.components import COLOURS, GOODS, KINDS, NEUTRAL

COLUMN: Final = 105.0  # from a tile to the column beside it
ROW: Final = 121.24  # from a tile to the one below it
Place = tuple[float, float]

# The frames of pieces around the point where they stand or lie.
FRAMES: Final[dict[str, Frame]] = {
    "tribe": (-19, -42, 40, 50),
    "hut": (-24, -38, 50, 44),
    "shrine": (-28, -39, 58, 44),
    "off": (-18, -18, 36, 37),
    "hidden": (-18, -18, 36, 37),
    "wood": (-18, -12, 36, 24),
    "stone": (-18, -14, 36, 27),
    "thief": (-14, -38, 28, 22),
}


def paint(seat: int) -> str:
    """The colour of a seat; huts that only fill space have none."""
    return "neutral" if seat == NEUTRAL else COLOURS[seat]


def seat_name(seat: int) -> Phrase:
    """Who plays a colour."""
    return Phrase(f"seat-{paint(seat)}")


def role(seat: int) -> Phrase:
    """Return what plays a colour, if it is a bot."""
    return Phrase(f"role-{paint(seat)}")


def colour_word(seat: int) -> Phrase:
    """The colour as a word beside a piece."""
    return Phrase(f"scene-colour-{paint(seat)}")


def tile_name(kind: int) -> Phrase:
    """What a kind of tile is called."""
    return Phrase(f"tile-{KINDS[kind]}")


def centre(q: int, r: int) -> Place:
    """The middle of a place, from the middle of the temple."""
    return COLUMN * q, ROW * (r + q / 2)


def moved(place: Place) -> str:
    """Return the transformation that puts something at a place."""
    return f"translate({place[0]:.1f} {place[1]:.1f})"


@lru_cache(maxsize=2048)
def hexagon(place: Place, classes: str, symbol: str = "hx-in") -> Shape:
    """The outline of a place: of the tile itself (hx), of the ring inside (hx-in), or of mist."""
    return shape("use", classes=classes, href=f"#{symbol}", x=place[0], y=place[1])


def put(name: str, place: Place, *, key: str = "", scale: float = 1) -> Shape:
    """Return a thing of no colour where it lies: wood, stone, the mask of a thief."""
    return use(name, _frame(name, place, scale), id=key)


def piece(name: str, seat: int, place: Place, *, key: str = "", scale: float = 1) -> Shape:
    """Return a piece of a colour where it stands: tribe, hut, shrine, off(ering) or hidden one."""
    return coloured(name, seat, _frame(name, place, scale), key)


def coloured(name: str, seat: int, frame: Frame, key: str = "") -> Shape:
    """Return a piece of a colour, fitted into a frame."""
    colour = paint(seat)
    return use(f"{name}-{colour}", frame, id=key, classes=f"p-{colour}")


def good(which: int, place: Place, *, key: str = "", scale: float = 1) -> Shape:
    """Return a piece of wood or a stone."""
    return put(GOODS[which], place, key=key, scale=scale)


def _frame(name: str, place: Place, scale: float) -> Frame:
    left, top, width, height = FRAMES[name]
    return place[0] + left * scale, place[1] + top * scale, width * scale, height * scale


def listed(words: list[Phrase]) -> Phrase | str:
    """Words with commas between them; nothing for none."""
    if not words:
        return ""
    together = words[0]
    for each in words[1:]:
        together = phrase("comma", first=together, last=each)
    return together
