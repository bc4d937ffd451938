"""Why something is not done: a word for programs, a sentence for people."""

from typing import Final

from digsite.core.errors import Illegal
from digsite.core.phrase import Phrase, phrase

# The words, and the HTTP status that goes with each
STATUS: Final = {
    "bad-request": 422,
    "not-found": 404,
    "not-here": 404,
    "not-allowed": 403,
    "not-your-seat": 403,
    "taken": 409,
    "illegal": 409,
    "slip": 409,
    "stale": 409,
    "over": 409,
    "not-over": 409,
    "too-fast": 429,
    "too-large": 413,
    "not-our-name": 421,
    "busy": 503,
}


class Refusal(Exception):
    """Something that was asked for and is not done. It is told in the language of who asked."""

    def __init__(self, why: str, words: Phrase | None = None) -> None:
        """Without words of its own a refusal is told as `refusal-<why>`."""
        super().__init__(why)
        self.why = why
        self.words = words or phrase(f"refusal-{why}")

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.why]


class Slip(Refusal):
    """What a beginner would soon regret, told to somebody careful; `name` names it."""

    def __init__(self, words: Phrase) -> None:
        super().__init__("slip", words)
        self.name = words.key


def illegal(error: Illegal) -> Refusal:
    """Refuse an action that the rules do not allow."""
    return Refusal("illegal", Phrase(error.key, error.args_of_key))
