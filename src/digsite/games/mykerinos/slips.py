"""What a beginner of Mykerinos would soon regret: passing where first place is to be had."""

from collections.abc import Sequence

from digsite.core.phrase import Phrase, phrase
from digsite.games.mykerinos.actions import DIG, EXTEND, PASS, THEN
from digsite.games.mykerinos.components import WIDTH
from digsite.games.mykerinos.reasons import rivals_ahead, zone_of
from digsite.games.mykerinos.view import View


def slip(v: View, actions: Sequence[int]) -> Phrase | None:
    """M4.4  The viewer passes, and one turn would make him first where nobody is or can answer."""
    if [*actions] != [PASS]:
        return None
    found = [
        (cubes, zone)
        for cubes, reached in ((1, _dug(v)), (2, _extended(v)))
        for zone in reached
        if rivals_ahead(v, zone, 0) > 0 == rivals_ahead(v, zone, cubes)
    ]
    empty = [zone for _, zone in found if not v.standings[zone]]
    if found and _last(v):
        cubes, zone = min(found)
        return phrase("slip-majority", zone=zone + 1, cubes=cubes)
    return phrase("slip-empty", zone=empty[0] + 1) if empty else None


def _last(v: View) -> bool:
    """M4.6  Return whether everybody else has passed."""
    return all(each.passed for n, each in enumerate(v.players[: v.seats]) if n != v.seat)


def _dug(v: View) -> set[int]:
    """M4.2  Return the zones in which one cube can be laid."""
    return {zone_of(each - DIG) for each in v.legal if each < EXTEND}


def _extended(v: View) -> set[int]:
    """M4.3  Return the zones in which both cubes of an extension can be laid."""
    firsts = (each - EXTEND for each in v.legal if EXTEND <= each < THEN)
    return {zone_of(cell) for cell in firsts if any(_free(v, each) for each in _beside(v, cell))}


def _free(v: View, cell: int) -> bool:
    return v.cubes[cell] < 0 and cell not in v.pyramids


def _beside(v: View, cell: int) -> list[int]:
    """M1.4  Return the neighbours of a cell in its own zone."""
    column = cell % WIDTH
    sides = [cell - 1] * (column > 0) + [cell + 1] * (column < WIDTH - 1)
    around = [*sides, cell - WIDTH, cell + WIDTH]
    return [each for each in around if 0 <= each < v.cells and zone_of(each) == zone_of(cell)]
