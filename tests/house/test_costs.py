"""What docs/adding-a-game.md says of what a game may leave out, and of what a small one costs."""

import re
from pathlib import Path

import pytest

from digsite.core.defaults import DEFAULTS

TESTS = Path(__file__).parents[1]
DOCUMENT = TESTS.parent / "docs" / "adding-a-game.md"
TOLD = re.findall(r"^\| `(\w+)`:.*?((?:\| \d+ )+)\|$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
NEARLY = 0.1


def lines(*files: Path) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def counted(toy: str) -> list[int]:
    """The lines of a toy: Python, texts, rules, tests."""
    folder = TESTS / "toys" / toy
    own = [lines(*folder.rglob(f"*.{ending}")) for ending in ("py", "ftl", "md")]
    return [*own, lines(*(TESTS / toy).glob("*.py"), TESTS / "perft" / f"{toy}.txt")]


@pytest.mark.parametrize("toy, told", TOLD, ids=[toy for toy, _ in TOLD])
def test_a_toy_costs_what_the_document_says(toy: str, told: str) -> None:
    assert [int(number) for number in re.findall(r"\d+", told)] == pytest.approx(
        counted(toy), rel=NEARLY
    )


def test_every_toy_is_in_the_document() -> None:
    toys = {init.parent.name for init in (TESTS / "toys").glob("*/__init__.py")}
    assert {toy for toy, _ in TOLD} == toys


def test_the_document_says_what_happens_without_each_part_that_has_a_default() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert {*DEFAULTS} <= {name for row in rows for name in re.findall(r"\w+", row)}
