"""The settings of a search. The defaults won most matches against others (bench/strength.py)."""

from typing import final


@final
class Tuning:
    """The settings of one search. To change one, set its attribute."""

    __slots__ = (
        "exploration",
        "most_outcomes",
        "playout_power",
        "playout_turns",
        "prior_power",
        "untried_penalty",
        "world_renewal",
        "worlds",
    )

    def __init__(self, playout_turns: int) -> None:
        """Set the defaults; only the length of playouts differs from game to game."""
        self.exploration: float = 1.5  # factor of the bonus for actions that were tried little
        self.untried_penalty: float = 0.3  # an untried action counts as worse by so many spreads
        self.prior_power: float = 1.0  # in the tree, priors are raised to this power
        self.playout_turns: int = playout_turns  # of the searcher, before a leaf is valued
        self.playout_power: float = 8.0  # in playouts, priors are raised to this power
        self.most_outcomes: int = 16  # a leaf is valued before chance with more outcomes than this
        self.worlds: int = 64  # how many imagined worlds are kept
        self.world_renewal: int = 8  # every so many iterations one of them is replaced
