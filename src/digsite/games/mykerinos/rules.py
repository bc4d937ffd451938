"""Mykerinos. The rules, in the order of the rulebook.

Marks such as M4.2 are paragraphs of docs/rules/mykerinos.md.
"""

from mypy_extensions import i64

from digsite.core.bits import BIT, COUNT, count, lowest, members, nth
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, NOBODY
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
    PYRAMIDS_LAID,
    SLOTS,
    TOUCHING,
    ZONES,
    Cells,
    both,
    either,
    empty,
    holds,
    kth,
    large_region,
    listed,
    near,
    near_twice,
    none,
    only,
    size,
    small_region,
    without,
)
from digsite.games.mykerinos.components import (
    BLACKMORE,
    BROWN,
    DOORS,
    FIVE,
    LEMON,
    LOTS,
    LOTS_LAID,
    NEUTRAL,
    NEUTRAL_CUBES,
    NEUTRAL_SPACE,
    PAIRS,
    PATRONS,
    SEASONS,
    SET_BONUS,
    SHARE,
    TANGERINE,
    THREE,
    TWO,
    TWOS,
    TWOS_AND_THREES,
    VIOLET,
    WORTH,
    two_between,
)
from digsite.games.mykerinos.phases import (
    BLACKMORE_CALLED,
    EXCAVATION,
    FIRST_PLAYER,
    LAST_CUBE,
    LEMON_CALLED,
    LEMON_LAST_CUBE,
    NEUTRAL_DIG,
    OVER,
    REGION,
    SURVEY,
    TANGERINE_CALLED,
    TANGERINE_MIDDLE_CUBE,
    VIOLET_CALLED,
    WINGS,
)
from digsite.games.mykerinos.state import NO_CELL, NO_COLOUR, NO_LOT, State

# What may be done. Actions on cells are sets of cells, all others are bits counted from PASS: so
# `pick` can draw one without listing them.


