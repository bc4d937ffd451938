"""Components: whatever happens, nothing appears and nothing is lost.

Each game counts its box in tests/<game>/census.py: `census(s)` gives the same numbers always.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from digsite.core.build import compiled
from tests.helpers import AnyGame, generator, states

GAMES = 100 if compiled() else 10  # a thousand: bench/random_play.py


@pytest.mark.untraced
def test_components_are_conserved_after_every_action(game: AnyGame, seats: int) -> None:
    census: Callable[[Any], dict[str, int]] = import_module(f"tests.{game.NAME}.census").census
    for number in range(GAMES):
        counted = None
        for s in states(game, seats, generator("census", number)):
            counted = counted or census(s)
            assert census(s) == counted, game.write(s)
