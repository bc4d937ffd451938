"""The scripts of the pages as browsers get them: without what only people and tools read."""

import re
from pathlib import Path

import pytest

from digsite.server.http.assets import STATIC, without_comments
from tests.server.guests import House

SCRIPTS = sorted(STATIC.rglob("*.js"))


def test_comments_that_fill_their_lines_are_not_sent() -> None:
    script = b"// What it is.\n\n/**\n * @param {string} a\n */\nlet a;\n  /** Why. */\nlet b;\n"
    assert without_comments(script).split() == [b"let", b"a;", b"let", b"b;"]


def test_types_within_a_line_are_not_sent() -> None:
    script = b"const a = /** @type {Map<string, {}>} */ (b); // why\n"
    assert without_comments(script) == b"const a = (b); // why\n"


def test_what_stands_between_two_types_is_sent() -> None:
    script = b"  /** @type {A} */ (a).b();\n  c();\n  /** Why. */\n"
    assert without_comments(script) == b"  (a).b();\n  c();\n\n"


def test_what_only_looks_like_a_comment_stays() -> None:
    script = b'const a = "https://b"; const c = a / 2; const d = /\\/**\\//;\n'
    assert without_comments(script) == script


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_each_line_of_a_script_keeps_its_number(file: Path) -> None:
    script = file.read_bytes()
    sent = without_comments(script).split(b"\n")
    written = script.split(b"\n")
    assert len(sent) == len(written)
    assert all(line in was or b"@type" in was for line, was in zip(sent, written, strict=True))
    assert b"/**" not in b"".join(sent)


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_no_line_of_a_script_is_lost_but_comments(file: Path) -> None:
    script = file.read_bytes()
    lines = zip(script.split(b"\n"), without_comments(script).split(b"\n"), strict=True)
    lost = [was for was, line in lines if was.strip() and not line.strip()]
    assert [was for was in lost if not re.match(rb"\s*(//|/\*\* |/\*\*$|\* |\*/$)", was)] == []


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_no_string_of_a_script_goes_over_lines_so_that_no_comment_is_in_one(file: Path) -> None:
    assert [line for line in file.read_text("utf-8").split("\n") if line.count("`") % 2] == []


def test_a_browser_gets_a_script_without_comments(house: House) -> None:
    answer = house.client.get("/static/any/table/table.js")
    assert answer.status_code == 200
    assert "import" in answer.text
    assert "//" not in answer.text
