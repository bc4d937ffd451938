"""The figures as text for the terminal."""

from collections.abc import Iterator
from statistics import fmean

from digsite.arena.figures import BotFigures, Figures
from digsite.arena.intervals import Estimate
from digsite.bots import bot


def lines(figures: Figures) -> Iterator[str]:
    """Yield the lines about bots, seats and lengths of matches."""
    plan = figures.plan
    yield (
        f"{plan.game}, {plan.seats} seats, {counted(len(figures.results), 'match', 'matches')}: "
        f"{counted(figures.deals, 'deal')} in {counted(len(plan.tables), 'seating')}, "
        f"seed {plan.seed}"
    )
    yield ""
    yield from _table(figures)
    yield ""
    turns = ", ".join(percent(turn.mean) for turn in figures.by_order)
    yield f"Wins by order of play, first to last: {turns}."
    lengths = figures.lengths
    yield (
        f"Actions in a match: {fmean(lengths):.0f} in the mean, "
        f"{min(lengths)} to {max(lengths)}, chance included."
    )
    yield from notes(figures)


def _table(figures: Figures) -> Iterator[str]:
    wide = max(3, *(len(found.name) for found in figures.bots))
    heads = f"{'wins':>7}  {'95 %':^15}  {'score':>7}  {'rating':>6}  {'ms a decision':>13}"
    yield f"{'bot':{wide}}  {heads}"
    for found in sorted(figures.bots, key=lambda each: -each.wins.mean):
        yield f"{found.name:{wide}}  {_row(found)}"


def _row(found: BotFigures) -> str:
    return (
        f"{percent(found.wins.mean):>7}  {between(found.wins):^15}  {found.score.mean:7.1f}  "
        f"{found.rating.strength:6.1f}  {1000 * found.thought:13.1f}"
    )


def notes(figures: Figures) -> Iterator[str]:
    """Yield what a reader must know to judge the figures."""
    plan = figures.plan
    if len(figures.results) % len(plan.tables):
        yield (
            f"The last deal was not played in every seating: "
            f"a multiple of {len(plan.tables)} matches is fairer."
        )
    if any(bot(name).budget.seconds is not None for name in plan.bots):
        yield "Bots that think for seconds play differently each time; with iterations they do not."


def percent(value: float) -> str:
    """Return a share as text, in per cent."""
    return f"{100 * value:.1f} %"


def between(estimate: Estimate) -> str:
    """Return the interval of a share as text."""
    return f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f} %"


def counted(count: int, one: str, more: str = "") -> str:
    """Return a number with its noun, singular or plural."""
    return f"{count:,} {one if count == 1 else more or one + 's'}"
