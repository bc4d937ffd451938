"""Where things stand on a tile, from its middle: buildings above, tribes below, goods at the edge.

A thing's place is where its feet are. Tribes that cannot be told apart are one group.
"""

from typing import Final

from digsite.games.mesopotamia.components import TEMPLE
from digsite.games.mesopotamia.pictures.pieces import Place
from digsite.games.mesopotamia.pictures.sights import Sight, TribesOfAKind

HUTS: Final = (-23.0, 23.0)
HUT_FEET: Final = -19.0
SHRINE: Final[Place] = (0, -16)
TOKEN_BESIDE: Final[Place] = (24, -32)  # a single hut
TOKENS_BETWEEN: Final = ((), ((0.0, -14.0),), ((-15.0, -13.0), (15.0, -13.0)))  # two huts
GROUPS: Final = ((), (0.0,), (-17.0, 17.0), (-28.0, 0.0, 28.0))
CROWD: Final = 72.0  # from the first to the last of more groups
GOODS_APART: Final = 20.0
GOODS_ASIDE: Final = 25.0  # where wood and stone lie on one tile: from the middle to either
ALL_SEEN: Final = 3  # up to so many goods of a kind are drawn one by one, without a count


def is_built(tile: Sight) -> bool:
    """Return whether a building stands there, or would."""
    return bool(tile.huts) or tile.sanctuary >= 0


def hut_place(tile: Sight, n: int) -> Place:
    """Return where a hut stands: a single one makes room for what is beside it."""
    alone = len(tile.huts) == 1
    return (0 if alone and not _crowded(tile) else HUTS[n]), HUT_FEET


def _crowded(tile: Sight) -> bool:
    """Return whether an offering or a load stands as high as a single hut."""
    loads = any(each.cargo for each in tile.people)
    return bool(tile.huts[0].token or loads or tile.carriers)


def token_places(tile: Sight) -> tuple[Place, ...]:
    """Return where the offerings under the huts lie."""
    number = sum(bool(hut.token) for hut in tile.huts)
    if len(tile.huts) == 1:
        return (TOKEN_BESIDE,) * number
    return TOKENS_BETWEEN[number]


def tribes_in_order(tile: Sight) -> list[TribesOfAKind]:
    """Return the groups of tribes from left to right: those with loads stand right."""
    return sorted(tile.people, key=lambda each: bool(each.cargo))


def group_places(tile: Sight) -> list[Place]:
    """Return where the groups of tribes stand, and behind them those with offerings."""
    number = len(tile.people) + len(tile.carriers)
    y = tribe_feet(tile)
    if number == 1 and len(tile.huts) == 1 and _crowded(tile) and not tile.huts[0].token:
        return [(13, y)]
    if number < len(GROUPS):
        return [(x, y) for x in GROUPS[number]]
    step = CROWD / (number - 1)
    return [(step * n - CROWD / 2, y) for n in range(number)]


def count_aside(n: int, number: int) -> Place:
    """Return where the count of a group is, from its feet: never below the next group."""
    if n == number - 1:
        return 14, -3
    return (-18, -3) if n == 0 else (0, 2)


def tribe_feet(tile: Sight) -> float:
    """Return how low tribes stand: they make room for goods and stand below buildings."""
    if tile.kind == TEMPLE:
        return 50
    if is_built(tile):
        return 34 if tile.goods else 40
    return 16 if tile.goods else 24


def goods_place(tile: Sight, n: int) -> Place:
    """Return where the goods of a kind lie: below tribes, else in the lower half."""
    aside = 0.0 if len(tile.goods) == 1 else GOODS_ASIDE * (2 * n - 1)
    if not tile.people and not tile.carriers:
        return aside, 26
    return aside, 48 if is_built(tile) else 42


def goods_row(number: int, *, alone: bool) -> list[Place]:
    """Return where goods of a kind lie around their place."""
    if number > ALL_SEEN or not alone:
        return [(0, 0)]
    left = -GOODS_APART * (number - 1) / 2
    return [(left + GOODS_APART * n, -3.0 * (number == ALL_SEEN and n == 1)) for n in range(number)]
