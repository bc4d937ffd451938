"""Mesopotamia: what a place is worth to a player, for judgement only. No rule is decided here.

Worth is counted in points of which a delivered offering is a hundred. A tile has a worth for the
tribes and goods that stand on it, and it draws other tribes near: what one more tribe would add
there, empty-handed or with a good, fades with every step to it.
"""

from typing import Final, final

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.games.mesopotamia.building import tokens_laid
from digsite.games.mesopotamia.components import (
    CARRIED,
    LYING,
    MANA_TOP,
    OFFERINGS,
    OPEN,
    PLAINS,
    SANCTUARIES,
    STONE,
    TEMPLE_SLOT,
    TRIBES,
    VOLCANO,
    WOOD,
)
from digsite.games.mesopotamia.discovery import tiles_left
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State
from digsite.games.mesopotamia.tribes import THIEF, in_supply, stations

STEP_FADE: Final = 0.82  # what is left of a worth one step away
NEAR_TEMPLE: Final = 0.93  # how building sites fade with their distance from the temple
TRIBE_WORTH: Final = [0.0, 14.0, 28.0, 42.0, 54.0, 65.0, 73.0, 78.0, 81.0]  # by tribes on the map
BIRTH: Final = 0.4  # a pair of tribes at a hut, as a part of the tribe that it can bring
HUT_SITE: Final = 19.0  # two tribes and a wood where a hut can stand
SANCTUARY_SITE: Final = 14.0  # two tribes and a stone where a sanctuary can stand
INCOME: Final = 5.0  # a sanctuary that gives mana every turn
HALF: Final = 0.5  # what a good and one tribe are worth of that
STONE_BUILT: Final = 9.0  # one more cap
CAP_WANTED: Final = 7  # what the dearest offering costs
MANA: Final = 2.5
DELIVERY: Final = 24.0  # a token on the doorstep that can be paid
SHORT_OF_MANA: Final = 0.8  # for every mana that is missing
EXPLORE: Final = 3.5  # standing at an open edge
TO_TAKE: Final = 0.9  # what lies on a tile, as a part of the same in hand
MANY: Final = 5  # goods; more on a tile make no difference
FAR: Final = 99
TINY: Final = 1e-9
A_TRIBE: Final = 256  # what stands on a tile is told as one number
A_WOOD: Final = 16
A_STONE: Final = 1


@final
class Pull:
    """How strongly tribes with one cargo are drawn from each tile, and to which one."""

    __slots__ = ("goal", "strength")

    def __init__(self) -> None:
        self.strength: list[float] = []
        self.goal: list[int] = []


@final
class Outlook:
    """A player's table: what stands where, and how strongly tiles draw his tribes."""

    __slots__ = (
        "birth",
        "empty_handed",
        "explore",
        "from_temple",
        "rivals",
        "sanctuary",
        "seat",
        "stone_gain",
        "there",
        "to_lay",
        "to_raise",
        "with_stone",
        "with_wood",
    )

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.there: list[int] = []  # by tile: own tribes and goods, lying or carried by them
        self.from_temple: list[int] = []  # steps
        self.rivals: i64 = 0  # tiles with tribes of rivals, as bits
        self.birth: float = 0.0  # of a pair at a hut
        self.to_lay: i64 = 0  # offerings in the supply
        self.to_raise: i64 = 0  # sanctuaries in the supply
        self.sanctuary: float = 0.0  # of a site for the next one
        self.stone_gain: float = 0.0  # of building a stone into the temple
        self.explore: float = 0.0
        self.with_wood: Pull = Pull()
        self.with_stone: Pull = Pull()
        self.empty_handed: Pull = Pull()


def outlook(s: State, seat: i64) -> Outlook:
    """Look at the table as a player does."""
    o = Outlook()
    o.seat = seat
    count_what_stands(s, o)
    o.from_temple = steps_from(s, TEMPLE_SLOT)
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
    """Own tribes, and goods within their reach."""
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
    """What a tribe brings along."""
    if cargo == 1 + WOOD:
        return A_WOOD
    return A_STONE if cargo == 1 + STONE else 0


