"""How many sequences of actions there are from named positions: figures that must not change.

Each game has a file <game>.txt here: name of the position, tab, counts by depth, tab, position.
"""

from pathlib import Path

import pytest

import digsite
from digsite.core.perft import divide, perft
from tests.helpers import SAMPLE, nearest, new

HERE = Path(__file__).parent


def named() -> list[tuple[str, str, list[int], str]]:
    found = []
    for path in sorted(HERE.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            name, counts, position = line.split("\t")
            found.append((path.stem, name, [int(count) for count in counts.split()], position))
    return found


@pytest.mark.parametrize(
    "game, name, counts, position", named(), ids=[f"{g} {n}" for g, n, _, _ in named()]
)
def test_the_count_from(game: str, name: str, counts: list[int], position: str) -> None:
    rules = digsite.load(game)
    s = rules.parse(position)
    found = [perft(rules, s, depth) for depth in range(1, len(counts) + 1)]
    assert found == counts, name
    assert rules.write(s) == position


def test_every_game_has_named_positions() -> None:
    assert {game for game, _, _, _ in named()} == set(digsite.names())


def test_the_parts_of_a_division_add_up() -> None:
    for name in digsite.names():
        rules = digsite.load(name)
        s = new(rules, nearest(rules, 3))
        parts = dict(divide(rules, s, 2))
        assert list(parts) == rules.legal(s)
        assert sum(parts.values()) == perft(rules, s, 2)


def test_no_actions_are_one_sequence() -> None:
    rules = digsite.load(SAMPLE)
    assert perft(rules, new(rules, 2), 0) == 1
