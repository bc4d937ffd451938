"""The choices with their numbers."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from digsite.play.choices import Choice, Group, grouped
from digsite.terminal.paint import style_of

GAP: Final = 2


class Menu:
    """Numbered lines: a number stands for one choice, or for several of one kind."""

    def __init__(self, choices: Sequence[Choice], lines: int) -> None:
        self.groups = grouped(choices, lines)

    def __getitem__(self, number: int) -> Group | None:
        """Return the group with a number, from 1 on."""
        return self.groups[number - 1] if 1 <= number <= len(self.groups) else None

    def lines(self, width: int) -> list[Text]:
        """Return a line for each number: its words, and how to type it."""
        numbers = len(str(len(self.groups)))
        return [
            _line(f"{number:>{numbers + 1}}", group, width)
            for number, group in enumerate(self.groups, 1)
        ]


class Page(Menu):
    """The choices of one kind, each with a number of its own."""

    def __init__(self, group: Group) -> None:
        self.groups = [Group((choice,)) for choice in group.choices]
        self._group = group

    def columns(self, width: int) -> list[Text]:
        """Return the choices side by side, by their notation alone."""
        tails = [group.notation.partition(" ")[2] or group.notation for group in self.groups]
        numbers, widest = len(str(len(tails))), max(map(len, tails))
        across = max(1, width // (numbers + 1 + widest + GAP))
        lines = [Text(self._group.label)]
        for first in range(0, len(tails), across):
            line = Text()
            for number, tail in enumerate(tails[first : first + across], first + 1):
                line.append(f"{number:>{numbers}} ", style_of("muted"))
                line.append(f"{tail:{widest + GAP}}")
            lines.append(line)
        return lines


def _line(number: str, group: Group, width: int) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{number}  ", style_of("legal")).append(group.label)
    room = width - line.cell_len - 2
    notation = _cut(group.notation, room)
    return line.append("  ").append(notation, style_of("muted"))


def _cut(notation: str, room: int) -> str:
    """Leave out the last words if there is no room for all."""
    if len(notation) <= room:
        return notation
    words = notation.split()
    while words and len(" ".join(words)) + 2 > room:
        words.pop()
    return " ".join([*words, "…"]) if words else ""
