"""A sentence before it is put into a language: a key of the game's text files and its arguments."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Phrase(NamedTuple):
    """The message `key` of the text files, text/*.ftl, with arguments to fill into it.

    An argument may be a phrase itself: it is put into words first.
    """

    key: str
    args: "Mapping[str, str | int | Phrase]" = MappingProxyType({})


def phrase(key: str, **args: "str | int | Phrase") -> Phrase:
    """Return a phrase; a shorthand, as in phrase("log-dig", cell="c4")."""
    return Phrase(key, MappingProxyType(args))
