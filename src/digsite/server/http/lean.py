"""Scripts and style sheets as they are sent: without what only people and tools read.

Scripts of a wheel are shorter still, and come from the build (`hatch_build.py`).

Names stay as they are, and each line of a script that says something stays a line, so that an error
can be found in the source. It knows just enough to leave strings and regular expressions alone, and
tests read what it makes of every file of ours with the parsers of Node and of Chromium.
"""

import re
from collections.abc import Callable
from typing import Final

STRINGS: Final = r""" "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*' """
BLOCK: Final = r"/\*(?:(?!\*/).)*\*/"
HOLE: Final = (
    r"\$\{(?:[^`{}]|\{[^`{}]*\}|`(?:[^`\\]|\\.)*`)*\}"  # of a template; may hold another one
)
TEMPLATE: Final = rf"`(?:[^`\\$]|\\.|\$(?!\{{)|{HOLE})*`"
SCRIPT: Final = re.compile(
    rf"""
    (?P<comment> //[^\n]* | {BLOCK} )
    | {STRINGS} | {TEMPLATE}
    | (?<=[(,=:\[!&|?{{}};]) [ ]? /(?![*/])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*
    """,
    re.VERBOSE | re.DOTALL,
)
SHEET: Final = re.compile(
    rf"(?P<comment>{BLOCK}) | {STRINGS} | url\([^)]*\)", re.VERBOSE | re.DOTALL
)

# What a space beside it does not change. Not + and -: "a - -b" is no "a--b".
SIGNS: Final = re.compile(r"[ ]*([{}()\[\]=<>,;:?&|!*])[ ]*")
EDGES: Final = re.compile(r"\s*\n\s*")
MARKS: Final = re.compile(r"\s*([{};,>])\s*|(:)\s+")  # "a :hover" is not "a:hover"


def lean_script(script: str) -> str:
    """Return a script without comments, indents, empty lines, and spaces that say nothing."""
    return _between(SCRIPT, _without_comments(SCRIPT, script), _tight_code)


def lean_sheet(sheet: str) -> str:
    """Return a style sheet without comments, and white space that says nothing."""
    return _between(SHEET, _without_comments(SHEET, sheet), _tight_rules)


def _without_comments(words: re.Pattern[str], text: str) -> str:
    return words.sub(lambda found: "" if found["comment"] else found[0], text)


def _between(words: re.Pattern[str], text: str, tight: Callable[[str], str]) -> str:
    """Tighten what stands between strings and regular expressions."""
    made, at = [], 0
    for found in words.finditer(text):
        made += [tight(text[at : found.start()]), found[0]]
        at = found.end()
    return "".join([*made, tight(text[at:])]).strip() + "\n"


def _tight_code(code: str) -> str:
    return SIGNS.sub(r"\1", EDGES.sub("\n", code))


def _tight_rules(rules: str) -> str:
    return MARKS.sub(r"\1\2", re.sub(r"\s+", " ", rules)).replace(";}", "}")
