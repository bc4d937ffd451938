"""Mykerinos. The rules: what may be done, and the excavation.

Marks such as M4.2 are paragraphs of docs/rules/mykerinos.md. The chapters, in the order of play:
M2, M3 setting up, new season: season.py. M4, M5 excavation, patrons: here; where cubes may lie:
ground.py. M6 to M8 survey: survey.py. M7, M9 museum, exhibition: museum.py. M10, two players,
stands in each of them where it changes something.
"""

from mypy_extensions import i64

from digsite.core.bits import BIT, count, nth, put_members
from digsite.core.rng import Rng
from digsite.games.mykerinos import actions, phases
from digsite.games.mykerinos.components import (
    BLACKMORE,
    BROWN,
    LEMON,
    LOTS,
    NEUTRAL,
    TANGERINE,
    VIOLET,
)
from digsite.games.mykerinos.rules import season, survey
from digsite.games.mykerinos.rules.cells import either, empty, kth, only, put_cells, size
from digsite.games.mykerinos.rules.ground import (
    bare_pyramids,
    digs,
    extensions,
    free,
    further_cubes,
    is_neutral,
    starts_of_three,
    starts_of_two,
)
from digsite.games.mykerinos.rules.museum import cards, enter_room, open_rooms
from digsite.games.mykerinos.state import NO_CELL, State, cubes_of, set_cubes

# What may be done. Actions on cells are sets of cells, all others are bits counted from PASS: so
# `pick` can draw one without listing them.


