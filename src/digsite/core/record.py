"""A match as text: a header, a blank line, then one action a line.

    Game: mykerinos
    Version: 1
    Seats: 3

    * first 2
    1 dig c4 ; a comment

A record that is read and written again has the same bytes. This module knows nothing of the rules:
`Match.resume` plays a record, and names the line that is not legal.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from digsite.core.errors import Unreadable
from digsite.core.seats import CHANCE

LONGEST_TEXT: Final = 4_000_000
REQUIRED: Final = ("Game", "Version", "Seats")

_HEADER: Final = re.compile(r"([A-Z][A-Za-z0-9-]{0,40}):(?: (\S(?:.*\S)?))?")
_MOVE: Final = re.compile(r"(\*|[0-9]) ([^\s;](?:[^;]*[^\s;])?)(?: ; (\S(?:.*\S)?))?")
_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


@dataclass(frozen=True)
class Move:
    """One line of a record: a seat, its action in the game's notation, and perhaps a comment."""

    seat: int
    text: str
    comment: str = ""

    def __str__(self) -> str:
        """Return the line, without the line break."""
        seat = "*" if self.seat == CHANCE else str(self.seat)
        return f"{seat} {self.text}" + (f" ; {self.comment}" if self.comment else "")


@dataclass
class Record:
    """A header and moves. `str(record)` is the text of the file, `Record.read(text)` reads it."""

    header: dict[str, str]
    moves: list[Move] = field(default_factory=list)

    def __str__(self) -> str:
        """Return the whole text of the file."""
        lines = [f"{key}: {value}".rstrip() for key, value in self.header.items()]
        return "\n".join([*lines, "", *map(str, self.moves)]) + "\n"

    @staticmethod
    def read(text: str) -> "Record":
        """Return the record of a file's text; Unreadable names the line that is wrong."""
        lines = _lines(text)
        blank = lines.index("") if "" in lines else len(lines)
        record = Record(_header(lines[:blank]))
        if blank == len(lines):
            raise Unreadable(f"line {blank + 1}: a blank line must stand below the header")
        for number, line in enumerate(lines[blank + 1 :], blank + 2):
            match = _MOVE.fullmatch(line)
            if not match:
                raise Unreadable(f"line {number}: expected 'seat action', such as '0 pass'")
            seat, action, comment = match.groups()
            record.moves.append(Move(CHANCE if seat == "*" else int(seat), action, comment or ""))
        return record

    def line_of(self, ply: int) -> int:
        """Return the number of the line on which move `ply` stands, counted from 1."""
        return len(self.header) + 2 + ply

    @property
    def game(self) -> str:
        """Name of the game."""
        return self.header["Game"]

    @property
    def version(self) -> int:
        """Version of the game's rules under which it was played."""
        return int(self.header["Version"])

    @property
    def seats(self) -> int:
        """How many people played."""
        return int(self.header["Seats"])

    @property
    def options(self) -> dict[str, str]:
        """The options that were not left at their default."""
        pairs = self.header.get("Options", "").split()
        return dict(_option(pair) for pair in pairs)


def options_line(options: Mapping[str, str]) -> str:
    """Return options as a line of the header: name=value, sorted by name."""
    return " ".join(f"{name}={options[name]}" for name in sorted(options))


def _lines(text: str) -> list[str]:
    if len(text) > LONGEST_TEXT:
        raise Unreadable(f"longer than {LONGEST_TEXT:,} characters: this is no record of a game")
    control = _CONTROL.search(text)
    if control:
        line = text.count("\n", 0, control.start()) + 1
        raise Unreadable(f"line {line}: holds a control character; save it as UTF-8, Unix lines")
    if not text.endswith("\n"):
        raise Unreadable(f"line {text.count(chr(10)) + 1}: cut short: the last line has no end")
    return text[:-1].split("\n")


def _header(lines: list[str]) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        match = _HEADER.fullmatch(line)
        if not match:
            raise Unreadable(f"line {number}: expected 'Key: value'")
        if match[1] in header:
            raise Unreadable(f"line {number}: '{match[1]}' stands in the header twice")
        header[match[1]] = match[2] or ""
    for key in REQUIRED:
        if key not in header:
            raise Unreadable(f"line {len(lines) + 1}: the header lacks '{key}'")
    for key in ("Version", "Seats"):
        if not re.fullmatch("[1-9][0-9]{0,5}", header[key]):
            number = list(header).index(key) + 1
            raise Unreadable(f"line {number}: '{key}' must be a number, not '{header[key]}'")
    for pair in header.get("Options", "").split(" "):
        if pair and not re.fullmatch("[a-z_]+=[a-z0-9_]+", pair):
            number = list(header).index("Options") + 1
            raise Unreadable(f"line {number}: expected 'name=value', not '{pair}'")
    return header


def _option(pair: str) -> tuple[str, str]:
    name, _, value = pair.partition("=")
    return name, value
