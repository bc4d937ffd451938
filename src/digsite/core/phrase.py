"""A sentence before it is put into a language: a key of the game's text files and its arguments."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import NamedTuple


class Phrase(NamedTuple):
    """The message `key` of the text files, text/*.ftl, with arguments to fill into it.

    An argument may be a phrase itself: it is put into words first.
    """

    key: str
    args: "Mapping[str, str | int | Phrase]" = MappingProxyType({})


Args = dict[str, str | int | Phrase]  # of a phrase, while they are put together
Say = Callable[[Phrase], str]  # puts a phrase into words


def phrase(key: str, **args: "str | int | Phrase") -> Phrase:
    """Return a phrase; a shorthand, as in phrase("log-dig", cell="c4")."""
    return Phrase(key, MappingProxyType(args))


def listed(words: Sequence[str | Phrase]) -> str | Phrase:
    """Return some words as one: "Ada, Bob and Eve"."""
    *others, last = words
    if not others:
        return last
    first = reduce(lambda one, other: phrase("comma", first=one, last=other), others)
    return phrase("and", first=first, last=last)
