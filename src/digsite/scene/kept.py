"""Shapes as they were written, for whoever draws many tables in one language."""

from collections.abc import Callable
from typing import Final

from digsite.core.phrase import Phrase
from digsite.core.scenery import Shape

MOST: Final = 4_000_000  # letters of a generation
LONGEST: Final = 4_000  # letters of a shape; a longer one is soon put together from what it holds


class Kept:
    """Knows a shape again by being the same object: a game draws what looks alike only once.

    What says something that differs from table to table is not kept, such as the players' names.
    When a generation is full, the one before it is forgotten.
    """

    def __init__(self, differs: Callable[[Phrase], bool] = lambda _: False) -> None:
        self._differs = differs
        self._young: dict[int, tuple[Shape, str]] = {}  # a shape that is held keeps its id()
        self._old: dict[int, tuple[Shape, str]] = {}
        self._room = MOST

    def find(self, shape: Shape) -> str | None:
        """Give a shape as it was written."""
        found = self._young.get(id(shape))
        if found:
            return found[1]
        found = self._old.get(id(shape))
        if not found:
            return None
        self._add(*found)
        return found[1]

    def keep(self, shape: Shape, written: str) -> None:
        """Keep what was written, after all that lies inside it, unless it is for one table only."""
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
    """Whether a shape is alone and says nothing that needs a language."""
    return not (shape.inside or isinstance(shape.words, Phrase) or isinstance(shape.label, Phrase))
