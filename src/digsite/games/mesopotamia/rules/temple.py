"""Mesopotamia: what is done at the temple site, on foot or by a card. T4.8 to T4.12."""

from mypy_extensions import i64

from digsite.games.mesopotamia.components import DELIVERED, MANA_TOP, OFFERINGS
from digsite.games.mesopotamia.rules.turn import end_game
from digsite.games.mesopotamia.state import NONE, State


def build_in(s: State) -> None:
    """T4.8  A stone is built into the temple and leaves the game: cap +1, mana +1.

    T4.9  At cap 8 there is still the mana, if it is below the cap. T7.5  A holy stone counts twice.
    """
    times = 1
    if s.holy > 0:
        s.holy -= 1
        times = 2
    s.temple += 1
    s.cap[s.player] = min(s.cap[s.player] + times, MANA_TOP)
    gain_mana(s, s.player, times)


def gain_mana(s: State, seat: i64, mana: i64) -> None:
    """T8.3  Never above the cap."""
    s.mana[seat] = min(s.mana[seat] + mana, s.cap[seat])


def can_pay(s: State, token: i64) -> bool:
    """T4.12  Whether its owner has the mana that an offering costs."""
    return s.mana[token // 4] >= OFFERINGS[s.offering[token]]


def deliver(s: State, token: i64) -> None:
    """T4.11  The offering is shown, paid and stacked; its tribe returns to the supply.

    T9.1  The fourth one wins at once.
    """
    s.token[token] = DELIVERED
    s.token_at[token] = NONE
    s.mana[s.player] -= OFFERINGS[s.offering[token]]
    if delivered(s, s.player) == len(OFFERINGS):
        end_game(s)


def delivered(s: State, seat: i64) -> i64:
    """Return how many offerings a player has brought to the temple."""
    number: i64 = 0
    for token in range(4 * seat, 4 * seat + 4):
        if s.token[token] == DELIVERED:
            number += 1
    return number


def delivered_worth(s: State, seat: i64) -> i64:
    """Return what these offerings cost together."""
    worth: i64 = 0
    for token in range(4 * seat, 4 * seat + 4):
        if s.token[token] == DELIVERED:
            worth += OFFERINGS[s.offering[token]]
    return worth
