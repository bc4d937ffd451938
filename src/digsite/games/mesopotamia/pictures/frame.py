"""The frame of the map: all tiles, and room for the slip in the corner of the board."""

from functools import lru_cache
from typing import Final

from digsite.core.scenery import Frame, Screen
from digsite.games.mesopotamia.pictures.land import Places
from digsite.games.mesopotamia.pictures.pieces import Place, centre

EDGE: Final = 46.0  # from the outermost tiles to the border
HALF: Final[tuple[float, float]] = (70, 60.6)  # of a tile: its width and its height
CORE: Final[tuple[float, float]] = (52, 50)  # the same of the part of it that is to be seen
ROOM: Final = {"wide": (976, 660), "upright": (390, 535), "sideways": (612, 390)}  # in pixels
SMALLEST: Final = {"wide": 0.62, "upright": 0.49, "sideways": 0.49}  # scales in which one plays
SLIP: Final = {"wide": (188, 170), "upright": (188, 52), "sideways": (178, 46)}  # what it covers
STEP: Final = 20
MOST: Final = 400  # units that are added at most
WORTH: Final = 0.9  # of the scale: a map that had to be smaller lies below the slip


@lru_cache(maxsize=256)
def borders(tiles: Places) -> Frame:
    """Return the left, top, right and low border of a map of these tiles."""
    spots = [centre(q, r) for q, r in tiles]
    wide, high = EDGE + HALF[0], EDGE + HALF[1]
    left, top = min(x for x, _ in spots) - wide, min(y for _, y in spots) - high
    right, low = max(x for x, _ in spots) + wide, max(y for _, y in spots) + high
    return left, top, right, low


def scale_of(frame: Frame, screen: Screen) -> float:
    """Return how many pixels a unit has in a frame that is seen whole."""
    left, top, right, low = frame
    return min(ROOM[screen][0] / (right - left), ROOM[screen][1] / (low - top))


@lru_cache(maxsize=256)
def framed(tiles: Places, screen: Screen) -> Frame:
    """Return these borders, with more room on the left or above, so that the slip hides no tile."""
    frame = left, top, right, low = borders(tiles)
    least = max(SMALLEST[screen], WORTH * scale_of(frame, screen))
    for more in range(0, MOST, STEP):
        for larger in ((left - more, top, right, low), (left, top - more, right, low)):
            if scale_of(larger, screen) >= least and not _covered(tiles, larger, screen):
                return larger
    return frame


def seen_around(frame: Frame, screen: Screen) -> Frame:
    """Return all that is seen of the land when a map fills the board."""
    left, top, right, low = frame
    scale, (wide, high) = scale_of(frame, screen), ROOM[screen]
    aside, above = (wide / scale - right + left) / 2, (high / scale - low + top) / 2
    return left - aside, top - above, right + aside, low + above


def _covered(tiles: Places, frame: Frame, screen: Screen) -> bool:
    """Return whether a tile lies below the slip."""
    return any(
        x < SLIP[screen][0] and y < SLIP[screen][1] for x, y in upper_left(tiles, frame, screen)
    )


def upper_left(tiles: Places, frame: Frame, screen: Screen) -> list[Place]:
    """Return where on the board the upper left corners of tiles are, in pixels."""
    left, top, right, low = frame
    scale, (wide, high) = scale_of(frame, screen), ROOM[screen]
    aside, above = (wide - scale * (right - left)) / 2, (high - scale * (low - top)) / 2
    return [
        (aside + scale * (x - CORE[0] - left), above + scale * (y - CORE[1] - top))
        for x, y in (centre(q, r) for q, r in tiles)
    ]
