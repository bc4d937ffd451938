"""The map of Mesopotamia in a position: tiles in the order of laying, each with what is on it."""

import re
from typing import Final

from digsite.core.fields import Fields
from digsite.games.mesopotamia.components import (
    CARRIED,
    COLOURS,
    DIRECTIONS,
    IN_SUPPLY,
    LAID_AT_START,
    LYING,
    NEUTRAL,
    OPEN,
    PLAINS,
    RING,
    STEP,
    TEMPLE,
    TILES,
    TRIBES,
    VOLCANO,
)
from digsite.games.mesopotamia.rules.tiles import lay_tile, place_beside, slot_at
from digsite.games.mesopotamia.rules.tribes import THIEF, put_in_order
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State

LETTERS: Final = "PFQVT"  # by kind
OWNERS: Final = "".join(colour[0] for colour in COLOURS) + "n"
TILE: Final = re.compile(r"([A-Z])(?:@([0-9]{1,2})([a-z]{1,2}))?(?::(.+))?", re.ASCII)
GOODS: Final = re.compile(r"([ws])([1-9][0-9]?)", re.ASCII)
HUT: Final = re.compile(r"H([a-z])([1-4]?)", re.ASCII)
SANCTUARY: Final = re.compile(r"S([a-z])", re.ASCII)
STANDING: Final = re.compile(r"([brgy])([ws]?)(!?)([1-8])", re.ASCII)
BEARER: Final = re.compile(r"([brgy])o([1-4])", re.ASCII)


def write_map(s: State) -> str:
    """Return the tiles with / between them."""
    return "/".join(_tile(s, slot) for slot in range(len(s.land)))


def _tile(s: State, slot: int) -> str:
    head = LETTERS[s.land[slot]]
    if slot >= LAID_AT_START:
        head += "@" + _laid_from(s, slot)
    things = [
        *(
            f"{'ws'[good]}{s.goods[2 * slot + good]}"
            for good in range(2)
            if s.goods[2 * slot + good]
        ),
        *(_hut(s, place) for place in (2 * slot, 2 * slot + 1) if s.hut[place] != NONE),
        *(["S" + OWNERS[s.sanctuary[slot]]] if s.sanctuary[slot] != NONE else []),
        *(thing for seat in range(s.seats) for thing in _standing(s, seat, slot)),
    ]
    return ":".join([head, ".".join(things)]) if things else head


def _laid_from(s: State, slot: int) -> str:
    """Return the lowest slot beside a tile, and the direction from there."""
    beside = s.beside[6 * slot : 6 * slot + 6]
    lowest = min(other for other in beside if other != OPEN)
    return f"{lowest}{DIRECTIONS[(beside.index(lowest) + 3) % 6]}"


def _hut(s: State, place: int) -> str:
    token = "" if s.under[place] == NONE else str(s.under[place] % 4 + 1)
    return f"H{OWNERS[s.hut[place]]}{token}"


def _standing(s: State, seat: int, slot: int) -> list[str]:
    own = s.tribes[TRIBES * seat : TRIBES * (seat + 1)]
    counts = [(kind, own.count(6 * slot + kind)) for kind in range(2 * THIEF)]
    return [
        *(f"{OWNERS[seat]}{_class(kind)}{number}" for kind, number in counts if number),
        *(
            f"{OWNERS[seat]}o{token % 4 + 1}"
            for token in range(4 * seat, 4 * seat + 4)
            if s.token[token] == CARRIED and s.token_at[token] == slot
        ),
    ]


def _class(kind: int) -> str:
    return ("", "w", "s")[kind % THIEF] + ("!" if kind >= THIEF else "")


def read_map(s: State, fields: Fields) -> None:
    """Lay the map anew as the field tells."""
    _clear(s)
    for slot, text in enumerate(fields.any_parts("map", "/")):
        fields.check("map", "the box has 41 tiles", holds=slot < TILES)
        match = TILE.fullmatch(text)
        if not match:
            fields.bad("map", f"'{text[:20]}' is no tile")
        letter, beside, way, things = match.groups()
        kind = fields.among("map", letter, LETTERS)
        _lay(s, fields, (slot, kind), (beside, way))
        for thing in (things or "").split("."):
            if thing:
                _put(s, fields, slot, thing)
    fields.check("map", "the ring is not whole", holds=len(s.land) >= LAID_AT_START)
    for seat in range(s.seats):
        put_in_order(s, seat)


