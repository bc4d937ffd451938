"""The figures of a tournament, worked out from the results of its matches."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from digsite.arena.intervals import Estimate, Total, average, share
from digsite.arena.plan import Plan
from digsite.arena.ratings import Rating, ratings
from digsite.arena.result import Result

Value = Callable[[Result, int], float]  # a number about a seat in a match


@dataclass(frozen=True)
class BotFigures:
    """How one bot did. Shares and means are over the seats it held."""

    name: str
    matches: int
    seats: int  # how many seats it held in all these matches together
    wins: Estimate
    score: Estimate
    lead: Estimate  # points more than the mean of the others at the table
    places: list[float]  # the share of each place
    rating: Rating
    decisions: float  # how many in a match, on average
    thought: float  # mean seconds for a decision; no other figure differs from run to run


@dataclass(frozen=True)
class Duel:
    """How often one bot was ahead of another at the same table; a tie counts half."""

    name: str
    rival: str
    meetings: int
    ahead: Estimate


@dataclass(frozen=True)
class Figures:
    """All figures of a tournament."""

    plan: Plan
    results: list[Result]  # in the order of their numbers
    bots: list[BotFigures]  # in the order of the command
    duels: list[Duel]
    by_seat: list[Estimate]  # the share of the wins of each seat
    by_order: list[Estimate]  # the share of the wins of who acted first, second, ...
    lengths: list[int]

    @property
    def deals(self) -> int:
        """How many deals were played, whole or in part."""
        return len({self.plan.deal(result.number) for result in self.results})


def figures(plan: Plan, results: Iterable[Result]) -> Figures:
    """Return all figures of these results, of which there must be at least one."""
    found = sorted(results, key=lambda result: result.number)
    rated = ratings(plan.entrants, ((plan.seating(r.number), r.places) for r in found))
    seats = range(plan.seats)
    return Figures(
        plan=plan,
        results=found,
        bots=[
            _bot(plan, found, name, rated[name])
            for name in plan.entrants
            if any(name in plan.seating(r.number) for r in found)
        ],
        duels=_duels(plan, found),
        by_seat=[share(_deals(plan, found, _on(seat), _won)) for seat in seats],
        by_order=[share(_deals(plan, found, _turn(plan, turn), _won)) for turn in seats],
        lengths=[result.length for result in found],
    )


Held = Callable[[Result], Sequence[int]]  # which seats of a match are counted


def _on(seat: int) -> Held:
    return lambda _: (seat,)


def _turn(plan: Plan, turn: int) -> Held:
    """Return who has this turn of the first round; turn 0 is that of the bot that acted first."""
    return lambda result: ((result.first + turn) % plan.seats,)


def _of(plan: Plan, name: str) -> Held:
    return lambda r: [seat for seat, who in enumerate(plan.seating(r.number)) if who == name]


def _won(result: Result, seat: int) -> float:
    return result.shares[seat]


def _scored(result: Result, seat: int) -> float:
    return result.scores[seat]


def _led(result: Result, seat: int) -> float:
    """Return the points of a seat above the mean of the others."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - fmean(others)


def _deals(plan: Plan, results: Sequence[Result], held: Held, value: Value) -> list[Total]:
    """Return for each deal the sum of a value over the seats that are counted, and their number."""
    values: dict[int, list[float]] = defaultdict(list)
    for result in results:
        values[plan.deal(result.number)] += [value(result, seat) for seat in held(result)]
    return [(sum(found), len(found)) for found in values.values() if found]


def _bot(plan: Plan, results: Sequence[Result], name: str, rating: Rating) -> BotFigures:
    own = _of(plan, name)
    held = [(result, seat) for result in results for seat in own(result)]
    decisions = sum(result.decisions[seat] for result, seat in held)
    seconds = sum(result.seconds[seat] for result, seat in held)
    places = [result.places[seat] for result, seat in held]
    return BotFigures(
        name=name,
        matches=sum(1 for result in results if own(result)),
        seats=len(held),
        wins=share(_deals(plan, results, own, _won)),
        score=average(_deals(plan, results, own, _scored)),
        lead=average(_deals(plan, results, own, _led)),
        places=[places.count(place) / len(held) for place in range(1, plan.seats + 1)],
        rating=rating,
        decisions=decisions / len(held),
        thought=seconds / decisions if decisions else 0.0,
    )


def _duels(plan: Plan, results: Sequence[Result]) -> list[Duel]:
    found = [
        _duel(plan, results, name, rival)
        for name in plan.entrants
        for rival in plan.entrants
        if name != rival
    ]
    return [duel for duel in found if duel]


def _duel(plan: Plan, results: Sequence[Result], name: str, rival: str) -> Duel | None:
    own, theirs = _of(plan, name), _of(plan, rival)
    deals: dict[int, list[float]] = defaultdict(list)
    meetings = 0
    for result in results:
        pairs = [(a, b) for a in own(result) for b in theirs(result)]
        deals[plan.deal(result.number)] += [_ahead(result.places, a, b) for a, b in pairs]
        meetings += bool(pairs)
    sums = [(sum(found), len(found)) for found in deals.values() if found]
    return Duel(name, rival, meetings, share(sums)) if meetings else None


def _ahead(places: list[int], a: int, b: int) -> float:
    return 0.5 if places[a] == places[b] else float(places[a] < places[b])
