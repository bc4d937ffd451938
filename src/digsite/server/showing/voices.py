"""Speakers that remember what they said: most sentences of a table are said again and again.

What names nobody is the same at all tables of a game that are read in one language, and so it is
remembered, and written into pictures, once for all of them.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from digsite.bots import LEVELS
from digsite.core.phrase import Phrase, phrase
from digsite.i18n import FALLBACK, LANGUAGES, Speaker
from digsite.scene import Kept

MOST: Final = 20_000  # sentences that are remembered

Key = str | tuple[object, ...]


class Memory(Speaker):
    """A speaker that remembers what it said, by the key and what is said of the arguments."""

    def __init__(
        self,
        lang: str,
        game: str,
        names: dict[int, str] | None = None,
        roles: Mapping[int, Phrase] | None = None,
    ) -> None:
        super().__init__(lang, game, names, roles)
        self.said: Final[dict[Key, str]] = {}

    def key_of(self, words: Phrase) -> Key:
        """Return a key that is the same for two phrases if they are said alike."""
        used = self.used(words.key)
        if not used:
            return words.key
        args = [words.args.get(name) for name in used]
        return (words.key, *[self.key_of(a) if isinstance(a, Phrase) else a for a in args])

    def say_first(self, words: Phrase, key: Key) -> str:
        """Put a phrase into words for the first time, and remember them by their key."""
        if len(self.said) >= MOST:
            self.said.clear()
        said = self.said[key] = super().say(words)
        return said


def level_words(level: str) -> Phrase | str:
    """Return what people call a level: one that a server adds has the same name everywhere."""
    return phrase(f"level-{level}") if any(level == each.key for each in LEVELS) else level


def role_of(level: str) -> Phrase:
    """Return what is said of a bot of this level."""
    return phrase("role-bot", level=level_words(level))


class Common(Memory):
    """A speaker without names: what it says is the same at all tables of a game."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game)
        self.kept: Final = Kept(differs=self.names_a_seat)

    def say(self, words: Phrase | str) -> str:
        """Put a phrase into words, or find it again."""
        if isinstance(words, str):
            return words
        key = self.key_of(words)
        said = self.said.get(key)
        return self.say_first(words, key) if said is None else said


class Voice(Memory):
    """Says phrases in one language, in the words of a game, with the names of a table.

    Of a bot it says the level, where a panel asks for the role of a seat.
    """

    def __init__(
        self,
        lang: str,
        game: str = "",
        names: dict[int, str] | None = None,
        levels: Mapping[int, str] | None = None,
    ) -> None:
        bots = {seat: role_of(level) for seat, level in (levels or {}).items()}
        super().__init__(lang, game, names, bots)
        self._game = game
        self._common = _common(lang, game)
        self.kept: Final = self._common.kept

    def say(self, words: Phrase | str) -> str:
        """Put a phrase into words, or find it again, here or at another table."""
        if isinstance(words, str):
            return words
        key = self.key_of(words)
        said = self._common.said.get(key)
        if said is None:
            said = self.said.get(key)
        if said is None:
            own = self.names_a_seat(words)
            said = (self if own else self._common).say_first(words, key)
        return said

    def goes_on(self, words: Phrase) -> bool:
        """Return whether a phrase continues the sentence before it: it begins with a small letter.

        It is tried without the names of the table, because somebody may be called "ada".
        """
        return voice(self.lang, self._game).say(words)[:1].islower()

    def key(self, name: str, **args: str | int | Phrase) -> str:
        """Say the phrase of a key."""
        return self.say(phrase(name, **args))


@lru_cache(maxsize=256)
def _common(lang: str, game: str) -> Common:
    return Common(lang, game)


@lru_cache(maxsize=256)
def voice(lang: str, game: str = "") -> Voice:
    """Return a voice that knows no names."""
    return Voice(lang if lang in LANGUAGES else FALLBACK, game)
