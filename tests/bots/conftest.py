"""The tests of bots run over games and numbers of seats, as those of the contract do.

A game of thousands of actions takes bots minutes when interpreted: bench/strength.py plays it.
"""

import pytest

import digsite
from tests.contract.conftest import TABLES, game

__all__ = ["game"]

QUICK = [(name, seats) for name, seats in TABLES if digsite.load(name).ACTIONS < 1000]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give `game` and `seats` together each table."""
    if "seats" in metafunc.fixturenames:
        names = [f"{name}-{seats}" for name, seats in QUICK]
        metafunc.parametrize("name, seats", QUICK, ids=names)
