"""What has happened, in sentences."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from digsite.core.phrase import Say
from digsite.core.seats import CHANCE
from digsite.play.chronicle import Told

FEW: Final = 2  # up to so many chance actions are told one by one, more are summed up
LONG: Final = 76  # two sentences share a line of up to so many letters


def sentences(told: Sequence[Told], say: Say) -> list[str]:
    """Return as sentences what a viewer was told, the actions of one turn together."""
    found: list[str] = []
    for seat, turn in groupby(told, key=lambda each: each.seat):
        if seat == CHANCE:
            found += _chance(list(turn), say)
        else:
            found += joined(say(each.words) for each in turn)
    return found


def _chance(told: Sequence[Told], say: Say) -> list[str]:
    """Return a sentence for each of a few chance actions; for many, what they were about."""
    found: list[str] = []
    for about, same in groupby(told, key=lambda each: each.about):
        alike = [say(each.words) for each in same]
        found += [say(about)] if about and len(alike) > FEW else alike
    return [sentence for sentence in found if sentence]


def joined(parts: Iterable[str]) -> list[str]:
    """Put the actions of one turn into as few lines as read well.

    A part that begins with a small letter continues the sentence before it. Two short sentences
    share a line.
    """
    lines: list[str] = []
    for part in filter(None, parts):
        if lines and part[0].islower():
            lines[-1] += f", {part}"
        elif lines and len(lines[-1]) + len(part) <= LONG:
            lines[-1] += f"; {part}"
        else:
            lines.append(part)
    return lines
