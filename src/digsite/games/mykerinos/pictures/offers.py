"""What can be done now and what is picked, by the things of the picture."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from digsite.core.gathering import Gathering, Picks
from digsite.core.targets import targets
from digsite.games.mykerinos.components import BROWN
from digsite.games.mykerinos.pictures.pieces import colour_name
from digsite.games.mykerinos.pictures.targets import kind, spots
from digsite.games.mykerinos.things import CELL_OF, PATRON_IDS, PATRON_OF
from digsite.games.mykerinos.view import View


class Lighting(NamedTuple):
    """How a thing looks: whether it can be clicked, and whether it is picked."""

    lit: bool = False
    picked: bool = False

    @property
    def marked(self) -> bool:
        """Whether there is anything to show."""
        return self.lit or self.picked

    @property
    def can_go_back(self) -> bool:
        """Whether a click puts the thing back."""
        return self.lit and self.picked

    @property
    def classes(self) -> str:
        """The classes that are added to those of the thing."""
        return " legal" * self.lit + " picked" * self.picked


class CellOffer(NamedTuple):
    """What a click on a cell does.

    `kind` is "dig", "extend", "both" or "then" as the actions are; "first" with a patron; "next"
    for a further cube; "again" to begin anew; "picked" for a chosen cell; or "" for nothing.
    `number` counts the cubes of the turn, `colour` is that of the cube which is laid or would be.
    A `quiet` cell has a small mark and does not shine.
    """

    kind: str = ""
    number: int = 0
    colour: str = ""
    quiet: bool = False


NOTHING: Final = CellOffer()


class Offers:
    """What the viewer can do. Without a gathering, what has actions can be clicked."""

    def __init__(self, v: View, gathering: Gathering | None = None) -> None:
        self._targets: Final = targets(v.legal, spots)
        self._gathering: Final = gathering
        found = self._lit_cells() if gathering is None else self._choices(v, gathering)
        self._cells: Final = dict(found)

    def actions(self, *spot: str | int) -> tuple[int, ...]:
        """Return the actions that happen at a spot."""
        return self._targets.get(spot, ())

    def look(self, thing: str, actions: tuple[int, ...]) -> Lighting:
        """Return how a thing looks if a click on it does these actions."""
        if self._gathering is None:
            return Lighting(bool(actions))
        return Lighting(thing in self._gathering.clicks, thing in self._gathering.picks)

    def cell(self, cell: int) -> CellOffer:
        """Return what a click on a cell does."""
        return self._cells.get(cell, NOTHING)

    @property
    def chosen(self) -> dict[int, CellOffer]:
        """The cells that are picked."""
        return {cell: each for cell, each in self._cells.items() if each.kind == "picked"}

    @property
    def shining(self) -> int:
        """How many cells are lit, and not quietly."""
        return sum(not each.quiet for each in self._cells.values())

    @property
    def a_room(self) -> bool:
        """Whether Sir Brown is called, and a room is to be chosen for his cube."""
        return self._gathering is not None and PATRON_IDS[BROWN] in self._gathering.picks

    @property
    def picking(self) -> bool:
        """Whether the picture shows what is picked."""
        return self._gathering is not None

    def _lit_cells(self) -> Iterator[tuple[int, CellOffer]]:
        for spot, actions in self._targets.items():
            if spot[0] == "cell":
                yield int(spot[1]), CellOffer(kind(actions))

    def _choices(self, v: View, gathering: Gathering) -> Iterator[tuple[int, CellOffer]]:
        """Yield the cells that are chosen, and those that can be."""
        colour, chosen = colour_name(v, v.team), cells_of(gathering.picks)
        for n, cell in enumerate(chosen, 1):
            yield cell, CellOffer("picked", n, colour)
        clicks = gathering.clicks.items()
        lit = {CELL_OF[thing]: cells_of(click.picks) for thing, click in clicks if thing in CELL_OF}
        numbers = {cell: len(after) for cell, after in lit.items() if cell not in chosen}
        most = max(numbers.values(), default=0)
        called = any(pick in PATRON_OF for pick in gathering.picks)
        for cell, number in numbers.items():
            if number == most > 1:
                yield cell, CellOffer("next", number, colour)
            elif chosen:
                yield cell, CellOffer("again", 0, colour, quiet=True)
            else:
                actions = () if called else self.actions("cell", cell)
                yield cell, first_choice(actions, colour, on_pyramid=cell in v.pyramids)


def first_choice(actions: tuple[int, ...], colour: str, *, on_pyramid: bool) -> CellOffer:
    """Return what a first click does. Only pyramids and the rest of a turn shine."""
    meant = kind(actions) if actions else "first"
    return CellOffer(meant, 0, colour, quiet=meant != "then" and not on_pyramid)


def cells_of(picks: Picks) -> list[int]:
    """Return the cells among picks, in their order."""
    return [CELL_OF[pick] for pick in picks if pick in CELL_OF]
