"""Understanding what a person types: notation, the beginning of it, or the beginning of a label."""

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.play.choices import Choice


@dataclass(frozen=True)
class Understood:
    """The choices that the first `words` words may mean: none, one, or several."""

    choices: tuple[Choice, ...]
    words: int


def understand(words: Sequence[str], choices: Sequence[Choice]) -> Understood:
    """Return the choice that the most words name; the words left over are for the next actions.

    A whole notation goes before the beginning of one, and that before the end of one: after
    `extend c4`, `d4` is enough for `then d4`.
    """
    best = Understood((), len(words))
    for length in range(len(words), 0, -1):
        found = matching([word.casefold() for word in words[:length]], choices)
        if len(found) == 1:
            return Understood(tuple(found), length)
        if found and not best.choices:
            best = Understood(tuple(found), length)
    return best


def matching(words: list[str], choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices that these words may mean, by the first of four ways that finds any."""
    notations = [(choice, choice.notation.casefold().split()) for choice in choices]
    ways = (
        [choice for choice, notation in notations if notation == words],
        [choice for choice, notation in notations if begins(notation, words)],
        [choice for choice, notation in notations if notation[1:] == words],
        [choice for choice in choices if begins(choice.label.casefold().split(), words)],
    )
    return next((way for way in ways if way), [])


def begins(notation: Sequence[str], words: Sequence[str]) -> bool:
    """Return whether each typed word begins the word at its place: `e c4` for `extend c4`."""
    return len(words) <= len(notation) and all(
        whole.startswith(word) for word, whole in zip(words, notation, strict=False)
    )
