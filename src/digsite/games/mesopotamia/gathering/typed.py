"""A line that a person types, as picks: `walk 6 5 3`, `hut 7 4`, `grow 5 6`, `share 2 9`.

A way names the tile of the tribe and then every tile of the way, or directions. Loads are named
anywhere in the line: `walk 6 5 wood`. A hut is named with its offering: `hut 7 4 16 7`, or
`hut 7 16 lay 4 7`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from digsite.core.gathering import Picks
from digsite.games.mesopotamia.components import DIRECTIONS, GOODS, OFFERINGS, OPEN
from digsite.games.mesopotamia.gathering.acting import LOCKED, button_id
from digsite.games.mesopotamia.gathering.building import lies_at, slots_of
from digsite.games.mesopotamia.gathering.walkers import Walker, token_slot, walkers
from digsite.games.mesopotamia.phases import ACTION, LAND_PLAYED, MOVEMENT, SHARING
from digsite.games.mesopotamia.pictures.targets import beside
from digsite.games.mesopotamia.rules.tribes import THIEF
from digsite.games.mesopotamia.things import mark_id, offering_id, thing_at, tile_id
from digsite.games.mesopotamia.view import View

LAY: Final = "lay"
CARRIED: Final = "carried"
LYING: Final = "lying"


def typed(v: View, text: str) -> Picks:
    """Return the picks that a line names; none if it is not such a line or does not fit now."""
    verb, *words = text.casefold().split() or [""]
    return READERS[verb](v, words) if verb in READERS else ()


# Ways


def _walk(v: View, words: list[str]) -> Picks:
    """Read a way that begins on the tile of the tribe."""
    loads = [word for word in words if word in LOADS]
    start, *steps = [word for word in words if word not in LOADS] or [""]
    if v.phase not in (MOVEMENT, LAND_PLAYED) or not start.isdecimal():
        return ()
    there = {name: each for name, each in walkers(v).items() if each.slot == int(start)}
    kind = sum(LOADS[word] for word in set(loads))
    fitting = [name for name, each in there.items() if (each.kind, each.token) == (kind, 0)]
    if not fitting and not loads and len(there) == 1:
        fitting = list(there)
    return _way(v, fitting, there, steps)


def _carry(v: View, words: list[str]) -> Picks:
    """Read the way of a tribe with an offering, which is named by its number."""
    number, *steps = words or [""]
    there = {name: each for name, each in walkers(v).items() if str(each.token) == number != "0"}
    if v.phase not in (MOVEMENT, LAND_PLAYED) or not there:
        return ()
    start = str(token_slot(v, int(number)))
    return _way(v, list(there), there, steps[1:] if steps[:1] == [start] else steps)


def _way(v: View, fitting: list[str], there: Mapping[str, Walker], steps: list[str]) -> Picks:
    """Follow the steps; each leads to a tile beside the one before, and the last may discover."""
    if not fitting:
        return ()
    slot, goal = there[fitting[0]].slot, ""
    for step in steps:
        ways = [way for way in range(6) if step in (DIRECTIONS[way], _name(v, slot, way))]
        if not ways or slot == OPEN:
            return ()
        goal = thing_at(beside(v, slot, ways[0]))
        slot = v.tiles[slot].beside[ways[0]]
    return (fitting[0], goal) if goal else (fitting[0],)


def _name(v: View, slot: int, way: int) -> str:
    """Return the number of the tile beside a tile as it is typed; no open place has one."""
    other = v.tiles[slot].beside[way] if slot != OPEN else OPEN
    return str(other) if other != OPEN else ""


# Sets


def _huts(v: View, words: list[str]) -> Picks:
    """Read tiles, each with its offering, in either order; or all tiles, then all offerings."""
    if LAY in words:
        at = words.index(LAY)
        tiles, worths = _numbers(words[:at]), _numbers(words[at:])
    else:
        tiles, worths = _pairs(v, _numbers(words))
    offers = [offering_id(OFFERINGS.index(worth)) for worth in worths if worth in OFFERINGS]
    return _built(v, "hut", [*map(tile_id, tiles), *offers], tiles, words)


def _pairs(v: View, numbers: list[int]) -> tuple[list[int], list[int]]:
    """Return the tiles and the offerings of numbers that name them by turns."""
    open_to, held = slots_of(v, "hut"), v.players[v.seat].held or ()
    tiles, worths = numbers[::2], numbers[1::2]
    for n, (tile, worth) in enumerate(zip(tiles, worths, strict=False)):
        if (tile not in open_to or worth not in held) and worth in open_to:
            tiles[n], worths[n] = worth, tile
    return tiles, worths


def _sanctuaries(v: View, words: list[str]) -> Picks:
    tiles = _numbers(words)
    return _built(v, "sanctuary", list(map(tile_id, tiles)), tiles, words)


def _births(v: View, words: list[str]) -> Picks:
    tiles = _numbers(words)
    return _built(v, "growth", list(map(tile_id, tiles)), tiles, words)


def _built(v: View, kind: str, picks: list[str], tiles: list[int], words: list[str]) -> Picks:
    """Return the picks for a kind of action, where it is possible at all.

    The carried good is picked by a mark, unless no other lies there.
    """
    if v.phase != ACTION and LOCKED.get(v.phase) != kind:
        return ()
    first = [button_id(kind)] if v.phase == ACTION else []
    lying = [slot for slot in dict.fromkeys(tiles) if lies_at(v, kind, slot)]
    if LYING in words and len(lying) < len(set(tiles)):
        return ()
    marks = [mark_id(slot, CARRIED) for slot in lying] if CARRIED in words else []
    return (*first, *picks, *marks)


def _shares(v: View, words: list[str]) -> Picks:
    return tuple(map(tile_id, _numbers(words))) if v.phase == SHARING else ()


def _numbers(words: list[str]) -> list[int]:
    return [int(word) for word in words if word.isdecimal()]


LOADS: Final = {good: 1 + n for n, good in enumerate(GOODS)} | {"thief": THIEF}
READERS: Final[Mapping[str, Callable[[View, list[str]], Picks]]] = {
    "walk": _walk,
    "carry": _carry,
    "hut": _huts,
    "sanctuary": _sanctuaries,
    "grow": _births,
    "share": _shares,
}
