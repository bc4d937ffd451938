"""Draw an action at random, by weights."""

from typing import Final

from digsite.core.rng import Rng

FINE: Final = 1 << 30  # a random number from 0 to 1 is one of so many steps


def drawn(actions: list[int], weights: list[float], rng: Rng) -> int:
    """Return one of the actions; its chance to be drawn is its share of all weights."""
    left = sum(weights) * float(rng.below(FINE)) / float(FINE)
    for n in range(len(actions)):
        left -= weights[n]
        if left < 0.0:
            return actions[n]
    return actions[-1]
