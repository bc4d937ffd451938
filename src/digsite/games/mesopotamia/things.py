"""The things on the table of Mesopotamia by their ids: pictures draw them, people pick them.

An offering is named by its owner and its number, never by its worth, unless it is an own one.
"""

from collections.abc import Callable, Mapping
from typing import Final

from digsite.core.targets import Spot
from digsite.games.mesopotamia.components import CARDS, COLOURS, GOODS, KINDS, OFFERINGS

DECK = "deck"


def tile_id(slot: int) -> str:
    """Return the id of a tile."""
    return f"tile-{slot}"


def open_id(q: int, r: int) -> str:
    """Return the id of an open place."""
    return f"open-{q}-{r}".replace("--", "-m")


def tribe_id(slot: int, owner: int, cargo: int, thief: int) -> str:
    """Return the id of tribes that cannot be told apart."""
    return f"at-tribe-{slot}-{COLOURS[owner]}-{cargo}" + "-thief" * bool(thief)


def carrier_id(owner: int, number: int) -> str:
    """Return the id of the tribe that carries an offering."""
    return f"at-carrier-{COLOURS[owner]}-{number}"


def hut_id(slot: int, place: int) -> str:
    """Return the id of a hut; with it goes the offering under it."""
    return f"at-hut-{slot}-{place}"


def goods_id(slot: int, good: int) -> str:
    """Return the id of the wood or the stone that lies on a tile."""
    return f"at-{GOODS[good]}-{slot}"


def card_id(card: int) -> str:
    """Return the id of a card of the viewer's hand."""
    return f"card-{CARDS[card]}"


def offering_id(which: int) -> str:
    """Return the id of one of the four offerings of the viewer."""
    return f"offering-{OFFERINGS[which]}"


def player_id(seat: int) -> str:
    """Return the id of a player's sheet."""
    return f"player-{COLOURS[seat]}"


def kind_id(kind: int) -> str:
    """Return the id of the tiles to come of a kind."""
    return f"kind-{KINDS[kind]}"


def mark_id(slot: int, verb: str) -> str:
    """Return the id of a mark beside a tile."""
    return f"mark-{slot}-{verb}"


def thing_at(spot: Spot) -> str:
    """Return the id of what is drawn at a spot; an offering there is one that is carried."""
    name, *numbers = spot
    return IDS[str(name)](*map(int, numbers))


IDS: Final[Mapping[str, Callable[..., str]]] = {
    "tile": tile_id,
    "open": open_id,
    "tribe": tribe_id,
    "token": carrier_id,
    "hut": hut_id,
    "good": goods_id,
    "card": card_id,
    "offering": offering_id,
    "player": player_id,
    "kind": kind_id,
    "deck": lambda: DECK,
}
