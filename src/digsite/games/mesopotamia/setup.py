"""Mesopotamia before the first turn: the temple, its ring, full supplies (T2)."""

from collections.abc import Mapping

from mypy_extensions import i64

from digsite.core.seats import CHANCE
from digsite.games.mesopotamia.components import (
    CAP_AT_START,
    CARD_KINDS,
    DRAWN_KINDS,
    FOREST_SLOT,
    GOODS_IN_BOX,
    HOMES,
    IN_SUPPLY,
    NEUTRAL,
    QUARRY_SLOT,
    RING,
    STEP,
    STONE,
    TEMPLE,
    TRIBES,
    TRIBES_AT_START,
    WOOD,
    deck_of,
    stack_of,
)
from digsite.games.mesopotamia.rules.tiles import lay_tile
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State


def deal(seats: int, options: Mapping[str, str]) -> State:
    """T2.1  The map and the supplies; chance draws the first player."""
    s = State()
    s.seats = seats
    s.crowded = options.get("crowded_sanctuaries") == "yes"
    s.rounds = 0 if options.get("rounds", "none") == "none" else int(options["rounds"])
    s.start_card = options.get("start_card") == "yes"
    s.reshuffle = options.get("reshuffle") != "no"
    s.actor = CHANCE
    lay_ring(s)
    hand_out(s)
    return s


def lay_ring(s: State) -> None:
    """T2.1  The temple site and six tiles around it.

    T2.2  As many wood on the forest and stone on the quarry as there are players.
    """
    lay_tile(s, 0, TEMPLE)
    for direction in range(6):
        lay_tile(s, STEP[direction], RING[direction])
    s.supply = [GOODS_IN_BOX - s.seats, GOODS_IN_BOX - s.seats]
    s.goods[2 * FOREST_SLOT + WOOD] = s.seats
    s.goods[2 * QUARRY_SLOT + STONE] = s.seats
    s.grabbed = [0, 0]
    s.dropped = [0, 0]


def hand_out(s: State) -> None:
    """T2.3, T2.6, T2.7  Tiles, mana, cards. T2.8  Offerings wait in the supplies."""
    s.tribes = [OFF_MAP] * (TRIBES * s.seats)
    s.token = [IN_SUPPLY] * (4 * s.seats)
    s.token_at = [NONE] * (4 * s.seats)
    s.offering = [NONE] * (4 * s.seats)
    s.mana = [0] * s.seats
    s.cap = [CAP_AT_START] * s.seats
    s.stack = stack_of(s.seats)
    s.looked_at = [0] * DRAWN_KINDS
    s.deck = deck_of(s.seats)
    s.discards = [0] * CARD_KINDS
    s.hands = [0] * (CARD_KINDS * s.seats)
    s.drawn = [0] * (CARD_KINDS * s.seats)


def settle(s: State, first: i64) -> None:
    """T2.5  By order of play everybody gets a home: a hut and three tribes on one of two plains.

    The places that stay free are filled with neutral huts.
    """
    s.first = first
    for order in range(s.seats):
        seat = (first + order) % s.seats
        slot = HOMES[order]
        build_home(s, slot, seat)
        for n in range(TRIBES_AT_START):
            s.tribes[TRIBES * seat + n] = 6 * slot
    for order in range(s.seats, len(HOMES)):
        build_home(s, HOMES[order], NEUTRAL)


def build_home(s: State, slot: i64, owner: i64) -> None:
    """T2.5  A hut without an offering under it."""
    place = 2 * slot if s.hut[2 * slot] == NONE else 2 * slot + 1
    s.hut[place] = owner
