"""Tables about the game rather than the bots: what its own study found, and how points are made."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from digsite.arena.figures import Figures
from digsite.arena.intervals import Estimate, share
from digsite.arena.result import Result
from digsite.arena.study import Rows, study_of
from digsite.core.phrase import phrase
from digsite.i18n import FALLBACK, speaker


@dataclass(frozen=True)
class Row:
    """One fact, over all matches."""

    label: str
    winners: float  # how much of it they had, in the mean
    others: float
    each: float | None  # points that one of it brought, if it brings any
    most: Estimate | None  # the part of the wins of who had most of it at the table


@dataclass(frozen=True)
class Table:
    """Facts that are read side by side."""

    heading: str
    about: str
    rows: list[Row]

    @property
    def pays(self) -> bool:
        """Whether anything in it brought points."""
        return any(row.each is not None for row in self.rows)


@dataclass(frozen=True)
class Part:
    """One part of the score: the mean of each bot, and of the winners."""

    label: str
    bots: list[float]
    winners: float


def tables(figures: Figures) -> list[Table]:
    """Give the tables of the game's own study, without rows of things that never happened."""
    found = study_of(figures.plan.game)
    if found is None:
        return []
    made = [Table(heading, about, _rows(figures, rows)) for heading, about, rows in found.TABLES]
    return [table for table in made if table.rows]


def parts(figures: Figures) -> list[Part]:
    """Give where the points came from."""
    say = speaker(FALLBACK, figures.plan.game).say
    return [
        Part(say(phrase(f"part-{key}")), _by_bot(figures, key), _of_winners(figures, key))
        for key in figures.results[0].parts[0]
    ]


# A fact over all matches


def _rows(figures: Figures, rows: Rows) -> list[Row]:
    return [
        _row(figures, key, label)
        for key, label in rows
        if any(any(result.facts.get(key, ())) for result in figures.results)
    ]


def _row(figures: Figures, key: str, label: str) -> Row:
    amounts = list(_amounts(figures.results, key))
    won = [amount for amount, winner in amounts if winner]
    lost = [amount for amount, winner in amounts if not winner]
    points = [amount for amount, _ in _amounts(figures.results, f"{key}-points")]
    return Row(
        label=label,
        winners=_mean(won),
        others=_mean(lost),
        each=sum(points) / sum(amount for amount, _ in amounts) if points else None,
        most=_most(figures, key),
    )


def _amounts(results: Sequence[Result], key: str) -> Iterator[tuple[int, bool]]:
    """How much of it each seat of each match had, and whether it won."""
    for result in results:
        for amount, place in zip(result.facts.get(key, ()), result.places, strict=False):
            yield amount, place == 1


def _most(figures: Figures, key: str) -> Estimate | None:
    """How much of the win went to who had most of it, where somebody had less."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result in figures.results:
        amounts = result.facts.get(key, [])
        most = max(amounts, default=0)
        if any(amount < most for amount in amounts):
            won = [s for s, amount in zip(result.shares, amounts, strict=True) if amount == most]
            deals[figures.plan.deal(result.number)].append(_mean(won))
    return share([(sum(values), len(values)) for values in deals.values()]) if deals else None


# A part of the score


def _by_bot(figures: Figures, key: str) -> list[float]:
    found: dict[str, list[int]] = {bot.name: [] for bot in figures.bots}
    for result in figures.results:
        for name, parts in zip(figures.plan.seating(result.number), result.parts, strict=True):
            found[name].append(parts[key])
    return [_mean(values) for values in found.values()]


def _of_winners(figures: Figures, key: str) -> float:
    return _mean(
        [
            parts[key]
            for result in figures.results
            for parts, place in zip(result.parts, result.places, strict=True)
            if place == 1
        ]
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