def legal(s: State) -> list[int]:
    """Every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.phase == REGION:
        lots = members(s.stack)
        return [LAY + lot for lot in lots] + [LAY_TURNED + lot for lot in lots]
    found = listed(digs(s), DIG) + listed(extensions(s), EXTEND) + listed(further_cubes(s), THEN)
    rest = others(s)
    while rest:
        found.append(PASS + lowest(rest))
        rest &= rest - 1
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


# M2  Setting up


def begin(s: State, seat: i64) -> None:
    """M2.1  The first player is drawn at random."""
    s.first = seat
    s.phase = WINGS


def free_discs(s: State) -> i64:
    """M2.2  The patrons whose discs do not lie on a wing yet, as bits."""
    left = BIT[5] - 1
    for patron in s.wings:
        left -= BIT[patron]
    return left


def lay_disc(s: State, patron: i64) -> None:
    """M2.2  The five discs are laid at random on the wings."""
    s.wings.append(patron)
    if len(s.wings) == 5:
        build_twos(s)
        new_season(s)


def build_twos(s: State) -> None:
    """M1.5  Between two neighbouring wings lies a room worth 2; the other pairs have none."""
    s.taken_rooms = (BIT[len(PAIRS)] - 1) << TWO
    for wing in range(5):
        s.taken_rooms -= BIT[two_between(s.wings[wing], s.wings[(wing + 1) % 5])]


# M3  Phase 1: new season


def new_season(s: State) -> None:
    """M3.1  Everybody takes his share of cubes, or what is left; two people neutral ones too."""
    s.season += 1
    for seat in range(s.seats):
        share = min(SHARE[s.seats], s.supply[seat])
        s.supply[seat] -= share
        s.reserve[seat] += share
    if s.seats == 2:
        hand_out_neutral(s)
    s.region = none()
    s.pyramids = none()
    s.phase = REGION
    s.actor = CHANCE


def lay_lot(s: State, lot: i64, turned: i64) -> None:
    """M3.2  The region is laid lot by lot, row by row, each either way round; 12 lots in season 4."""
    slot = 0
    while s.lot_at[slot] != NO_LOT:
        slot += 1
    s.stack -= BIT[lot]
    s.lot_at[slot] = lot
    s.turned[slot] = turned
    s.pyramids = either(s.pyramids, PYRAMIDS_LAID[24 * lot + 2 * slot + turned])
    if slot + 1 == LOTS_LAID[s.season]:
        s.region = large_region() if s.season == SEASONS else small_region()
        begin_turn(s, s.first)


# M4  Phase 2: excavation


def begin_turn(s: State, seat: i64) -> None:
    """M4.1  One action a turn, from the first player on, clockwise."""
    s.actor = seat
    s.team = seat
    s.last_cell = NO_CELL
    s.phase = EXCAVATION


def bare(s: State) -> Cells:
    """The cells without a cube, pyramids or not."""
    return without(s.region, s.occupied)


def free(s: State) -> Cells:
    """M4.2  The cells where a cube may stand: no cube there, and no pyramid."""
    return without(bare(s), s.pyramids)


def digs(s: State) -> Cells:
    """M4.2  Start a dig: one cube on any free cell. Patrons change what is asked of the cell."""
    if s.phase == EXCAVATION:
        return free(s) if s.reserve[s.actor] > 0 else none()
    if s.phase == VIOLET_CALLED or s.phase == NEUTRAL_DIG:
        return free(s)
    if s.phase == LEMON_CALLED:
        return bare_pyramids(s)
    if s.phase == BLACKMORE_CALLED:
        return starts_of_two(s)
    return none()


def extensions(s: State) -> Cells:
    """M4.3  Extend a dig: where the first of the cubes may stand, so that the others can follow."""
    if s.phase == EXCAVATION or s.phase == VIOLET_CALLED or s.phase == NEUTRAL_DIG:
        return starts_of_extension(s) if in_hand(s) >= 2 else none()
    if s.phase == LEMON_CALLED:
        return lemon_extensions(s) if s.reserve[s.actor] >= 2 else none()
    if s.phase == TANGERINE_CALLED:
        return starts_of_three(s)
    return none()


def starts_of_extension(s: State) -> Cells:
    """M4.3  Free, beside a cube of the same colour, and with a free cell beside it for the second."""
    open_cells = free(s)
    return both(both(open_cells, near(s.cubes[s.team])), near(open_cells))


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


def in_hand(s: State) -> i64:
    """How many cubes of the colour being laid the actor holds."""
    if is_neutral(s, s.team):
        return s.held_neutral[s.actor]
    return s.reserve[s.actor]


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
    s.cubes[s.team] = either(s.cubes[s.team], only(cell))
    s.occupied = either(s.occupied, only(cell))
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
    """M10.4  After his own action one of two people may lay neutral cubes; otherwise the turn ends."""
    if s.seats == 2 and s.team != NEUTRAL and s.held_neutral[s.actor] > 0 and not empty(free(s)):
        s.team = NEUTRAL
        s.last_cell = NO_CELL
        s.phase = NEUTRAL_DIG
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    """M4.6  Who is left alone has one action; then he takes the next space, and the survey begins."""
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
    """M5.1  The patrons who can be called and whose action can be completed, as bits from PASS.

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


def cards(s: State, seat: i64, patron: i64) -> i64:
    """How many cards of a patron a player has: his lots of that patron."""
    lots: i64 = s.lots[seat]
    return COUNT[lots >> (7 * patron) & 0x7F]


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
    """M5.2  Lady Violet: a cube from the general supply into the hand, then a dig or an extension."""
    tilt(s, VIOLET)
    s.supply[s.actor] -= 1
    s.reserve[s.actor] += 1
    s.phase = VIOLET_CALLED


def bare_pyramids(s: State) -> Cells:
    """M5.3  Lord Lemon: a dig may start on a pyramid where no cube stands."""
    return both(bare(s), s.pyramids)


