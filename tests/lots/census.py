"""Lots: what is always there."""

from typing import Any

from digsite.core.game import Package
from tests.toys import lots
from tests.toys.lots import TILES, State

GAME: Package[Any, Any] = lots  # mypy compares it with the protocol


def census(s: State) -> dict[str, int]:
    """Every tile is in the bag or with one player."""
    held = {tile for tile in s.tiles if tile}
    bag = set(range(1, TILES + 1)) - held
    return {"tiles": len(bag) + len(s.tiles) - s.tiles.count(0)}
