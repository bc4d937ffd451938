"""What the picks of a person are: a patron, cells, or one thing that is a whole action."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from digsite.core.gathering import Picks
from digsite.games.mykerinos.actions import (
    CALL_BLACKMORE,
    CALL_BROWN,
    CALL_LEMON,
    CALL_TANGERINE,
    CALL_VIOLET,
    DECLINE,
    PASS,
    ROOM,
    SKIP,
    TAKE,
)
from digsite.games.mykerinos.components import BLACKMORE, BROWN, LEMON, TANGERINE, VIOLET
from digsite.games.mykerinos.gathering.layings import CellNumbers, Laying, Layings, layings
from digsite.games.mykerinos.things import (
    CELL_IDS,
    CELL_OF,
    DECLINE_ID,
    PATRON_IDS,
    PATRON_OF,
    ROOM_IDS,
    SKIP_ID,
    lot_id,
    space_id,
)
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import pass_space

CALLS: Final = {
    LEMON: CALL_LEMON,
    BLACKMORE: CALL_BLACKMORE,
    TANGERINE: CALL_TANGERINE,
    VIOLET: CALL_VIOLET,
}


class Picked(NamedTuple):
    """What is picked: the card of a patron, cells in the order of picking, a thing for itself.

    A thing for itself is a whole action: a space of the pass track, a lot, a room or a button. With
    Sir Brown it is a room, and there are no cells.
    """

    patron: int | None = None
    cells: CellNumbers = ()
    thing: str = ""

    @property
    def picks(self) -> Picks:
        """The ids of everything that is picked: the patron first."""
        card = () if self.patron is None else (PATRON_IDS[self.patron],)
        thing = (self.thing,) if self.thing else ()
        return (*card, *(CELL_IDS[cell] for cell in self.cells), *thing)

    @property
    def calls(self) -> tuple[int, ...]:
        """The call of the patron, if it is an action of its own."""
        return (CALLS[self.patron],) if self.patron in CALLS else ()


def wholes(v: View) -> dict[str, int]:
    """Return the things that are whole actions for themselves, with these actions."""
    return {whole_id(v, action): action for action in v.legal if is_whole(action)}


def is_whole(action: int) -> bool:
    """Return whether an action is a whole turn or choice: no cube on a cell, no call before one."""
    return action == PASS or action >= CALL_BROWN


def whole_id(v: View, action: int) -> str:
    """Return the thing or the button that stands for a whole action."""
    if action == PASS:
        return space_id(pass_space(v))
    if action < SKIP:
        return ROOM_IDS[action - CALL_BROWN]
    if action == SKIP:
        return SKIP_ID
    if action == DECLINE:
        return DECLINE_ID
    return ROOM_IDS[action - ROOM] if action > DECLINE else lot_id(2 * v.zone + (action - TAKE) % 2)


def callable_patrons(v: View) -> list[int]:
    """Return the patrons who can be called now."""
    found = {patron for patron, call in CALLS.items() if call in v.legal}
    if any(CALL_BROWN <= action < SKIP for action in v.legal):
        found.add(BROWN)
    return sorted(found)


def rooms_of_brown(v: View) -> dict[str, int]:
    """Return the rooms that Sir Brown opens, with the actions."""
    return {thing: a for thing, a in wholes(v).items() if CALL_BROWN <= a < SKIP}


def understood(v: View, picks: Picks) -> Picked:
    """Return what these picks are; those that do not fit what was picked before are left out."""
    single, rooms = wholes(v), rooms_of_brown(v)
    patrons = callable_patrons(v)
    kinds = [pick for pick in picks if pick in single or pick in CELL_OF]
    if kinds and kinds[0] in single and kinds[0] not in rooms:
        return Picked(thing=kinds[0])
    patron = next((PATRON_OF[p] for p in picks if PATRON_OF.get(p) in patrons), None)
    if patron is None and kinds and kinds[0] in rooms:
        patron = BROWN
    if patron == BROWN:
        return Picked(BROWN, thing=next((pick for pick in picks if pick in rooms), ""))
    cells = (CELL_OF[pick] for pick in picks if pick in CELL_OF)
    return Picked(patron, fitting(layings_of(v, patron), cells))


def layings_of(v: View, patron: int | None) -> Layings:
    """Return what can be laid now, with the help of a patron if one is called."""
    return layings(v, None if patron is None else CALLS[patron])


def fitting(every: Layings, cells: Iterable[int]) -> CellNumbers:
    """Return those of the cells that fit together with the ones before."""
    kept: CellNumbers = ()
    for cell in cells:
        if cell not in kept and every.fit((*kept, cell)):
            kept = (*kept, cell)
    return kept


def laying_of(v: View, picked: Picked) -> Laying | None:
    """Return how the chosen cells are laid, or None while some are missing."""
    return layings_of(v, picked.patron).laying(picked.cells) if picked.cells else None
