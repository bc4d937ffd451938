"""Tables about the game, not the bots: the facts of its study, and where points come from."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from digsite.arena.figures import Figures
from digsite.arena.intervals import Estimate, share
from digsite.arena.result import Result
from digsite.arena.studies import study_of
from digsite.core.phrase import phrase
from digsite.core.study import Topic
from digsite.i18n import FALLBACK, speaker


@dataclass(frozen=True)
class Row:
    """One fact over all matches, such as huts built."""

    label: str
    winners: float  # how much of it they had, on average
    others: float
    each: float | None  # points for one of it, on average, if it brings points
    part: float | None  # its share of the winners' points, if it is a part of the score
    most: Estimate | None  # the share of the wins of whoever had most of it at the table


@dataclass(frozen=True)
class Finding:
    """A topic of the study, with a row for each of its facts."""

    topic: Topic
    rows: list[Row]


@dataclass(frozen=True)
class PointSource:
    """One part of the score: the mean of each bot, and of the winners."""

    label: str
    bots: list[float]
    winners: float
    part: float  # its share of the winners' points


def findings(figures: Figures) -> list[Finding]:
    """Return the tables of the game's study, without facts that are 0 in every match."""
    found = study_of(figures.plan.game)
    if found is None:
        return []
    made = [Finding(topic, _rows(figures, topic)) for topic in found.TOPICS]
    return [finding for finding in made if finding.rows]


def point_sources(figures: Figures) -> list[PointSource]:
    """Return the parts of the score; none if the score has one part only."""
    keys = list(figures.results[0].parts[0])
    return [_source(figures, key) for key in keys] if len(keys) > 1 else []


# A fact over all matches


def _rows(figures: Figures, topic: Topic) -> list[Row]:
    return [
        _row(figures, topic, key, label)
        for key, label in topic.rows
        if any(any(result.facts.get(key, ())) for result in figures.results)
    ]


def _row(figures: Figures, topic: Topic, key: str, label: str) -> Row:
    amounts = list(_amounts(figures.results, key))
    sums = list(_amounts(figures.results, f"{key}-sum"))
    whole = sum(amount for amount, _ in amounts)
    return Row(
        label=label,
        winners=_mean([amount for amount, won in amounts if won]),
        others=_mean([amount for amount, won in amounts if not won]),
        each=sum(value for value, _ in sums) / whole if topic.each else None,
        part=_part_of_winners(figures, sums) if topic.scored else None,
        most=_most(figures, key),
    )


def _part_of_winners(figures: Figures, sums: Iterable[tuple[int, bool]]) -> float:
    """Return the share of these points in all points of winners."""
    points = sum(
        score
        for result in figures.results
        for score, place in zip(result.scores, result.places, strict=True)
        if place == 1
    )
    return sum(value for value, won in sums if won) / points if points else 0.0


def _amounts(results: Sequence[Result], key: str) -> Iterator[tuple[int, bool]]:
    """Yield how much of a fact each seat of each match had, and whether it won."""
    for result in results:
        for amount, place in zip(result.facts.get(key, ()), result.places, strict=False):
            yield amount, place == 1


def _most(figures: Figures, key: str) -> Estimate | None:
    """Return how often the seat with most of a fact won, of the matches in which seats differed."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result in figures.results:
        amounts = result.facts.get(key, [])
        most = max(amounts, default=0)
        if any(amount < most for amount in amounts):
            won = [s for s, amount in zip(result.shares, amounts, strict=True) if amount == most]
            deals[figures.plan.deal(result.number)].append(_mean(won))
    return share([(sum(values), len(values)) for values in deals.values()]) if deals else None


# A part of the score


def _source(figures: Figures, key: str) -> PointSource:
    points = [
        (parts[key], place == 1)
        for result in figures.results
        for parts, place in zip(result.parts, result.places, strict=True)
    ]
    return PointSource(
        label=speaker(FALLBACK, figures.plan.game).say(phrase(f"part-{key}")),
        bots=_by_bot(figures, key),
        winners=_mean([value for value, won in points if won]),
        part=_part_of_winners(figures, points),
    )


def _by_bot(figures: Figures, key: str) -> list[float]:
    found: dict[str, list[int]] = {bot.name: [] for bot in figures.bots}
    for result in figures.results:
        for name, parts in zip(figures.plan.seating(result.number), result.parts, strict=True):
            found[name].append(parts[key])
    return [_mean(values) for values in found.values()]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
