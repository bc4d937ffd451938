"""Mesopotamia: what tiles are worth to a player, for judgement only. No rule is decided here.

Worth is counted in points; a delivered offering is a hundred. A tile has a worth for the tribes and
goods that stand on it. It also draws other tribes: the pull of a tile is what one more tribe there,
empty-handed or with a good, would add to its worth. It fades with every step to that tile.
"""

from typing import Final, final

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.games.mesopotamia.components import (
    CARRIED,
    LYING,
    MANA_TOP,
    OFFERINGS,
    PLAINS,
    SANCTUARIES,
    STONE,
    TEMPLE_SLOT,
    TRIBES,
    WOOD,
)
from digsite.games.mesopotamia.judgement.ways import FAR, Walks, Ways, steps_from, ways
from digsite.games.mesopotamia.rules.building import tokens_laid
from digsite.games.mesopotamia.rules.discovery import tiles_left
from digsite.games.mesopotamia.rules.tribes import THIEF, in_supply, stations
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State

STEP_FADE: Final = 0.82  # this part of a pull is left one step away
NEAR_TEMPLE: Final = 0.93  # the same of a building site, one step from the temple
TRIBE_WORTH: Final = [0.0, 14.0, 28.0, 42.0, 54.0, 65.0, 73.0, 78.0, 81.0]  # by tribes on the map
BIRTH: Final = 0.4  # a pair of tribes at a hut, as a part of the tribe that it can bring
HUT_SITE: Final = 19.0  # two tribes and a wood where a hut can stand
SANCTUARY_SITE: Final = 14.0  # two tribes and a stone where a sanctuary can stand
INCOME: Final = 5.0  # a sanctuary that gives mana every turn
HALF: Final = 0.5  # a good and one tribe are worth this part of a good and two tribes
STONE_BUILT: Final = 9.0  # a limit of mana that is higher by 1
CAP_WANTED: Final = 7  # what the dearest offering costs
MANA: Final = 2.5
DELIVERY: Final = 24.0  # an offering beside the temple that can be paid
SHORT_OF_MANA: Final = 0.8  # this part of it is left for every mana that is missing
EXPLORE: Final = 3.5  # standing at an open edge
TO_TAKE: Final = 0.9  # what lies on a tile, as a part of the same in hand
MANY: Final = 5  # more goods than this on a tile make no difference
UNKNOWN: Final = -1.0  # a strength that was not worked out yet
A_TRIBE: Final = 256  # what stands on a tile is one number: tribes * 256 + wood * 16 + stone
A_WOOD: Final = 16
A_STONE: Final = 1

# by steps; the last entry is for tiles to which there is no way
FADE: Final[list[float]] = [*(STEP_FADE**n for n in range(FAR)), 0.0]
NEAR: Final[list[float]] = [NEAR_TEMPLE ** min(n, 9) for n in range(FAR + 1)]
LACK: Final[list[float]] = [SHORT_OF_MANA**n for n in range(9)]  # by mana that is missing


@final
class Pull:
    """The strongest pull on tribes with one cargo, from each tile, and where it leads.

    Tribes are drawn to tiles where one more of them is of use, to goods and offerings, and to the
    edge of the known land; always less with every step. A tile is worked out when asked for.
    """

    __slots__ = ("at", "goal", "here", "leads", "strength", "to_explore", "walks", "worth")

    def __init__(self, walks: Walks) -> None:
        tiles = len(walks.steps)
        self.walks = walks
        self.to_explore: float = 0.0
        # all that draws tribes:
        self.at: list[int] = []  # on which tile
        self.leads: list[int] = []  # to which tile it leads in the end
        self.worth: list[float] = []
        # by tile
        self.here: list[float] = [0.0] * tiles  # the worth of what stands there
        self.strength: list[float] = [UNKNOWN] * tiles
        self.goal: list[int] = [0] * tiles


