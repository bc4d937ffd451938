"""What a search can be tuned by. The defaults were found by matches head to head, see bench/."""

from typing import final


@final
class Tuning:
    """How the search explores. Whoever wants another one sets its attributes."""

    __slots__ = ("chance", "explore", "playout", "reduce", "renew", "sure", "temper", "worlds")

    def __init__(self, playout: int) -> None:
        """Leave the values that play best; how far to play on is the game's to say."""
        self.explore: float = 1.5  # how strongly weights of the prior draw visits
        self.reduce: float = 0.3  # how much worse than its siblings an untried action is thought
        self.temper: float = 1.0  # weights of the prior are raised to this power
        self.playout: int = playout  # turns that the searcher has before a leaf is valued
        self.sure: float = 8.0  # weights of the prior are raised to this power when playing on
        self.chance: int = 16  # the search does not look beyond chance with more outcomes
        self.worlds: int = 64  # worlds that are kept at a time
        self.renew: int = 8  # one iteration in so many imagines a new world
