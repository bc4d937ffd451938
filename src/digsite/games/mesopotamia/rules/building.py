"""Mesopotamia, phase II: huts, sanctuaries, growth, drawing a card. Chapter 6 of the rules."""

from mypy_extensions import i64

from digsite.core.bits import lowest
from digsite.core.seats import CHANCE
from digsite.games.mesopotamia.actions import GROW, HUT, OFFER, SANCTUARY
from digsite.games.mesopotamia.components import (
    CARD_KINDS,
    FERTILE_CHILDREN,
    HUTS_ON_A_TILE,
    IN_SUPPLY,
    LYING,
    OFFERINGS,
    PLAINS,
    SANCTUARIES,
    STONE,
    WOOD,
)
from digsite.games.mesopotamia.phases import (
    BUILDING_HUTS,
    CARD,
    FERTILITY_PLAYED,
    GROWING,
    LAYING_OFFERING,
    RAISING_SANCTUARIES,
)
from digsite.games.mesopotamia.rules.tribes import change, classes, in_supply, on_tile, stations
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State


def pair_at(s: State, slot: i64) -> bool:
    """T6.4  Whether two tribes of the player are here that have not worked in this action.

    T6.9  Newcomers do not count.
    """
    busy = 2 * s.used.count(slot) + s.born.count(slot)
    return on_tile(s, s.player, slot) - busy >= 2


# T6.2 to T6.4  A: huts


def huts(s: State) -> list[int]:
    """T6.2  Two tribes and a wood, carried or lying, on plains with room for a hut."""
    found: list[int] = []
    if tokens_laid(s, s.player) == len(OFFERINGS):
        return found
    places = stations(s, s.player)
    while places:
        slot = lowest(places)
        places &= places - 1
        if room_for_hut(s, slot) and pair_at(s, slot):
            add_sources(s, slot, WOOD, HUT, found)
    return found


def room_for_hut(s: State, slot: i64) -> bool:
    """T6.2  Plains hold two huts, and none beside a sanctuary."""
    return (
        s.land[slot] == PLAINS
        and s.sanctuary[slot] == NONE
        and s.hut[HUTS_ON_A_TILE * slot + 1] == NONE
    )


def add_sources(s: State, slot: i64, good: i64, block: i64, found: list[int]) -> None:
    """T6.2, T6.5  The good may be carried by any tribe of the player there, or lie on the tile."""
    if classes(s, s.player, slot) >> (1 + good) & 1:
        found.append(block + 2 * slot)
    if s.goods[2 * slot + good] > 0:
        found.append(block + 2 * slot + 1)


def give_back(s: State, slot: i64, good: i64, lying: i64) -> None:
    """T6.2, T6.5  What was built with returns to the supply."""
    if lying:
        s.goods[2 * slot + good] -= 1
    else:
        change(s, s.player, 6 * slot + 1 + good, 6 * slot)
    s.supply[good] += 1


def build_hut(s: State, what: i64) -> None:
    """T6.2  The hut is placed. T6.3  An offering must be laid under it at once."""
    slot = what // 2
    give_back(s, slot, WOOD, what % 2)
    s.piece = 2 * slot if s.hut[2 * slot] == NONE else 2 * slot + 1
    s.hut[s.piece] = s.player
    s.used.append(slot)
    s.phase = LAYING_OFFERING


def tokens_laid(s: State, seat: i64) -> i64:
    """Return how many offerings of a player have come into the game."""
    number: i64 = 0
    for token in range(4 * seat, 4 * seat + 4):
        if s.token[token] != IN_SUPPLY:
            number += 1
    return number


def offers(s: State) -> list[int]:
    """T6.3  Any offering that is still in the supply."""
    return [OFFER + which for which in range(len(OFFERINGS)) if is_in_supply(s, s.player, which)]


def is_in_supply(s: State, seat: i64, which: i64) -> bool:
    """T6.3  Whether a player still holds this offering back."""
    return all(s.offering[token] != which for token in range(4 * seat, 4 * seat + 4))


def lay_offering(s: State, which: i64) -> None:
    """T6.3  It lies face down under the hut; everybody sees that it lies there, not what it is."""
    token = 4 * s.player + tokens_laid(s, s.player)
    s.token[token] = LYING
    s.token_at[token] = s.piece // 2
    s.offering[token] = which
    s.under[s.piece] = token
    s.piece = NONE
    s.phase = BUILDING_HUTS


