"""The contract tests run over every game that can be loaded, and every number of seats."""

import pytest

import digsite
from tests.helpers import AnyGame

GAMES = digsite.names()
TABLES = [(name, seats) for name in GAMES for seats in digsite.load(name).SEATS]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test with `game` for each game, with `game` and `seats` for each number of seats."""
    if "seats" in metafunc.fixturenames:
        names = [f"{name}-{seats}" for name, seats in TABLES]
        metafunc.parametrize("name, seats", TABLES, ids=names)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", GAMES)


@pytest.fixture
def game(name: str) -> AnyGame:
    return digsite.load(name)