def _clear(s: State) -> None:
    for by_slot in (s.land, s.place, s.beside, s.goods, s.hut, s.under, s.sanctuary):
        by_slot.clear()


def _lay(
    s: State, fields: Fields, tile: tuple[int, int], where: tuple[str | None, str | None]
) -> None:
    slot, kind = tile
    beside, way = where
    if slot < LAID_AT_START:
        due = beside is None and kind == (TEMPLE, *RING)[slot]
        fields.check("map", f"tile {slot} is of the ring and must be as dealt", holds=due)
        lay_tile(s, 0 if slot == 0 else STEP[slot - 1], kind)
        return
    if beside is None or way is None or way not in DIRECTIONS:
        fields.bad("map", f"where tile {slot} lies is missing")
    other = fields.among("map", beside, [str(n) for n in range(slot)])
    place = place_beside(s, other, DIRECTIONS.index(way))
    fields.check("map", f"tile {slot} lies on another", holds=slot_at(s, place) == OPEN)
    fields.check("map", "there is one temple", holds=kind != TEMPLE)
    lay_tile(s, place, kind)


def _put(s: State, fields: Fields, slot: int, thing: str) -> None:
    if match := GOODS.fullmatch(thing):
        s.goods[2 * slot + "ws".index(match[1])] = int(match[2])
        land = s.land[slot] not in (VOLCANO, TEMPLE)
        fields.check("map", f"no goods lie on tile {slot}", holds=land)
    elif match := HUT.fullmatch(thing):
        _put_hut(s, fields, slot, (match[1], match[2]))
    elif match := SANCTUARY.fullmatch(thing):
        s.sanctuary[slot] = fields.among("map", match[1], OWNERS[: s.seats])
        free = s.land[slot] == PLAINS and s.hut[2 * slot] == NONE
        fields.check("map", f"no sanctuary can stand on tile {slot}", holds=free)
    elif match := BEARER.fullmatch(thing):
        token = _token(s, fields, match[1], match[2])
        s.token[token], s.token_at[token] = CARRIED, slot
        land = s.land[slot] not in (VOLCANO, TEMPLE)
        fields.check("map", f"no offering stays on tile {slot}", holds=land)
    elif match := STANDING.fullmatch(thing):
        _put_tribes(s, fields, slot, thing)
    else:
        fields.bad("map", f"'{thing[:20]}' is nothing that stands on a tile")


def _token(s: State, fields: Fields, owner: str, number: str) -> int:
    """Return a token that has been laid and is nowhere else yet."""
    token = 4 * fields.among("map", owner, OWNERS[: s.seats]) + int(number) - 1
    fields.check("map", f"{owner}{number} is not among the tokens", holds=s.offering[token] != NONE)
    fields.check("map", f"{owner}{number} is in two places", holds=s.token[token] == IN_SUPPLY)
    return token


def _put_hut(s: State, fields: Fields, slot: int, hut: tuple[str, str]) -> None:
    owner, number = hut
    free = s.land[slot] == PLAINS and s.hut[2 * slot + 1] == NONE
    fields.check("map", f"no hut more can stand on tile {slot}", holds=free)
    place = 2 * slot if s.hut[2 * slot] == NONE else 2 * slot + 1
    s.hut[place] = NEUTRAL if owner == "n" else fields.among("map", owner, OWNERS[: s.seats])
    if number:
        token = _token(s, fields, owner, number)
        s.under[place] = token
        s.token[token], s.token_at[token] = LYING, slot


def _put_tribes(s: State, fields: Fields, slot: int, thing: str) -> None:
    match = STANDING.fullmatch(thing)
    assert match  # noqa: S101 - the caller has looked
    seat = fields.among("map", match[1], OWNERS[: s.seats])
    kind = ("", "w", "s").index(match[2]) + (THIEF if match[3] else 0)
    fields.check("map", "no tribe on a volcano", holds=s.land[slot] != VOLCANO)
    at_temple = s.land[slot] == TEMPLE and kind % THIEF != 0
    fields.check("map", "no goods at the temple", holds=not at_temple)
    for _ in range(int(match[4])):
        own = s.tribes[TRIBES * seat : TRIBES * (seat + 1)]
        fields.check("map", "a player has 8 tribes", holds=OFF_MAP in own)
        s.tribes[TRIBES * seat + own.index(OFF_MAP)] = 6 * slot + kind
