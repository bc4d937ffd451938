"""The box of Archaeology, counted on a table (A1.1)."""

from typing import Any

from digsite.core.game import Package
from digsite.games import archaeology
from digsite.games.archaeology.components import KINDS, MAP, SET_KIND, SET_SIZE, SETS
from digsite.games.archaeology.phases import DEAL
from digsite.games.archaeology.state import State

GAME: Package[Any, Any] = archaeology  # mypy compares it with the protocol


def census(s: State) -> dict[str, int]:
    """Treasures by kind, wherever they are; and what must agree with them."""
    found = {KINDS[kind]: in_play(s, kind) + sold(s, kind) for kind in range(7)}
    found["map"] += s.spent_maps
    hands = [s.hands[7 * seat : 7 * seat + 7] for seat in range(s.seats)]
    found["hands counted wrongly"] = sum(
        abs(sum(hand) - s.sizes[seat]) for seat, hand in enumerate(hands)
    )
    found["cards sold and not counted"] = sum(s.sold) - sum(sold(s, kind) for kind in range(7))
    found["false beliefs"] = false_beliefs(s)
    found["cards too many in the dig site"] = 0 if s.phase <= DEAL else surplus(s)
    return found


def in_play(s: State, kind: int) -> int:
    """Cards of a kind that are neither sold nor spent."""
    held = sum(s.hands[7 * seat + kind] for seat in range(s.seats))
    return held + s.market[kind] + s.unseen[kind]


def sold(s: State, kind: int) -> int:
    """Cards of a kind in the museum."""
    return sum(
        SET_SIZE[n] * s.museum[SETS * seat + n]
        for seat in range(s.seats)
        for n in range(SETS)
        if SET_KIND[n] == kind
    )


def surplus(s: State) -> int:
    """The dig site and the closed chambers hold exactly what nobody has seen."""
    chambers = sum((3, 5, 7)[n] for n in range(3) if s.closed[n])
    return s.dig_site - s.thieves - s.storms + chambers + s.to_find - sum(s.unseen)


def false_beliefs(s: State) -> int:
    """Rows of knowledge that the hand contradicts."""
    wrong = 0
    for viewer in range(s.seats + 1):
        for holder in set(range(s.seats)) - {viewer}:
            row = s.seats * viewer + holder
            known = s.known[7 * row : 7 * row + 7]
            hand = s.hands[7 * holder : 7 * holder + 7]
            wrong += any(known[kind] > hand[kind] for kind in range(7))
            wrong += sum(known) + s.secret[row] != sum(hand)
            wrong += not hand[MAP] - known[MAP] <= s.maybe_maps[row] <= s.secret[row]
    return wrong
