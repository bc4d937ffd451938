"""The things on the table of Archaeology by their ids: pictures draw them, people pick them."""

from typing import Final

from digsite.core.gathering import Click, Picks
from digsite.games.archaeology.components import (
    COLOURS,
    KINDS,
    MAP,
    SET_KIND,
    SET_SIZE,
    SETS,
)
from digsite.games.archaeology.words import CHAMBER_SIZES

HAND: Final = tuple(f"hand-{kind}" for kind in KINDS)  # a pile of the hand: one card of it
MARKET: Final = tuple(f"market-{kind}" for kind in KINDS)
CHAMBER: Final = tuple(f"chamber-{size}" for size in CHAMBER_SIZES)
DECK: Final = "deck"  # the dig site; it cannot be picked
DIG_SHEET: Final = "dig-sheet"  # what is still in it
PLAYER: Final = tuple(f"player-{colour}" for colour in COLOURS)
PRICE: Final = tuple(f"sell-{KINDS[SET_KIND[n]]}-{SET_SIZE[n]}" for n in range(SETS))


def raised(pile: str) -> str:
    """Return the id of the cards of a pile that are picked up; a click there puts one back."""
    return f"{pile}-picked"


def one_less(picks: Picks, thing: str) -> Picks:
    """Return the picks without the last one of a thing."""
    place = len(picks) - 1 - picks[::-1].index(thing)
    return (*picks[:place], *picks[place + 1 :])


def put_back(picks: Picks) -> dict[str, Click]:
    """Return what clicks on the raised cards of each pile lead to."""
    return {raised(pile): Click(one_less(picks, pile)) for pile in picks}


def lifted(picks: Picks, pile: str) -> int:
    """Return how many cards of a pile are drawn as picked up; a chamber takes its maps with it."""
    if pile == HAND[MAP] and picks and picks[0] in CHAMBER:
        return CHAMBER.index(picks[0]) + 1
    return picks.count(pile)
