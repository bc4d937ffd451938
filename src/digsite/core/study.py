"""Facts about a match, and how to show them: what the `study.py` of a game returns."""

from collections.abc import Sequence
from dataclasses import dataclass

Facts = dict[str, list[int]]  # a number for each seat


@dataclass(frozen=True)
class Topic:
    """Facts that belong in one table of the report."""

    heading: str
    about: str  # a sentence on what is counted
    rows: tuple[tuple[str, str], ...]  # the key of each fact, and its label
    each: str = ""  # heading of the column for fact `x-sum` divided by fact `x`
    scored: bool = False  # whether the facts `x-sum` are points of the score


def nothing(topics: Sequence[Topic], seats: int) -> Facts:
    """Return every fact of some topics with 0 for each seat."""
    keys = [
        key + end
        for topic in topics
        for key, _ in topic.rows
        for end in (("", "-sum") if topic.each else ("",))
    ]
    return {key: [0] * seats for key in keys}
