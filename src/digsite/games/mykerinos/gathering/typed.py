"""A typed line of the terminal as picks: "extend c4 d4", "tangerine c4 d4 e4", "take left"."""

from typing import Final

from digsite.core.gathering import Picks
from digsite.games.mykerinos.actions import CELL_NAMES, DIG, EXTEND, PASS, SIDES, THEN
from digsite.games.mykerinos.components import PATRONS, ROOM_NAMES
from digsite.games.mykerinos.gathering.gather import gather
from digsite.games.mykerinos.things import (
    CELL_IDS,
    DECLINE_ID,
    PATRON_IDS,
    ROOM_IDS,
    SKIP_ID,
    lot_id,
    space_id,
)
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import pass_space

THINGS: Final = {
    **dict(zip(CELL_NAMES, CELL_IDS, strict=True)),
    **dict(zip(PATRONS, PATRON_IDS, strict=True)),
    **dict(zip(ROOM_NAMES, ROOM_IDS, strict=True)),
    "skip": SKIP_ID,
    "decline": DECLINE_ID,
}
# Words that add nothing to the things, but must not be untrue
VERBS: Final = {"dig": range(DIG, EXTEND), "extend": range(EXTEND, THEN)}
FILLERS: Final = frozenset((*VERBS, "then", "take", "discard", "room"))


def typed(v: View, text: str) -> Picks:
    """Return the picks that a line names, in any order; none if it names anything else."""
    words = text.lower().replace(",", " ").split()
    things = {**THINGS, **here(v)}
    picks = tuple(things[word] for word in words if word in things)
    if not all(word in things or word in FILLERS for word in words):
        return ()
    return picks if means(v, picks, words) else ()


def here(v: View) -> dict[str, str]:
    """Return the words whose things depend on the table."""
    sides = {side: lot_id(2 * v.zone + n) for n, side in enumerate(SIDES)}
    passing = {"pass": space_id(pass_space(v))} if PASS in v.legal else {}
    return {**sides, **passing}


def means(v: View, picks: Picks, words: list[str]) -> bool:
    """Return whether all picks fit, and a dig or an extension is meant if that was typed."""
    if not v.legal:
        return False
    g = gather(v, picks)
    laid = [action for action in g.actions if action < PASS]
    verbs = [VERBS[word] for word in words if word in VERBS]
    if sorted(g.picks) != sorted(picks):
        return False
    return not g.actions or all(laid and laid[0] in verb for verb in verbs)
