"""The frame of the map: all tiles, and room for the slip in the corner of a wide screen."""

from functools import lru_cache
from typing import Final

from digsite.core.scenery import Frame, Screen
from digsite.games.mesopotamia.pictures.land import Places
from digsite.games.mesopotamia.pictures.pieces import centre

EDGE: Final = 46.0  # from the outermost tiles to the border
HALF: Final[tuple[float, float]] = (70, 60.6)  # of a tile: its width and its height
CORE: Final[tuple[float, float]] = (52, 50)  # the same of the part of it that is to be seen
ROOM: Final = {"wide": (976, 660), "upright": (390, 535), "sideways": (612, 390)}  # in pixels
SMALLEST: Final = {"wide": 0.62, "upright": 0.49, "sideways": 0.49}  # scales in which one plays
SLIP: Final = (188, 170)  # pixels of the board of a wide screen that are covered by the slip
STEP: Final = 20
MOST: Final = 400  # units that are added at most
WORTH: Final = 0.9  # of the scale: a map that had to be smaller lies below the slip


@lru_cache(maxsize=256)
def borders(tiles: Places, screen: Screen = "upright") -> Frame:
    """Return the left, top, right and low border of a map of these tiles."""
    spots = [centre(q, r) for q, r in tiles]
    wide, high = EDGE + HALF[0], EDGE + HALF[1]
    left, top = min(x for x, _ in spots) - wide, min(y for _, y in spots) - high
    right, low = max(x for x, _ in spots) + wide, max(y for _, y in spots) + high
    frame = left, top, right, low
    return _clear(spots, frame) if screen == "wide" else frame


def scale_of(frame: Frame, screen: Screen) -> float:
    """Return how many pixels a unit has in a frame that is seen whole."""
    left, top, right, low = frame
    return min(ROOM[screen][0] / (right - left), ROOM[screen][1] / (low - top))


def _clear(spots: list[tuple[float, float]], frame: Frame) -> Frame:
    """Return a frame with more room on the left or above, so that no tile is below the slip."""
    left, top, right, low = frame
    least = max(SMALLEST["wide"], WORTH * scale_of(frame, "wide"))
    for more in range(0, MOST, STEP):
        for larger in ((left - more, top, right, low), (left, top - more, right, low)):
            if scale_of(larger, "wide") >= least and not _covered(spots, larger):
                return larger
    return frame


def _covered(spots: list[tuple[float, float]], frame: Frame) -> bool:
    """Return whether a tile lies below the slip."""
    left, top, right, low = frame
    scale = scale_of(frame, "wide")
    aside = (ROOM["wide"][0] - scale * (right - left)) / 2
    above = (ROOM["wide"][1] - scale * (low - top)) / 2
    return any(
        aside + scale * (x - CORE[0] - left) < SLIP[0]
        and above + scale * (y - CORE[1] - top) < SLIP[1]
        for x, y in spots
    )
