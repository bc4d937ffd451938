"""Mykerinos: the survey, zone by zone. M6 to M8 of docs/rules/mykerinos.md, and M10 for two."""

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.core.seats import NOBODY
from digsite.games.mykerinos.actions import DECLINE, DISCARD, PASS, ROOM, TAKE
from digsite.games.mykerinos.components import LOTS_LAID, SEASONS, WORTH
from digsite.games.mykerinos.phases import OVER, SURVEY
from digsite.games.mykerinos.rules.cells import SLOTS, ZONES, both, size, without
from digsite.games.mykerinos.rules.ground import is_neutral
from digsite.games.mykerinos.rules.museum import enter_room, open_rooms
from digsite.games.mykerinos.rules.season import new_season
from digsite.games.mykerinos.state import NO_CELL, NO_COLOUR, NO_LOT, State, cubes_of, set_cubes

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
    """Return how many cubes of a colour stand in a zone."""
    return size(both(cubes_of(s, colour), ZONES[zone]))


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
        if s.rank == 0:
            s.order = ranking(s, s.zone)
        while s.rank < len(s.order):
            s.claimant = s.order[s.rank]
            s.actor = chooser(s)
            if s.actor != NOBODY:
                return
            s.rank += 1
        clear_zone(s)
    end_season(s)


def chooser(s: State) -> i64:
    """M6.4, M6.5  Who chooses the reward at this rank; NOBODY when there is nothing to choose."""
    if is_neutral(s, s.claimant):
        return neutral_chooser(s)
    if s.rank < 2 or lots_left(s) > 0:
        return s.claimant
    return NOBODY


def zones(s: State) -> i64:
    """M1.2  A zone is two lots side by side: four zones, six in season 4."""
    return LOTS_LAID[s.season] // 2


def lots_left(s: State) -> i64:
    """Return how many of the two lots of the zone are still there."""
    left: i64 = 0
    for side in range(2):
        if s.lot_at[2 * s.zone + side] != NO_LOT:
            left += 1
    return left


def rewards(s: State) -> i64:
    """M6.4  First and second take a lot or a room. The choices as bits counted from PASS.

    M6.6  Who is alone in a zone is the first, and not the second as well.

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
    """Return the sides of the zone where a lot still lies, as bits: 1 left, 2 right."""
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
        set_cubes(s, colour, without(cubes_of(s, colour), ZONES[s.zone]))
    s.occupied = without(s.occupied, ZONES[s.zone])
    s.zone += 1
    s.rank = 0


def lift_lot(s: State, slot: i64) -> i64:
    """Take a lot with its pyramids from the region; return it, or nothing if none is there."""
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
    s.order = []
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


# M10  Two players


def neutral_chooser(s: State) -> i64:
    """M10.6  Neutral first: the person ranked third or absent chooses. Second: the first person.

    M10.7  Neutral alone: both lots go, nobody chooses; nor for a neutral third.
    """
    if len(s.order) == 1 or s.rank == 2:
        return NOBODY
    if s.rank == 1:
        return s.order[0]
    return 1 - s.order[1]


def neutral_lots(s: State) -> i64:
    """M10.6  The neutral takes a lot, never a room; the left one where both leave anyway."""
    left = sides_left(s)
    if s.rank == 1 and left == 3 and len(s.order) == 2:
        left = 1
    return left << (DISCARD - PASS)


def discard(s: State, side: i64) -> None:
    """M10.6  The neutral's lot leaves the game."""
    lift_lot(s, 2 * s.zone + side)
    next_rank(s)
