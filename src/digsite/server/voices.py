"""Speakers that remember what they said: most sentences of a table are said again and again."""

from functools import lru_cache
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.i18n import FALLBACK, LANGUAGES, speaker

MOST: Final = 20_000  # sentences that are remembered

Key = tuple[object, ...]


class Voice:
    """Says phrases in one language, in the words of a game, with the names of a table."""

    def __init__(self, lang: str, game: str = "", names: dict[int, str] | None = None) -> None:
        self.lang = lang
        self._speaker = speaker(lang, game, names)
        self._said: dict[Key, str] = {}

    def say(self, words: Phrase | str) -> str:
        """Put a phrase into words."""
        if isinstance(words, str):
            return words
        key = _key(words)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST:
                self._said.clear()
            said = self._said[key] = self._speaker.say(words)
        return said

    def key(self, name: str, **args: str | int | Phrase) -> str:
        """Say the phrase of a key."""
        return self.say(phrase(name, **args))

    def has(self, name: str) -> bool:
        """Whether there is text for a key."""
        return self._speaker.has(name)


def _key(words: Phrase) -> Key:
    if not words.args:
        return (words.key,)
    return (
        words.key,
        *(
            (name, _key(value) if isinstance(value, Phrase) else value)
            for name, value in words.args.items()
        ),
    )


@lru_cache(maxsize=256)
def voice(lang: str, game: str = "") -> Voice:
    """Give a voice that knows no names."""
    return Voice(lang if lang in LANGUAGES else FALLBACK, game)
