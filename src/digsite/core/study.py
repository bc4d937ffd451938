"""What players ask about after many matches: `study.py` of a game answers in these terms."""

from collections.abc import Sequence
from dataclasses import dataclass

Facts = dict[str, list[int]]  # a number for each seat


@dataclass(frozen=True)
class Topic:
    """Facts that are read side by side."""

    heading: str
    about: str  # what is counted
    rows: tuple[tuple[str, str], ...]  # a fact and its label
    each: str = ""  # head of a column: what one `x` brought in the mean, where all brought `x-sum`
    scored: bool = False  # whether these sums are parts of the score


def nothing(topics: Sequence[Topic], seats: int) -> Facts:
    """Give every fact of some topics, of which nothing has been counted yet."""
    keys = [
        key + end
        for topic in topics
        for key, _ in topic.rows
        for end in (("", "-sum") if topic.each else ("",))
    ]
    return {key: [0] * seats for key in keys}
