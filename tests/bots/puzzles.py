"""Games of a few actions whose best choice can be worked out by hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from digsite.core.game import Game
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, HIDDEN, NOBODY


@dataclass
class Node:
    """A point of a puzzle: who acts, and what each action leads to, or what the end pays."""

    actor: int = NOBODY
    after: dict[int, "Node"] = field(default_factory=dict)
    pays: tuple[float, ...] = ()
    odds: tuple[int, ...] = ()
    hidden: bool = False  # whether others do not see what is done here


@dataclass
class Standing:
    """Where a puzzle stands."""

    node: Node

    @property
    def actor(self) -> int:
        return self.node.actor


@dataclass(frozen=True)
class View:
    """The first move of a puzzle, where nothing is hidden yet."""

    seat: int
    actor: int
    legal: tuple[int, ...]


class Puzzle:
    """As much of a game as a bot needs. It values every unfinished table alike."""

    PLAYOUT = 0

    def __init__(self, root: Node, seats: int) -> None:
        self.root = root
        self.seats = seats

    @property
    def game(self) -> Game[Any, Any]:
        return cast("Game[Any, Any]", self)

    @property
    def view(self) -> View:
        return View(self.root.actor, self.root.actor, tuple(sorted(self.root.after)))

    def sample(self, _view: View, _rng: Rng) -> Standing:
        return Standing(self.root)

    def clone(self, s: Standing) -> Standing:
        return Standing(s.node)

    def legal(self, s: Standing) -> list[int]:
        return sorted(s.node.after)

    def pick(self, s: Standing, rng: Rng) -> int:
        actions = self.legal(s)
        if s.actor != CHANCE:
            return actions[rng.below(len(actions))]
        lots = [action for action, n in zip(actions, s.node.odds, strict=True) for _ in range(n)]
        return lots[rng.below(len(lots))]

    def apply(self, s: Standing, action: int) -> None:
        s.node = s.node.after[action]

    def shown(self, s: Standing, action: int, seat: int) -> int:
        return HIDDEN if s.node.hidden and seat != s.actor else action

    def value(self, s: Standing) -> list[float]:
        return list(s.node.pays) or [1 / self.seats] * self.seats

    def prior(self, _s: Standing, actions: Sequence[int]) -> list[float]:
        return [1.0] * len(actions)


def end(*pays: float) -> Node:
    """The end of a puzzle: what it pays each seat."""
    return Node(pays=pays)
