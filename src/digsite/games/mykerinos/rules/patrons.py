"""Mykerinos: the patrons and what they allow. M5 of docs/rules/mykerinos.md."""

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.games.mykerinos import actions
from digsite.games.mykerinos.components import BLACKMORE, BROWN, LEMON, TANGERINE, VIOLET
from digsite.games.mykerinos.phases import (
    BLACKMORE_CALLED,
    LEMON_CALLED,
    TANGERINE_CALLED,
    VIOLET_CALLED,
)
from digsite.games.mykerinos.rules.cells import empty
from digsite.games.mykerinos.rules.excavation import end_action
from digsite.games.mykerinos.rules.ground import bare_pyramids, free, starts_of_three, starts_of_two
from digsite.games.mykerinos.rules.museum import cards, enter_room, open_rooms
from digsite.games.mykerinos.state import State


def callable_now(s: State) -> i64:
    """M5.1, M5.7  The patrons who can be called and can act to the end, as bits from PASS.

    M4.5  Without a cube in hand nobody can be called.
    """
    called: i64 = 0
    if s.reserve[s.actor] == 0 or s.lots[s.actor] == 0:
        return called
    if ready(s, LEMON) and lemon_possible(s):
        called |= BIT[actions.CALL_LEMON - actions.PASS]
    if ready(s, BLACKMORE) and s.reserve[s.actor] >= 2 and not empty(starts_of_two(s)):
        called |= BIT[actions.CALL_BLACKMORE - actions.PASS]
    if ready(s, TANGERINE) and s.reserve[s.actor] >= 3 and not empty(starts_of_three(s)):
        called |= BIT[actions.CALL_TANGERINE - actions.PASS]
    if ready(s, VIOLET) and s.supply[s.actor] > 0 and not empty(free(s)):
        called |= BIT[actions.CALL_VIOLET - actions.PASS]
    if ready(s, BROWN):
        called |= open_rooms(s, s.actor) << (actions.CALL_BROWN - actions.PASS)
    return called


def ready(s: State, patron: i64) -> bool:
    """M5.1  Whether the actor has a card of this patron that is not tilted."""
    return cards(s, s.actor, patron) > s.tilted[5 * s.actor + patron]


def tilt(s: State, patron: i64) -> None:
    """M5.1  A called card is tilted: it cannot be called again this season."""
    s.tilted[5 * s.actor + patron] += 1


def call(s: State, action: i64) -> None:
    """M5.1  Tilt the card of a patron, then act as he allows."""
    if action == actions.CALL_LEMON:
        tilt(s, LEMON)
        s.phase = LEMON_CALLED
    elif action == actions.CALL_BLACKMORE:
        tilt(s, BLACKMORE)
        s.phase = BLACKMORE_CALLED
    elif action == actions.CALL_TANGERINE:
        tilt(s, TANGERINE)
        s.phase = TANGERINE_CALLED
    else:
        call_violet(s)


def call_violet(s: State) -> None:
    """M5.2  Lady Violet: a cube of the general supply into the hand, then a dig or an extension."""
    tilt(s, VIOLET)
    s.supply[s.actor] -= 1
    s.reserve[s.actor] += 1
    s.phase = VIOLET_CALLED


def lemon_possible(s: State) -> bool:
    """M5.3  Whether there is a pyramid to dig on; an extension needs one too."""
    return not empty(bare_pyramids(s))


def call_brown(s: State, room: i64) -> None:
    """M5.4  Sir Brown: a cube goes from the hand into a room; that is the whole turn."""
    tilt(s, BROWN)
    s.reserve[s.actor] -= 1
    enter_room(s, s.actor, room)
    end_action(s)
