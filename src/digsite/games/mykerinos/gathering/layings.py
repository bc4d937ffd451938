"""Every way to lay cubes in one turn, as `legal` allows it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.rng import seeded
from digsite.games.mykerinos.actions import PASS
from digsite.games.mykerinos.components import CELLS
from digsite.games.mykerinos.phases import LAST_CUBE, LEMON_LAST_CUBE, TANGERINE_MIDDLE_CUBE
from digsite.games.mykerinos.rules.course import apply, legal
from digsite.games.mykerinos.state import State, clone
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.worlds import sample

GOES_ON: Final = frozenset((LAST_CUBE, LEMON_LAST_CUBE, TANGERINE_MIDDLE_CUBE))

CellNumbers = tuple[int, ...]


class Laying(NamedTuple):
    """The cells of a turn in the order in which cubes are laid there, and the actions for it."""

    cells: CellNumbers
    actions: tuple[int, ...]


class Layings:
    """Everything that can be laid in one turn, and what can follow when some cells are chosen.

    Cells may be chosen in any order: some cells fit together if one laying has them all.
    """

    def __init__(self, layings: list[Laying]) -> None:
        self._layings: Final = [(frozenset(laying.cells), laying) for laying in layings]

    def _holding(self, cells: CellNumbers) -> Iterator[frozenset[int]]:
        chosen = frozenset(cells)
        return (every for every, _ in self._layings if chosen <= every)

    def fit(self, cells: CellNumbers) -> bool:
        """Return whether these cells, and perhaps more, can be laid in one turn."""
        return any(True for _ in self._holding(cells))

    def following(self, cells: CellNumbers) -> list[int]:
        """Return the cells that can be chosen besides these, ascending."""
        return sorted(frozenset[int]().union(*self._holding(cells)) - frozenset(cells))

    def missing(self, cells: CellNumbers) -> int:
        """Return how many more cells are needed at least; the cells must fit."""
        return min(map(len, self._holding(cells))) - len(cells)

    def laying(self, cells: CellNumbers) -> Laying | None:
        """Return the laying of just these cells: in their order if that is legal, else another."""
        chosen = frozenset(cells)
        found = [laying for every, laying in self._layings if every == chosen]
        in_order = [laying for laying in found if laying.cells == cells]
        return next(iter(in_order + found), None)


@lru_cache(maxsize=64)
def layings(v: View, call: int | None) -> Layings:
    """Return all layings of the actor, if wanted after the call of a patron.

    Nothing is hidden, so the one state behind the view says what is legal.
    """
    s = sample(v, seeded(b"gather"))
    if call is not None:
        apply(s, call)
    return Layings(list(_continued(s, Laying((), ()))))


def _continued(s: State, begun: Laying) -> Iterator[Laying]:
    for action in legal(s):
        if action < PASS:
            after = clone(s)
            apply(after, action)
            laying = Laying((*begun.cells, action % CELLS), (*begun.actions, action))
            if after.phase in GOES_ON:
                yield from _continued(after, laying)
            else:
                yield laying
