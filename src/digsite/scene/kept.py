"""A cache of shapes written as SVG, for a server that draws many tables in one language."""

from collections.abc import Callable
from typing import Final

from digsite.core.phrase import Phrase
from digsite.core.scenery import Shape

MOST: Final = 2_000_000  # letters in one generation of the cache; shapes take twice as much more
LONGEST: Final = 4_000  # longer shapes are not kept: their parts are, and joining these is quick


class Kept:
    """The cache. It finds a shape by its identity: games keep equal shapes as one object.

    Shapes with phrases that differ from table to table, such as players' names, are not kept.
    There are two generations: when the young one is full, it becomes the old one, and the shapes
    that were not used since the last time are forgotten.
    """

    def __init__(self, differs: Callable[[Phrase], bool] = lambda _: False) -> None:
        self._differs = differs
        self._young: dict[int, tuple[Shape, str]] = {}  # by id(), while the shape is held here
        self._old: dict[int, tuple[Shape, str]] = {}
        self._room = MOST

    def find(self, shape: Shape) -> str | None:
        """Return the SVG of a shape, or None if it is not kept."""
        found = self._young.get(id(shape))
        if found:
            return found[1]
        found = self._old.get(id(shape))
        if not found:
            return None
        self._add(*found)
        return found[1]

    def keep(self, shape: Shape, written: str) -> None:
        """Keep the SVG of a shape, inner shapes first, unless it is for one table only."""
        if len(written) <= LONGEST and not self._is_of_one_table(shape):
            self._add(shape, written)

    def _add(self, shape: Shape, written: str) -> None:
        if len(written) > self._room:
            self._old, self._young, self._room = self._young, {}, MOST
        self._young[id(shape)] = (shape, written)
        self._room -= len(written)

    def _is_of_one_table(self, shape: Shape) -> bool:
        return any(
            isinstance(words, Phrase) and self._differs(words)
            for words in (shape.words, shape.label)
        ) or any(not is_plain(each) and self.find(each) is None for each in shape.inside)


def is_plain(shape: Shape) -> bool:
    """Return whether a shape has no shapes inside and no words that need a language."""
    return not (shape.inside or isinstance(shape.words, Phrase) or isinstance(shape.label, Phrase))
