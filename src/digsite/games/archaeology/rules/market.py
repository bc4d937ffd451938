"""Archaeology: trading at the market. A5."""

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.games.archaeology.actions import PAY, TAKE
from digsite.games.archaeology.components import MASK, NO_KIND, TRADE
from digsite.games.archaeology.phases import ACTIONS, BUYING, PAYING
from digsite.games.archaeology.rules.knowledge import gain, lose
from digsite.games.archaeology.state import State


def purchases(s: State) -> i64:
    """A5.1  What can be taken from the market: what other cards of the hand can pay for.

    A5.3  Nothing that was paid. A5.5  Cheapest kinds first.
    """
    found: i64 = 0
    means = payable(s)
    kind: i64 = max(s.last, 0)
    while kind < 7:
        if s.market[kind] > 0 and s.paid[kind] == 0:
            held = s.hands[7 * s.actor + kind] if s.taken[kind] == 0 else 0
            if s.debt + TRADE[kind] * (held + 1) <= means:
                found |= BIT[TAKE + kind]
        kind += 1
    return found


def payable(s: State) -> i64:
    """A5.4  The trade value of the hand, but for kinds that were taken."""
    value: i64 = 0
    for kind in range(7):
        if s.taken[kind] == 0:
            value += TRADE[kind] * s.hands[7 * s.actor + kind]
    return value


def take(s: State, kind: i64) -> None:
    """A5.5  First the cards are taken; their value is owed."""
    s.market[kind] -= 1
    gain(s, s.actor, kind)
    s.taken[kind] += 1
    s.debt += TRADE[kind]
    s.last = kind
    s.phase = BUYING


def payments(s: State) -> i64:
    """A5.5  What can be paid next: dearest kinds first, as long as the rest covers the debt."""
    found: i64 = 0
    means: i64 = 0
    dearest: i64 = s.last if s.phase == PAYING else MASK
    kind: i64 = 0
    while kind <= dearest:
        held = s.hands[7 * s.actor + kind]
        if held > 0 and s.taken[kind] == 0:
            means += TRADE[kind] * held
            if means >= s.debt:
                found |= BIT[PAY + kind]
        kind += 1
    return found


def pay(s: State, kind: i64) -> None:
    """A5.2  Paid cards lie in the market. The trade is closed when enough is paid; more is lost."""
    lose(s, s.actor, kind, 1)
    s.market[kind] += 1
    s.paid[kind] += 1
    s.debt -= TRADE[kind]
    s.last = kind
    s.phase = PAYING
    if s.debt <= 0:
        s.debt = 0
        s.last = NO_KIND
        s.phase = ACTIONS
