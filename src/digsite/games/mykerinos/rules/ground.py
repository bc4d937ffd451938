"""Mykerinos: where cubes may be laid, as sets of cells. M4 and M5 of docs/rules/mykerinos.md."""

from mypy_extensions import i64

from digsite.games.mykerinos.components import NEUTRAL
from digsite.games.mykerinos.phases import (
    BLACKMORE_CALLED,
    EXCAVATION,
    LAST_CUBE,
    LEMON_CALLED,
    LEMON_LAST_CUBE,
    NEUTRAL_DIG,
    TANGERINE_CALLED,
    TANGERINE_MIDDLE_CUBE,
    VIOLET_CALLED,
)
from digsite.games.mykerinos.rules.cells import (
    TOUCHING,
    Cells,
    both,
    either,
    holds,
    near,
    near_twice,
    none,
    without,
)
from digsite.games.mykerinos.state import State, cubes_of


def is_neutral(s: State, colour: i64) -> bool:
    """M10.1  Between two people a third colour is neutral: it blocks, and scores nothing."""
    return s.seats == 2 and colour == NEUTRAL


def in_hand(s: State) -> i64:
    """Return how many cubes of the colour being laid the actor holds."""
    if is_neutral(s, s.team):
        return s.held_neutral[s.actor]
    return s.reserve[s.actor]


def bare(s: State) -> Cells:
    """Return the cells without a cube, pyramids or not."""
    return without(s.region, s.occupied)


def free(s: State) -> Cells:
    """M4.2  The cells where a cube may stand: no cube there, and no pyramid."""
    return without(bare(s), s.pyramids)


def digs(s: State) -> Cells:
    """M4.2  Start a dig: one cube on any free cell. Patrons change what is asked of the cell."""
    if s.phase == EXCAVATION:
        return free(s) if s.reserve[s.actor] > 0 else none()
    if s.phase in (VIOLET_CALLED, NEUTRAL_DIG):
        return free(s)
    if s.phase == LEMON_CALLED:
        return bare_pyramids(s)
    if s.phase == BLACKMORE_CALLED:
        return starts_of_two(s)
    return none()


def extensions(s: State) -> Cells:
    """M4.3  Extend a dig: where the first of the cubes may stand, so that the others can follow."""
    if s.phase in (EXCAVATION, VIOLET_CALLED, NEUTRAL_DIG):
        return starts_of_extension(s) if in_hand(s) >= 2 else none()
    if s.phase == LEMON_CALLED:
        return lemon_extensions(s) if s.reserve[s.actor] >= 2 else none()
    if s.phase == TANGERINE_CALLED:
        return starts_of_three(s)
    return none()


def further_cubes(s: State) -> Cells:
    """M4.3  The next cube touches the one just laid."""
    if s.phase == LAST_CUBE:
        return both(free(s), TOUCHING[s.last_cell])
    if s.phase == LEMON_LAST_CUBE:
        return both(lemon_counterparts(s), TOUCHING[s.last_cell])
    if s.phase == TANGERINE_MIDDLE_CUBE:
        open_cells = free(s)
        return both(both(open_cells, TOUCHING[s.last_cell]), near(open_cells))
    return none()


def starts_of_extension(s: State) -> Cells:
    """M4.3  Free, beside a cube of the colour, and with a free cell beside it for the second."""
    open_cells = free(s)
    return both(both(open_cells, near(cubes_of(s, s.team))), near(open_cells))


def bare_pyramids(s: State) -> Cells:
    """M5.3  Lord Lemon: a dig may start on a pyramid where no cube stands."""
    return both(bare(s), s.pyramids)


def lemon_extensions(s: State) -> Cells:
    """M5.3  Lord Lemon: of the two cubes of an extension exactly one stands on a pyramid."""
    sand, pyramids = free(s), bare_pyramids(s)
    pairs = either(both(sand, near(pyramids)), both(pyramids, near(sand)))
    return both(pairs, near(cubes_of(s, s.team)))


def lemon_counterparts(s: State) -> Cells:
    """M5.3  After a cube on a pyramid the other stands on sand, and the other way round."""
    return free(s) if holds(s.pyramids, s.last_cell) else bare_pyramids(s)


def starts_of_two(s: State) -> Cells:
    """M5.5  Mrs Blackmore: a new dig of two cubes: a free cell with a free one beside it."""
    open_cells = free(s)
    return both(open_cells, near(open_cells))


def starts_of_three(s: State) -> Cells:
    """M5.6  Colonel Tangerine: an extension of three, each cube touching the one before."""
    open_cells = free(s)
    middles = both(open_cells, near_twice(open_cells))
    return both(both(open_cells, near(cubes_of(s, s.team))), near(middles))
