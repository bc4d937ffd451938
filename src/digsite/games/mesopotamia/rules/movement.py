"""Mesopotamia, phase I: moving tribes, goods and offerings. Chapter 4 of the rules."""

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.games.mesopotamia.actions import CARRY, DROP, GRAB, STEAL, TAKE, WALK
from digsite.games.mesopotamia.components import (
    CARRIED,
    LYING,
    OPEN,
    STONE,
    TEMPLE,
    TRIBES,
    VOLCANO,
    WOOD,
)
from digsite.games.mesopotamia.rules.discovery import begin_discovery, can_discover, start_of
from digsite.games.mesopotamia.rules.temple import build_in, can_pay, deliver
from digsite.games.mesopotamia.rules.tribes import THIEF, carries, change, classes, on_tile
from digsite.games.mesopotamia.rules.turn import forget_handling
from digsite.games.mesopotamia.state import OFF_MAP, State

# What may be done


def moves(s: State) -> list[int]:
    """T4.1  Steps, discoveries, goods and offerings: everything in phase I but the cards."""
    own = camps(s)
    found: list[int] = []
    if s.points > 0:
        add_walks(s, own, found)
        add_carries(s, found)
    add_grabs(s, own, found)
    add_drops(s, own, found)
    add_takes(s, found)
    add_thefts(s, own, found)
    return found