@final
class Outlook:
    """The table as one player judges it: what stands where, and what draws his tribes."""

    __slots__ = (
        "birth",
        "empty_handed",
        "explore",
        "from_temple",
        "hut_site",
        "own_huts",
        "owner",
        "rivals",
        "sanctuary",
        "sanctuary_site",
        "seat",
        "stone_gain",
        "there",
        "to_lay",
        "to_raise",
        "with_stone",
        "with_wood",
        "worth",
    )

    def __init__(self, ways: Ways) -> None:
        self.seat: i64 = 0
        self.there: list[int] = []  # by tile: own tribes and goods, lying or carried by them
        self.from_temple: bytes = steps_from(ways.through, TEMPLE_SLOT)  # by tile
        self.worth: float = 0.0  # the worth of all tiles as they are
        self.rivals: i64 = 0  # tiles with tribes of rivals, as bits
        self.birth: float = 0.0  # the worth of a pair of tribes at a hut
        self.to_lay: i64 = 0  # offerings in the supply
        self.to_raise: i64 = 0  # sanctuaries in the supply
        self.sanctuary: float = 0.0  # the worth of a site for the next sanctuary
        self.stone_gain: float = 0.0  # the worth of building a stone into the temple
        self.explore: float = 0.0
        # about the tile that was surveyed last
        self.owner: i64 = NONE  # the owner of its sanctuary
        self.own_huts: i64 = 0  # own huts there that can bring tribes
        self.hut_site: float = 0.0  # what a hut there is worth, nothing if none can stand there
        self.sanctuary_site: float = 0.0  # and a sanctuary
        # how strongly tribes are drawn
        self.with_wood: Pull = Pull(ways.around)
        self.with_stone: Pull = Pull(ways.around)
        self.empty_handed: Pull = Pull(ways.through)


def outlook(s: State, seat: i64) -> Outlook:
    """Return the outlook of a player."""
    o = Outlook(ways(s))
    o.seat = seat
    count_what_stands(s, o)
    tribes = TRIBES - in_supply(s, seat)
    if tribes < TRIBES:
        o.birth = BIRTH * (TRIBE_WORTH[tribes + 1] - TRIBE_WORTH[tribes])
    o.to_lay = len(OFFERINGS) - tokens_laid(s, seat)
    o.to_raise = SANCTUARIES - s.sanctuary.count(seat)
    o.sanctuary = SANCTUARY_SITE if o.to_raise > 1 else HALF * SANCTUARY_SITE
    o.stone_gain = gain_of_stone(s, seat)
    for rival in range(s.seats):
        if rival != seat:
            o.rivals |= stations(s, rival)
    find_pulls(s, o)
    return o


