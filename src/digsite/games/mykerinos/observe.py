"""A view of Mykerinos as named numbers for learning; seats in order from the viewer's."""

from digsite.games.mykerinos.components import CELLS, CUBES, PATRON, ROOMS, SEASONS, WORTH
from digsite.games.mykerinos.phases import OVER
from digsite.games.mykerinos.view import Player, View


def observe(v: View) -> dict[str, list[float]]:
    """Return planes of the region, rows of players and the museum; counts are scaled to about 1."""
    order = _colours_from(v)
    return {
        "phase": [float(v.phase == phase) for phase in range(OVER + 1)],
        "season": [float(v.season == season) for season in range(1, SEASONS + 1)],
        "actor": [float(v.actor == colour) for colour in order],
        "region": [float(cell < v.cells) for cell in range(CELLS)],
        "pyramids": [float(cell in v.pyramids) for cell in range(CELLS)],
        "cubes": [float(v.cubes[cell] == c) for c in order for cell in range(CELLS)],
        "last_cell": [float(v.last_cell == cell) for cell in range(CELLS)],
        "slot_patron": [float(_patron(v, slot) == p) for slot in range(12) for p in range(6)],
        "slot_worth": [_worth(v, slot) / 5 for slot in range(12)],
        "to_come": [number / 7 for number in v.to_come],
        "ring": [float(v.wings[w : w + 1] == (p,)) for w in range(5) for p in range(5)],
        "rooms": [float(v.rooms[room] == c) for c in [*order, -1] for room in range(ROOMS)],
        "survey": [float(v.zone == zone) for zone in range(6)]
        + [float(v.rank == rank) for rank in range(4)]
        + [float(v.claimant == colour) for colour in order],
        "players": [number for colour in order for number in _player(v.players[colour])],
    }


def _colours_from(v: View) -> list[int]:
    seat = max(v.seat, 0)
    return [(seat + turn) % v.seats for turn in range(v.seats)] + list(
        range(v.seats, len(v.players))
    )


def _patron(v: View, slot: int) -> int:
    lot = v.lots[slot]
    return PATRON[lot.lot] if lot else -1


def _worth(v: View, slot: int) -> int:
    lot = v.lots[slot]
    return WORTH[lot.lot] if lot else 0


def _player(player: Player) -> list[float]:
    stocks = [player.reserve, player.supply, player.held_neutral]
    return [
        *(stock / CUBES for stock in stocks),
        player.passed / 4,
        player.prestige / 50,
        player.score / 50,
        *(number / 7 for number in player.cards),
        *(number / 7 for number in player.tilted),
        *(value / 5 for value in player.values),
    ]
