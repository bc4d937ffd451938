"""Mykerinos: the museum and the final exhibition. M7 and M9 of docs/rules/mykerinos.md."""

from mypy_extensions import i64

from digsite.core.bits import BIT, COUNT
from digsite.core.seats import placed
from digsite.games.mykerinos.components import (
    DOORS,
    FIVE,
    PAIRS,
    PATRONS,
    SET_BONUS,
    THREE,
    TWO,
    TWOS,
    TWOS_AND_THREES,
    two_between,
)
from digsite.games.mykerinos.state import State


def build_twos(s: State) -> None:
    """M1.5  Between two neighbouring wings lies a room worth 2; the other pairs have none."""
    s.taken_rooms = (BIT[len(PAIRS)] - 1) << TWO
    for wing in range(5):
        s.taken_rooms -= BIT[two_between(s.wings[wing], s.wings[(wing + 1) % 5])]


def open_rooms(s: State, colour: i64) -> i64:
    """M7.2  Any free 2 or 3, as bits of rooms.

    M7.3  A free 5 only beside a 2 or a 3 of one's own.
    """
    held: i64 = s.halls[colour]
    rooms = TWOS_AND_THREES
    for patron in range(5):
        if held & DOORS[patron]:
            rooms |= BIT[FIVE + patron]
    return rooms & ~s.taken_rooms


def enter_room(s: State, colour: i64, room: i64) -> None:
    """M7.2  One cube a room, for the rest of the game."""
    s.taken_rooms |= BIT[room]
    s.halls[colour] |= BIT[room]


def cards(s: State, seat: i64, patron: i64) -> i64:
    """Return how many cards of a patron a player has: his lots of that patron."""
    lots: i64 = s.lots[seat]
    return COUNT[lots >> (7 * patron) & 0x7F]


def room_value(s: State, seat: i64, patron: i64) -> i64:
    """M9.2  What a card of this patron counts: the best room held in his wing, else 1."""
    held: i64 = s.halls[seat]
    if held & BIT[FIVE + patron]:
        return 5
    if held & BIT[THREE + patron]:
        return 3
    if held & TWOS[patron]:
        return 2
    return 1


def exhibition(s: State, seat: i64, patron: i64) -> i64:
    """M9.2  Points for the cards of one patron. M9.4  The lot worth 5 has none."""
    return cards(s, seat, patron) * room_value(s, seat, patron)


def sets(s: State, seat: i64) -> i64:
    """M9.3  How many full sets of five different patrons a player has."""
    fewest = cards(s, seat, 0)
    for patron in range(1, 5):
        fewest = min(fewest, cards(s, seat, patron))
    return fewest


def score(s: State, seat: i64) -> i64:
    """M9.1  Prestige, exhibition and sets, as if the game ended now."""
    points: i64 = s.prestige[seat] + SET_BONUS * sets(s, seat)
    for patron in range(5):
        points += exhibition(s, seat, patron)
    return points


def scores(s: State) -> list[int]:
    """M9.1  Points of each seat, as if the game ended now."""
    return [score(s, seat) for seat in range(s.seats)]


def breakdown(s: State) -> list[dict[str, int]]:
    """M9.1  The parts of each score, in the order they are counted."""
    found: list[dict[str, int]] = []
    for seat in range(s.seats):
        parts: dict[str, int] = {"prestige": s.prestige[seat]}
        for patron in range(5):
            parts[PATRONS[patron]] = exhibition(s, seat, patron)
        parts["sets"] = SET_BONUS * sets(s, seat)
        found.append(parts)
    return found


def places(s: State) -> list[int]:
    """M9.5  Most points win; ties go to more cubes in the personal reserve, then are shared."""
    return placed([100 * score(s, seat) + s.reserve[seat] for seat in range(s.seats)])