def legal(s: State) -> list[int]:
    """Return every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.phase == phases.REGION:
        lots = count(s.stack)
        found = [0] * (2 * lots)
        put_members(found, 0, s.stack, actions.LAY)
        put_members(found, lots, s.stack, actions.LAY_TURNED)
        return found
    starts, firsts, laters, rest = digs(s), extensions(s), further_cubes(s), others(s)
    found = [0] * (size(starts) + size(firsts) + size(laters) + count(rest))
    n = put_cells(found, 0, starts, actions.DIG)
    n = put_cells(found, n, firsts, actions.EXTEND)
    n = put_cells(found, n, laters, actions.THEN)
    put_members(found, n, rest, actions.PASS)
    return found


def pick(s: State, rng: Rng) -> int:
    """Return one of `legal`, each as likely."""
    if s.phase == phases.REGION:
        lots = count(s.stack)
        n = rng.below(2 * lots)
        if n < lots:
            return actions.LAY + nth(s.stack, n)
        return actions.LAY_TURNED + nth(s.stack, n - lots)
    starts, firsts, laters, rest = digs(s), extensions(s), further_cubes(s), others(s)
    a, b, c = size(starts), size(firsts), size(laters)
    n = rng.below(a + b + c + count(rest))
    if n < a:
        return actions.DIG + kth(starts, n)
    if n < a + b:
        return actions.EXTEND + kth(firsts, n - a)
    if n < a + b + c:
        return actions.THEN + kth(laters, n - a - b)
    return actions.PASS + nth(rest, n - a - b - c)


def odds(s: State) -> list[int]:
    """M2.1, M2.2, M3.2  Whatever chance does, everything that can come is as likely."""
    return [1] * len(legal(s))


def others(s: State) -> i64:
    """Return the legal actions that are not on a cell, as bits counted from PASS."""
    if s.phase == phases.EXCAVATION:
        return BIT[0] | patrons(s)
    if s.phase == phases.SURVEY:
        return survey.rewards(s)
    if s.phase == phases.NEUTRAL_DIG:
        return BIT[actions.SKIP - actions.PASS]
    if s.phase == phases.FIRST_PLAYER:
        return (BIT[s.seats] - 1) << (actions.FIRST - actions.PASS)
    if s.phase == phases.WINGS:
        return season.free_discs(s) << (actions.WING - actions.PASS)
    return 0


def apply(s: State, action: int) -> None:
    """Change the table by an action of `legal`."""
    if action < actions.EXTEND:
        dig(s, action - actions.DIG)
    elif action < actions.THEN:
        extend(s, action - actions.EXTEND)
    elif action < actions.PASS:
        lay_further(s, action - actions.THEN)
    elif action == actions.PASS:
        pass_turn(s)
    elif action < actions.CALL_BROWN:
        call(s, action)
    elif action < actions.SKIP:
        call_brown(s, action - actions.CALL_BROWN)
    elif action == actions.SKIP:
        end_turn(s)
    elif action < actions.DISCARD:
        survey.claim(s, action - actions.TAKE)
    elif action < actions.DECLINE:
        survey.discard(s, action - actions.DISCARD)
    elif action == actions.DECLINE:
        survey.next_rank(s)
    elif action < actions.FIRST:
        survey.reserve_room(s, action - actions.ROOM)
    elif action < actions.WING:
        season.begin(s, action - actions.FIRST)
    elif action < actions.LAY:
        season.lay_disc(s, action - actions.WING)
    else:
        season.lay_lot(s, (action - actions.LAY) % LOTS, (action - actions.LAY) // LOTS)


# M4  Phase 2: excavation


def dig(s: State, cell: i64) -> None:
    """M4.2  Lay the cube of a new dig; with Mrs Blackmore a second one follows."""
    lay_cube(s, cell)
    if s.phase == phases.BLACKMORE_CALLED:
        s.phase = phases.LAST_CUBE
    else:
        end_action(s)


def extend(s: State, cell: i64) -> None:
    """M4.3  Lay the first cube of an extension."""
    lay_cube(s, cell)
    if s.phase == phases.LEMON_CALLED:
        s.phase = phases.LEMON_LAST_CUBE
    elif s.phase == phases.TANGERINE_CALLED:
        s.phase = phases.TANGERINE_MIDDLE_CUBE
    else:
        s.phase = phases.LAST_CUBE


def lay_further(s: State, cell: i64) -> None:
    """M4.3  Lay the second cube of a turn, or the third."""
    lay_cube(s, cell)
    if s.phase == phases.TANGERINE_MIDDLE_CUBE:
        s.phase = phases.LAST_CUBE
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
        s.phase = phases.NEUTRAL_DIG
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
        survey.begin_survey(s)
    else:
        season.begin_turn(s, next_in_turn(s))


def next_in_turn(s: State) -> i64:
    """M4.1  The next clockwise who has not passed."""
    seat = (s.actor + 1) % s.seats
    while s.passed[seat] != 0:
        seat = (seat + 1) % s.seats
    return seat


# M5  Patrons


def patrons(s: State) -> i64:
    """M5.1, M5.7  The patrons who can be called and can act to the end, as bits from PASS.

    M4.5  Without a cube in hand nobody can be called.
    """
    called: i64 = 0
    if s.reserve[s.actor] == 0 or s.lots[s.actor] == 0:
        return called
    if ready(s, LEMON) and lemon_possible(s):
        called |= BIT[actions.CALL_LEMON - actions.PASS]
    if ready(s, BLACKMORE) and s.reserve[s.actor] >= 2 and not empty(starts_of_two(s)):
        called |= BIT[actions.CALL_BLACKMORE - actions.PASS]
    if ready(s, TANGERINE) and s.reserve[s.actor] >= 3 and not empty(starts_of_three(s)):
        called |= BIT[actions.CALL_TANGERINE - actions.PASS]
    if ready(s, VIOLET) and s.supply[s.actor] > 0 and not empty(free(s)):
        called |= BIT[actions.CALL_VIOLET - actions.PASS]
    if ready(s, BROWN):
        called |= open_rooms(s, s.actor) << (actions.CALL_BROWN - actions.PASS)
    return called


def ready(s: State, patron: i64) -> bool:
    """M5.1  Whether the actor has a card of this patron that is not tilted."""
    return cards(s, s.actor, patron) > s.tilted[5 * s.actor + patron]


def tilt(s: State, patron: i64) -> None:
    """M5.1  A called card is tilted: it cannot be called again this season."""
    s.tilted[5 * s.actor + patron] += 1


def call(s: State, action: i64) -> None:
    """M5.1  Tilt the card of a patron, then act as he allows."""
    if action == actions.CALL_LEMON:
        tilt(s, LEMON)
        s.phase = phases.LEMON_CALLED
    elif action == actions.CALL_BLACKMORE:
        tilt(s, BLACKMORE)
        s.phase = phases.BLACKMORE_CALLED
    elif action == actions.CALL_TANGERINE:
        tilt(s, TANGERINE)
        s.phase = phases.TANGERINE_CALLED
    else:
        call_violet(s)


def call_violet(s: State) -> None:
    """M5.2  Lady Violet: a cube of the general supply into the hand, then a dig or an extension."""
    tilt(s, VIOLET)
    s.supply[s.actor] -= 1
    s.reserve[s.actor] += 1
    s.phase = phases.VIOLET_CALLED


def lemon_possible(s: State) -> bool:
    """M5.3  Whether there is a pyramid to dig on; an extension needs one too."""
    return not empty(bare_pyramids(s))


def call_brown(s: State, room: i64) -> None:
    """M5.4  Sir Brown: a cube goes from the hand into a room; that is the whole turn."""
    tilt(s, BROWN)
    s.reserve[s.actor] -= 1
    enter_room(s, s.actor, room)
    end_action(s)
