"""Nim: what is always there. Stones leave the game, so the heaps alone are counted."""

from typing import Any

from digsite.core.game import Package
from tests.toys import nim
from tests.toys.nim import State

GAME: Package[Any, Any] = nim  # mypy compares it with the protocol


def census(s: State) -> dict[str, int]:
    """The heaps, empty ones too."""
    return {"heaps": len(s.heaps)}
