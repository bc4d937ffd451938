"""The row of set values on a card of the hand: what is held is filled, what will be has a ring."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from digsite.core.scenery import Shape, box
from digsite.games.archaeology.components import PRICES
from digsite.games.archaeology.pictures.stage import CardFace


@lru_cache(maxsize=512)
def values_held(kind: int, held: int, after: int, face: CardFace) -> tuple[Shape, ...]:
    """What so many cards of a kind sell for now, and after what is picked."""
    values = PRICES[kind]
    now, later = min(held, len(values)), min(after, len(values))
    found = [*value(values, now, face, "held")]
    if after != held and later and later != now:
        found += value(values, later, face, "later")
    return tuple(found)


def value(values: Sequence[int], size: int, face: CardFace, which: str) -> Iterator[Shape]:
    """The value of a set of this size, in a frame."""
    middle = (3 + 94 * (size - 0.5) / len(values)) * face.scale
    side = 19.0 * face.scale
    yield box(which, (middle - side / 2, 118.2 * face.scale, side, side), rx=3.5)
    places = (("x", middle), ("y", 132 * face.scale), ("font-size", 13.4 * face.scale))
    yield Shape("text", places, (), "", f"t-row t-{which}", str(values[size - 1]))
