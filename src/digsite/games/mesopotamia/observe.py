"""A view of Mesopotamia as named numbers for learning; seats in order from the viewer's."""

from digsite.games.mesopotamia.components import (
    CARD_COUNTS,
    CARD_KINDS,
    DRAWN_KINDS,
    KINDS,
    NEUTRAL,
    TILE_COUNTS,
    TILES,
)
from digsite.games.mesopotamia.phases import OVER
from digsite.games.mesopotamia.view import Player, Tile, View

REACH = 20  # places further from the temple than this are told as this far


def observe(v: View) -> dict[str, list[float]]:
    """Return a row for each tile that can be laid, each player, each token; scaled to about 1."""
    order = [(max(v.seat, 0) + turn) % v.seats for turn in range(v.seats)]
    rows = [_tile(v, slot, order) for slot in range(len(v.tiles))]
    blank = [0.0] * len(rows[0])
    return {
        "phase": [float(v.phase == phase) for phase in range(OVER + 1)],
        "actor": [float(v.actor == seat) for seat in order],
        "player": [float(v.player == seat) for seat in order],
        "turn": [v.points / 14, v.found / 3, v.holy / 2, v.blessings / 3, min(v.round / 60, 2.0)],
        "tiles": [number for row in rows + [blank] * (TILES - len(rows)) for number in row],
        "tokens": _tokens(v, order),
        "players": [number for seat in order for number in _player(v.players[seat])],
        "hand": _cards(_hand(v)),
        "unseen": _cards(v.unseen),
        "discards": _cards(v.discards),
        "stack": [v.stack[kind] / TILE_COUNTS[kind] for kind in range(DRAWN_KINDS)],
        "shown": [number / 3 for number in v.shown or (0,) * DRAWN_KINDS],
        "supply": [v.wood / 20, v.stone / 20, v.temple / 20, v.deck / 18],
    }


def _tile(v: View, slot: int, order: list[int]) -> list[float]:
    """Return kind, place, neighbours, goods, buildings, and the tribes by seat and load."""
    tile = v.tiles[slot]
    return [
        *(float(tile.kind == kind) for kind in range(len(KINDS))),
        _near(tile.q),
        _near(tile.r),
        *((other + 1) / TILES for other in tile.beside),
        tile.wood / 20,
        tile.stone / 20,
        *(_huts(tile, seat) for seat in [*order, NEUTRAL]),
        *(float(tile.sanctuary == seat) for seat in order),
        *(_tribes(tile, seat, cargo) for seat in order for cargo in range(3)),
        float(any(each.thief for each in tile.tribes)),
    ]


def _near(distance: int) -> float:
    return max(-REACH, min(REACH, distance)) / REACH


def _huts(tile: Tile, seat: int) -> float:
    return sum(hut.owner == seat for hut in tile.huts) / 2


def _tribes(tile: Tile, seat: int, cargo: int) -> float:
    here = [each for each in tile.tribes if (each.owner, each.cargo) == (seat, cargo)]
    return sum(each.number for each in here) / 8


def _tokens(v: View, order: list[int]) -> list[float]:
    """Return for each token of each seat where it is, and its worth if the viewer may know it."""
    found: list[float] = []
    there = {(token.owner, token.number): token for token in v.tokens}
    for seat in order:
        for number in range(1, 5):
            token = there.get((seat, number))
            if token is None:
                found += [0.0] * 5
            else:
                states = [float(token.where == where) for where in (1, 2, 3)]
                found += [*states, (token.slot + 1) / TILES, (token.worth or 0) / 7]
    return found


def _player(player: Player) -> list[float]:
    return [
        player.mana / 8,
        player.cap / 8,
        min(player.income / 8, 2.0),
        player.tribes / 8,
        player.huts / 5,
        player.sanctuaries / 3,
        len(player.delivered) / 4,
        sum(player.delivered) / 19,
        player.cards / 18,
        player.place / 4,
    ]


def _hand(v: View) -> tuple[int, ...]:
    own = v.players[v.seat].hand if v.seat in range(v.seats) else None
    return own or (0,) * CARD_KINDS


def _cards(cards: tuple[int, ...]) -> list[float]:
    return [cards[card] / CARD_COUNTS[card] for card in range(CARD_KINDS)]
