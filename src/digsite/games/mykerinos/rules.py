"""Mykerinos. The rules: what may be done, and the excavation.

Marks such as M4.2 are paragraphs of docs/rules/mykerinos.md. The chapters, in the order of play:
M2, M3 setting up, new season: season.py. M4, M5 excavation, patrons: here; where cubes may lie:
ground.py. M6 to M8 survey: survey.py. M7, M9 museum, exhibition: museum.py. M10, two players,
stands in each of them where it changes something.
"""

from mypy_extensions import i64

from digsite.core.bits import BIT, count, nth, put_members
from digsite.core.rng import Rng
from digsite.games.mykerinos.actions import (
    CALL_BLACKMORE,
    CALL_BROWN,
    CALL_LEMON,
    CALL_TANGERINE,
    CALL_VIOLET,
    DECLINE,
    DIG,
    DISCARD,
    EXTEND,
    FIRST,
    LAY,
    LAY_TURNED,
    PASS,
    ROOM,
    SKIP,
    TAKE,
    THEN,
    WING,
)
from digsite.games.mykerinos.cells import (
    either,
    empty,
    kth,
    only,
    put_cells,
    size,
)
from digsite.games.mykerinos.components import (
    BLACKMORE,
    BROWN,
    LEMON,
    LOTS,
    NEUTRAL,
    TANGERINE,
    VIOLET,
)
from digsite.games.mykerinos.ground import (
    bare_pyramids,
    digs,
    extensions,
    free,
    further_cubes,
    is_neutral,
    starts_of_three,
    starts_of_two,
)
from digsite.games.mykerinos.museum import cards, enter_room, open_rooms
from digsite.games.mykerinos.phases import (
    BLACKMORE_CALLED,
    EXCAVATION,
    FIRST_PLAYER,
    LAST_CUBE,
    LEMON_CALLED,
    LEMON_LAST_CUBE,
    NEUTRAL_DIG,
    REGION,
    SURVEY,
    TANGERINE_CALLED,
    TANGERINE_MIDDLE_CUBE,
    VIOLET_CALLED,
    WINGS,
)
from digsite.games.mykerinos.season import begin, begin_turn, free_discs, lay_disc, lay_lot
from digsite.games.mykerinos.state import NO_CELL, State, cubes_of, set_cubes
from digsite.games.mykerinos.survey import (
    begin_survey,
    claim,
    discard,
    next_rank,
    reserve_room,
    rewards,
)

# What may be done. Actions on cells are sets of cells, all others are bits counted from PASS: so
# `pick` can draw one without listing them.


