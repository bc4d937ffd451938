"""Mykerinos: judgement for bots. No rule is decided here.

The estimate of a seat is its score now, the rewards of the zones by the present ranks, and a little
for cubes in hand and for cards that can still be used. Shares of the win follow from the estimates.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.games.mykerinos.actions import (
    CALL_BROWN,
    DECLINE,
    EXTEND,
    PASS,
    ROOM,
    SKIP,
    TAKE,
    THEN,
)
from digsite.games.mykerinos.components import (
    DOORS,
    FIVE,
    NO_PATRON,
    PAIRS,
    PATRON,
    ROOM_WORTH,
    SEASONS,
    SET_BONUS,
    THREE,
    TWO,
    WORTH,
)
from digsite.games.mykerinos.phases import EXCAVATION, OVER, SURVEY
from digsite.games.mykerinos.rules.cells import ZONES, holds
from digsite.games.mykerinos.rules.museum import cards, open_rooms, room_value, score, sets
from digsite.games.mykerinos.rules.survey import cubes_in_zone, ranking, zones
from digsite.games.mykerinos.state import NO_LOT, State

CARDS_A_SEASON: Final = 2.2  # lots that a player claims in a season, on average
POWER: Final = 0.9  # what a patron's power is worth in each season that is left
CUBE: Final = 0.35  # what a cube in hand is worth

# How surely a lead in points wins. Fitted to some 800 games of `ismcts:50` with two to four people,
# so that chances come true (`digsite judge`).
SHARPNESS: Final = 0.39  # when nothing is left to do
A_SEASON: Final = 1.03  # how much less surely for each season that follows
A_CUBE: Final = 0.03  # and for each cube that somebody still has in hand


def value(s: State) -> list[float]:
    """Return for each seat the share of the win it can expect; they add up to 1."""
    return chances(s, sharpness(s))


def sharpness(s: State) -> float:
    """Return how surely a lead in points wins: less surely while there is much to dig."""
    cubes: i64 = 0
    for held in s.reserve:
        cubes += held
    return SHARPNESS / (1.0 + A_SEASON * seasons_left(s) + A_CUBE * float(cubes))


def guess(s: State) -> list[float]:
    """Return the same as a beginner would guess it, who thinks that leads are safer."""
    return chances(s, 0.32 / (1.0 + 0.45 * seasons_left(s)))


def chances(s: State, sure: float) -> list[float]:
    """Return the share of the win of each seat, if a lead in points wins so surely."""
    estimates = [estimate(s, seat) for seat in range(s.seats)]
    if s.phase == OVER:
        return won(s, estimates)
    best = max(estimates)
    weights = [exp((points - best) * sure) for points in estimates]
    total = sum(weights)
    return [weight / total for weight in weights]


def won(s: State, estimates: list[float]) -> list[float]:
    """Return the share of the win of each seat at the end: the winners share it."""
    merits = [100 * estimates[seat] + s.reserve[seat] for seat in range(s.seats)]
    best = max(merits)
    winners = merits.count(best)
    return [1.0 / winners if merit == best else 0.0 for merit in merits]


def seasons_left(s: State) -> float:
    """Return how many seasons follow this one."""
    return float(SEASONS - s.season)


def estimate(s: State, seat: i64) -> float:
    """Return the points that a seat can expect, without those that all seats can expect alike."""
    points = float(score(s, seat))
    if s.phase == OVER:
        return points
    left = seasons_left(s)
    points += CUBE * s.reserve[seat] if left or s.phase < SURVEY else 0.0
    for patron in range(5):
        points += future_of_room(s, seat, patron, left)
        points += POWER * left * float(cards(s, seat, patron))
    if s.phase >= EXCAVATION:
        for zone in range(s.zone if s.phase == SURVEY else 0, zones(s)):
            points += promise(s, seat, zone)
    return points


def future_of_room(s: State, seat: i64, patron: i64, left: float) -> float:
    """Return what a room will add to cards of its patron that are still to be claimed."""
    return float(room_value(s, seat, patron) - 1) * left * CARDS_A_SEASON / 5.0


def promise(s: State, seat: i64, zone: i64) -> float:
    """Return the points that a seat can expect from a zone by its present rank there."""
    order = ranking(s, zone)
    rank = order.index(seat) if seat in order else 9
    if rank > 2:
        return 0.0
    rewards = rewards_of(s, seat, zone)
    if rank == 0:
        return 0.9 * rewards[0]
    if rank == 1:
        return 0.75 * rewards[1] + 0.1 * rewards[0]
    return 0.25 * rewards[2]


def rewards_of(s: State, seat: i64, zone: i64) -> list[float]:
    """Return the rewards of a zone in points for a seat, best first: two lots and the best room."""
    found = [0.0]
    for side in range(2):
        lot: i64 = s.lot_at[2 * zone + side]
        if lot != NO_LOT:
            found.append(lot_gain(s, seat, lot))
    if s.supply[seat] > 0:
        found.append(best_room_gain(s, seat))
    found.sort(reverse=True)
    return [*found, 0.0, 0.0, 0.0]


def lot_gain(s: State, seat: i64, lot: i64) -> float:
    """Return what a lot is worth: points, its card in the exhibition and in a set, its power."""
    points = float(WORTH[lot])
    patron: i64 = PATRON[lot]
    if patron == NO_PATRON:
        return points
    left = seasons_left(s)
    points += float(room_value(s, seat, patron)) + POWER * left
    if cards(s, seat, patron) == sets(s, seat):
        points += SET_BONUS / 5.0
    return points


def room_gain(s: State, seat: i64, room: i64) -> float:
    """Return what a room is worth: for cards now and to come, and for the 5s that it opens."""
    left = seasons_left(s)
    gain = 0.0
    for patron in patrons_of(room):
        lift = float(ROOM_WORTH[room] - room_value(s, seat, patron))
        if lift > 0:
            gain += lift * (float(cards(s, seat, patron)) + left * CARDS_A_SEASON / 5.0)
        if room < FIVE or room >= TWO:
            gain += door_gain(s, seat, patron, left)
    return gain


def door_gain(s: State, seat: i64, patron: i64, left: float) -> float:
    """Return what it is worth that a 5 can be entered now, if it is free and was closed."""
    if s.taken_rooms & BIT[FIVE + patron] or s.halls[seat] & DOORS[patron]:
        return 0.0
    return 0.35 * left + 0.3 * float(cards(s, seat, patron))


def patrons_of(room: i64) -> list[int]:
    """Return the patrons in whose wings a room lies."""
    if room < FIVE:
        return [room - THREE]
    if room < TWO:
        return [room - FIVE]
    return list(PAIRS[room - TWO])


def best_room_gain(s: State, seat: i64) -> float:
    """Return what the best room is worth that is open to a seat."""
    rooms = open_rooms(s, seat)
    best = 0.0
    for room in range(len(ROOM_WORTH)):
        if rooms & BIT[room]:
            best = max(best, room_gain(s, seat, room))
    return best


def prior(s: State, actions: Sequence[int]) -> list[float]:
    """Return the weight of each action."""
    if s.phase < EXCAVATION:
        return [1.0] * len(actions)
    if s.phase == SURVEY:
        return [1.0 + survey_gain(s, action) for action in actions]
    needs = [zone_need(s, zone) for zone in range(zones(s))]
    return [action_weight(s, action, needs) for action in actions]


def survey_gain(s: State, action: i64) -> float:
    """Return the points of a reward, squared so that the best stands out."""
    gain = 0.0
    if TAKE <= action < TAKE + 2:
        gain = lot_gain(s, s.claimant, s.lot_at[2 * s.zone + action - TAKE])
    elif action >= ROOM:
        gain = room_gain(s, s.claimant, action - ROOM)
    elif action != DECLINE:
        lot: i64 = s.lot_at[2 * s.zone + action - TAKE - 2]
        gain = 8.0 - lot_gain(s, s.actor, lot)
    return gain * gain


def zone_need(s: State, zone: i64) -> float:
    """Return how much one more cube in a zone may change: much if a reward is near but not safe."""
    mine = cubes_in_zone(s, s.team, zone)
    rewards = rewards_of(s, s.actor, zone)
    worth = rewards[0] + rewards[1]
    ahead = 0
    close = 0
    for colour in range(s.colours):
        if colour != s.team:
            theirs = cubes_in_zone(s, colour, zone)
            if theirs > mine:
                ahead += 1
            if theirs > 0 and -2 <= theirs - mine <= 2:
                close += 1
    if ahead >= 2:
        return 0.3 * worth / (1.0 + ahead)
    return worth * (0.5 + 0.5 * close) / (1.0 + 0.4 * float(mine))


def action_weight(s: State, action: i64, needs: list[float]) -> float:
    """Return the weight of an action of the excavation."""
    if action < PASS:
        cell = action % 72
        weight = 1.0
        for zone in range(len(needs)):
            if holds(ZONES[zone], cell):
                weight = 0.3 + needs[zone]
        if EXTEND <= action < THEN:
            weight *= 2.0
        return weight
    if action == PASS:
        return 1.5 if s.reserve[s.actor] > 1 else 4.0
    if action == SKIP:
        return 3.0
    if action < CALL_BROWN:
        return 14.0
    return 1.0 + 2.0 * room_gain(s, s.actor, action - CALL_BROWN)
