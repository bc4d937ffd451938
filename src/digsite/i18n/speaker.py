"""Putting phrases into one language, with the players' names."""

import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from digsite.core.errors import Illegal
from digsite.core.phrase import Phrase
from digsite.core.plugins import colours, packages
from digsite.core.seats import NOBODY
from digsite.i18n.languages import FALLBACK, LANGUAGES
from digsite.i18n.variables import variables

if TYPE_CHECKING:
    from babel import Locale

LONGEST_NAME: Final = 200
RIGHT_TO_LEFT: Final = frozenset(("R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI"))
ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"


class MissingText(LookupError):
    """A phrase that the text files cannot put into words."""


class Speaker:
    """Puts phrases into one language, with the texts of one game and the shared ones.

    `names` has the players' names by seat: they replace the names of the colours. `roles` tells who
    of them is what, such as a bot: `role-red` says that, and nothing of other seats.
    A text that is missing in the language is taken from English, and if it is missing there, the
    key is shown. A strict speaker, for tests, raises MissingText instead.
    """

    def __init__(
        self,
        lang: str,
        game: str = "",
        names: Mapping[int, str] | None = None,
        roles: Mapping[int, Phrase] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there is no text in '{lang}'; there is: {', '.join(LANGUAGES)}")
        self.lang = lang
        self._seats = {f"seat-{colour}": seat for seat, colour in enumerate(colours(game))}
        self._names = dict(names or {})
        self._role_keys = {f"role-{colour}": seat for seat, colour in enumerate(colours(game))}
        self._roles = dict(roles or {})
        self._strict = strict
        self._texts = _texts((lang,) if strict or lang == FALLBACK else (lang, FALLBACK), game)

    def say(self, words: Phrase | str) -> str:
        """Return a phrase in words, its arguments first; a string is returned as it is."""
        if isinstance(words, str):
            return words
        name = self._names.get(self._seats.get(words.key, NOBODY), "")
        if name:
            return _isolated(name[:LONGEST_NAME])
        if words.key in self._role_keys:
            role = self._roles.get(self._role_keys[words.key])
            return self.say(role) if role else ""
        used = words.args if self._strict else self.used(words.key)
        args = {
            key: self.say(value) if isinstance(value, Phrase) else _numbered(value)
            for key, value in words.args.items()
            if key in used
        }
        for bundle in self._texts.bundles:
            said, problem = _worded(bundle, words.key, args)
            if not problem:
                return said
            if self._strict:
                raise MissingText(f"'{words.key}' in '{self.lang}': {problem}")
        return words.key

    def used(self, key: str) -> tuple[str, ...]:
        """Return the names of the arguments that the text of this key uses."""
        return self._texts.used(key)

    def names_a_seat(self, words: Phrase) -> bool:
        """Return whether a phrase contains the name of a player, or tells what he is."""
        if words.key in self._seats or words.key in self._role_keys:
            return True
        said = (words.args.get(name) for name in self.used(words.key))
        return any(isinstance(value, Phrase) and self.names_a_seat(value) for value in said)

    def explain(self, error: Illegal) -> str:
        """Return a sentence on why an action is not allowed."""
        return self.say(Phrase(error.key, error.args_of_key))

    def has(self, key: str) -> bool:
        """Return whether there is text for a key."""
        return any(bundle.has_message(key) for bundle in self._texts.bundles)

    def tips(self) -> list[str]:
        """Return the game's advice for beginners, a sentence or two each."""
        found: list[str] = []
        while self.has(f"tip-{len(found) + 1}"):
            found.append(self.say(Phrase(f"tip-{len(found) + 1}")))
        return found

    def tip(self, n: int) -> str:
        """Return tip number n of the game; after the last comes the first again."""
        tips = self.tips()
        return tips[n % len(tips)] if tips else ""


def speaker(lang: str, game: str = "", names: Mapping[int, str] | None = None) -> Speaker:
    """Return a speaker for players, which is not strict."""
    return Speaker(lang, game, names)


def sources(lang: str, game: str = "") -> list[Traversable]:
    """Return the text files of a language: those of the game, if named, and the shared one."""
    own = [packages()[game]] if game in packages() else []
    found: list[Traversable] = []
    for package in (*own, "digsite.i18n"):
        folder = files(package) / "text"
        if folder.is_dir():
            found += sorted(
                (file for file in folder.iterdir() if f".{file.name}".endswith(f".{lang}.ftl")),
                key=lambda file: file.name,
            )
    return found


@cache
def _bundle(lang: str, game: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang, game):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


class _Texts:
    """The texts of several languages; the first that has a key is used."""

    def __init__(self, spoken: tuple[str, ...], game: str) -> None:
        self.bundles: Final = [_bundle(lang, game) for lang in spoken]
        self._used: dict[str, tuple[str, ...]] = {}

    def used(self, key: str) -> tuple[str, ...]:
        """Return the names of the arguments that a text of a key uses."""
        found = self._used.get(key)
        if found is None:
            names = set[str]().union(*(variables(bundle, key) for bundle in self.bundles))
            found = self._used[key] = tuple(sorted(names))
        return found


_texts: Final = cache(_Texts)


class Numeral(FluentInt):
    """A number in a sentence. How it is written is remembered, to save time."""

    def format(self, locale: "Locale") -> str:
        """Return the number as a locale writes it."""
        return _written(int(self), locale)


def _numbered(value: str | int) -> str | int:
    return value if isinstance(value, str) else _numeral(value)


@lru_cache(maxsize=1024)
def _numeral(value: int) -> Numeral:
    return Numeral(value)


@lru_cache(maxsize=4096)
def _written(value: int, locale: "Locale") -> str:
    return FluentInt(value).format(locale)


def _worded(bundle: FluentBundle, key: str, args: dict[str, str | int]) -> tuple[str, str]:
    """Return the text of a key, and what went wrong with it, if anything did."""
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return "", "there is no such text"
    said, errors = bundle.format_pattern(pattern, args)
    return str(said), "; ".join(map(str, errors))


def _isolated(name: str) -> str:
    """Return a name between invisible signs: right-to-left letters shall not turn the rest."""
    if any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name):
        return f"{ISOLATE}{name}{END_ISOLATE}"
    return name
