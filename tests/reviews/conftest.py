"""The tests of reviews run over every game and number of seats, as those of the contract do."""

from tests.contract.conftest import game, pytest_generate_tests

__all__ = ["game", "pytest_generate_tests"]
