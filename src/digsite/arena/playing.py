"""Playing one match of a plan. Bots get views only, and chance depends on the deal only."""

from time import perf_counter
from typing import Final

from digsite.arena.plan import Plan
from digsite.arena.result import Result
from digsite.arena.studies import facts
from digsite.bots import bot
from digsite.core.match import Match
from digsite.core.seats import CHANCE
from digsite.games import load

STEPS: Final = 20  # at so many even steps the scores of a match are noted, and at the deal


def played(plan: Plan, number: int) -> Result:
    """Play the match with this number to its end; return its result."""
    run = MatchRun(plan, number)
    while not run.match.over:
        run.decide()
    return run.result()


class MatchRun:
    """A match, who plays it, and what is noted on the way."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.game = load(plan.game)
        self.players = [bot(name) for name in plan.seating(number)]
        self.match = Match(self.game, plan.seats, self.game.BOT_OPTIONS, plan.chance_seed(number))
        self.decisions = [0] * plan.seats
        self.seconds = [0.0] * plan.seats
        self.standings = [(0, self.match.scores)]  # ply, scores

    def decide(self) -> None:
        """Ask the bot whose turn it is, and play its action."""
        match, seat = self.match, self.match.actor
        view, rng = match.view(seat), self.plan.bot_dice(self.number, seat, match.ply)
        start = perf_counter()
        action = self.players[seat].choose(self.game, view, rng)
        self.seconds[seat] += perf_counter() - start
        self.decisions[seat] += 1
        match.act(seat, action)
        self.standings.append((match.ply, match.scores))

    def result(self) -> Result:
        """Return the result of a match that is over."""
        return Result(
            number=self.number,
            scores=self.match.scores,
            places=self.match.places,
            parts=self.match.breakdown,
            first=next(seat for seat, _ in self.match.played() if seat != CHANCE),
            length=self.match.ply,
            decisions=self.decisions,
            seconds=[round(value, 6) for value in self.seconds],
            course=course(self.standings),
            facts=facts(self.match),
        )


def course(standings: list[tuple[int, list[int]]]) -> list[list[int]]:
    """Return for each seat its score at even steps of the match."""
    length = standings[-1][0]
    sampled = []
    known = 0
    for step in range(STEPS + 1):
        while known + 1 < len(standings) and standings[known + 1][0] * STEPS <= step * length:
            known += 1
        sampled.append(standings[known][1])
    return [list(scores) for scores in zip(*sampled, strict=True)]
