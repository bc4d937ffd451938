"""Whether chances come true: the bins, and games that are played for them."""

import pytest

from digsite.arena.calibration import Calibration, judged
from digsite.arena.plan import Plan


def test_chances_that_come_true_have_no_error() -> None:
    found = Calibration()
    for game in range(10):
        came = 1.0 if game < 3 else 0.0
        found.add([(0.3, came), (0.7, 1 - came)])
    assert found.error == pytest.approx(0)
    assert found.brier == pytest.approx(0.21)
    assert found.cases == 20


def test_the_error_counts_each_bin_by_its_cases() -> None:
    found = Calibration()
    found.add([(0.05, 0.0)] * 300 + [(0.95, 1.0)] * 100 + [(0.5, 1.0)] * 100)
    assert found.error == pytest.approx((300 * 0.05 + 100 * 0.05 + 100 * 0.5) / 500)
    assert found.worst == pytest.approx(0.05)  # the bin that is off by a half has too few cases
    assert [each.games for each in found.bins] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 1]


def test_what_was_said_and_what_came_add_up_at_every_table() -> None:
    cases = judged(Plan("lots", ("greedy",), 3, 1, 5), 0)
    assert cases
    tables = [cases[n : n + 3] for n in range(0, len(cases), 3)]
    for table in tables:
        assert sum(said for said, _ in table) == pytest.approx(1)
        assert sum(came for _, came in table) == pytest.approx(1)
