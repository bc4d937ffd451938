"""A sentence before it is put into a language: a key of the game's text files and its arguments."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Phrase(NamedTuple):
    """The message `key` of text/*.ftl. An argument that is a Phrase is put into words first."""

    key: str
    args: "Mapping[str, str | int | Phrase]" = MappingProxyType({})


def phrase(key: str, **args: "str | int | Phrase") -> Phrase:
    """Shorthand: phrase("log-dig", cell="c4")."""
    return Phrase(key, MappingProxyType(args))
