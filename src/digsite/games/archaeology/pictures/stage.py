"""Where everything lies on each screen.

A unit is a pixel of a window of 1280 x 800, or of a phone of 390 x 844 held upright or sideways.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from digsite.core.scenery import Frame, Screen
from digsite.games.archaeology.components import KINDS

LARGE: Final = 143.0  # the height of a card of width 100 with the row of set values
SMALL: Final = 123.0  # and without it
FEW: Final = 5  # kinds in hand for which cards are large


class CardFace(NamedTuple):
    """The size of a treasure card. Small ones have no row of set values."""

    width: float
    is_small: bool = False

    @property
    def scale(self) -> float:
        """A card is drawn 100 wide."""
        return self.width / 100

    @property
    def height(self) -> float:
        """How high a card is."""
        return (SMALL if self.is_small else LARGE) * self.scale

    @property
    def rise(self) -> float:
        """How far a card that is picked up is raised."""
        return 8.0 if self.is_small else 13 * self.scale


class Stage(NamedTuple):
    """The places of one screen."""

    width: float
    height: float
    height_without_hand: float
    far: float  # the height of the land; the table begins below it
    pyramid: tuple[float, float, float]  # x, y, scale
    pyramid_tag: Frame
    deck: Frame
    dig_sheet: Frame
    trench: Frame
    canvas: Frame
    market_tag: Frame
    trade: Frame
    places: tuple[tuple[float, float], ...]  # of the kinds in the market
    place_width: float
    market_face: CardFace
    hand_tag: Frame
    hand: Frame  # the room for the rows of the hand, cards that lie there
    hand_faces: tuple[CardFace, CardFace]  # with few kinds, with many
    columns: tuple[int, int]  # of the hand with few kinds and with many; 0: all in one row
    step: float  # from one card of a kind in hand to the next, at most
    gap: float  # between kinds in hand, at least
    is_small: bool = False  # cards have no row of set values, and words are short
    is_stacked: bool = False  # the market has two rows, and its tag is on the eighth place

    def hand_face(self, kinds: int) -> CardFace:
        """Return how large the cards of a hand are. It depends on the number of kinds alone."""
        return self.hand_faces[kinds > FEW]


def in_rows(
    x: float, y: float, across: float, down: float, columns: int
) -> tuple[tuple[float, float], ...]:
    """Return the places of all kinds, row by row."""
    return tuple(
        (x + across * (kind % columns), y + down * (kind // columns)) for kind in range(len(KINDS))
    )


WIDE: Final = Stage(
    width=976,
    height=644,
    height_without_hand=440,
    far=202,
    pyramid=(4, 7, 1.0),
    pyramid_tag=(14, 10, 130, 42),
    deck=(629, 62, 90, 128),
    dig_sheet=(728, 72, 234, 120),
    trench=(574, 87, 402, 115),
    canvas=(14, 220, 948, 206),
    market_tag=(27, 223, 276, 26),
    trade=(480, 222, 470, 27),
    places=in_rows(27, 269, 132.6, 0, 7),
    place_width=127,
    market_face=CardFace(101.6),
    hand_tag=(14, 430, 420, 26),
    hand=(32, 476, 912, 164),
    hand_faces=(CardFace(113.6), CardFace(110.4)),
    columns=(0, 0),
    step=41.6,
    gap=12,
)
UPRIGHT: Final = Stage(
    width=390,
    height=558,
    height_without_hand=308,
    far=90,
    pyramid=(8, 3, 0.445),
    pyramid_tag=(102, 5, 84, 40),
    deck=(224, 4, 56, 80),
    dig_sheet=(290, 5, 94, 80),
    trench=(190, 30, 200, 60),
    canvas=(8, 101, 374, 194),
    market_tag=(292, 204, 80, 80),
    trade=(292, 204, 80, 80),
    places=in_rows(17, 110, 89.8, 91.6, 4),
    place_width=86.6,
    market_face=CardFace(66.4, is_small=True),
    hand_tag=(8, 300, 374, 22),
    hand=(8, 336, 374, 204),
    hand_faces=(CardFace(74, is_small=True), CardFace(68.8, is_small=True)),
    columns=(3, 4),
    step=18.4,
    gap=4,
    is_small=True,
    is_stacked=True,
)
SIDEWAYS: Final = Stage(
    width=616,
    height=390,
    height_without_hand=236,
    far=90,
    pyramid=(8, 4, 0.44),
    pyramid_tag=(100, 5, 84, 40),
    deck=(452, 3, 57, 81),
    dig_sheet=(515, 3, 94, 80),
    trench=(426, 30, 190, 60),
    canvas=(8, 100, 600, 130),
    market_tag=(15, 107, 246, 22),
    trade=(266, 104, 336, 26),
    places=in_rows(13, 138, 84.6, 0, 7),
    place_width=82,
    market_face=CardFace(65.6, is_small=True),
    hand_tag=(8, 234, 380, 22),
    hand=(8, 268, 600, 104),
    hand_faces=(CardFace(83.2, is_small=True), CardFace(72, is_small=True)),
    columns=(0, 0),
    step=20.8,
    gap=8,
    is_small=True,
)
ON_SCREEN: Final[Mapping[Screen, Stage]] = MappingProxyType(
    {"wide": WIDE, "upright": UPRIGHT, "sideways": SIDEWAYS}
)
