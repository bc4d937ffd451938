"""Intervals: the numbers of the textbooks, and what deals have to do with it."""

from math import sqrt

import pytest

from digsite.arena.intervals import Estimate, average, share, student, wilson
from digsite.core.rng import seeded


@pytest.mark.parametrize(
    "won, played, low, high",
    [
        (80, 100, 0.7112, 0.8666),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (15, 50, 0.191, 0.4375),
    ],
)
def test_wilsons_interval_is_that_of_the_textbooks(
    won: int, played: int, low: float, high: float
) -> None:
    assert wilson(won / played, played) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    "degrees, quantile",
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (199, 1.972)],
)
def test_students_quantile_is_that_of_the_tables(degrees: int, quantile: float) -> None:
    assert student(degrees) == pytest.approx(quantile, abs=2e-3)


def test_deals_of_one_match_give_wilsons_interval() -> None:
    found = share([(1.0, 1)] * 320 + [(0.0, 1)] * 80)
    assert (found.low, found.high) == pytest.approx(wilson(0.8, 399, student(399)), abs=1e-9)


def test_matches_that_only_repeat_their_deal_tell_no_more_than_the_deals() -> None:
    alone = share([(1.0, 1)] * 30 + [(0.0, 1)] * 20)
    repeated = share([(8.0, 8)] * 30 + [(0.0, 8)] * 20)
    assert (repeated.low, repeated.high) == pytest.approx((alone.low, alone.high))


def test_no_interval_is_narrower_than_for_independent_matches() -> None:
    split = share([(1.0, 2)] * 50)  # each bot won from the better seat, on every deal
    assert (split.low, split.high) == pytest.approx(wilson(0.5, 100, student(49)))


def test_who_won_everything_is_not_sure_to_win_everything() -> None:
    found = share([(2.0, 2)] * 50)
    assert found.mean == found.high == 1.0
    assert 0.9 < found.low < 0.97


def test_one_deal_tells_nothing() -> None:
    assert share([(2.0, 2)]) == Estimate(1.0, 0.0, 1.0)
    assert average([(50.0, 2)]) == Estimate(25.0, 25.0, 25.0)


def test_a_mean_has_students_interval_over_the_deals() -> None:
    found = average([(10.0, 1), (12.0, 1), (14.0, 1), (16.0, 1), (18.0, 1)])
    half = 2.776 * sqrt(10 / 5)
    assert (found.mean, found.high - found.mean) == pytest.approx((14.0, half), rel=1e-3)


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    rng = seeded(b"coverage")
    held = 0
    for _ in range(1000):
        deals = []
        for _ in range(60):
            luck = 50 + 40 * (rng.below(2) * 2 - 1)  # a deal suits the bot, or it does not
            deals.append((float(sum(rng.below(100) < luck for _ in range(4))), 4))
        found = share(deals)
        held += found.low <= 0.5 <= found.high
    assert 930 <= held <= 970