def lemon_extensions(s: State) -> Cells:
    """M5.3  Lord Lemon: of the two cubes of an extension exactly one stands on a pyramid."""
    sand, pyramids = free(s), bare_pyramids(s)
    pairs = either(both(sand, near(pyramids)), both(pyramids, near(sand)))
    return both(pairs, near(s.cubes[s.team]))


def lemon_counterparts(s: State) -> Cells:
    """M5.3  After a cube on a pyramid the other stands on sand, and the other way round."""
    return free(s) if holds(s.pyramids, s.last_cell) else bare_pyramids(s)


def lemon_possible(s: State) -> bool:
    """M5.3  Whether there is a pyramid to dig on; an extension needs one too."""
    return not empty(bare_pyramids(s))


def call_brown(s: State, room: i64) -> None:
    """M5.4  Sir Brown: a cube goes from the hand into a room of the museum; that is the whole turn."""
    tilt(s, BROWN)
    s.reserve[s.actor] -= 1
    enter_room(s, s.actor, room)
    end_action(s)


def starts_of_two(s: State) -> Cells:
    """M5.5  Mrs Blackmore: a new dig of two cubes: a free cell with a free one beside it."""
    open_cells = free(s)
    return both(open_cells, near(open_cells))


def starts_of_three(s: State) -> Cells:
    """M5.6  Colonel Tangerine: an extension of three, each cube touching the one before."""
    open_cells = free(s)
    middles = both(open_cells, near_twice(open_cells))
    return both(both(open_cells, near(s.cubes[s.team])), near(middles))


# M6  Phase 3: survey


def begin_survey(s: State) -> None:
    """M6.1  Zones are surveyed one by one, row by row, from the top left."""
    s.phase = SURVEY
    s.team = NO_COLOUR
    s.last_cell = NO_CELL
    s.zone = 0
    s.rank = 0
    find_claimant(s)


def cubes_in_zone(s: State, colour: i64, zone: i64) -> i64:
    """How many cubes of a colour stand in a zone."""
    return size(both(s.cubes[colour], ZONES[zone]))


def ranking(s: State, zone: i64) -> list[int]:
    """M6.2  The colours in a zone by their cubes; no cube, no rank.

    M6.3  Ties go to the earlier disc on the pass track.
    """
    ranked: list[int] = []
    merits: list[int] = []
    for colour in range(s.colours):
        cubes = cubes_in_zone(s, colour, zone)
        if cubes > 0:
            merit = 10 * cubes - (s.passed[colour] or 9)
            place = 0
            while place < len(ranked) and merits[place] >= merit:
                place += 1
            ranked.insert(place, colour)
            merits.insert(place, merit)
    return ranked


def find_claimant(s: State) -> None:
    """M6.1  Go on to the next colour that gets something in this zone, or in a later one."""
    while s.zone < zones(s):
        order = ranking(s, s.zone)
        while s.rank < len(order):
            s.claimant = order[s.rank]
            s.actor = chooser(s, order)
            if s.actor != NOBODY:
                return
            s.rank += 1
        clear_zone(s)
    end_season(s)


def chooser(s: State, order: list[int]) -> i64:
    """M6.4, M6.5  Who chooses the reward at this rank; NOBODY when there is nothing to choose."""
    if is_neutral(s, s.claimant):
        return neutral_chooser(s, order)
    if s.rank < 2 or lots_left(s) > 0:
        return s.claimant
    return NOBODY


def zones(s: State) -> i64:
    """M1.2  A zone is two lots side by side: four zones, six in season 4."""
    return LOTS_LAID[s.season] // 2


def lots_left(s: State) -> i64:
    """How many of the two lots of the zone are still there."""
    left: i64 = 0
    for side in range(2):
        if s.lot_at[2 * s.zone + side] != NO_LOT:
            left += 1
    return left