def steps_from(s: State, start: i64) -> list[int]:
    """For each tile the steps from one of them, around volcanoes; FAR if there is no way."""
    steps = [FAR] * len(s.land)
    steps[start] = 0
    queue = [start]
    for slot in queue:
        for direction in range(6):
            other: i64 = s.beside[6 * slot + direction]
            if other != OPEN and steps[other] == FAR and s.land[other] != VOLCANO:
                steps[other] = steps[slot] + 1
                queue.append(other)
    return steps


def gain_of_stone(s: State, seat: i64) -> float:
    """What a stone in the temple brings: cap as far as it is wanted, and mana if there is room."""
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
    """The best that own tribes with some goods can do on a tile."""
    tribes = there // A_TRIBE
    if tribes <= 0 or s.land[slot] != PLAINS:
        return 0.0
    owner: i64 = s.sanctuary[slot]
    if owner != NONE:
        return worth_of_sanctuary(owner == o.seat, tribes)
    near = 1.0
    for _ in range(min(o.from_temple[slot], 9)):
        near *= NEAR_TEMPLE
    best = worth_of_huts(s, o, slot, tribes)
    if s.hut[2 * slot + 1] == NONE and o.to_lay > 0:
        huts = sets(min(tribes // 2, o.to_lay), there % A_TRIBE // A_WOOD, tribes)
        best = max(best, near * HUT_SITE * huts)
    if s.hut[2 * slot] == NONE and o.to_raise > 0 and not o.rivals & BIT[slot]:
        sanctuaries = min(sets(tribes // 2, there % A_WOOD, tribes), 1.0)
        best = max(best, near * o.sanctuary * sanctuaries)
    return best


def worth_of_sanctuary(own: bool, tribes: i64) -> float:  # noqa: FBT001 - mypyc is slow with keywords
    """An own one needs a tribe, a rival's two."""
    if own:
        return INCOME
    return HALF * INCOME if tribes >= 2 else 0.0


def worth_of_huts(s: State, o: Outlook, slot: i64, tribes: i64) -> float:
    """Pairs of tribes at own huts, where no token lies."""
    if o.birth == 0.0 or s.under[2 * slot] != NONE or s.under[2 * slot + 1] != NONE:
        return 0.0
    own = 0
    for place in range(2 * slot, 2 * slot + 2):
        if s.hut[place] == o.seat:
            own += 1
    if own > 0 and tribes == 1:
        return 0.3 * o.birth
    return o.birth * float(min(own, tribes // 2))


def sets(pairs: i64, goods: i64, tribes: i64) -> float:
    """Pairs with a good each; a good and one tribe are half a set."""
    if tribes == 1 and goods > 0:
        return HALF
    return float(min(pairs, goods, 2))


def worth_now(s: State, o: Outlook, slot: i64) -> float:
    """The worth of a tile as it stands."""
    return worth(s, o, slot, o.there[slot])


# What draws tribes


def find_pulls(s: State, o: Outlook) -> None:
    """Places for wood, for stone, then for empty hands: whoever can pick something up is drawn."""
    tiles = len(s.land)
    for_wood = [0.0] * tiles
    for_stone = [0.0] * tiles
    for_nothing = [0.0] * tiles
    for slot in range(tiles):
        if s.land[slot] == PLAINS:
            now = worth_now(s, o, slot)
            more: i64 = o.there[slot] + A_TRIBE
            for_wood[slot] = worth(s, o, slot, more + A_WOOD) - now
            for_stone[slot] = worth(s, o, slot, more + A_STONE) - now
            for_nothing[slot] = worth(s, o, slot, more) - now
    for_stone[TEMPLE_SLOT] = o.stone_gain
    o.explore = worth_of_exploring(s, o, for_wood)
    edges = open_edges(s, o)
    o.with_wood = pull(s, for_wood, edges, TEMPLE_SLOT + 1)
    o.with_stone = pull(s, for_stone, edges, TEMPLE_SLOT + 1)
    o.empty_handed = pull(s, for_nothing, things_to_find(s, o, edges), TEMPLE_SLOT)


def worth_of_exploring(s: State, o: Outlook, for_wood: list[float]) -> float:
    """More where no site for a hut is known."""
    if tiles_left(s) == 0:
        return 0.0
    if o.to_lay > 0 and max(for_wood) < HALF * HALF * HUT_SITE:
        return 2.0 * EXPLORE
    return EXPLORE


def open_edges(s: State, o: Outlook) -> Pull:
    """Tiles at the edge of the known land."""
    found = Pull()
    for slot in range(len(s.land)):
        found.goal.append(slot)
        found.strength.append(0.0)
        if s.land[slot] != VOLCANO:
            for direction in range(6):
                if s.beside[6 * slot + direction] == OPEN:
                    found.strength[slot] = o.explore
    return found


def things_to_find(s: State, o: Outlook, edges: Pull) -> Pull:
    """What empty hands can take: goods that are wanted, own offerings, the unknown."""
    found = Pull()
    found.strength = edges.strength[:]
    found.goal = edges.goal[:]
    wood_wanted = carried(s, o, WOOD) < o.to_lay
    stone_wanted = carried(s, o, STONE) < o.to_raise + CAP_WANTED - s.cap[o.seat]
    for slot in range(len(s.land)):
        if wood_wanted and s.goods[2 * slot + WOOD] > 0:
            offer(found, slot, TO_TAKE * o.with_wood.strength[slot], o.with_wood.goal[slot])
        if stone_wanted and s.goods[2 * slot + STONE] > 0:
            offer(found, slot, TO_TAKE * o.with_stone.strength[slot], o.with_stone.goal[slot])
    for token in range(4 * o.seat, 4 * o.seat + 4):
        if s.token[token] == LYING:
            at: i64 = s.token_at[token]
            offer(found, at, TO_TAKE * on_the_way(s, o, token, at), at)
    return found


def offer(found: Pull, slot: i64, strength: float, goal: i64) -> None:
    """Keep what is stronger, with where it leads in the end."""
    if strength > found.strength[slot]:
        found.strength[slot] = strength
        found.goal[slot] = goal


def carried(s: State, o: Outlook, good: i64) -> i64:
    """How many goods of a kind the player's tribes carry."""
    number: i64 = 0
    for n in range(TRIBES * o.seat, TRIBES * o.seat + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe != OFF_MAP and tribe % THIEF == 1 + good:
            number += 1
    return number


def on_the_way(s: State, o: Outlook, token: i64, slot: i64) -> float:
    """The worth of an offering that is carried and stands here."""
    cost: i64 = OFFERINGS[s.offering[token]]
    missing = max(cost - s.mana[o.seat], 0)
    found = DELIVERY
    for _ in range(missing):
        found *= SHORT_OF_MANA
    for _ in range(min(o.from_temple[slot], 20)):
        found *= STEP_FADE
    return found


def pull(s: State, joining: list[float], standing: Pull, first: i64) -> Pull:
    """By tile: the best of what joins elsewhere and what stands anywhere, faded by the steps."""
    spread = Pull()
    found = Pull()
    for slot in range(len(joining)):
        found.strength.append(standing.strength[slot])
        found.goal.append(standing.goal[slot])
        spread.strength.append(standing.strength[slot])
        spread.goal.append(standing.goal[slot])
        offer(spread, slot, joining[slot], slot)
    spread_out(s, spread, first)
    for slot in range(len(joining)):
        if s.land[slot] != VOLCANO:
            look_around(s, spread, found, slot)
    return found


def spread_out(s: State, spread: Pull, first: i64) -> None:
    """Let worth spread over the land, less with every step; goods do not cross the temple site."""
    changed = True
    while changed:
        changed = False
        for slot in range(first, len(s.land)):
            if s.land[slot] != VOLCANO and look_around(s, spread, spread, slot):
                changed = True


def look_around(s: State, spread: Pull, found: Pull, slot: i64) -> bool:
    """Find something better beside a tile than what is known for it."""
    better = False
    for direction in range(6):
        other: i64 = s.beside[6 * slot + direction]
        if other != OPEN and STEP_FADE * spread.strength[other] > found.strength[slot] + TINY:
            found.strength[slot] = STEP_FADE * spread.strength[other]
            found.goal[slot] = spread.goal[other]
            better = True
    return better
