"""From picks to a gathering: what they mean, and where every click leads."""

from collections.abc import Iterator

from digsite.core.gathering import Button, Click, Gathering, Meaning, Picks
from digsite.core.phrase import phrase
from digsite.games.mykerinos.actions import PASS, SKIP
from digsite.games.mykerinos.components import BROWN
from digsite.games.mykerinos.gathering.barred import barred
from digsite.games.mykerinos.gathering.cubes import asked, of_cells
from digsite.games.mykerinos.gathering.picked import (
    Picked,
    callable_patrons,
    is_whole,
    laying_of,
    layings_of,
    rooms_of_brown,
    understood,
    whole_id,
    wholes,
)
from digsite.games.mykerinos.gathering.wholes import asked_in_survey, of_whole
from digsite.games.mykerinos.phases import SURVEY
from digsite.games.mykerinos.things import CELL_IDS, DECLINE_ID, PATRON_IDS, SKIP_ID
from digsite.games.mykerinos.view import View

BUTTONS = {DECLINE_ID: "gather-take-nothing"}


def gather(v: View, picks: Picks) -> Gathering:
    """Return what these picks mean to the actor, and what he can pick besides."""
    picked = understood(v, picks)
    meant = picked if picked.picks else only_one(v)
    says, more, confirm = meaning(v, meant)
    actions, small = actions_of(v, meant), tuple(buttons(v, picked))
    if SKIP in v.legal and not picked.picks:
        confirm, actions = phrase("gather-lay-none"), (SKIP,)
    lit = dict(clicks(v, picked))
    why = barred(v, picked, lit)
    return Gathering(says, confirm, picked.picks, lit, more, actions, small, why)


def only_one(v: View) -> Picked:
    """Return what is meant by no pick: the only action that is left, unless it lays a cube."""
    if len(v.legal) == 1 and is_whole(v.legal[0]):
        return Picked(thing=whole_id(v, v.legal[0]))
    return Picked()


def meaning(v: View, picked: Picked) -> Meaning:
    """Return what is picked in words, or what is asked."""
    if picked.thing:
        return of_whole(v, wholes(v)[picked.thing])
    if v.phase == SURVEY:
        return asked_in_survey(v)
    return of_cells(v, picked) if picked.cells else asked(v, picked)


def actions_of(v: View, picked: Picked) -> tuple[int, ...]:
    """Return what would be played; nothing while something is missing."""
    if picked.thing:
        return (wholes(v)[picked.thing],)
    laying = laying_of(v, picked)
    return (*picked.calls, *laying.actions) if laying else ()


def clicks(v: View, picked: Picked) -> Iterator[tuple[str, Click]]:
    """Yield the things that can be clicked, and what is picked after it."""
    yield from whole_clicks(v, picked)
    yield from patron_clicks(v, picked)
    if picked.patron != BROWN:
        yield from cell_clicks(v, picked)


def whole_clicks(v: View, picked: Picked) -> Iterator[tuple[str, Click]]:
    """Pick a whole action in place of everything else, or put it back.

    Rooms are open to Sir Brown alone, as long as no other patron is picked.
    """
    rooms = rooms_of_brown(v)
    for thing in wholes(v):
        if thing in rooms:
            if picked.patron in {None, BROWN}:
                yield (
                    thing,
                    Click(Picked(BROWN, thing="" if thing == picked.thing else thing).picks),
                )
        elif thing not in {*BUTTONS, SKIP_ID}:
            yield thing, Click(() if thing == picked.thing else (thing,))


def patron_clicks(v: View, picked: Picked) -> Iterator[tuple[str, Click]]:
    """Call a patron, or put his card back. The cells stay, as far as they fit."""
    cells = picked.cells
    for patron in callable_patrons(v):
        after = Picked(
            None if patron == picked.patron else patron, () if patron == BROWN else cells
        )
        yield PATRON_IDS[patron], Click(after.picks)


def cell_clicks(v: View, picked: Picked) -> Iterator[tuple[str, Click]]:
    """Choose a further cell, or another one in place of the last ones; a far one begins anew.

    A click on a chosen cell puts it back, and those chosen after it.
    """
    patron, cells = picked.patron, picked.cells
    every = layings_of(v, patron)
    seen = set(cells)
    for kept in range(len(cells), -1, -1):
        for cell in every.following(cells[:kept]):
            if cell not in seen:
                seen.add(cell)
                yield CELL_IDS[cell], Click(Picked(patron, (*cells[:kept], cell)).picks)
    for n, cell in enumerate(cells):
        yield CELL_IDS[cell], Click(Picked(patron, cells[:n]).picks)


def buttons(v: View, picked: Picked) -> Iterator[Button]:
    """Yield the small buttons: to pass, to take nothing."""
    for thing, action in wholes(v).items():
        if thing in BUTTONS or action == PASS:
            name, words = ("pass", "pass") if action == PASS else (thing, BUTTONS[thing])
            chosen = thing == picked.thing
            yield Button(name, phrase(words), Click(() if chosen else (thing,)), chosen)
