"""The result of a match, as it is kept in one line of the journal."""

import json
from collections.abc import Sized
from dataclasses import asdict, dataclass

from digsite.core.study import Facts


@dataclass(frozen=True)
class Result:
    """A match that was played to its end. Lists are by seat."""

    number: int
    scores: list[int]
    places: list[int]
    parts: list[dict[str, int]]  # what the scores are made of
    first: int  # the seat that acted first
    length: int  # number of actions, chance included
    decisions: list[int]
    seconds: list[float]  # how long it thought in the whole match
    course: list[list[int]]  # scores at even steps of the match, from the deal to the end
    facts: Facts  # what the game's own study found

    @property
    def shares(self) -> list[float]:
        """The share of the win of each seat: those who share the first place share it evenly."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def __str__(self) -> str:
        """Return the line, without the line break."""
        return json.dumps(asdict(self), separators=(",", ":"))


def read(line: str, seats: int) -> Result:
    """Return the result that a line of the journal holds; ValueError if it holds none."""
    found = json.loads(line)
    if not isinstance(found, dict):
        raise TypeError("no object")
    result = Result(**found)
    if not _sound(result, seats):
        raise ValueError("some of its values cannot be")
    return result


def _sound(r: Result, seats: int) -> bool:
    """Return whether every field has its type, and a value for each seat."""
    counts = (r.number, r.first, r.length, *r.scores, *r.places, *r.decisions)
    by_seat: tuple[Sized, ...] = (r.scores, r.places, r.parts, r.decisions, r.seconds, r.course)
    return (
        all(type(count) is int for count in counts)
        and all(type(value) in {int, float} for value in r.seconds)
        and all(type(value) is int for values in r.facts.values() for value in values)
        and all(type(value) is int for values in r.course for value in values)
        and all(type(value) is int for parts in r.parts for value in parts.values())
        and all(len(values) == seats for values in (*by_seat, *r.facts.values()))
        and len({len(values) for values in r.course}) == 1
        and r.number >= 0
        and r.first in range(seats)
        and 1 in r.places
    )
