"""Mesopotamia: counting and moving tribes, with what they carry."""

from typing import Final

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.games.mesopotamia.components import CARRIED, TRIBES
from digsite.games.mesopotamia.state import OFF_MAP, State

THIEF: Final = 3  # added to the cargo of a tribe that stole in this turn


def change(s: State, seat: i64, old: i64, new: i64) -> None:
    """Replace one tribe of a seat by its new self; the list stays in order."""
    first = TRIBES * seat
    last = first + TRIBES - 1
    n = first
    while s.tribes[n] != old:
        n += 1
    while n < last and s.tribes[n + 1] < new:
        s.tribes[n] = s.tribes[n + 1]
        n += 1
    while n > first and s.tribes[n - 1] > new:
        s.tribes[n] = s.tribes[n - 1]
        n -= 1
    s.tribes[n] = new


def carries(s: State, token: i64) -> bool:
    """Return whether a tribe has taken up this token and not delivered it."""
    return s.token[token] == CARRIED


def on_tile(s: State, seat: i64, slot: i64) -> i64:
    """Return how many tribes of a seat stand on a tile; laden ones count."""
    number: i64 = 0
    for n in range(TRIBES * seat, TRIBES * seat + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe // 6 == slot:
            number += 1
    for token in range(4 * seat, 4 * seat + 4):
        if s.token[token] == CARRIED and s.token_at[token] == slot:
            number += 1
    return number


def classes(s: State, seat: i64, slot: i64) -> i64:
    """Return the classes of a seat's tribes on a tile, as bits of cargo + 3 * thief."""
    found: i64 = 0
    for n in range(TRIBES * seat, TRIBES * seat + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe // 6 == slot:
            found |= BIT[tribe % 6]
    return found


def stations(s: State, seat: i64) -> i64:
    """Return the tiles where a seat has tribes, as bits of slots."""
    found: i64 = 0
    for n in range(TRIBES * seat, TRIBES * seat + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe == OFF_MAP:
            break
        found |= BIT[tribe // 6]
    for token in range(4 * seat, 4 * seat + 4):
        if s.token[token] == CARRIED:
            at: i64 = s.token_at[token]
            found |= BIT[at]
    return found


def in_supply(s: State, seat: i64) -> i64:
    """Return how many tribes of a seat are not on the map."""
    number: i64 = 0
    for n in range(TRIBES * seat, TRIBES * seat + TRIBES):
        if s.tribes[n] == OFF_MAP:
            number += 1
    for token in range(4 * seat, 4 * seat + 4):
        if s.token[token] == CARRIED:
            number -= 1
    return number


def forget_thefts(s: State, seat: i64) -> None:
    """T4.7  When the movement ends, thieves are tribes like others again."""
    for n in range(TRIBES * seat, TRIBES * seat + TRIBES):
        tribe: i64 = s.tribes[n]
        if tribe != OFF_MAP and tribe % 6 >= THIEF:
            s.tribes[n] = tribe - THIEF
    put_in_order(s, seat)


def put_in_order(s: State, seat: i64) -> None:
    """Sort the tribes of a seat."""
    first = TRIBES * seat
    for n in range(first + 1, first + TRIBES):
        tribe: i64 = s.tribes[n]
        at = n
        while at > first and s.tribes[at - 1] > tribe:
            s.tribes[at] = s.tribes[at - 1]
            at -= 1
        s.tribes[at] = tribe
