"""One word, one meaning: what types are called, and that documents name files that exist."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "digsite"
DOCUMENTS: Final = ("README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/adding-a-game.md")
IN_A_GAME: Final = re.compile(r"games/\w+/(.+)")

# The same thing twice: a protocol and what satisfies it, or a thing and what is sent of it.
SAME_THING: Final = {
    "Picks",
    "State",
    "View",
    "Group",
    "Player",
    "Click",
    "Gathering",
    "Tally",
    "Timeline",
    "Happening",
    "Notice",
}


def named_types(tree: ast.Module) -> Iterator[str]:
    """Yield the names of the classes of a file, and of types that it gives a name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper():
                yield name


def rooms_of_types() -> dict[str, set[str]]:
    """Return the files of each type by its name; files of games by their path in the game."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        file = path.relative_to(SOURCE).as_posix()
        in_game = IN_A_GAME.fullmatch(file)
        for name in named_types(ast.parse(path.read_text(encoding="utf-8"))):
            found[name].add(in_game[1] if in_game else file)
    return found


def test_no_two_types_have_the_same_name_but_those_of_the_same_room_in_every_game() -> None:
    doubled = {name: files for name, files in rooms_of_types().items() if len(files) > 1}
    assert set(doubled) == SAME_THING, doubled


def files() -> set[str]:
    """Return the files of the project, each with a slash before its path."""
    rooms = [ROOT / "src", ROOT / "tests", ROOT / "bench"]
    paths = [*ROOT.glob("*.py"), *(path for room in rooms for path in room.rglob("*.*"))]
    return {f"/{path.relative_to(ROOT).as_posix()}" for path in paths}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_names_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/.-]+\.(?:py|js|css|d\.ts))`", text))
    there = files()
    assert {name for name in named if not any(f.endswith(f"/{name}") for f in there)} == set()
