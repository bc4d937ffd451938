"""Mesopotamia, phase III: collecting mana. Chapter 8 of the rules."""

from mypy_extensions import i64

from digsite.core.bits import lowest
from digsite.games.mesopotamia.actions import PRIEST_AT
from digsite.games.mesopotamia.components import PRIEST
from digsite.games.mesopotamia.phases import PRIESTS
from digsite.games.mesopotamia.rules.cards import discard, holds
from digsite.games.mesopotamia.rules.temple import gain_mana
from digsite.games.mesopotamia.rules.tribes import on_tile, stations
from digsite.games.mesopotamia.rules.turn import end_turn
from digsite.games.mesopotamia.state import NONE, State


def collects_at(s: State, seat: i64, slot: i64) -> bool:
    """T8.1  One mana for an own sanctuary with one own tribe. T8.2  For a rival's it takes two."""
    owner: i64 = s.sanctuary[slot]
    if owner == NONE:
        return False
    return on_tile(s, seat, slot) >= (1 if owner == seat else 2)


def income(s: State, seat: i64) -> i64:
    """T8.1, T8.2  What a player would collect, priests and cap aside."""
    mana: i64 = 0
    places = stations(s, seat)
    while places:
        if collects_at(s, seat, lowest(places)):
            mana += 1
        places &= places - 1
    return mana


def collect(s: State) -> None:
    """T8.3  Never above the cap; then the turn is over."""
    gain_mana(s, s.player, income(s, s.player) + s.blessings)
    end_turn(s)


# T7.10  Priests


def priests(s: State) -> list[int]:
    """T7.10  A priest goes to a sanctuary where the player collects."""
    found: list[int] = []
    if holds(s, PRIEST):
        places = stations(s, s.player)
        while places:
            slot = lowest(places)
            places &= places - 1
            if collects_at(s, s.player, slot):
                found.append(PRIEST_AT + slot)
    return found


def send_priest(s: State) -> None:
    """T7.10  It gives one more; two priests may go to the same one. T7.2  Other cards are over."""
    discard(s, PRIEST)
    s.blessings += 1
    s.phase = PRIESTS
