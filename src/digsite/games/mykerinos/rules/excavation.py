"""Mykerinos: phase 2, excavation. M4 of docs/rules/mykerinos.md, and what two players add to it."""

from mypy_extensions import i64

from digsite.games.mykerinos.components import NEUTRAL
from digsite.games.mykerinos.phases import (
    BLACKMORE_CALLED,
    LAST_CUBE,
    LEMON_CALLED,
    LEMON_LAST_CUBE,
    NEUTRAL_DIG,
    TANGERINE_CALLED,
    TANGERINE_MIDDLE_CUBE,
)
from digsite.games.mykerinos.rules.cells import either, empty, only
from digsite.games.mykerinos.rules.ground import free, is_neutral
from digsite.games.mykerinos.rules.season import begin_turn
from digsite.games.mykerinos.rules.survey import begin_survey
from digsite.games.mykerinos.state import NO_CELL, State, cubes_of, set_cubes


def dig(s: State, cell: i64) -> None:
    """M4.2  Lay the cube of a new dig; with Mrs Blackmore a second one follows."""
    lay_cube(s, cell)
    if s.phase == BLACKMORE_CALLED:
        s.phase = LAST_CUBE
    else:
        end_action(s)


def extend(s: State, cell: i64) -> None:
    """M4.3  Lay the first cube of an extension."""
    lay_cube(s, cell)
    if s.phase == LEMON_CALLED:
        s.phase = LEMON_LAST_CUBE
    elif s.phase == TANGERINE_CALLED:
        s.phase = TANGERINE_MIDDLE_CUBE
    else:
        s.phase = LAST_CUBE


def lay_further(s: State, cell: i64) -> None:
    """M4.3  Lay the second cube of a turn, or the third."""
    lay_cube(s, cell)
    if s.phase == TANGERINE_MIDDLE_CUBE:
        s.phase = LAST_CUBE
    else:
        end_action(s)


def lay_cube(s: State, cell: i64) -> None:
    """A cube goes from the hand to the region."""
    here = only(cell)
    set_cubes(s, s.team, either(cubes_of(s, s.team), here))
    s.occupied = either(s.occupied, here)
    s.last_cell = cell
    if is_neutral(s, s.team):
        s.held_neutral[s.actor] -= 1
    else:
        s.reserve[s.actor] -= 1


def pass_turn(s: State) -> None:
    """M4.4  Pass: take the lowest free space of the pass track; the excavation is over for him."""
    take_pass_space(s, s.actor)
    end_turn(s)


def take_pass_space(s: State, seat: i64) -> None:
    """M4.4  Lay the disc of a seat on the pass track."""
    s.passed[seat] = next_pass_space(s)


def next_pass_space(s: State) -> i64:
    """M4.4  The lowest space of the pass track where no disc lies."""
    space = 1
    while space in s.passed:
        space += 1
    return space


def end_action(s: State) -> None:
    """M10.4  After his own action one of two people may lay neutral cubes; then the turn ends."""
    if s.seats == 2 and s.team != NEUTRAL and s.held_neutral[s.actor] > 0 and not empty(free(s)):
        s.team = NEUTRAL
        s.last_cell = NO_CELL
        s.phase = NEUTRAL_DIG
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    """M4.6  Who is left alone has one action, takes the next space, and the survey begins.

    M10.5  Of two people the last has his action and the neutral one; the neutral does not count.
    """
    waiting = 0
    for seat in range(s.seats):
        if s.passed[seat] == 0:
            waiting += 1
    if waiting == 1 and s.passed[s.actor] == 0:
        take_pass_space(s, s.actor)
        waiting = 0
    if waiting == 0:
        begin_survey(s)
    else:
        begin_turn(s, next_in_turn(s))


def next_in_turn(s: State) -> i64:
    """M4.1  The next clockwise who has not passed."""
    seat = (s.actor + 1) % s.seats
    while s.passed[seat] != 0:
        seat = (seat + 1) % s.seats
    return seat
