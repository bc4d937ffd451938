"""The rules in our words: every paragraph is carried by code and proved by a test."""

import re
from pathlib import Path

from tests.helpers import AnyGame

ROOT = Path(__file__).parents[2]
MARK = r"[A-Z]\d+\.\d+"


def paragraphs(name: str) -> list[str]:
    """The marks of a rules document, in order."""
    text = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    return re.findall(rf"^\*\*({MARK})\*\*", text, re.MULTILINE)


def cited(folder: Path) -> set[str]:
    """The marks that the Python files of a folder name."""
    return {
        mark
        for path in folder.rglob("*.py")
        for mark in re.findall(rf"\b{MARK}\b", path.read_text("utf-8"))
    }


def test_paragraphs_are_numbered_in_order(game: AnyGame) -> None:
    numbers = [tuple(map(int, mark[1:].split("."))) for mark in paragraphs(game.NAME)]
    assert numbers == sorted(set(numbers))
    assert numbers


def test_every_paragraph_is_cited_by_the_code(game: AnyGame) -> None:
    code = cited(ROOT / "src" / "digsite" / "games" / game.NAME)
    assert set(paragraphs(game.NAME)) - code == set()


def test_every_paragraph_is_cited_by_a_test(game: AnyGame) -> None:
    assert set(paragraphs(game.NAME)) - cited(ROOT / "tests" / game.NAME) == set()


def test_no_mark_is_cited_that_does_not_exist(game: AnyGame) -> None:
    marks = cited(ROOT / "src" / "digsite" / "games" / game.NAME) | cited(
        ROOT / "tests" / game.NAME
    )
    assert marks - set(paragraphs(game.NAME)) == set()