def camps(s: State) -> list[int]:
    """Return the tiles with tribes of the player, each as 64 * slot + the classes there."""
    found: list[int] = []
    slot: i64 = -1
    there: i64 = 0
    for n in range(TRIBES * s.player, TRIBES * s.player + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe // 6 != slot:
            if there:
                found.append(64 * slot + there)
            slot = tribe // 6
            there = 0
        if tribe == OFF_MAP:
            break
        there |= BIT[tribe % 6]
    if there:
        found.append(64 * slot + there)
    return found


# T4.1 to T4.3  Steps


def add_walks(s: State, own: list[int], found: list[int]) -> None:
    """T4.1  A step leads to the tile beside; over an open edge it is a discovery."""
    over_edges = can_discover(s)
    for camp in own:
        slot: i64 = camp // 64
        for kind in range(6):
            if camp & BIT[kind]:
                closed = TEMPLE if kind % THIEF == 1 + WOOD else VOLCANO
                open_ways = ways(s, slot, closed, over_edges)
                action = WALK + 6 * (6 * slot + kind)
                found += [action + way for way in range(6) if open_ways & BIT[way]]


def ways(s: State, slot: i64, closed: i64, over_edges: i64) -> i64:
    """T4.2  Volcanoes are closed. T4.3  So is the temple site for some. Directions, as bits."""
    found: i64 = 0
    for direction in range(6):
        other: i64 = s.beside[6 * slot + direction]
        if other == OPEN:
            if over_edges:
                found |= BIT[direction]
        elif s.land[other] != VOLCANO and s.land[other] != closed:
            found |= BIT[direction]
    return found


def add_carries(s: State, found: list[int]) -> None:
    """T4.12  A tribe with an offering enters the temple site only to deliver it."""
    over_edges = can_discover(s)
    for number in range(4):
        token = 4 * s.player + number
        if carries(s, token):
            closed = VOLCANO if can_pay(s, token) else TEMPLE
            open_ways = ways(s, s.token_at[token], closed, over_edges)
            action = CARRY + 6 * number
            found += [action + way for way in range(6) if open_ways & BIT[way]]


def discoveries(s: State) -> list[int]:
    """T5.1  The steps over an open edge."""
    ways: list[int] = []
    if not can_discover(s):
        return ways
    add_walks(s, camps(s), ways)
    add_carries(s, ways)
    return [action for action in ways if discovers(s, action)]


def discovers(s: State, action: i64) -> bool:
    """T5.1  Whether a step or the way of an offering leads over an open edge."""
    return action < GRAB and s.beside[start_of(s, action)] == OPEN


def step(s: State, action: i64) -> i64:
    """T4.1  A step costs a point. T5.1  Over an open edge a discovery begins; then return OPEN."""
    slot: i64 = s.beside[start_of(s, action)]
    if slot == OPEN:
        begin_discovery(s, action)
    else:
        s.points -= 1
        forget_handling(s)
    return slot


def walk(s: State, action: i64) -> None:
    """T4.1  A tribe goes a step."""
    slot = step(s, action)
    if slot != OPEN:
        arrive(s, (action - WALK) // 6, slot)


def arrive(s: State, tribe: i64, slot: i64) -> None:
    """T4.8  A tribe of the player comes to a tile; with a stone at the temple it builds it in."""
    kind = tribe % 6
    if s.land[slot] == TEMPLE and kind % THIEF == 1 + STONE:
        build_in(s)
        kind -= 1 + STONE
    change(s, s.player, tribe, 6 * slot + kind)


def carry(s: State, action: i64) -> None:
    """T4.10  A tribe with an offering moves like others. T4.11  Onto the temple it delivers."""
    slot = step(s, action)
    if slot != OPEN:
        arrive_with_offering(s, 4 * s.player + (action - CARRY) // 6, slot)


def arrive_with_offering(s: State, token: i64, slot: i64) -> None:
    """T4.11  At the temple an offering is delivered."""
    if s.land[slot] == TEMPLE:
        deliver(s, token)
    else:
        s.token_at[token] = slot


# T4.4, T4.5  Carrying goods


def add_grabs(s: State, own: list[int], found: list[int]) -> None:
    """T4.4  A tribe that carries nothing may pick up a good that lies on its tile.

    T4.5  But not where a good of this kind was laid down since the last step.
    """
    for camp in own:
        slot: i64 = camp // 64
        for good in range(2):
            if s.goods[2 * slot + good] > 0 and not s.dropped[good] & BIT[slot]:
                if camp & BIT[0]:
                    found.append(GRAB + 4 * slot + 2 * good)
                if camp & BIT[THIEF]:
                    found.append(GRAB + 4 * slot + 2 * good + 1)


def grab(s: State, what: i64) -> None:
    """T4.4  One good a tribe, and it costs no point."""
    slot = what // 4
    good = what // 2 % 2
    tribe = 6 * slot + THIEF * (what % 2)
    s.goods[2 * slot + good] -= 1
    s.grabbed[good] |= BIT[slot]
    change(s, s.player, tribe, tribe + 1 + good)


def add_drops(s: State, own: list[int], found: list[int]) -> None:
    """T4.4  A good that is carried may be laid down on the tile.

    T4.5  But not where a good of this kind was picked up since the last step.
    """
    for camp in own:
        slot: i64 = camp // 64
        for good in range(2):
            if not s.grabbed[good] & BIT[slot]:
                if camp & BIT[1 + good]:
                    found.append(DROP + 4 * slot + 2 * good)
                if camp & BIT[THIEF + 1 + good]:
                    found.append(DROP + 4 * slot + 2 * good + 1)


def drop(s: State, what: i64) -> None:
    """T4.4  The good stays on the tile; whoever comes may pick it up."""
    slot = what // 4
    good = what // 2 % 2
    tribe = 6 * slot + THIEF * (what % 2)
    s.goods[2 * slot + good] += 1
    s.dropped[good] |= BIT[slot]
    change(s, s.player, tribe + 1 + good, tribe)


# T4.6, T4.7  Stealing goods


def add_thefts(s: State, own: list[int], found: list[int]) -> None:
    """T4.6  With more tribes on a tile than a rival, take a good from his tribes there.

    T4.7  The thief carries nothing and has not stolen in this turn.
    """
    idle: i64 = 0
    for camp in own:
        if camp & BIT[0]:
            slot: i64 = camp // 64
            idle |= BIT[slot]
    thefts: list[int] = []
    for rival in range(s.seats):
        if rival != s.player:
            add_thefts_from(s, rival, idle, thefts)
    thefts.sort()
    found += thefts


def add_thefts_from(s: State, rival: i64, idle: i64, thefts: list[int]) -> None:
    """T4.6  Only these two players count; third ones do not matter."""
    last: i64 = OFF_MAP
    for n in range(TRIBES * rival, TRIBES * rival + TRIBES):
        tribe: i64 = s.tribes[n]
        slot = tribe // 6
        if tribe == OFF_MAP:
            break
        if tribe != last and tribe % 6 > 0 and idle & BIT[slot] and outnumbers(s, rival, slot):
            thefts.append(STEAL + 8 * slot + 2 * rival + tribe % 6 - 1)
        last = tribe


def outnumbers(s: State, rival: i64, slot: i64) -> bool:
    """T4.6  Whether the player has more tribes on a tile than a rival; laden ones count."""
    return on_tile(s, s.player, slot) > on_tile(s, rival, slot)


def steal(s: State, what: i64) -> None:
    """T4.6  The good changes hands. T4.7  The thief is marked until the movement ends."""
    slot = what // 8
    rival = what // 2 % 4
    good = what % 2
    change(s, rival, 6 * slot + 1 + good, 6 * slot)
    change(s, s.player, 6 * slot, 6 * slot + THIEF + 1 + good)


# T4.10  Taking up offerings


def add_takes(s: State, found: list[int]) -> None:
    """T4.10  A tribe that carries nothing may take up an own offering that lies on its tile."""
    for number in range(4):
        token = 4 * s.player + number
        if s.token[token] == LYING:
            there = classes(s, s.player, s.token_at[token])
            if there & BIT[0]:
                found.append(TAKE + 2 * number)
            if there & BIT[THIEF]:
                found.append(TAKE + 2 * number + 1)


def take(s: State, what: i64) -> None:
    """T4.10  Once taken up, an offering stays with its tribe until it is delivered."""
    token = 4 * s.player + what // 2
    slot: i64 = s.token_at[token]
    for place in range(2 * slot, 2 * slot + 2):
        if s.under[place] == token:
            s.under[place] = -1
    s.token[token] = CARRIED
    change(s, s.player, 6 * slot + THIEF * (what % 2), OFF_MAP)
