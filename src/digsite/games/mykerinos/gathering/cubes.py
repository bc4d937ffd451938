"""What chosen cells mean, and what is asked of who lays cubes."""

from typing import Final

from digsite.core.gathering import Meaning
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Words
from digsite.games.mykerinos.actions import CELL_NAMES, EXTEND, THEN
from digsite.games.mykerinos.components import BROWN, NEUTRAL, PATRONS, VIOLET
from digsite.games.mykerinos.gathering.layings import CellNumbers, Laying
from digsite.games.mykerinos.gathering.picked import (
    Picked,
    callable_patrons,
    laying_of,
    layings_of,
)
from digsite.games.mykerinos.phases import (
    BLACKMORE_CALLED,
    EXCAVATION,
    LEMON_CALLED,
    NEUTRAL_DIG,
    TANGERINE_CALLED,
    VIOLET_CALLED,
)
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import alone

CALLED: Final = {
    LEMON_CALLED: "lemon",
    BLACKMORE_CALLED: "blackmore",
    TANGERINE_CALLED: "tangerine",
    VIOLET_CALLED: "violet",
    NEUTRAL_DIG: "neutral",
}


# Nothing is chosen yet


def asked(v: View, picked: Picked) -> Meaning:
    """Return what is asked while no cell is chosen: of the turn, or for the patron picked."""
    if picked.patron is not None:
        says = phrase(f"gather-ask-{PATRONS[picked.patron]}")
        return Meaning(says, card_used(picked.patron), choose(v, picked))
    if v.phase == EXCAVATION:
        return Meaning(asked_of_turn(v), legend(v), choose(v, picked))
    if v.phase in CALLED:
        cubes = v.players[v.actor].held_neutral
        return Meaning(phrase(f"gather-ask-{CALLED[v.phase]}", cubes=cubes), "", choose(v, picked))
    return Meaning(phrase("gather-ask-next", cell=CELL_NAMES[v.last_cell]), "", choose(v, picked))


def asked_of_turn(v: View) -> Phrase:
    """Return what can be done in a turn."""
    may = "dig" if any(action < EXTEND for action in v.legal) else "full"
    return phrase("gather-turn", may=may, patrons=len(callable_patrons(v)))


def legend(v: View) -> Words:
    """Return that this action is the last one, else what two squares on a cell mean."""
    if alone(v):
        return phrase("gather-last-action")
    extends = any(EXTEND <= action < THEN for action in v.legal)
    return phrase("gather-two-squares") if extends else ""


def choose(v: View, picked: Picked) -> Phrase:
    """Return what the large button waits for."""
    if picked.patron == BROWN:
        return phrase("gather-choose-room")
    every = layings_of(v, picked.patron)
    if not every.fit(()):
        return phrase("gather-choose-patron")
    needed = len(picked.cells) + every.missing(picked.cells)
    if needed == 1:
        return phrase("gather-choose-cell")
    return phrase("gather-lay", cubes=needed, chosen=len(picked.cells))


# Cells are chosen


def of_cells(v: View, picked: Picked) -> Meaning:
    """Return what the chosen cells mean: a whole turn, or the beginning of one."""
    every, laying = layings_of(v, picked.patron), laying_of(v, picked)
    if laying is None:
        missing = every.missing(picked.cells)
        says = phrase("gather-missing", cells=named(picked.cells), missing=missing)
        return Meaning(says, spent(v, picked), choose(v, picked))
    confirm = outcome(v, picked, laying)
    if every.following(picked.cells):
        cells = named(laying.cells)
        return Meaning(
            phrase("gather-second", cells=cells), phrase("gather-leave-it", cells=cells), confirm
        )
    says = phrase(f"gather-{verb(laying)}", cells=named(laying.cells), whose=whose(v))
    return Meaning(says, spent(v, picked), confirm)


def spent(v: View, picked: Picked) -> Words:
    """Return what the turn costs besides cubes, or ends."""
    if picked.patron is not None:
        return card_used(picked.patron)
    return phrase("gather-last-action") if v.phase == EXCAVATION and alone(v) else ""


def card_used(patron: int) -> Phrase:
    """Return that the card of a patron will be tilted."""
    return phrase("gather-card-used", patron=phrase(f"patron-{PATRONS[patron]}"))


def outcome(v: View, picked: Picked, laying: Laying) -> Phrase:
    """Return what the large button says: what is laid, and how many cubes are left in hand."""
    cubes = len(laying.cells)
    return phrase(
        f"gather-confirm-{verb(laying)}",
        cells=named(laying.cells),
        whose=whose(v),
        cubes=cubes,
        left=in_hand(v) + (picked.patron == VIOLET) - cubes,
    )


def in_hand(v: View) -> int:
    """Return how many cubes of the colour being laid the actor holds."""
    player = v.players[v.actor]
    return player.held_neutral if whose(v) == "neutral" else player.reserve


def whose(v: View) -> str:
    """Return whose cubes are laid: "own" or "neutral"."""
    return "neutral" if v.seats == 2 and v.team == NEUTRAL else "own"


def verb(laying: Laying) -> str:
    """Return what a turn is: "dig", "extend", or "then" for one that was begun before."""
    if laying.actions[0] < EXTEND:
        return "dig"
    return "extend" if laying.actions[0] < THEN else "then"


def named(cells: CellNumbers) -> str:
    """Return the names of some cells."""
    return ", ".join(CELL_NAMES[cell] for cell in cells)