def rewards(s: State) -> i64:
    """M6.4  First and second take a lot or a room. The choices as bits counted from PASS.

    M6.5  Third and fourth may take a lot that is left, never a room, or decline.
    """
    if is_neutral(s, s.claimant):
        return neutral_lots(s)
    taken = sides_left(s) << (TAKE - PASS)
    if s.rank >= 2:
        return taken | BIT[DECLINE - PASS]
    if s.supply[s.claimant] > 0:
        return taken | open_rooms(s, s.claimant) << (ROOM - PASS)
    return taken


def sides_left(s: State) -> i64:
    """The sides of the zone where a lot still lies, as bits: 1 left, 2 right."""
    left: i64 = 0
    if s.lot_at[2 * s.zone] != NO_LOT:
        left += 1
    if s.lot_at[2 * s.zone + 1] != NO_LOT:
        left += 2
    return left


def next_rank(s: State) -> None:
    """M6.5  The reward of this rank is settled, or declined."""
    s.rank += 1
    find_claimant(s)


def clear_zone(s: State) -> None:
    """M6.7  Lots left over leave the game, the cubes of the zone return to the general supply."""
    lift_lot(s, 2 * s.zone)
    lift_lot(s, 2 * s.zone + 1)
    for colour in range(s.colours):
        s.supply[colour] += cubes_in_zone(s, colour, s.zone)
        s.cubes[colour] = without(s.cubes[colour], ZONES[s.zone])
    s.occupied = without(s.occupied, ZONES[s.zone])
    s.zone += 1
    s.rank = 0


def lift_lot(s: State, slot: i64) -> i64:
    """A lot, if one is there, leaves the region with its pyramids."""
    lot: i64 = s.lot_at[slot]
    if lot != NO_LOT:
        s.pyramids = without(s.pyramids, SLOTS[slot])
        s.lot_at[slot] = NO_LOT
        s.turned[slot] = 0
    return lot


# M7  Claiming a lot, reserving a room


def claim(s: State, side: i64) -> None:
    """M7.1  Take a lot: its points count at once, its patron can be called from next season on."""
    lot = lift_lot(s, 2 * s.zone + side)
    s.prestige[s.claimant] += WORTH[lot]
    s.lots[s.claimant] |= BIT[lot]
    next_rank(s)


def open_rooms(s: State, colour: i64) -> i64:
    """M7.2  Any free 2 or 3, as bits of rooms.

    M7.3  A free 5 only beside a 2 or a 3 of one's own.
    """
    held: i64 = s.halls[colour]
    rooms = TWOS_AND_THREES
    for patron in range(5):
        if held & DOORS[patron]:
            rooms |= BIT[FIVE + patron]
    return rooms & ~s.taken_rooms


def enter_room(s: State, colour: i64, room: i64) -> None:
    """M7.2  One cube a room, for the rest of the game."""
    s.taken_rooms |= BIT[room]
    s.halls[colour] |= BIT[room]


def reserve_room(s: State, room: i64) -> None:
    """M7.4  In the survey the cube for a room comes from the general supply."""
    s.supply[s.claimant] -= 1
    enter_room(s, s.claimant, room)
    next_rank(s)


# M8  End of the season


def end_season(s: State) -> None:
    """M8.1  The last on the pass track will be first; the track is cleared, cards straightened.

    M8.2  Cubes in hand are kept. M9.1  After the fourth season the game is over.
    """
    s.first = last_on_track(s)
    for colour in range(s.colours):
        s.passed[colour] = 0
    for card in range(5 * s.seats):
        s.tilted[card] = 0
    s.claimant = NO_COLOUR
    s.zone = 0
    s.rank = 0
    if s.season < SEASONS:
        new_season(s)
    else:
        s.phase = OVER
        s.actor = NOBODY


