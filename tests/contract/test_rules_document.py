"""The rules in our words: every paragraph is carried by code and proved by a test."""

import re
from importlib.resources import as_file, files
from pathlib import Path

from digsite.core.plugins import packages
from digsite.i18n import rules_text
from tests.helpers import AnyGame

TESTS = Path(__file__).parents[1]
MARK = r"[A-Z]\d+\.\d+"


def paragraphs(name: str) -> list[str]:
    """The marks of a rules document, in order."""
    return re.findall(rf"^\*\*({MARK})\*\*", rules_text(name), re.MULTILINE)


def code_of(game: AnyGame) -> Path:
    """The folder of a game's package."""
    with as_file(files(packages()[game.NAME])) as folder:
        return folder


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
    assert set(paragraphs(game.NAME)) - cited(code_of(game)) == set()


def test_every_paragraph_is_cited_by_a_test(game: AnyGame) -> None:
    assert set(paragraphs(game.NAME)) - cited(TESTS / game.NAME) == set()


def test_no_mark_is_cited_that_does_not_exist(game: AnyGame) -> None:
    marks = cited(code_of(game)) | cited(TESTS / game.NAME)
    assert marks - set(paragraphs(game.NAME)) == set()
