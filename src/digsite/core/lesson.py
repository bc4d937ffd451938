"""A first lesson of a game, as plain data: a game that is dealt alike for everybody, step by step.

A lesson is played at an ordinary match. Its seed decides all that chance does, and it tells what
the others play, so that each step finds the table as it was meant. The learner has the first seat.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from digsite.core.phrase import Phrase, phrase

LEARNER: Final = 0  # the seat of whoever learns
GOAL: Final = "goal"  # what a step can point at beside the picture: the line on how one wins
CONFIRM: Final = "confirm"  # and the one large button
BESIDE: Final = (GOAL, CONFIRM)

Play = tuple[str, ...]  # actions in notation, or patterns of them: `sell coin *` is any such sale


@dataclass(frozen=True)
class LessonStep:
    """What is said, what is pointed at, and what the learner is to do, if anything.

    `text` is the key of a phrase: a title on its first line, and below it at most 25 words.
    `points` are ids of things in the picture of every screen, or of BESIDE.
    `expects` are plays, each of which ends the step; the first of them is what "Show me" plays. A
    step without any is only read. `otherwise` is the key of what is said to another try.
    `then` is what others play before the next step, action by action.
    """

    text: str
    points: tuple[str, ...] = ()
    expects: tuple[Play, ...] = ()
    then: tuple[str, ...] = ()
    otherwise: str = "lesson-otherwise"

    def fits(self, said: Sequence[str]) -> list[Play]:
        """Return the expected plays that begin with these actions."""
        return [each for each in self.expects if _begins(each, said)]


@dataclass(frozen=True)
class Lesson:
    """The table of a lesson, and its steps. `end` is the key of what is said after the last one.

    `before` is what others play before the first step, action by action.
    """

    seats: int
    seed: int
    steps: tuple[LessonStep, ...]
    end: str
    before: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)


def words(key: str, colours: Sequence[str]) -> Phrase:
    """Return the phrase of a key; it may name the seats as $seat0, $seat1 and so on."""
    return phrase(key, **{f"seat{n}": phrase(f"seat-{each}") for n, each in enumerate(colours)})


def _begins(play: Play, said: Sequence[str]) -> bool:
    return len(said) <= len(play) and all(map(fnmatchcase, said, play))