def legal(s: State) -> list[int]:
    """Every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.phase == REGION:
        lots = count(s.stack)
        found = [0] * (2 * lots)
        put_members(found, 0, s.stack, LAY)
        put_members(found, lots, s.stack, LAY_TURNED)
        return found
    starts, firsts, laters, rest = digs(s), extensions(s), further_cubes(s), others(s)
    found = [0] * (size(starts) + size(firsts) + size(laters) + count(rest))
    n = put_cells(found, 0, starts, DIG)
    n = put_cells(found, n, firsts, EXTEND)
    n = put_cells(found, n, laters, THEN)
    put_members(found, n, rest, PASS)
    return found


def pick(s: State, rng: Rng) -> int:
    """Give one of `legal`, each as likely."""
    if s.phase == REGION:
        lots = count(s.stack)
        n = rng.below(2 * lots)
        return LAY + nth(s.stack, n) if n < lots else LAY_TURNED + nth(s.stack, n - lots)
    starts, firsts, laters, rest = digs(s), extensions(s), further_cubes(s), others(s)
    a, b, c = size(starts), size(firsts), size(laters)
    n = rng.below(a + b + c + count(rest))
    if n < a:
        return DIG + kth(starts, n)
    if n < a + b:
        return EXTEND + kth(firsts, n - a)
    if n < a + b + c:
        return THEN + kth(laters, n - a - b)
    return PASS + nth(rest, n - a - b - c)


def odds(s: State) -> list[int]:
    """M2.1, M2.2, M3.2  Whatever chance does, everything that can come is as likely."""
    return [1] * len(legal(s))


def others(s: State) -> i64:
    """The legal actions that are not on a cell, as bits counted from PASS."""
    if s.phase == EXCAVATION:
        return BIT[0] | patrons(s)
    if s.phase == SURVEY:
        return rewards(s)
    if s.phase == NEUTRAL_DIG:
        return BIT[SKIP - PASS]
    if s.phase == FIRST_PLAYER:
        return (BIT[s.seats] - 1) << (FIRST - PASS)
    if s.phase == WINGS:
        return free_discs(s) << (WING - PASS)
    return 0


def apply(s: State, action: int) -> None:
    """Change the table by an action of `legal`."""
    if action < EXTEND:
        dig(s, action - DIG)
    elif action < THEN:
        extend(s, action - EXTEND)
    elif action < PASS:
        lay_further(s, action - THEN)
    elif action == PASS:
        pass_turn(s)
    elif action < CALL_BROWN:
        call(s, action)
    elif action < SKIP:
        call_brown(s, action - CALL_BROWN)
    elif action == SKIP:
        end_turn(s)
    elif action < DISCARD:
        claim(s, action - TAKE)
    elif action < DECLINE:
        discard(s, action - DISCARD)
    elif action == DECLINE:
        next_rank(s)
    elif action < FIRST:
        reserve_room(s, action - ROOM)
    elif action < WING:
        begin(s, action - FIRST)
    elif action < LAY:
        lay_disc(s, action - WING)
    else:
        lay_lot(s, (action - LAY) % LOTS, (action - LAY) // LOTS)


# M4  Phase 2: excavation


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
    """M4.4  The lowest space of the pass track where no disc lies."""
    space = 1
    while space in s.passed:
        space += 1
    s.passed[seat] = space


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


# M5  Patrons


def patrons(s: State) -> i64:
    """M5.1, M5.7  The patrons who can be called and can act to the end, as bits from PASS.

    M4.5  Without a cube in hand nobody can be called.
    """
    called: i64 = 0
    if s.reserve[s.actor] == 0 or s.lots[s.actor] == 0:
        return called
    if ready(s, LEMON) and lemon_possible(s):
        called |= BIT[CALL_LEMON - PASS]
    if ready(s, BLACKMORE) and s.reserve[s.actor] >= 2 and not empty(starts_of_two(s)):
        called |= BIT[CALL_BLACKMORE - PASS]
    if ready(s, TANGERINE) and s.reserve[s.actor] >= 3 and not empty(starts_of_three(s)):
        called |= BIT[CALL_TANGERINE - PASS]
    if ready(s, VIOLET) and s.supply[s.actor] > 0 and not empty(free(s)):
        called |= BIT[CALL_VIOLET - PASS]
    if ready(s, BROWN):
        called |= open_rooms(s, s.actor) << (CALL_BROWN - PASS)
    return called


def ready(s: State, patron: i64) -> bool:
    """M5.1  Whether the actor has a card of this patron that is not tilted."""
    return cards(s, s.actor, patron) > s.tilted[5 * s.actor + patron]


def tilt(s: State, patron: i64) -> None:
    """M5.1  A called card is tilted: it cannot be called again this season."""
    s.tilted[5 * s.actor + patron] += 1


def call(s: State, action: i64) -> None:
    """M5.1  Tilt the card of a patron, then act as he allows."""
    if action == CALL_LEMON:
        tilt(s, LEMON)
        s.phase = LEMON_CALLED
    elif action == CALL_BLACKMORE:
        tilt(s, BLACKMORE)
        s.phase = BLACKMORE_CALLED
    elif action == CALL_TANGERINE:
        tilt(s, TANGERINE)
        s.phase = TANGERINE_CALLED
    else:
        call_violet(s)


def call_violet(s: State) -> None:
    """M5.2  Lady Violet: a cube of the general supply into the hand, then a dig or an extension."""
    tilt(s, VIOLET)
    s.supply[s.actor] -= 1
    s.reserve[s.actor] += 1
    s.phase = VIOLET_CALLED


def lemon_possible(s: State) -> bool:
    """M5.3  Whether there is a pyramid to dig on; an extension needs one too."""
    return not empty(bare_pyramids(s))


def call_brown(s: State, room: i64) -> None:
    """M5.4  Sir Brown: a cube goes from the hand into a room; that is the whole turn."""
    tilt(s, BROWN)
    s.reserve[s.actor] -= 1
    enter_room(s, s.actor, room)
    end_action(s)
