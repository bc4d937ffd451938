"""The scene that never changes: the land of the dig, the camp table, and tools on it."""

from functools import lru_cache
from typing import Final

from digsite.core.scenery import Shape, group, use
from digsite.games.archaeology.pictures.stage import FEW, Stage

LAND: Final = (976.0, 202.0)
TABLE: Final = (976.0, 470.0)
EDGE: Final = 6.0  # of the table


TOOLS: Final = (
    group([use("trowel", (8, 454, 82, 180), classes="tool")], transform="rotate(8 49 544)"),
    group([use("brush", (888, 458, 82, 180), classes="tool")], transform="rotate(6 929 548)"),
)


@lru_cache(maxsize=16)
def land(stage: Stage, *, in_storm: bool) -> Shape:
    """What lies behind everything; a storm sweeps over the land."""
    scale = max(stage.far / LAND[1], stage.width / LAND[0])
    width, height = LAND[0] * scale, LAND[1] * scale
    frame = ((stage.width - width) / 2, stage.far - height, width, height)
    inside = [use("land", frame, classes="in-storm" if in_storm else "")]
    inside.append(use("trench", stage.trench))
    if in_storm:
        inside.append(use("sweep", frame))
    inside.append(use("wood", (0, stage.far, *TABLE)))
    return group(inside, classes="scenery")


def tools(hand: tuple[int, ...], stage: Stage) -> tuple[Shape, ...]:
    """A trowel and a brush at the sides of a hand, where it leaves room for them."""
    kinds = sum(cards > 0 for cards in hand)
    return TOOLS if kinds <= FEW and not stage.is_small else ()
