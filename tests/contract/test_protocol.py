"""A game has everything that the protocol names, and its package brings in nothing else."""

import ast
import sys
from importlib import import_module
from pathlib import Path

import pytest

from digsite.core.defaults import DEFAULTS
from digsite.core.game import Game
from digsite.core.plugins import PARTS, packages
from digsite.core.versions import by_version
from tests.helpers import AnyGame

ALL_PARTS = [*PARTS, *(name for name in vars(Game) if not name.startswith("_"))]
VALUES = [name for name in ALL_PARTS if name.isupper()]
FUNCTIONS = [name for name in ALL_PARTS if not name.isupper()]


def test_mypy_compares_the_types_of_a_package_with_the_protocol(name: str) -> None:
    census = import_module(f"tests.{name}.census")
    assert census.GAME is sys.modules[packages()[name]]
    assert "GAME: Package[" in Path(str(census.__file__)).read_text("utf-8")


@pytest.mark.parametrize("part", FUNCTIONS)
def test_a_game_can_do_what_the_protocol_names(game: AnyGame, part: str) -> None:
    assert callable(getattr(game, part))


@pytest.mark.parametrize("part", VALUES)
def test_a_game_says_what_the_protocol_names(game: AnyGame, part: str) -> None:
    assert not callable(getattr(game, part))


def test_a_package_brings_in_only_what_the_protocol_names(name: str) -> None:
    package = packages()[name]
    tree = ast.parse(Path(str(sys.modules[package].__file__)).read_text("utf-8"))
    own = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    brought = {
        alias.asname or alias.name
        for node in own
        if (node.module or "").startswith(package)
        for alias in node.names
    }
    assert brought <= {*ALL_PARTS}


def test_every_seat_has_a_colour_and_a_mark_of_its_own(game: AnyGame) -> None:
    most = game.SEATS[-1]
    for told in (game.COLOURS, game.MARKS):
        assert all(told[:most])
        assert len(set(told[:most])) == most


def test_what_a_package_may_leave_out_has_a_default_and_nothing_else_has() -> None:
    assert {*DEFAULTS} == {*ALL_PARTS} - {*PARTS}


def test_every_earlier_version_is_kept_as_differences_or_said_to_be_gone(game: AnyGame) -> None:
    assert {*game.EARLIER} == {*range(1, game.VERSION)}
    for version, differences in game.EARLIER.items():
        older = by_version(game, version)
        assert (older is None) == (differences is None)
        assert {*(differences or {})} <= {*ALL_PARTS} - {"NAME", "VERSION", "EARLIER"}
