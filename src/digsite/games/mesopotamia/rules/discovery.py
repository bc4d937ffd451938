"""Mesopotamia, phase I: discovering new land. Chapter 5 of the rules."""

from mypy_extensions import i64

from digsite.core.seats import CHANCE
from digsite.games.mesopotamia.actions import CARRY, LAY, SHARE, VOLCANO_AT, WALK
from digsite.games.mesopotamia.components import (
    DISCOVERIES,
    DRAWN_KINDS,
    GOOD_OF,
    TILES_SHOWN,
    VOLCANO,
)
from digsite.games.mesopotamia.phases import (
    LAND_CHOICE,
    LAND_PLAYED,
    LAND_TILES,
    MOVEMENT,
    SHARING,
    TILE,
    VOLCANO_DRAWN,
)
from digsite.games.mesopotamia.rules.tiles import lay_tile, open_places, place_beside
from digsite.games.mesopotamia.rules.tribes import change
from digsite.games.mesopotamia.rules.turn import forget_handling
from digsite.games.mesopotamia.state import NONE, State


def can_discover(s: State) -> bool:
    """T5.2  At most three discoveries a turn. T5.7  With an empty stack all edges are closed."""
    return s.points > 0 and s.found < DISCOVERIES and tiles_left(s) > 0


def tiles_left(s: State) -> i64:
    """Return how many tiles can be drawn."""
    left: i64 = 0
    for kind in range(DRAWN_KINDS):
        left += s.stack[kind]
    return left


def begin_discovery(s: State, action: i64) -> None:
    """T5.1  A tribe steps over an open edge: chance draws the tile that is there."""
    forget_handling(s)
    s.walker = action
    s.phase = LAND_TILES if s.phase == LAND_PLAYED else TILE
    s.actor = CHANCE


def start_of(s: State, action: i64) -> i64:
    """Return where a step leads from, as 6 * slot + direction."""
    if action >= CARRY:
        at: i64 = s.token_at[4 * s.player + (action - CARRY) // 6]
        return 6 * at + (action - CARRY) % 6
    return 6 * ((action - WALK) // 36) + (action - WALK) % 6


def unknown_place(s: State) -> i64:
    """Return the place that is being discovered."""
    start = start_of(s, s.walker)
    return place_beside(s, start // 6, start % 6)


def draw_tile(s: State, kind: i64) -> None:
    """T5.1  The tile drawn is laid where the tribe went. T5.3  A volcano is not."""
    s.stack[kind] -= 1
    turn_up(s, kind)


def turn_up(s: State, kind: i64) -> None:
    """T5.1  A tile for this discovery is known: lay it, or find a place for the volcano."""
    s.actor = s.player
    if kind == VOLCANO:
        s.phase = VOLCANO_DRAWN
    else:
        enter_new_land(s, kind)


def enter_new_land(s: State, kind: i64) -> None:
    """T5.1  The tribe enters the new tile, for the usual point and with its cargo."""
    slot = lay_tile(s, unknown_place(s), kind)
    if s.walker >= CARRY:
        s.token_at[4 * s.player + (s.walker - CARRY) // 6] = slot
    else:
        tribe = (s.walker - WALK) // 6
        change(s, s.player, tribe, 6 * slot + tribe % 6)
    s.points -= 1
    s.found += 1
    end_discovery(s)
    good: i64 = GOOD_OF[kind]
    if good != NONE:
        bring_goods(s, slot, good)


def end_discovery(s: State) -> None:
    """The movement goes on."""
    s.walker = NONE
    s.phase = MOVEMENT
    s.actor = s.player


# T5.3, T5.7  Volcanoes


def volcano_places(s: State) -> list[int]:
    """T5.3  A volcano goes to any open place beside any tile, but not where the tribe is going."""
    return [VOLCANO_AT + place for place in open_places(s, unknown_place(s))]


def lay_volcano(s: State, where: i64) -> None:
    """T5.3  Then another tile is drawn. T5.7  If there is none, the tribe stays, for no point."""
    lay_tile(s, place_beside(s, where // 6, where % 6), VOLCANO)
    if tiles_left(s) > 0:
        s.phase = TILE
        s.actor = CHANCE
    else:
        end_discovery(s)


# T5.4 to T5.6  New forests and quarries


def bring_goods(s: State, slot: i64, good: i64) -> None:
    """T5.4  As many goods as players: one on each tile of the kind, the surplus on the new one.

    T5.5  Too few for all: one on the new tile, the drawer chooses where the others go.
    T5.6  A short supply is used up in the same order.
    """
    goods = min(s.seats, s.supply[good])
    others = tiles_like(s, slot)
    if goods == 0:
        return
    if len(others) >= goods:
        put(s, slot, good, 1)
        s.shares = goods - 1
        if s.shares > 0:
            s.phase = SHARING
        return
    for other in others:
        put(s, other, good, 1)
    put(s, slot, good, goods - len(others))


def tiles_like(s: State, slot: i64) -> list[int]:
    """Return the other tiles of the same kind as this one."""
    kind = s.land[slot]
    return [other for other in range(len(s.land)) if s.land[other] == kind and other != slot]


def put(s: State, slot: i64, good: i64, number: i64) -> None:
    """Goods come from the supply onto a tile."""
    s.supply[good] -= number
    s.goods[2 * slot + good] += number


def shares(s: State) -> list[int]:
    """T5.5  Each chosen tile gets one. They are named in ascending order, so that all can be."""
    found = [SHARE + slot for slot in tiles_like(s, len(s.land) - 1) if slot > s.shared]
    return found[: len(found) - s.shares + 1]


def share(s: State, slot: i64) -> None:
    """T5.5  One more of the goods is placed."""
    good: i64 = GOOD_OF[s.land[slot]]
    put(s, slot, good, 1)
    s.shares -= 1
    s.shared = slot
    if s.shares == 0:
        s.shared = NONE
        s.phase = MOVEMENT


# T7.6  The card Land


def look_at_tile(s: State, kind: i64) -> None:
    """T7.6  Three tiles are shown to the player alone, or all if there are fewer."""
    s.stack[kind] -= 1
    s.looked_at[kind] += 1
    if sum_of(s.looked_at) == TILES_SHOWN or tiles_left(s) == 0:
        s.phase = LAND_CHOICE
        s.actor = s.player


def sum_of(numbers: list[int]) -> i64:
    """Return the sum of some numbers."""
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def choices_of_land(s: State) -> list[int]:
    """T7.6  Any of the tiles shown; a volcano only if all of them are."""
    return [LAY + kind for kind in range(VOLCANO) if s.looked_at[kind] > 0] or [LAY + VOLCANO]


def lay_chosen(s: State, kind: i64) -> None:
    """T7.6  The chosen tile is discovered, the others are shuffled back into the stack."""
    s.looked_at[kind] -= 1
    for other in range(DRAWN_KINDS):
        s.stack[other] += s.looked_at[other]
        s.looked_at[other] = 0
    turn_up(s, kind)
