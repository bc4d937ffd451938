"""Who may import whom: the contracts of pyproject.toml, and what they cannot say."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "digsite"
# The machine integers of the hot files are all that the engine takes from outside.
STANDARD = sys.stdlib_module_names | {"mypy_extensions"}


def imports(path: Path) -> set[str]:
    """Every module named by an import statement of the file, at any depth."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
    return names


def strangers(folder: str) -> dict[str, set[str]]:
    """By file, what the files of a folder import that is neither digsite nor standard."""
    found = {
        str(path.relative_to(SOURCE)): {
            name for name in imports(path) if name.split(".")[0] not in STANDARD | {"digsite"}
        }
        for path in (SOURCE / folder).rglob("*.py")
    }
    return {path: names for path, names in found.items() if names}


def test_the_contracts_of_pyproject_hold() -> None:
    """In a process of its own: import-linter switches off the loggers of the one it runs in."""
    check = "from importlinter.cli import lint_imports_command as c; c(['--no-cache'])"
    done = subprocess.run(
        [sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("folder", ["core", "games"])
def test_the_engine_imports_only_the_standard_library_and_number_types_of_mypyc(
    folder: str,
) -> None:
    assert strangers(folder) == {}


def test_imports_are_absolute() -> None:
    relative = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if any(name.startswith(".") for name in imports(path))
    }
    assert relative == set()
