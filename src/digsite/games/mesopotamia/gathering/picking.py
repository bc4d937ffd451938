"""A gathering of Mesopotamia, with what its picture shows beside the picks.

What a click on a thing does, and how many points it costs; marks beside a tile, where several
things can be done; ghosts of what would be built.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from digsite.core.gathering import Button, Click, Gathering, Hindrance, Picks
from digsite.core.scenery import Words


class Lead(NamedTuple):
    """A thing that can be clicked: where a click leads, what it does, how many points it costs."""

    click: Click
    does: str  # the phrase `does-<does>` says it
    points: int = 0
    chosen: bool = False  # it is drawn as picked, though it is no pick itself


Leads = dict[str, Lead]  # by the id of the thing
NO_REASONS: Final[Mapping[str, Hindrance]] = {}


class Glow(NamedTuple):
    """How a thing that can be clicked is drawn."""

    does: str = ""
    points: int = 0
    picked: bool = False


class TileMark(NamedTuple):
    """A small picture beside a tile: something that can be done there. `mark-<verb>` names it."""

    id: str
    verb: str
    slot: int
    goods: tuple[int, ...] = ()
    seat: int = -1  # whose piece is drawn on it
    worth: int = 0  # of an own offering
    picked: bool = False


class Ghost(NamedTuple):
    """Something that would be built: `hut`, `shrine` or `tribe`, on a tile."""

    piece: str
    slot: int
    worth: int = 0  # of the offering under a hut; 0 if none is chosen yet


@dataclass(frozen=True)
class Picking(Gathering):
    """A gathering, and what its picture shows."""

    glows: Mapping[str, Glow] = field(default_factory=dict)
    marks: tuple[TileMark, ...] = ()
    ghosts: tuple[Ghost, ...] = ()


def picking(  # noqa: PLR0913 - all that a gathering has
    says: Words,
    confirm: Words,
    leads: Leads,
    *,
    picks: Picks = (),
    more: Words = "",
    actions: tuple[int, ...] = (),
    buttons: tuple[Button, ...] = (),
    marks: tuple[TileMark, ...] = (),
    ghosts: tuple[Ghost, ...] = (),
    why: Mapping[str, Hindrance] = NO_REASONS,
    then: Picks = (),
) -> Picking:
    """Return a gathering of things that can be clicked."""
    glows = {
        each: Glow(lead.does, lead.points, lead.chosen or each in picks)
        for each, lead in leads.items()
    }
    clicks = {each: lead.click for each, lead in leads.items()}
    return Picking(
        says, confirm, picks, clicks, more, actions, buttons, why, then, glows, marks, ghosts
    )
