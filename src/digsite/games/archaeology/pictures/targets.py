"""Where each action of Archaeology is clicked.

Ending the turn and passing have no spot in the picture: the client has buttons for them.
"""

from digsite.core.targets import Spot
from digsite.games.archaeology.actions import DONE, DROP, EXPLORE, FIRST, PAY, ROB, SELL, TAKE
from digsite.games.archaeology.components import SET_KIND


def spots(action: int) -> list[Spot]:
    """Return the pile of the market, the cards in hand, the set, the chamber or the player."""
    if action < TAKE:
        return [("set", action - SELL), ("hand", SET_KIND[action - SELL])]
    if action < PAY:
        return [("market", action - TAKE)]
    if action < EXPLORE:
        return [("hand", action - PAY)]
    if action < DONE:
        return [("chamber", action - EXPLORE)]
    if DROP <= action < ROB:
        return [("hand", action - DROP)]
    return [("player", action - ROB)] if ROB <= action < FIRST else []


def does(action: int) -> str:
    """Return what a click on a pile does: "sell", "take", "pay" or "drop"."""
    if action < PAY:
        return "sell" if action < TAKE else "take"
    return "pay" if action < EXPLORE else "drop"
