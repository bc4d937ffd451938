"""Every action of Mesopotamia as a number in fixed blocks, and its notation.

Tiles are named by their slot, the order in which they were laid: the box holds 41 tiles, a laid
tile is never taken up again, so the slots 0 to 40 are enough wherever the tiles lie, and the plane
needs no bound. An open place is named from the lowest slot beside it, by a direction.

Tribes of one player on one tile with the same cargo are one choice, but a thief, who has stolen in
this turn, is another one. So a tribe is named by tile, cargo (none, wood, stone) and whether it is
a thief: below, `thief` is 1 or 0. A tribe with an offering is named by its token: owner and order
of laying, 1 to 4; never by what the offering is worth, so that no number tells what only its owner
may know.
"""

from typing import Final

from digsite.core.notation import numbered
from digsite.games.mesopotamia.components import (
    CARDS,
    COLOURS,
    DIRECTIONS,
    DRAWN_KINDS,
    GOODS,
    KINDS,
    OFFERINGS,
    TILES,
)

# Phase I
WALK: Final = 0  # + 6 * (6 * slot + cargo + 3 * thief) + direction: a step or a discovery
CARRY: Final = WALK + 36 * TILES  # + 6 * own token + direction; onto the temple: the delivery
GRAB: Final = CARRY + 24  # + 4 * slot + 2 * good + thief
DROP: Final = GRAB + 4 * TILES  # + 4 * slot + 2 * good + thief
TAKE: Final = DROP + 4 * TILES  # + 2 * own token + thief: take up an offering
STEAL: Final = TAKE + 8  # + 8 * slot + 2 * seat + good
END: Final = STEAL + 8 * TILES  # the movement is over
VOLCANO_AT: Final = END + 1  # + 6 * slot + direction: an open place
LAY: Final = VOLCANO_AT + 6 * TILES  # + kind: of the tiles that the card Land shows
SHARE: Final = LAY + DRAWN_KINDS  # + slot: one of the goods goes there
# Phase II
HUT: Final = SHARE + TILES  # + 2 * slot + 1 if the wood lies there, else it is carried
SANCTUARY: Final = HUT + 2 * TILES  # + 2 * slot + 1 if the stone lies there
GROW: Final = SANCTUARY + 2 * TILES  # + slot
DRAW: Final = GROW + TILES
DONE: Final = DRAW + 1  # nothing, or nothing more
OFFER: Final = DONE + 1  # + index of an own offering: lay it under the new hut
# Phase III
COLLECT: Final = OFFER + 4
PRIEST_AT: Final = COLLECT + 1  # + slot
# Cards
PLAY_ENDURANCE: Final = PRIEST_AT + TILES
PLAY_FERTILITY: Final = PLAY_ENDURANCE + 1
PLAY_HOLY_STONE: Final = PLAY_ENDURANCE + 2
PLAY_LAND: Final = PLAY_ENDURANCE + 3
PLAY_TELEPORT: Final = PLAY_ENDURANCE + 4
PLAY_EXPULSION: Final = PLAY_ENDURANCE + 5
THEFT: Final = PLAY_ENDURANCE + 6  # + seat: Mana Theft
TRIBE: Final = THEFT + 4  # + 15 * slot + 3 * seat + cargo; an own thief has OWN_THIEF for a seat
OWN_THIEF: Final = 4
CARRIER: Final = TRIBE + 15 * TILES  # + 4 * seat + token: the tribe with that offering
RIVAL_HUT: Final = CARRIER + 16  # + 2 * slot + which of the two on the tile
TO: Final = RIVAL_HUT + 2 * TILES  # + slot
PUSH: Final = TO + TILES  # + direction
# Chance
FIRST: Final = PUSH + 6  # + seat
DRAW_TILE: Final = FIRST + 4  # + kind
DRAW_CARD: Final = DRAW_TILE + DRAWN_KINDS  # + card
ACTIONS: Final = DRAW_CARD + 8

CARGOES: Final = ("", " wood", " stone")
THIEF: Final = " thief"
THIEF_OR_NOT: Final = ("", THIEF)
SLOTS: Final = range(TILES)


def _names() -> list[str]:
    laden = [cargo + thief for thief in THIEF_OR_NOT for cargo in CARGOES]
    goods = [f"{good}{thief}" for good in GOODS for thief in THIEF_OR_NOT]
    owners = [*(f"{colour}{cargo}" for colour in COLOURS for cargo in CARGOES)]
    return [
        *(f"walk {slot} {way}{who}" for slot in SLOTS for who in laden for way in DIRECTIONS),
        *(f"carry {token} {way}" for token in range(1, 5) for way in DIRECTIONS),
        *(f"grab {slot} {good}" for slot in SLOTS for good in goods),
        *(f"drop {slot} {good}" for slot in SLOTS for good in goods),
        *(f"take {token}{thief}" for token in range(1, 5) for thief in THIEF_OR_NOT),
        *(f"steal {slot} {who} {good}" for slot in SLOTS for who in COLOURS for good in GOODS),
        "end",
        *(f"volcano {slot} {way}" for slot in SLOTS for way in DIRECTIONS),
        *(f"lay {kind}" for kind in KINDS[:DRAWN_KINDS]),
        *(f"share {slot}" for slot in SLOTS),
        *(f"hut {slot} {source}" for slot in SLOTS for source in ("carried", "lying")),
        *(f"sanctuary {slot} {source}" for slot in SLOTS for source in ("carried", "lying")),
        *(f"grow {slot}" for slot in SLOTS),
        "draw",
        "done",
        *(f"offer {worth}" for worth in OFFERINGS),
        "collect",
        *(f"priest {slot}" for slot in SLOTS),
        *("endurance", "fertility", "holy-stone", "land", "teleport", "expulsion"),
        *(f"mana-theft {colour}" for colour in COLOURS),
        *(
            f"tribe {slot} {who}"
            for slot in SLOTS
            for who in [*owners, *(f"thief{cargo}" for cargo in CARGOES)]
        ),
        *(f"carrier {colour} {token}" for colour in COLOURS for token in range(1, 5)),
        *(f"uproot {slot} {place}" for slot in SLOTS for place in ("first", "second")),
        *(f"to {slot}" for slot in SLOTS),
        *(f"push {way}" for way in DIRECTIONS),
        *(f"first {colour}" for colour in COLOURS),
        *(f"tile {kind}" for kind in KINDS[:DRAWN_KINDS]),
        *(f"card {card}" for card in CARDS),
    ]


NAMES: Final = _names()
NUMBERS: Final = {name: action for action, name in enumerate(NAMES)}


def say(action: int) -> str:
    """Return the name of an action."""
    return NAMES[action]


def read(text: str) -> int:
    """Return the action of a name."""
    return numbered(NUMBERS, text, "'walk 6 ne', 'grab 2 wood' or 'end'")