# T6.5, T6.6  B: sanctuaries


def sanctuaries(s: State) -> list[int]:
    """T6.5  Two tribes and a stone on plains without a hut or a sanctuary."""
    found: list[int] = []
    if s.sanctuary.count(s.player) == SANCTUARIES:
        return found
    places = stations(s, s.player)
    while places:
        slot = lowest(places)
        places &= places - 1
        if room_for_sanctuary(s, slot) and pair_at(s, slot):
            add_sources(s, slot, STONE, SANCTUARY, found)
    return found


def room_for_sanctuary(s: State, slot: i64) -> bool:
    """T6.5  Empty plains. T6.6  Tribes of others are in the way. T10.3  But for an option."""
    return (
        s.land[slot] == PLAINS
        and s.sanctuary[slot] == NONE
        and s.hut[2 * slot] == NONE
        and (s.crowded or no_rivals(s, slot))
    )


def no_rivals(s: State, slot: i64) -> bool:
    """T6.6  Whether no tribe of another player stands on the tile."""
    return all(rival == s.player or on_tile(s, rival, slot) == 0 for rival in range(s.seats))


def raise_sanctuary(s: State, what: i64) -> None:
    """T6.5  The stone returns to the supply, unlike one that is built into the temple."""
    slot = what // 2
    give_back(s, slot, STONE, what % 2)
    s.sanctuary[slot] = s.player
    s.used.append(slot)
    s.phase = RAISING_SANCTUARIES


# T6.7 to T6.9  C: growth


def births(s: State) -> list[int]:
    """T6.7  Two tribes with a hut of their own bring a new tribe from the supply."""
    found: list[int] = []
    if in_supply(s, s.player) < children(s):
        return found
    places = stations(s, s.player)
    while places:
        slot = lowest(places)
        places &= places - 1
        if free_hut(s, slot) and no_token(s, slot) and pair_at(s, slot):
            found.append(GROW + slot)
    return found


def children(s: State) -> i64:
    """T6.7  One tribe a pair. T7.4  With Fertility it is two."""
    return FERTILE_CHILDREN if s.phase == FERTILITY_PLAYED else 1


def free_hut(s: State, slot: i64) -> bool:
    """T6.9  Each birth needs a hut of its own."""
    own = 0
    for place in range(2 * slot, 2 * slot + 2):
        if s.hut[place] == s.player:
            own += 1
    return own > s.used.count(slot)


def no_token(s: State, slot: i64) -> bool:
    """T6.8  Not where an offering lies, whoever owns it; those that are carried do not hinder."""
    return s.under[2 * slot] == NONE and s.under[2 * slot + 1] == NONE


def grow(s: State, slot: i64) -> None:
    """T6.7  The newcomers stand on the tile of their hut."""
    for _ in range(children(s)):
        change(s, s.player, OFF_MAP, 6 * slot)
        s.born.append(slot)
    s.used.append(slot)
    s.phase = GROWING


# T6.10  D: a card


def cards_to_draw(s: State) -> bool:
    """T6.10  Whether a card can be drawn. T10.2  Played cards may be out for good."""
    return any(
        s.deck[card] > 0 or (s.reshuffle and s.discards[card] > 0) for card in range(CARD_KINDS)
    )


def draw(s: State) -> None:
    """T6.10  One card; when the deck is used up, the played cards are shuffled first."""
    if deck_is_empty(s):
        for card in range(CARD_KINDS):
            s.deck[card] = s.discards[card]
            s.discards[card] = 0
        for held in range(len(s.drawn)):
            s.drawn[held] = 0
    s.phase = CARD
    s.actor = CHANCE


def deck_is_empty(s: State) -> bool:
    """Return whether no card is left in the deck."""
    return all(s.deck[card] == 0 for card in range(CARD_KINDS))


def take_card(s: State, card: i64) -> None:
    """T6.10  The card goes into the hand, unseen by the others."""
    s.deck[card] -= 1
    s.hands[CARD_KINDS * s.player + card] += 1
    s.drawn[CARD_KINDS * s.player + card] += 1
