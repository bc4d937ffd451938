"""The pictures of the report. A bot has a colour, a mark and a line of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from statistics import fmean, quantiles
from typing import Final

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from digsite.arena.figures import Figures
from digsite.arena.intervals import Estimate
from digsite.arena.report.canvas import (
    FILLS,
    INK,
    LINE,
    PANEL,
    QUIET,
    SEATS,
    SERIES,
    STRONG,
    TEXT,
    plot,
)

MARKS: Final = ("o", "^", "D", "P", "*")
SIZES: Final = (10, 11, 9, 11, 14)
LINES: Final = ("solid", "dashed", "dotted", "dashdot", (0, (8, 2)))
BINS: Final = 24  # of the distribution of scores, at most
COURSE: Final = 300  # height of the picture of the course
ORDER: Final = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")


@dataclass(frozen=True)
class BotStyle:
    """How a bot is drawn, the same everywhere."""

    seat: str  # the seat whose colour and mark it has
    colour: str
    fill: str
    mark: str
    size: int
    line: str | tuple[int, tuple[int, ...]]


def style(n: int) -> BotStyle:
    """Return the style of the n-th bot of the command."""
    n %= len(SEATS)
    return BotStyle(SEATS[n], SERIES[n], FILLS[n], MARKS[n], SIZES[n], LINES[n])


def win_shares(figures: Figures) -> str:
    """Return the picture of every bot's share of the wins, its interval, and the fair share."""
    label = "Win share of each bot with its 95 % interval"
    with plot("wins", _high(figures), label) as picture:
        axes = picture.axes
        for n, bot in enumerate(figures.bots):
            _whisker(axes, n, bot.wins, style(n))
        _shares(axes, [bot.name for bot in figures.bots], 1 / figures.plan.seats)
    return picture.svg


NEUTRAL: Final = (
    BotStyle("", QUIET, QUIET, "o", 10, "solid"),
    BotStyle("", QUIET, QUIET, "s", 9, "solid"),
)


