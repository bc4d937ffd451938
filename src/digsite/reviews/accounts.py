"""The account of a seat: how its chances came from an even start to the result.

What happened between two decisions is luck. Rolls of chance count as far as they were better or
worse than the mean of all that could be rolled. The rest is what nobody could see coming: hidden
things that came to light, and whatever the search did not foresee.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from digsite.reviews.decisions import Decision
from digsite.reviews.rolls import Roll


@dataclass(frozen=True)
class Account:
    """Shares of the win: result - start = errors + others + chance + hidden."""

    start: float
    result: float
    errors: float  # 0 or less: what the seat lost by its own choices
    others: float  # what the seat gained by the errors of others, or lost by them
    chance: float  # luck of rolls
    hidden: float  # the rest

    @property
    def luck(self) -> float:
        """The result of the seat without what anybody did wrong."""
        return self.chance + self.hidden


def accounts(
    start: Sequence[float],
    result: Sequence[float],
    decisions: Iterable[Decision],
    rolls: Iterable[Roll],
) -> list[Account]:
    """Return the account of each seat."""
    faults = [each for each in decisions if each.error]
    lucks = [each.luck for each in rolls]
    return [_account(seat, start[seat], result[seat], faults, lucks) for seat in range(len(start))]


def _account(
    seat: int,
    start: float,
    result: float,
    faults: Sequence[Decision],
    lucks: Sequence[Sequence[float]],
) -> Account:
    own = sum(each.cost[seat] for each in faults if each.seat == seat)
    others = sum(each.cost[seat] for each in faults if each.seat != seat)
    chance = sum(luck[seat] for luck in lucks)
    return Account(
        start=start,
        result=result,
        errors=own,
        others=others,
        chance=chance,
        hidden=result - start - own - others - chance,
    )
