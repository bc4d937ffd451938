"""Where each action of Mesopotamia is clicked.

A walk is on the tribe that walks and on the tile it walks to, so that either can be clicked first.
"""

from collections.abc import Callable
from typing import Final

from digsite.core.targets import Spot
from digsite.games.mesopotamia.actions import (
    CARRIER,
    CARRY,
    COLLECT,
    DRAW,
    DROP,
    END,
    FIRST,
    GRAB,
    GROW,
    HUT,
    LAY,
    OFFER,
    PLAY_ENDURANCE,
    PRIEST_AT,
    PUSH,
    RIVAL_HUT,
    SANCTUARY,
    SHARE,
    STEAL,
    TAKE,
    THEFT,
    TO,
    TRIBE,
    VOLCANO_AT,
    WALK,
)
from digsite.games.mesopotamia.components import (
    ENDURANCE,
    EXPULSION,
    FERTILITY,
    HOLY_STONE,
    LAND,
    MANA_THEFT,
    PRIEST,
    TELEPORT,
)
from digsite.games.mesopotamia.view import OfferingToken, View

DELTAS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # of q and r, by direction
PLAYED: Final = (ENDURANCE, FERTILITY, HOLY_STONE, LAND, TELEPORT, EXPULSION)  # from PLAY_ENDURANCE


def spots(v: View, action: int) -> list[Spot]:
    """Return the spots of an action; an action without any has only a button."""
    for first, end, where in BLOCKS:
        if first <= action < end:
            return where(v, action - first)
    return []


def beside(v: View, slot: int, direction: int) -> Spot:
    """Return the spot beside a tile: another tile, or an open place of the map."""
    tile = v.tiles[slot]
    other = tile.beside[direction]
    dq, dr = DELTAS[direction]
    return ("tile", other) if other >= 0 else ("open", tile.q + dq, tile.r + dr)


def tribe(v: View, slot: int, cargo: int, mark: int) -> Spot:
    """Return the spot of a tribe of the player whose turn it is."""
    return ("tribe", slot, v.player, cargo, mark)


def token(v: View, owner: int, number: int) -> OfferingToken:
    """Return an offering by its public name: its owner and its number."""
    return next(t for t in v.tokens if (t.owner, t.number) == (owner, number))


def _walk(v: View, code: int) -> list[Spot]:
    rest, direction = divmod(code, 6)
    slot, kind = divmod(rest, 6)
    return [tribe(v, slot, kind % 3, kind // 3), beside(v, slot, direction)]


def _carry(v: View, code: int) -> list[Spot]:
    number, direction = code // 6 + 1, code % 6
    carried = token(v, v.player, number)
    return [("token", v.player, number), beside(v, carried.slot, direction)]


def _grab(v: View, code: int) -> list[Spot]:
    slot, good, mark = code // 4, code // 2 % 2, code % 2
    return [("good", slot, good), tribe(v, slot, 0, mark)]


def _drop(v: View, code: int) -> list[Spot]:
    return [tribe(v, code // 4, code // 2 % 2 + 1, code % 2)]


def _take(v: View, code: int) -> list[Spot]:
    lying = token(v, v.player, code // 2 + 1)
    return [("token", v.player, lying.number), tribe(v, lying.slot, 0, code % 2)]


def _steal(_v: View, code: int) -> list[Spot]:
    return [("tribe", code // 8, code // 2 % 4, code % 2 + 1, 0)]


def _open(v: View, code: int) -> list[Spot]:
    return [beside(v, code // 6, code % 6)]


def _piece(v: View, code: int) -> list[Spot]:
    slot, seat, cargo = code // 15, code // 3 % 5, code % 3
    return [tribe(v, slot, cargo, 1) if seat == 4 else ("tribe", slot, seat, cargo, 0)]


def _push(v: View, code: int) -> list[Spot]:
    return [beside(v, slot_of_piece(v), code)]


def slot_of_piece(v: View) -> int:
    """The tile of the piece that a card moves."""
    if v.piece >= RIVAL_HUT:
        return (v.piece - RIVAL_HUT) // 2
    if v.piece >= CARRIER:
        return token(v, (v.piece - CARRIER) // 4, (v.piece - CARRIER) % 4 + 1).slot
    return (v.piece - TRIBE) // 15


def _tile(divisor: int) -> Callable[[View, int], list[Spot]]:
    return lambda _v, code: [("tile", code // divisor)]


def _priest(_v: View, code: int) -> list[Spot]:
    return [("tile", code), ("card", PRIEST)]


# Blocks of actions with where they are clicked.
BLOCKS: Final[tuple[tuple[int, int, Callable[[View, int], list[Spot]]], ...]] = (
    (WALK, CARRY, _walk),
    (CARRY, GRAB, _carry),
    (GRAB, DROP, _grab),
    (DROP, TAKE, _drop),
    (TAKE, STEAL, _take),
    (STEAL, END, _steal),
    (VOLCANO_AT, LAY, _open),
    (LAY, SHARE, lambda _v, code: [("kind", code)]),
    (SHARE, HUT, _tile(1)),
    (HUT, SANCTUARY, _tile(2)),
    (SANCTUARY, GROW, _tile(2)),
    (GROW, DRAW, _tile(1)),
    (DRAW, DRAW + 1, lambda _v, _code: [("deck",)]),
    (OFFER, COLLECT, lambda _v, code: [("offering", code)]),
    (PRIEST_AT, PLAY_ENDURANCE, _priest),
    (PLAY_ENDURANCE, THEFT, lambda _v, code: [("card", PLAYED[code])]),
    (THEFT, TRIBE, lambda _v, code: [("card", MANA_THEFT), ("player", code)]),
    (TRIBE, CARRIER, _piece),
    (CARRIER, RIVAL_HUT, lambda _v, code: [("token", code // 4, code % 4 + 1)]),
    (RIVAL_HUT, TO, lambda _v, code: [("hut", code // 2, code % 2)]),
    (TO, PUSH, _tile(1)),
    (PUSH, FIRST, _push),
)
