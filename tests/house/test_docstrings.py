"""How docstrings begin."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "tests", "bench")
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstrings() -> Iterator[tuple[str, str]]:
    """Yield every docstring of the project with the file it stands in."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, DOCUMENTED):
                    yield path.relative_to(ROOT).as_posix(), ast.get_docstring(node) or ""


def test_a_docstring_says_return_and_not_give() -> None:
    found = [(file, text) for file, text in docstrings() if text.startswith(("Give ", "Gives "))]
    assert not found


NOUNS: Final = ("A ", "All ", "An ", "Each ", "Every", "How ", "The ", "What ", "Where ", "Who ")


def returning() -> Iterator[tuple[str, str, str]]:
    """Yield file, name and docstring of the functions that return something, but for properties.

    Pictures are left out: a function that draws says what is to be seen.
    """
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or path.parent.name == "pictures":
                continue
            decorated = " ".join(map(ast.unparse, node.decorator_list))
            if "property" not in decorated and ast.unparse(node.returns or node) != "None":
                yield path.relative_to(ROOT).as_posix(), node.name, ast.get_docstring(node) or ""


def test_a_function_that_returns_something_says_so_or_states_a_rule() -> None:
    found = [each for each in returning() if each[2].startswith(NOUNS)]
    assert not found
