"""The glossary names what is there."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

GLOSSARY: Final = Path(__file__).parents[2] / "docs" / "glossary.md"
ROWS: Final = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word |")
]


def is_there(name: str) -> bool:
    """Return whether `core.match` is a module, or `core.match.Match` a name in one."""
    try:
        found = find_spec(f"digsite.{name}")
    except ModuleNotFoundError:
        found = None
    module, _, attribute = f"digsite.{name}".rpartition(".")
    return found is not None or hasattr(import_module(module), attribute)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_a_word_of_the_glossary_is_where_it_says(row: list[str]) -> None:
    _, meaning, where = row
    names = re.findall(r"`([\w.]+)`", where)
    assert meaning
    assert names
    assert all(map(is_there, names)), names


def test_no_word_of_the_glossary_stands_there_twice() -> None:
    words = [word for row in ROWS for word in row[0].split(", ")]
    assert len(set(words)) == len(words)
