"""Mesopotamia: judgement for bots. No rule is decided here.

The estimate of a seat is in points: for what it has achieved, for what its tribes can do where they
stand, and for what they could do elsewhere. Shares of the win follow from the estimates. The weight
of an action follows from how it changes the estimate of its actor.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from digsite.games.mesopotamia.actions import (
    CARRY,
    DROP,
    END,
    GRAB,
    OFFER,
    PLAY_ENDURANCE,
    PLAY_EXPULSION,
    PLAY_HOLY_STONE,
    PLAY_LAND,
    PLAY_TELEPORT,
    STEAL,
    TAKE,
    THEFT,
    VOLCANO_AT,
    WALK,
)
from digsite.games.mesopotamia.components import (
    CARD_KINDS,
    CARRIED,
    DELIVERED,
    LYING,
    OFFERINGS,
    OPEN,
    STONE,
    TEMPLE_SLOT,
    TRIBES,
    WOOD,
)
from digsite.games.mesopotamia.judgement.outlook import (
    A_TRIBE,
    CAP_WANTED,
    MANA,
    STONE_BUILT,
    TRIBE_WORTH,
    Outlook,
    goods_of,
    on_the_way,
    outlook,
    strength_at,
    worth,
    worth_now,
)
from digsite.games.mesopotamia.phases import (
    LAYING_OFFERING,
    MOVEMENT,
    OVER,
    TELEPORT_WHO,
    VOLCANO_DRAWN,
)
from digsite.games.mesopotamia.rules.cards import destinations, loot, owner_of
from digsite.games.mesopotamia.rules.course import apply
from digsite.games.mesopotamia.rules.discovery import start_of
from digsite.games.mesopotamia.rules.end import places
from digsite.games.mesopotamia.rules.tiles import place_beside
from digsite.games.mesopotamia.rules.tribes import THIEF, in_supply
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State, clone

DELIVERED_WORTH: Final = 100.0
LAID_WORTH: Final = 30.0  # for an offering on the map, and its hut
SANCTUARY_WORTH: Final = 16.0
CARD_WORTH: Final = 2.0
FEW_CARDS: Final = 3
DISCOVERY: Final = 1.5  # a discovery counts so many times what standing at an open edge does
CROWDED: Final = 0.08  # a goal counts only so much for a tribe if another one has it already
SHARPNESS: Final = 0.02  # how surely a lead in points wins
POINTS_FOR_E: Final = 2.0  # a gain of so many points multiplies the weight of an action by e
TRAPPED: Final = 4.0  # the gain of teleporting a tribe out of a corner
LEAST: Final = 0.02
MOST: Final = 20.0


def value(s: State) -> list[float]:
    """Return for each seat the share of the win it can expect; they add up to 1."""
    if s.phase == OVER:
        won = [place == 1 for place in places(s)]
        return [(1.0 if first else 0.0) / sum(won) for first in won]
    estimates = [estimate(s, seat) for seat in range(s.seats)]
    best = max(estimates)
    weights = [exp((points - best) * SHARPNESS) for points in estimates]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(s: State, seat: i64) -> float:
    """Return the estimate of a seat, in points."""
    o = outlook(s, seat)
    points = achieved(s, seat)
    points += o.worth + hopes(s, o)
    for token in range(4 * seat, 4 * seat + 4):
        if s.token[token] == CARRIED:
            points += on_the_way(s, o, token, s.token_at[token])
    if s.walker != NONE and s.player == seat:
        points += DISCOVERY * o.explore
    return points


def achieved(s: State, seat: i64) -> float:
    """Return the points for what is hardly lost again: offerings, sanctuaries, mana, tribes."""
    points = MANA * float(s.mana[seat])
    points += STONE_BUILT * float(min(s.cap[seat], CAP_WANTED))
    points += SANCTUARY_WORTH * min(float(s.sanctuary.count(seat)), 2.5)
    points += TRIBE_WORTH[TRIBES - in_supply(s, seat)]
    if s.phase == LAYING_OFFERING and seat == s.player:
        points += LAID_WORTH
    points += worth_of_hand(s, seat)
    for token in range(4 * seat, 4 * seat + 4):
        if s.token[token] == DELIVERED:
            points += DELIVERED_WORTH
        elif s.token[token] in (LYING, CARRIED):
            missing = max(OFFERINGS[s.offering[token]] - s.cap[seat], 0)
            points += LAID_WORTH - STONE_BUILT * float(missing)
    return points


def worth_of_hand(s: State, seat: i64) -> float:
    """Return the points for cards in hand: the first ones are worth more than further ones."""
    cards: i64 = 0
    for card in range(CARD_KINDS * seat, CARD_KINDS * seat + CARD_KINDS):
        cards += s.hands[card]
    few = min(cards, FEW_CARDS)
    return CARD_WORTH * float(few) + 0.1 * CARD_WORTH * float(cards - few)


def hopes(s: State, o: Outlook) -> float:
    """Return the points for what tribes could do elsewhere, less for a goal that several have."""
    points = 0.0
    drawn_to = [0] * len(s.land)
    for n in range(TRIBES * o.seat, TRIBES * o.seat + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe == OFF_MAP:
            break
        slot = tribe // 6
        cargo = tribe % THIEF
        strength = drawn(s, o, cargo, slot, o.there[slot])
        goal: i64 = goal_of(o, cargo, slot)
        points += strength if drawn_to[goal] == 0 else CROWDED * strength
        drawn_to[goal] += 1
    return points


def goal_of(o: Outlook, cargo: i64, slot: i64) -> i64:
    """Return the tile that a tribe should go to."""
    if cargo == 0:
        return o.empty_handed.goal[slot]
    return o.with_wood.goal[slot] if cargo == 1 + WOOD else o.with_stone.goal[slot]


def drawn(s: State, o: Outlook, cargo: i64, slot: i64, there: i64) -> float:
    """Return the points for what a tribe could do elsewhere; `there` is what stands on its tile.

    If its cargo is of use where it is, only what it would be worth more elsewhere counts.
    """
    empty = strength_at(o.empty_handed, slot)
    if cargo == 0:
        return empty
    with_it = o.with_wood if cargo == 1 + WOOD else o.with_stone
    of_use = worth(s, o, slot, there) - worth(s, o, slot, there - goods_of(cargo))
    return empty + max(strength_at(with_it, slot) - empty - of_use, 0.0)


# Weights of actions


def prior(s: State, actions: Sequence[int]) -> list[float]:
    """Return the weight of each action: the more it raises the estimate of its actor."""
    if s.actor < 0 or len(actions) < 2:
        return [1.0] * len(actions)
    if s.phase == LAYING_OFFERING:
        return [1.0 / float(1 + action - OFFER) for action in actions]
    if s.phase == VOLCANO_DRAWN:
        return weights_of_volcano(s, actions)
    if s.phase == MOVEMENT:
        o = outlook(s, s.player)
        return [weight_of(gain_of_move(s, o, action)) for action in actions]
    before = estimate(s, s.player)
    if s.phase == TELEPORT_WHO:
        return [weight_of(gain_of_traveller(s, action) - before) for action in actions]
    return [weight_of(gain_by_trying(s, action) - before) for action in actions]


def weights_of_volcano(s: State, actions: Sequence[int]) -> list[float]:
    """Return the weights of places for a volcano: better in the way of rivals than one's own."""
    hindered: dict[int, float] = {}  # by place
    for n in range(TRIBES * s.seats):
        tribe: i64 = s.tribes[n]
        if tribe != OFF_MAP:
            slot = tribe // 6
            for direction in range(6):
                if s.beside[6 * slot + direction] == OPEN:
                    place = place_beside(s, slot, direction)
                    harm = -1.0 if n // TRIBES == s.player else 1.0 / float(s.seats - 1)
                    hindered[place] = hindered.get(place, 0.0) + harm
    weights: list[float] = []
    for action in actions:
        where = action - VOLCANO_AT
        weights.append(weight_of(hindered.get(place_beside(s, where // 6, where % 6), 0.0)))
    return weights


def weight_of(gain: float) -> float:
    """Return the weight for a gain: above 0, and with gains above MOST taken as MOST."""
    return LEAST + exp(min(gain, MOST) / POINTS_FOR_E)


def gain_by_trying(s: State, action: i64) -> float:
    """Return the estimate of the player after an action, by trying it out."""
    after = clone(s)
    apply(after, action)
    return estimate(after, s.player)


def gain_of_traveller(s: State, action: i64) -> float:
    """Return the estimate after teleporting an own tribe to its best tile; 0 for a rival's."""
    if owner_of(s, action) != s.player:
        return 0.0
    chosen = clone(s)
    apply(chosen, action)
    return max([gain_by_trying(chosen, place) for place in destinations(chosen)])


def gain_of_move(s: State, o: Outlook, action: i64) -> float:
    """Return the gain of an action of phase I, as far as it can be told without trying it out."""
    if action < CARRY:
        return gain_of_walk(s, o, (action - WALK) // 6, s.beside[start_of(s, action)])
    if action < GRAB:
        return gain_of_carry(s, o, action)
    if action < TAKE:
        what = (action - GRAB) % (DROP - GRAB)
        gain = gain_of_good(s, o, what // 4, what // 2 % 2)
        return gain if action < DROP else -gain - 0.5
    if action < STEAL:
        return gain_of_take(s, o, 4 * s.player + (action - TAKE) // 2)
    if action < END:
        return 2.0 + gain_of_good(s, o, (action - STEAL) // 8, (action - STEAL) % 2)
    return 0.0 if action == END else gain_of_card(s, o, action)


def gain_of_walk(s: State, o: Outlook, tribe: i64, other: i64) -> float:
    """Return the gain of a step; over an open edge it is a discovery."""
    slot = tribe // 6
    cargo = tribe % THIEF
    what = A_TRIBE + goods_of(cargo)
    here = drawn(s, o, cargo, slot, o.there[slot])
    gain = without(s, o, slot, what) - here
    if other == OPEN:
        return gain + DISCOVERY * o.explore + 0.5 * here
    if other == TEMPLE_SLOT and cargo == 1 + STONE:
        return gain + o.stone_gain + strength_at(o.empty_handed, other)
    there = drawn(s, o, cargo, other, o.there[other] + what)
    return gain + without(s, o, other, -what) + there


def without(s: State, o: Outlook, slot: i64, what: i64) -> float:
    """Return how the worth of a tile changes when something leaves it."""
    return worth(s, o, slot, o.there[slot] - what) - worth_now(s, o, slot)


def gain_of_carry(s: State, o: Outlook, action: i64) -> float:
    """Return the gain of a step with an offering; a delivery is the highest of all."""
    token = 4 * s.player + (action - CARRY) // 6
    other: i64 = s.beside[start_of(s, action)]
    if other == TEMPLE_SLOT:
        return MOST
    slot: i64 = s.token_at[token]
    gain = without(s, o, slot, A_TRIBE) - on_the_way(s, o, token, slot)
    if other == OPEN:
        return gain
    return gain + without(s, o, other, -A_TRIBE) + on_the_way(s, o, token, other)


def gain_of_good(s: State, o: Outlook, slot: i64, good: i64) -> float:
    """Return the gain of carrying a good instead of nothing."""
    with_it = o.with_wood if good == WOOD else o.with_stone
    return strength_at(with_it, slot) - strength_at(o.empty_handed, slot)


def gain_of_take(s: State, o: Outlook, token: i64) -> float:
    """Return the gain of taking up an offering: it no longer hinders births at its hut."""
    slot: i64 = s.token_at[token]
    missing = OFFERINGS[s.offering[token]] - s.mana[s.player]
    patience = 3.0 if missing <= 1 else 1.0
    return patience + on_the_way(s, o, token, slot) - strength_at(o.empty_handed, slot)


def gain_of_card(s: State, o: Outlook, action: i64) -> float:
    """Return the gain of a card in phase I."""
    if action >= THEFT:
        return MANA * float(loot(s, action - THEFT)) - CARD_WORTH
    if action == PLAY_ENDURANCE:
        return 0.5 if s.points == 0 else -1.0
    if action == PLAY_HOLY_STONE:
        return 3.0 if stone_at_the_door(s) else -4.0
    if action == PLAY_TELEPORT:
        return gain_of_teleport(s, o)
    if action == PLAY_LAND:
        return 0.3 * o.explore
    return -1.0 if action == PLAY_EXPULSION else 0.0


def gain_of_teleport(s: State, o: Outlook) -> float:
    """Return the gain of Teleport: it delivers an offering, or frees a tribe that cannot go on."""
    if offering_to_pay(s):
        return MOST
    return TRAPPED if somebody_is_trapped(s, o) else -1.0


def stone_at_the_door(s: State) -> bool:
    """Return whether a tribe of the player with a stone beside the temple can still move."""
    if s.points == 0 or s.cap[s.player] >= CAP_WANTED:
        return False
    for n in range(TRIBES * s.player, TRIBES * s.player + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe != OFF_MAP and tribe % THIEF == 1 + STONE and 1 <= tribe // 6 <= 6:
            return True
    return False


def somebody_is_trapped(s: State, o: Outlook) -> bool:
    """Return whether a tribe of the player carries wood that he wants and cannot bring anywhere."""
    for n in range(TRIBES * s.player, TRIBES * s.player + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe != OFF_MAP and tribe % THIEF == 1 + WOOD and o.to_lay > 0:
            slot = tribe // 6
            if strength_at(o.with_wood, slot) == 0.0 and worth_now(s, o, slot) == 0.0:
                return True
    return False


def offering_to_pay(s: State) -> bool:
    """Return whether the player carries an offering that he could pay at the temple."""
    for token in range(4 * s.player, 4 * s.player + 4):
        if s.token[token] == CARRIED and OFFERINGS[s.offering[token]] <= s.mana[s.player]:
            return True
    return False