def count_what_stands(s: State, o: Outlook) -> None:
    """Count on each tile the own tribes, and the goods that they can use."""
    for slot in range(len(s.land)):
        wood: i64 = min(s.goods[2 * slot + WOOD], MANY)
        stone: i64 = min(s.goods[2 * slot + STONE], MANY)
        o.there.append(A_WOOD * wood + A_STONE * stone)
    for n in range(TRIBES * o.seat, TRIBES * o.seat + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe == OFF_MAP:
            break
        o.there[tribe // 6] += A_TRIBE + goods_of(tribe % THIEF)
    for token in range(4 * o.seat, 4 * o.seat + 4):
        if s.token[token] == CARRIED:
            o.there[s.token_at[token]] += A_TRIBE


def goods_of(cargo: i64) -> i64:
    """Return the cargo of a tribe, in the number that tells what stands on a tile."""
    if cargo == 1 + WOOD:
        return A_WOOD
    return A_STONE if cargo == 1 + STONE else 0


def gain_of_stone(s: State, seat: i64) -> float:
    """Return the worth of a stone in the temple: a higher limit if it is needed, and mana."""
    cap: i64 = s.cap[seat]
    gain = 0.0
    if cap < CAP_WANTED:
        gain = STONE_BUILT
        for token in range(4 * seat, 4 * seat + 4):
            if s.token[token] in (LYING, CARRIED) and OFFERINGS[s.offering[token]] > cap:
                gain += STONE_BUILT
    if s.mana[seat] < min(cap + 1, MANA_TOP):
        gain += MANA
    return gain


# What tiles are worth


def worth(s: State, o: Outlook, slot: i64, there: i64) -> float:
    """Return the worth of a tile with these tribes and goods: the best that can be done there."""
    if there < A_TRIBE or s.land[slot] != PLAINS:
        return 0.0
    survey(s, o, slot)
    return best_use(o, there)


def survey(s: State, o: Outlook, slot: i64) -> None:
    """Note what could be built on a tile of the plains, whatever stands there."""
    o.owner = s.sanctuary[slot]
    if o.owner != NONE:
        return
    near = NEAR[o.from_temple[slot]]
    o.own_huts = huts_at_work(s, o.seat, slot)
    free = s.hut[2 * slot + 1] == NONE and o.to_lay > 0
    o.hut_site = near * HUT_SITE if free else 0.0
    free = s.hut[2 * slot] == NONE and o.to_raise > 0 and not o.rivals & BIT[slot]
    o.sanctuary_site = near * o.sanctuary if free else 0.0


def best_use(o: Outlook, there: i64) -> float:
    """Return the best that these tribes and goods can do on the tile that was surveyed."""
    tribes = there // A_TRIBE
    if o.owner != NONE:
        return worth_of_sanctuary(o.owner == o.seat, tribes)
    best = worth_of_huts(o, tribes) if o.own_huts > 0 else 0.0
    if o.hut_site > 0.0:
        huts = sets(min(tribes // 2, o.to_lay), there % A_TRIBE // A_WOOD, tribes)
        best = max(best, o.hut_site * huts)
    if o.sanctuary_site > 0.0:
        sanctuaries = min(sets(tribes // 2, there % A_WOOD, tribes), 1.0)
        best = max(best, o.sanctuary_site * sanctuaries)
    return best


def worth_of_sanctuary(own: bool, tribes: i64) -> float:  # noqa: FBT001 - mypyc is slow with keywords
    """Return the worth of tribes at a sanctuary: an own one needs one, a rival's two."""
    if own:
        return INCOME
    return HALF * INCOME if tribes >= 2 else 0.0


def huts_at_work(s: State, seat: i64, slot: i64) -> i64:
    """Return how many own huts of a tile can bring tribes: none while an offering lies there."""
    if s.under[2 * slot] != NONE or s.under[2 * slot + 1] != NONE:
        return 0
    own = 1 if s.hut[2 * slot] == seat else 0
    return own + 1 if s.hut[2 * slot + 1] == seat else own


def worth_of_huts(o: Outlook, tribes: i64) -> float:
    """Return the worth of pairs of tribes at own huts."""
    if tribes == 1:
        return 0.3 * o.birth
    return o.birth * float(min(o.own_huts, tribes // 2))


def sets(pairs: i64, goods: i64, tribes: i64) -> float:
    """Return how many pairs have a good each; a good and one tribe count half."""
    if tribes == 1 and goods > 0:
        return HALF
    return float(min(min(pairs, goods), 2))  # noqa: PLW3301 - of three is slow when compiled


def worth_now(s: State, o: Outlook, slot: i64) -> float:
    """Return the worth of a tile as it is."""
    return worth(s, o, slot, o.there[slot])


# What draws tribes


def find_pulls(s: State, o: Outlook) -> None:
    """Find what draws tribes with wood, with stone, and then those that carry nothing."""
    for slot in range(len(s.land)):
        if s.land[slot] == PLAINS:
            survey(s, o, slot)
            there: i64 = o.there[slot]
            now = best_use(o, there) if there >= A_TRIBE else 0.0
            o.worth += now
            more = there + A_TRIBE
            join(o.with_wood, slot, best_use(o, more + A_WOOD) - now)
            join(o.with_stone, slot, best_use(o, more + A_STONE) - now)
            join(o.empty_handed, slot, best_use(o, more) - now)
    join(o.with_stone, TEMPLE_SLOT, o.stone_gain)
    o.explore = worth_of_exploring(s, o)
    o.with_wood.to_explore = o.explore
    o.with_stone.to_explore = o.explore
    o.empty_handed.to_explore = o.explore
    find_things(s, o)


def join(p: Pull, slot: i64, gain: float) -> None:
    """Add a tile where one more tribe is of use: it draws tribes of other tiles."""
    if gain > 0.0:
        p.at.append(slot)
        p.leads.append(slot)
        p.worth.append(gain)


def worth_of_exploring(s: State, o: Outlook) -> float:
    """Return the worth of exploring: more where no site for a hut is known."""
    if tiles_left(s) == 0:
        return 0.0
    if o.to_lay > 0:
        for gain in o.with_wood.worth:
            if gain >= HALF * HALF * HUT_SITE:
                return EXPLORE
        return 2.0 * EXPLORE
    return EXPLORE


def find_things(s: State, o: Outlook) -> None:
    """Find what tribes that carry nothing can take: goods that are needed, own offerings."""
    wood_wanted = carried(s, o, WOOD) < o.to_lay
    stone_wanted = carried(s, o, STONE) < o.to_raise + CAP_WANTED - s.cap[o.seat]
    for slot in range(len(s.land)):
        if wood_wanted and s.goods[2 * slot + WOOD] > 0:
            lead_on(o, slot, o.with_wood)
        if stone_wanted and s.goods[2 * slot + STONE] > 0:
            lead_on(o, slot, o.with_stone)
    for token in range(4 * o.seat, 4 * o.seat + 4):
        if s.token[token] == LYING:
            at: i64 = s.token_at[token]
            stand(o.empty_handed, at, TO_TAKE * on_the_way(s, o, token, at), at)


def lead_on(o: Outlook, slot: i64, with_it: Pull) -> None:
    """Add a good that lies on a tile: it draws tribes that carry nothing, and then on with it."""
    strength = strength_at(with_it, slot)
    stand(o.empty_handed, slot, TO_TAKE * strength, with_it.goal[slot])


def stand(p: Pull, slot: i64, gain: float, goal: i64) -> None:
    """Add something on a tile that draws the tribes of that tile, too."""
    if gain > p.here[slot]:
        p.here[slot] = gain
        p.goal[slot] = goal
        p.at.append(slot)
        p.leads.append(goal)
        p.worth.append(gain)


def strength_at(p: Pull, slot: i64) -> float:
    """Return the strongest pull on tribes of a tile."""
    known = p.strength[slot]
    if known != UNKNOWN:
        return known
    steps = steps_from(p.walks, slot)
    best = p.here[slot]
    goal: i64 = p.goal[slot]
    explore = p.to_explore * FADE[p.walks.to_edge[slot]]
    if explore > best:
        best = explore
        goal = p.walks.edge[slot]
    for n in range(len(p.at)):
        drawn = p.worth[n] * FADE[steps[p.at[n]]]
        if drawn > best:
            best = drawn
            goal = p.leads[n]
    p.strength[slot] = best
    p.goal[slot] = goal
    return best


def carried(s: State, o: Outlook, good: i64) -> i64:
    """Return how many goods of a kind the player's tribes carry."""
    number: i64 = 0
    for n in range(TRIBES * o.seat, TRIBES * o.seat + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe != OFF_MAP and tribe % THIEF == 1 + good:
            number += 1
    return number


def on_the_way(s: State, o: Outlook, token: i64, slot: i64) -> float:
    """Return the worth of an offering that is carried and is on this tile."""
    cost: i64 = OFFERINGS[s.offering[token]]
    missing = max(cost - s.mana[o.seat], 0)
    return DELIVERY * LACK[missing] * FADE[o.from_temple[slot]]
