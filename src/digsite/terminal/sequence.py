"""Several actions typed in one line, such as `extend c4 d4`: all are played, or none."""

from dataclasses import dataclass

from digsite.core.game import S, V
from digsite.play.choices import Choice
from digsite.terminal.session import Session
from digsite.terminal.typed import understand


@dataclass(frozen=True)
class Doubt:
    """Typed words that do not name exactly one choice.

    `choices` are those that the words may mean; if `begun`, only their first words may. `before`
    has the actions that the same line played before. They are taken back, unless `stands`.
    """

    words: str
    choices: tuple[Choice, ...]
    begun: bool
    before: str
    stands: bool


def play_words(session: Session[S, V], seat: int, words: list[str]) -> Doubt | None:
    """Play the actions of a line; if one is not clear, take the others back and return a doubt."""
    begun, played = session.match.ply, list[str]()
    while words:
        found = understand(words, session.choices(seat))
        if len(found.choices) != 1:
            stands = _take_back(session, seat, begun)
            begins = found.words < len(words)
            return Doubt(" ".join(words), found.choices, begins, ", ".join(played), stands)
        session.act(seat, found.choices[0].action)
        played.append(found.choices[0].notation)
        words = words[found.words :]
    return None


def _take_back(session: Session[S, V], seat: int, begun: int) -> bool:
    """Take back what the line played; return whether something could not be undone."""
    while session.match.ply > begun and session.match.can_undo(seat):
        session.undo(seat)
    return session.match.ply > begun
