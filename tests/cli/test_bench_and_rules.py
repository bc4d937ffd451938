"""Figures and rules on the command line."""

import json

import pytest

from digsite.core.build import compiled
from tests.cli.run import GAME, run

FIGURES = [
    "playouts_per_s",
    "actions_per_s",
    "list_actions_per_s",
    "api_actions_per_s",
    "clones_per_s",
    "samples_per_s",
    "looks_per_s",
    "ismcts_iterations_per_s",
]


def test_bench_prints_one_json_object_with_every_figure() -> None:
    found = json.loads(run("bench", GAME, "--json", "--seconds", "0.2", "--seats", 2).stdout)
    assert list(found) == ["game", "compiled", "seats", *FIGURES]
    assert (found["game"], found["compiled"], found["seats"]) == (GAME, compiled(), 2)
    assert all(found[name] > 0 for name in FIGURES)


def test_bench_prints_a_line_a_figure_for_people() -> None:
    lines = run("bench", GAME, "--seconds", "0.2").stdout.splitlines()
    assert [line.split()[0] for line in lines[3:]] == FIGURES


@pytest.mark.parametrize("lang, word", [("en", "Museum"), ("it", "Museo"), ("sk", "Múzeum")])
def test_rules_are_printed_in_the_language_asked_for(lang: str, word: str) -> None:
    result = run("rules", GAME, "--lang", lang)
    assert result.exit_code == 0
    assert word.casefold() in result.stdout.casefold()
