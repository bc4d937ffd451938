"""Speakers that remember what they said: most sentences of a table are said again and again.

What names nobody is the same at all tables of a game that are read in one language, and so it is
remembered, and written into pictures, once for all of them.
"""

from functools import lru_cache
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.i18n import FALLBACK, LANGUAGES, Speaker, names_a_seat
from digsite.scene import Kept

MOST: Final = 20_000  # sentences that are remembered

Key = tuple[object, ...]


class Memory(Speaker):
    """A speaker that remembers what it said, and what is said within other sentences."""

    def __init__(self, lang: str, game: str, names: dict[int, str] | None = None) -> None:
        super().__init__(lang, game, names)
        self._said: dict[Key, str] = {}

    def say(self, words: Phrase | str) -> str:
        """Put a phrase into words, or find it again."""
        if isinstance(words, str):
            return words
        key = _key(words)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST:
                self._said.clear()
            said = self._said[key] = super().say(words)
        return said


class Common(Memory):
    """What all tables of a game have in common in one language."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game)
        self.kept: Final = Kept(differs=names_a_seat)


class Voice:
    """Says phrases in one language, in the words of a game, with the names of a table."""

    def __init__(self, lang: str, game: str = "", names: dict[int, str] | None = None) -> None:
        self.lang = lang
        self._own = Memory(lang, game, names)
        self._common = _common(lang, game)
        self.kept: Final = self._common.kept

    def say(self, words: Phrase | str) -> str:
        """Put a phrase into words."""
        if isinstance(words, str):
            return words
        return (self._own if names_a_seat(words) else self._common).say(words)

    def key(self, name: str, **args: str | int | Phrase) -> str:
        """Say the phrase of a key."""
        return self.say(phrase(name, **args))

    def has(self, name: str) -> bool:
        """Whether there is text for a key."""
        return self._own.has(name)


def _key(words: Phrase) -> Key:
    args = words.args
    values = [_key(value) if isinstance(value, Phrase) else value for value in args.values()]
    return (words.key, *args, *values)


@lru_cache(maxsize=256)
def _common(lang: str, game: str) -> Common:
    return Common(lang, game)


@lru_cache(maxsize=256)
def voice(lang: str, game: str = "") -> Voice:
    """Give a voice that knows no names."""
    return Voice(lang if lang in LANGUAGES else FALLBACK, game)
