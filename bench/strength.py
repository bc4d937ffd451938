"""How strong one bot is among others: duplicate matches, the same deal from every seat.

Example: python bench/strength.py mykerinos ismcts:1000 greedy --seats 2 --deals 100

Settings of the search (bots/tuning.py) follow a slash: `ismcts:1000/exploration=2,playout_turns=1`.
A search ends before its budget does when the rest could no longer change what it chooses. Seconds
are those of the processor, so that other work on the machine makes no bot weaker.
"""

import argparse
import math
import sys
from contextlib import suppress
from time import process_time
from typing import Any

import digsite
from digsite.bots import Budget, bot
from digsite.bots.ismcts import SECONDS, Search
from digsite.bots.tuning import Tuning
from digsite.core.game import Game
from digsite.core.rng import Rng, seeded


class Player:
    """A bot, the settings of its search if they are named, and the time it took."""

    def __init__(self, name: str, playout: int) -> None:
        plain, _, settings = name.partition("/")
        self.name = name
        self.bot = bot(plain)
        self.tuning = Tuning(playout) if plain.startswith("ismcts") else None
        self.seconds = 0.0
        self.decisions = 0
        if settings:
            for setting in settings.split(","):
                key, _, text = setting.partition("=")
                setattr(self.tuning, key, type(getattr(self.tuning, key))(text))

    def choose(self, game: Game[Any, Any], view: Any, rng: Rng) -> int:  # noqa: ANN401 - a view
        start = process_time()
        if self.tuning and len(view.legal) > 1:
            action = thought(Search(game, view, rng, self.tuning), self.bot.budget)
        else:
            action = self.bot.choose(game, view, rng)
        self.seconds += process_time() - start
        self.decisions += len(view.legal) > 1
        return action


def thought(search: Search[Any, Any], budget: Budget) -> int:
    """Search until the budget is used up, or until the second best could not catch up."""
    start = process_time()
    left = 1.0
    while left > ahead(search):
        search.iterate()
        if budget.iterations is not None:
            left = budget.iterations - search.iterations
        else:
            used = (process_time() - start) / (budget.seconds or SECONDS)
            left = search.iterations * (1 - used) / used
    return search.favourite()


def ahead(search: Search[Any, Any]) -> int:
    """How many visits the favourite is ahead."""
    first, count = search.tree.first[0], search.tree.count[0]
    most = sorted(search.tree.visits[first : first + count])[-2:]
    return most[-1] - most[0] if most else 0


def play(game: Game[Any, Any], players: list[Player], seed: int) -> tuple[list[float], list[int]]:
    """Play one match; return each seat's share of the win, and its points."""
    match = digsite.Match(game, len(players), game.BOT_OPTIONS, seed)
    rngs = [seeded(f"{seed} {seat}".encode()) for seat in range(len(players))]
    while not match.over:
        seat = match.actor
        match.act(seat, players[seat].choose(game, match.view(seat), rngs[seat]))
    places = match.places
    share = 1 / places.count(1)
    return [share if place == 1 else 0.0 for place in places], match.scores


def deal(
    game: Game[Any, Any], hero: Player, rivals: Player, seats: int, seed: int
) -> tuple[float, float]:
    """Play one deal with the hero on each seat; return his mean share of the win, and his lead."""
    won = lead = 0.0
    for seat in range(seats):
        shares, scores = play(game, [hero if n == seat else rivals for n in range(seats)], seed)
        won += shares[seat]
        lead += scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
    return won / seats, lead / seats


def interval(samples: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    n = len(samples)
    mean = sum(samples) / n
    variance = sum((x - mean) ** 2 for x in samples) / max(n - 1, 1)
    return mean, 1.96 * math.sqrt(variance / n)


def report(shares: list[float], leads: list[float], hero: Player, rivals: Player) -> str:
    mean, half = interval(shares)
    lead, lead_half = interval(leads)
    times = [1000 * p.seconds / max(p.decisions, 1) for p in (hero, rivals)]
    return (
        f"{len(shares)} deals: {hero.name} against {rivals.name}: wins {mean:.1%} ± {half:.1%}, "
        f"leads by {lead:+.2f} ± {lead_half:.2f}; ms a decision {times[0]:.1f}, {times[1]:.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=digsite.names())
    parser.add_argument("hero")
    parser.add_argument("rivals")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    game = digsite.load(options.game)
    hero, rivals = (Player(name, game.PLAYOUT) for name in (options.hero, options.rivals))
    shares: list[float] = []
    leads: list[float] = []
    with suppress(KeyboardInterrupt):  # what was played until then is reported
        for seed in range(options.seed, options.seed + options.deals):
            won, lead = deal(game, hero, rivals, options.seats, seed)
            shares.append(won)
            leads.append(lead)
            end = "\r" if sys.stderr.isatty() else "\n"
            print(report(shares, leads, hero, rivals), end=end, file=sys.stderr, flush=True)
    if shares:
        print(f"{options.game}, {options.seats} seats, {report(shares, leads, hero, rivals)}")


if __name__ == "__main__":
    main()
