"""How far somebody is in a lesson, and what a try of his leads to."""

from collections.abc import Sequence
from typing import Any

from digsite.core.errors import Illegal
from digsite.core.lesson import LEARNER, Lesson, LessonStep
from digsite.core.match import Match

AnyMatch = Match[Any, Any]


class Course:
    """A lesson that is being played at a match.

    `plies` tells at which ply each step began that was reached so far: with the log of the match
    that is all there is to know of it. After the last step it has one number more.
    """

    def __init__(self, lesson: Lesson, plies: Sequence[int]) -> None:
        self.lesson = lesson
        self.plies = [*plies]

    @classmethod
    def begun(cls, lesson: Lesson, match: AnyMatch) -> "Course":
        """Return the course of a match that has just been dealt; others may play first."""
        _play(match, lesson.before)
        return cls(lesson, [match.ply])

    @property
    def reached(self) -> int:
        """How many steps lie behind."""
        return len(self.plies) - 1

    @property
    def step(self) -> LessonStep | None:
        """The step now; None after the last one."""
        steps = self.lesson.steps
        return steps[self.reached] if self.reached < len(steps) else None

    def act(self, match: AnyMatch, *actions: int) -> None:
        """Play what is expected, or the beginning of it; Illegal says why something else is not.

        When all that is expected was played, the others play, and the next step begins.
        """
        said = [*self._done(match), *map(match.game.say, actions)]
        fitting = self._now().fits(said)
        if not fitting:
            raise Illegal(self._now().otherwise)
        match.act(LEARNER, *actions)
        if any(len(play) == len(said) for play in fitting):
            self._go_on(match)

    def show(self, match: AnyMatch) -> None:
        """Play for the learner what is expected of him, or go on where nothing is."""
        step, done = self._now(), self._done(match)
        if not step.expects:
            self._go_on(match)
            return
        for said in step.fits(done)[0][len(done) :]:  # one by one: chance may act in between
            self.act(match, match.game.read(said))

    def back(self, match: AnyMatch) -> AnyMatch:
        """Return the match as it was when this step began, or if it just did, the one before."""
        if match.ply == self.plies[-1] and self.reached:
            self.plies.pop()
        return match.rewound(self.plies[-1])

    def skip(self, match: AnyMatch) -> None:
        """Go to the end of the lesson; the table stays as it is."""
        missing = len(self.lesson.steps) - self.reached
        self.plies += [match.ply] * missing

    def _now(self) -> LessonStep:
        if self.step is None:
            raise Illegal("lesson-over")
        return self.step

    def _done(self, match: AnyMatch) -> list[str]:
        """Return what the learner has played in this step."""
        played = match.played(self.plies[-1])
        return [match.game.say(action) for seat, action in played if seat == LEARNER]

    def _go_on(self, match: AnyMatch) -> None:
        _play(match, self._now().then)
        self.plies.append(match.ply)


def _play(match: AnyMatch, others: Sequence[str]) -> None:
    """Play for whoever is to act, action by action."""
    for said in others:
        match.act(match.actor, match.game.read(said))
