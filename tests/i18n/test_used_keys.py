"""Every text is shown somewhere: no key of a text file is left that nothing in src asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from digsite.core.plugins import packages
from digsite.i18n import FALLBACK

SRC = Path(__file__).parents[2] / "src" / "digsite"
GAMES = [Path(str(files(package))) for package in packages().values()]
TEXTS = sorted({text for folder in (SRC, *GAMES) for text in folder.rglob(f"*{FALLBACK}.ftl")})
HOLE = "\0"  # where a key that is put together has a value
WORD = re.compile(r"[a-z0-9_]+(?:-[a-z0-9_]+)*")
QUOTED = [re.compile(f"{quote}([^{quote}\\n]*){quote}") for quote in "\"'`"]


@cache
def strings(file: Path) -> tuple[str, ...]:
    """The strings of a source file; a value that is put into one is a HOLE."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return tuple(python_strings(ast.parse(text)))
    found = [string for quoted in QUOTED for string in quoted.findall(text)]
    return tuple(re.sub(r"\$\{[^}]*\}", HOLE, string) for string in found)


def python_strings(tree: ast.AST) -> Iterator[str]:
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values
            )


def readers(text: Path) -> list[Path]:
    """The sources that can ask for the keys of a text file: a game's own, and what all share."""
    own = [game for game in GAMES if text.is_relative_to(game)]
    others = [game for game in GAMES if own and game not in own]
    return [
        file
        for folder in {SRC, *own}
        for file in folder.rglob("*")
        if file.suffix in {".py", ".js", ".html"} and not any(map(file.is_relative_to, others))
    ]


def put_together(found: set[str]) -> list[re.Pattern[str]]:
    """The strings with values in them, such as part-{name}; each value is a group."""
    made = [string for string in found if HOLE in string and re.search("[a-z]{2}", string)]
    return [re.compile(re.escape(string).replace(HOLE, "(.+)")) for string in made]


def pieces(value: str) -> set[str]:
    """The words that a value may itself be put together of; numbers need no source."""
    return {piece for piece in value.split("-") if not piece.isdigit()}


def unused(text: Path) -> list[str]:
    """The keys of a text file that no source has, and that none puts together of its words."""
    source = text.read_text("utf-8")
    found = {string for file in readers(text) for string in strings(file)}
    found |= set(re.findall(r"\{ *([a-z][\w-]*) *\}", source))  # keys that other texts contain
    words = {word for string in found for word in WORD.findall(string)}
    made = put_together(found)
    return [
        key
        for key in re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE)
        if key not in found
        and not any(
            match and all(value in words or pieces(value) <= words for value in match.groups())
            for match in (pattern.fullmatch(key) for pattern in made)
        )
    ]


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: "/".join(text.parts[-3:]))
def test_every_text_is_asked_for(text: Path) -> None:
    assert unused(text) == []


def test_a_key_that_nothing_asks_for_is_found(tmp_path: Path) -> None:
    text = tmp_path / "en.ftl"
    text.write_text("undo = Undo\nnobody-asks-for-this = Lost\npart-xyzzy = Lost\n", "utf-8")
    assert unused(text) == ["nobody-asks-for-this", "part-xyzzy"]
