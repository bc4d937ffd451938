"""The box of Mykerinos, counted on a table (M1.6)."""

from typing import Any

from digsite.core.bits import count
from digsite.core.game import Package
from digsite.games import mykerinos
from digsite.games.mykerinos.rules.cells import size
from digsite.games.mykerinos.state import NO_LOT, State, cubes_of

GAME: Package[Any, Any] = mykerinos  # mypy compares it with the protocol


def census(s: State) -> dict[str, int]:
    """Cubes by colour, wherever they are; lots that are somewhere may only become fewer."""
    found = {}
    for colour in range(s.colours):
        held = s.held_neutral if colour >= s.seats else []
        found[f"cubes of colour {colour}"] = (
            s.supply[colour]
            + s.reserve[colour]
            + size(cubes_of(s, colour))
            + count(s.halls[colour])
            + sum(held)
        )
    together = sum(size(cubes_of(s, colour)) for colour in range(s.colours))
    found["cubes that share a cell"] = together - size(s.occupied)
    lots = [lot for lot in s.lot_at if lot != NO_LOT]
    in_places = count(s.stack) + sum(count(lots) for lots in s.lots) + len(lots)
    apart = s.stack | sum(s.lots) | sum(2**lot for lot in lots)
    found["lots in two places"] = in_places - count(apart)
    return found
