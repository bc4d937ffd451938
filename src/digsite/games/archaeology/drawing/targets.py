"""Which places of the table can be clicked, and what such a click may mean."""

from collections.abc import Iterable
from dataclasses import dataclass

from digsite.games.archaeology.actions import DONE, DROP, EXPLORE, FIRST, PAY, ROB, SELL, TAKE
from digsite.games.archaeology.components import SET_KIND

Places = dict[int, tuple[int, ...]]  # a place -> the actions on it


@dataclass(frozen=True)
class Targets:
    """The legal actions by the place where they are clicked.

    To end the turn and to pass have no place: the client has buttons for them.
    """

    market: Places  # by kind
    hand: Places  # by kind: pay it, lose it, or sell some of it
    sales: Places  # by set
    chambers: Places
    players: Places


def targets(legal: Iterable[int]) -> Targets:
    """Sort the legal actions by place."""
    found = Targets({}, {}, {}, {}, {})
    for action in legal:
        if action < TAKE:
            _add(found.sales, action - SELL, action)
            _add(found.hand, SET_KIND[action - SELL], action)
        elif action < PAY:
            _add(found.market, action - TAKE, action)
        elif action < EXPLORE:
            _add(found.hand, action - PAY, action)
        elif action < DONE:
            _add(found.chambers, action - EXPLORE, action)
        elif DROP <= action < ROB:
            _add(found.hand, action - DROP, action)
        elif ROB <= action < FIRST:
            _add(found.players, action - ROB, action)
    return found


def _add(places: Places, place: int, action: int) -> None:
    places[place] = (*places.get(place, ()), action)


def does(action: int) -> str:
    """What a click on a card of the hand does: "sell", "pay" or "drop"."""
    if action < TAKE:
        return "sell"
    return "pay" if action < EXPLORE else "drop"
