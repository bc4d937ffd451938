"""Where tribes and goods stand on a tile, and the small numbers beside those that are several.

On a small map such numbers grow to stay legible. As they grow, each goes some steps to a side, so
that all of a tile keep to it and to themselves; drawings.css says how long a step is then.
"""

from typing import Final

from digsite.core.scenery import Shape, group, shape, text
from digsite.games.mesopotamia.drawing.sights import Goods, People, Sight

Shifts = dict[Goods | People, int]  # steps to the right; below 0, to the left

GAP: Final = 46  # from one of two tribes that stand side by side to the other
CLOSE: Final = 28  # from one of three to the next
CROWD: Final = 60  # from the first of many to the last
FIRST: Final = -44  # where many begin: clear of the number of the tile
TRIBE_COUNT: Final = 31  # from the left of a tribe to its count
ALL_SEEN: Final = 3  # goods that are drawn one by one, and not counted
GOODS_COUNT: Final = 36  # from the middle of goods to their count

# Of counts that have grown much: how far from the middle of a tile one alone may be, how far apart
# several are by their number, and how long a step has become.
ALONE: Final = 25
APART: Final = (0, 0, 46, 40, 30, 24)
STEP: Final = 6.5
FARTHEST: Final = 6  # steps


def first_and_step(tribes: int) -> tuple[float, float]:
    """Where the first of so many tribes stands, from the middle, and how far it is to the next."""
    if tribes > 2:
        return FIRST, min(CLOSE, CROWD / (tribes - 1))
    return -18 - GAP * (tribes - 1) / 2, GAP


def beside(tile: Sight, row: int) -> float:
    """Where goods are counted: right of them, or left of them where tribes are counted too.

    Of two kinds of goods, the upper ones are counted on the other side.
    """
    crowded = any(each.number > 1 for each in tile.people)
    return GOODS_COUNT if crowded == bool(row) else -GOODS_COUNT


def spread(tile: Sight) -> Shifts:
    """How many steps each count of a tile goes."""
    places = counts(tile)
    if not places:
        return {}
    ordered = sorted(places, key=lambda each: places[each])
    if len(ordered) == 1:
        x = places[ordered[0]]
        return {ordered[0]: steps(x, max(-ALONE, min(x, ALONE)))}
    apart = APART[min(len(ordered), len(APART) - 1)]
    left = -apart * (len(ordered) - 1) / 2
    return {each: steps(places[each], left + apart * n) for n, each in enumerate(ordered)}


def counts(tile: Sight) -> dict[Goods | People, float]:
    """What is counted on a tile, and how far from its middle."""
    first, step = first_and_step(len(tile.people) + len(tile.carriers))
    found: dict[Goods | People, float] = {
        each: first + step * n + TRIBE_COUNT
        for n, each in enumerate(tile.people)
        if each.number > 1
    }
    for row, each in enumerate(tile.goods):
        if each.number > ALL_SEEN:
            found[each] = beside(tile, row)
    return found


def steps(here: float, there: float) -> int:
    """How many steps it is from a place to another one."""
    return max(-FARTHEST, min(round((there - here) / STEP), FARTHEST))


def count(number: int, place: tuple[float, float], shift: int) -> Shape:
    """A small number in a ring."""
    x, y = place
    ring = shape("circle", cx=x, cy=y, r=9.5)
    way = f" east-{shift}" if shift > 0 else f" west-{-shift}" if shift else ""
    inside = [ring, text(str(number), x, y + 5, "count-num")]
    return group(inside, classes="count legible" + way)
