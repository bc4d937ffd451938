"""A lesson at the terminal: the dialogue says each step, and only what it expects is played."""

from pathlib import Path
from typing import Final, Generic

from digsite.core.errors import Illegal
from digsite.core.game import S, V
from digsite.core.lesson import LEARNER, Lesson, words
from digsite.core.match import Match
from digsite.core.phrase import Phrase, phrase
from digsite.play.course import Course
from digsite.terminal.client import play
from digsite.terminal.dialogue import Dialogue
from digsite.terminal.display import Display
from digsite.terminal.seating import Seating
from digsite.terminal.session import Session

TITLE: Final = "strong"


class LessonSession(Session[S, V]):
    """A session that is a lesson, until it goes on as a game."""

    def __init__(
        self, match: Match[S, V], seating: Seating, display: Display, path: Path, lesson: Lesson
    ) -> None:
        self.course: Course | None = Course.begun(lesson, match)  # others may play first
        super().__init__(match, seating, display, path)

    @property
    def careful(self) -> bool:
        """In the lesson, it tells itself what is not to be played."""
        return self.course is None and super().careful

    def act(self, seat: int, *actions: int) -> None:
        """Play what the lesson expects; Illegal says why something else is not played."""
        if self.course is None:
            super().act(seat, *actions)
            return
        self.course.act(self.match, *actions)
        self._changed()

    def undo(self, seat: int) -> None:
        """Take back an action; in the lesson, go back a step."""
        if self.course is None:
            super().undo(seat)
            return
        self.match = self.course.back(self.match)
        self._changed()

    def show(self) -> None:
        """Let what is expected be played, or go on."""
        if self.course:
            self.course.show(self.match)
            self._changed()

    def end(self) -> None:
        """Go on as a game."""
        self.course = None


class LessonDialogue(Dialogue[S, V], Generic[S, V]):
    """What a learner sees and types."""

    def __init__(self, session: LessonSession[S, V], course: Course) -> None:
        super().__init__(session, LEARNER)
        self.lesson = session
        self.course = course
        self.commands |= {"show": self.show, "back": self.undo, "skip": self.skip}

    def obey(self, words: list[str]) -> bool:
        """Do what a line asks for; an empty one goes on where nothing is expected."""
        step = self.course.step
        if not words and not (step and step.expects):
            return self.show()
        try:
            return super().obey(words)
        except Illegal as error:
            return self.complain(Phrase(error.key, error.args_of_key))

    def board(self) -> bool:
        """Show the table, and below it the step."""
        super().board()
        lesson, step = self.course.lesson, self.course.step
        title, _, text = self.display.say(
            words(step.text if step else lesson.end, self.session.game.COLOURS[: lesson.seats])
        ).partition("\n")
        n, of = min(self.course.reached + 1, len(lesson.steps)), len(lesson.steps)
        self.display.gap()
        self.display.line(phrase("terminal-lesson-step", n=n, of=of, title=title), TITLE)
        self.display.line(text)
        how = "end" if step is None else "try" if step.expects else "read"
        self.display.tell("terminal-lesson-how", "muted", how=how)
        return False

    def show(self) -> bool:
        """Let the step be played, or go on; after the last step, as a game."""
        if self.course.step:
            self.lesson.show()
        else:
            self.lesson.end()
        return True

    def skip(self) -> bool:
        """Leave the lesson: the same game goes on."""
        self.lesson.end()
        return True


def taught(session: LessonSession[S, V]) -> int:
    """Take somebody through a lesson, and on through the game; return the status of the command."""

    def dialogue(seat: int) -> Dialogue[S, V]:
        course = session.course
        return LessonDialogue(session, course) if course else Dialogue(session, seat)

    return play(session, dialogue)
