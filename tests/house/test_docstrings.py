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
