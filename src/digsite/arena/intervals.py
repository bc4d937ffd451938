"""95 % intervals that know which matches were played on the same deal.

Matches of one deal share their luck, so only different deals are independent. The variance is
estimated from the spread between deals. From it follows how many independent matches would tell as
much (Korn and Graubard; at most as many as were played). For that number Wilson's interval is
taken, with Student's quantile because the variance is itself an estimate. It stays within 0 and 1,
and has a width even if somebody won every match.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

NORMAL: Final = 1.959963984540054  # the quantile for 95 %
STUDENT: Final = (12.706205, 4.302653, 3.182446)  # the same for 1, 2 and 3 degrees of freedom

Total = tuple[float, int]  # a sum, and how many values it has


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def share(deals: Sequence[Total]) -> Estimate:
    """Return the estimate of a share, from 0 to 1. One deal alone tells nothing about it."""
    mean, variance = _clustered(deals)
    if len(deals) < 2:  # noqa: PLR2004 - no spread without two
        return Estimate(mean, 0.0, 1.0)
    count = float(sum(n for _, n in deals))
    if variance > 0:
        count = min(count, mean * (1 - mean) / variance)
    low, high = wilson(mean, count, student(len(deals) - 1))
    return Estimate(mean, low, high)


def average(deals: Sequence[Total]) -> Estimate:
    """Return the estimate of a mean of any numbers; with one deal the interval has no width."""
    mean, variance = _clustered(deals)
    half = student(len(deals) - 1) * sqrt(variance) if variance else 0.0
    return Estimate(mean, mean - half, mean + half)


def wilson(mean: float, count: float, z: float = NORMAL) -> tuple[float, float]:
    """Return Wilson's interval for a share that was seen in so many independent tries."""
    square = z * z / count
    middle = (mean + square / 2) / (1 + square)
    half = z / (1 + square) * sqrt(mean * (1 - mean) / count + square / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(degrees: int) -> float:
    """Return Student's quantile for 95 %; from 4 degrees on by Cornish and Fisher's expansion."""
    if degrees <= len(STUDENT):
        return STUDENT[degrees - 1]
    z, n = NORMAL, degrees
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def _clustered(deals: Sequence[Total]) -> tuple[float, float]:
    """Return the mean over all matches, and its variance by the spread between deals."""
    count = sum(n for _, n in deals)
    mean = sum(total for total, _ in deals) / count
    if len(deals) < 2:  # noqa: PLR2004 - no spread without two
        return mean, 0.0
    spread = sum((total - mean * n) ** 2 for total, n in deals)
    return mean, spread / count**2 * len(deals) / (len(deals) - 1)