def last_on_track(s: State) -> i64:
    """M8.1  The seat on the highest space of the pass track."""
    last: i64 = 0
    for seat in range(s.seats):
        if s.passed[seat] > s.passed[last]:
            last = seat
    return last


# M9  End of the game


def room_value(s: State, seat: i64, patron: i64) -> i64:
    """M9.2  What a card of this patron counts: the best room held in his wing, else 1."""
    held: i64 = s.halls[seat]
    if held & BIT[FIVE + patron]:
        return 5
    if held & BIT[THREE + patron]:
        return 3
    if held & TWOS[patron]:
        return 2
    return 1


def exhibition(s: State, seat: i64, patron: i64) -> i64:
    """M9.2  Points for the cards of one patron. M9.4  The lot worth 5 has none."""
    return cards(s, seat, patron) * room_value(s, seat, patron)


def sets(s: State, seat: i64) -> i64:
    """M9.3  How many full sets of five different patrons a player has."""
    fewest = cards(s, seat, 0)
    for patron in range(1, 5):
        fewest = min(fewest, cards(s, seat, patron))
    return fewest


def score(s: State, seat: i64) -> i64:
    """M9.1  Prestige, exhibition and sets, as if the game ended now."""
    points: i64 = s.prestige[seat] + SET_BONUS * sets(s, seat)
    for patron in range(5):
        points += exhibition(s, seat, patron)
    return points


def scores(s: State) -> list[int]:
    """M9.1  Points of each seat, as if the game ended now."""
    return [score(s, seat) for seat in range(s.seats)]


def breakdown(s: State) -> list[dict[str, int]]:
    """M9.1  The parts of each score, in the order they are counted."""
    found: list[dict[str, int]] = []
    for seat in range(s.seats):
        parts: dict[str, int] = {"prestige": s.prestige[seat]}
        for patron in range(5):
            parts[PATRONS[patron]] = exhibition(s, seat, patron)
        parts["sets"] = SET_BONUS * sets(s, seat)
        found.append(parts)
    return found


def places(s: State) -> list[int]:
    """M9.5  Most points win; ties go to more cubes in the personal reserve, then are shared."""
    merits = [100 * score(s, seat) + s.reserve[seat] for seat in range(s.seats)]
    found: list[int] = []
    for merit in merits:
        place = 1
        for other in merits:
            if other > merit:
                place += 1
        found.append(place)
    return found


# M10  Two players


def is_neutral(s: State, colour: i64) -> bool:
    """M10.1  Between two people a third colour is neutral: it blocks, and scores nothing."""
    return s.seats == 2 and colour == NEUTRAL


def hand_out_neutral(s: State) -> None:
    """M10.2  Each takes four neutral cubes, the first player first, or what is left.

    M10.3  The neutral disc lies on space 2 of the pass track.
    """
    for turn in range(2):
        seat = (s.first + turn) % 2
        share = min(NEUTRAL_CUBES, s.supply[NEUTRAL])
        s.supply[NEUTRAL] -= share
        s.held_neutral[seat] += share
    s.passed[NEUTRAL] = NEUTRAL_SPACE


def neutral_chooser(s: State, order: list[int]) -> i64:
    """M10.6  Neutral first: the person ranked third or absent chooses. Second: the first person.

    M10.7  Neutral alone: both lots go, nobody chooses; nor for a neutral third.
    """
    if len(order) == 1 or s.rank == 2:
        return NOBODY
    if s.rank == 1:
        return order[0]
    return 1 - order[1]


def neutral_lots(s: State) -> i64:
    """M10.6  The neutral takes a lot, never a room. Where both lots leave anyway, it is the left."""
    left = sides_left(s)
    if s.rank == 1 and left == 3 and len(ranking(s, s.zone)) == 2:
        left = 1
    return left << (DISCARD - PASS)


def discard(s: State, side: i64) -> None:
    """M10.6  The neutral's lot leaves the game."""
    lift_lot(s, 2 * s.zone + side)
    next_rank(s)