def seat_shares(figures: Figures) -> str:
    """Return the picture of the share of the wins by order of play, and by seat."""
    seats = figures.plan.seats
    names = [*(f"{ORDER[n]} to act" for n in range(seats)), *(f"Seat {n}" for n in range(seats))]
    with plot("seats", _high(figures), "Win share by order of play and by seat") as picture:
        for row, estimate in enumerate([*figures.by_order, *figures.by_seat]):
            _whisker(picture.axes, row, estimate, NEUTRAL[row // seats])
        picture.axes.axhline(seats - 0.5, color=LINE, linewidth=1)
        _shares(picture.axes, names, 1 / seats)
    return picture.svg


def _high(figures: Figures) -> int:
    """Return the height of two pictures side by side: what the higher one needs."""
    return 64 + max(44 * len(figures.bots), 34 * 2 * figures.plan.seats)


def _whisker(axes: Axes, row: int, estimate: Estimate, drawn: BotStyle) -> None:
    axes.plot([estimate.low, estimate.high], [row, row], color=drawn.colour, linewidth=3)
    axes.plot(
        [estimate.mean],
        [row],
        drawn.mark,
        color=drawn.colour,
        markersize=drawn.size,
        markeredgecolor=PANEL,
        markeredgewidth=1.5,
    )
    axes.annotate(
        f"{100 * estimate.mean:.1f} %",
        (estimate.mean, row),
        xytext=(0, 9),
        textcoords="offset points",
        ha="center",
        color=INK,
        fontsize=TEXT,
    )


def _shares(axes: Axes, names: Sequence[str], fair: float) -> None:
    """Set up an axis from 0 to 100 %, with a row for each name."""
    axes.axvline(fair, color=STRONG, linewidth=1.25, linestyle=(0, (4, 3)), zorder=0)
    axes.annotate(
        "fair share",
        (fair, 1),
        xycoords=("data", "axes fraction"),
        xytext=(5, -2),
        textcoords="offset points",
        ha="left",
        va="top",
        color=QUIET,
        fontsize=TEXT - 1,
    )
    axes.set_xlim(-0.04, 1.04)
    axes.set_ylim(len(names) - 0.4, -1.0)
    axes.set_yticks(range(len(names)), names, color=INK)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0", "25", "50", "75", "100 %"])
    _quiet(axes)


def score_spread(figures: Figures) -> str:
    """Return the picture of the distribution of each bot's scores."""
    scores = {bot.name: _scores(figures, bot.name) for bot in figures.bots}
    everything = [score for found in scores.values() for score in found]
    edges = _edges(min(everything), max(everything))
    label = "Distribution of the scores of each bot"
    with plot("scores", max(COURSE, 62 + 66 * len(scores)), label) as picture:
        axes = picture.axes
        for n, found in enumerate(scores.values()):
            _hill(axes, len(scores) - 1 - n, found, edges, style(n))
        axes.set_yticks([len(scores) - 0.7 - n for n in range(len(scores))], list(scores))
        axes.tick_params(axis="y", length=0, labelcolor=INK)
        axes.spines["left"].set_visible(False)
        axes.set_ylim(-0.04, len(scores) + 0.1)
        axes.set_xlabel("points at the end; the line is the mean")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    return picture.svg


def _hill(axes: Axes, base: int, scores: list[int], edges: list[float], drawn: BotStyle) -> None:
    heights = _heights(scores, edges)
    tops = [base + 0.74 * height / max(heights) for height in heights]
    mean = fmean(scores)
    axes.stairs(tops, edges, baseline=base, fill=True, color=drawn.fill, alpha=0.55)
    axes.stairs(tops, edges, baseline=base, color=drawn.colour, linewidth=1.5)
    axes.plot([mean, mean], [base, base + 0.8], color=INK, linewidth=1.5)
    axes.annotate(
        f"{mean:.1f}", (mean, base + 0.81), ha="center", va="bottom", color=INK, fontsize=TEXT
    )


def _scores(figures: Figures, name: str) -> list[int]:
    return [
        score
        for result in figures.results
        for score, who in zip(result.scores, figures.plan.seating(result.number), strict=True)
        if who == name
    ]


def _edges(low: int, high: int) -> list[float]:
    """Return the edges of bins of equal width, in whole points."""
    wide = max(1, ceil((high - low + 1) / BINS))
    first = wide * floor(low / wide)
    return [edge - 0.5 for edge in range(first, high + wide + 1, wide)]


def _heights(values: Sequence[int], edges: Sequence[float]) -> list[int]:
    wide = edges[1] - edges[0]
    heights = [0] * (len(edges) - 1)
    for value in values:
        heights[int((value - edges[0]) // wide)] += 1
    return heights


def score_course(figures: Figures) -> str:
    """Return the picture of growing scores: each bot's mean, and the middle half of its matches."""
    with plot("course", COURSE, "Mean score of each bot over the game") as picture:
        axes = picture.axes
        for n, bot in enumerate(figures.bots):
            drawn = style(n)
            steps = _courses(figures, bot.name)
            across = [100 * step / (len(steps) - 1) for step in range(len(steps))]
            middle = [_middle(values) for values in steps]
            axes.fill_between(
                across,
                [low for low, _ in middle],
                [high for _, high in middle],
                color=drawn.fill,
                alpha=0.16,
                linewidth=0,
            )
            axes.plot(
                across,
                [fmean(values) for values in steps],
                color=drawn.colour,
                linewidth=2.5,
                linestyle=drawn.line,
                marker=drawn.mark,
                markersize=drawn.size - 2,
                markevery=5,
                label=bot.name,
            )
        axes.set_xlim(0, 100)
        axes.set_ylim(bottom=min(0, axes.get_ylim()[0]))
        axes.grid(visible=True, axis="y", color=LINE, linewidth=1)
        axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:.0f}"))
        axes.set_xlabel("% of the actions of a match")
        axes.set_ylabel("points, if it ended then")
        axes.legend(frameon=False, loc="upper left", handlelength=3)
        axes.set_axisbelow(True)
    return picture.svg


def _courses(figures: Figures, name: str) -> list[tuple[int, ...]]:
    """Return for each step the scores of a bot in all of its matches."""
    found = [
        course
        for result in figures.results
        for course, who in zip(result.course, figures.plan.seating(result.number), strict=True)
        if who == name
    ]
    return list(zip(*found, strict=True))


def _middle(values: Sequence[int]) -> tuple[float, float]:
    """Return where the middle half of the values begins and ends."""
    if len(values) == 1:
        return values[0], values[0]
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low, high


def _quiet(axes: Axes) -> None:
    axes.grid(visible=True, axis="x", color=LINE, linewidth=1)
    axes.set_axisbelow(True)
    axes.spines["left"].set_visible(False)
    axes.tick_params(axis="y", length=0)
