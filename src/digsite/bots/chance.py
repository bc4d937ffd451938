"""Drawing by weights."""

from typing import Final

from digsite.core.rng import Rng

FINE: Final = 1 << 30  # steps from 0 to 1


def drawn(actions: list[int], weights: list[float], rng: Rng) -> int:
    """Give a random action, each as likely as its weight says."""
    mark = sum(weights) * float(rng.below(FINE)) / float(FINE)
    for n in range(len(actions)):
        mark -= weights[n]
        if mark < 0.0:
            return actions[n]
    return actions[-1]
