"""A marked moment, played again: what other actions than those of the game would have cost."""

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.bots import Budget, compare
from digsite.core.errors import Illegal
from digsite.core.game import Game, S, V
from digsite.core.record import Record
from digsite.core.replay import position_at
from digsite.core.versions import rules_of
from digsite.reviews.decisions import Decision, dice
from digsite.reviews.marks import RIGHT


@dataclass(frozen=True)
class Try:
    """What was tried at a moment."""

    actions: tuple[int, ...]
    cost: float  # 0 or more: of a win, for the seat that tried it

    @property
    def is_right(self) -> bool:
        """Whether it is as good as the best, or nearly so."""
        return self.cost <= RIGHT


def tried(
    game: Game[S, V], record: Record, decision: Decision, actions: Sequence[int], budget: Budget
) -> Try:
    """Play other actions at the ply of a decision, and judge them; Illegal if they cannot be.

    What the review knows already of the first of them is not judged anew.
    """
    game = rules_of(game, record)
    s, cost = position_at(game, record, decision.ply), 0.0
    for n, action in enumerate(actions):
        legal = game.legal(s)
        if s.actor != decision.seat or action not in legal:
            raise Illegal("illegal-action", {"action": str(action)})
        known = None if n else _known(decision, action)
        if known is None and len(legal) > 1:
            rng = dice(record, decision.ply + n)
            found = compare(game, game.look(s, s.actor), action, rng, budget)
            known = found.best.values[s.actor] - found.played.values[s.actor]
        cost += known or 0.0
        game.apply(s, action)
    return Try(tuple(actions), cost)


def _known(decision: Decision, action: int) -> float | None:
    """Return what the review says an action costs: it knows the best one and the one played."""
    if action == decision.line[0]:
        return 0.0
    return -decision.cost[decision.seat] if action == decision.action else None
