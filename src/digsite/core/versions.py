"""The rules of earlier versions: a record is played by the rules it was begun with.

A game keeps its older rules as named differences from those it has now (`EARLIER`).
"""

from collections.abc import Mapping
from typing import cast

from digsite.core.defaults import complete, own_parts
from digsite.core.errors import Unreadable
from digsite.core.game import Game, S, V
from digsite.core.record import Record


class Older:
    """A game as it was: what its package has now, but for the differences of a version."""

    def __init__(self, parts: Mapping[str, object]) -> None:
        vars(self).update(parts)
        complete(self)


def by_version(game: Game[S, V], version: int) -> Game[S, V] | None:
    """Return a game by its rules of a version; None if these are not here."""
    if version == game.VERSION:
        return game
    differences = game.EARLIER.get(version)
    if differences is None:
        return None
    parts = {**own_parts(game), "EARLIER": {}, **differences, "VERSION": version}
    return cast("Game[S, V]", Older(parts))


def rules_of(game: Game[S, V], record: Record) -> Game[S, V]:
    """Return a game by the rules that a record was played by; Unreadable if that cannot be."""
    if record.game != game.NAME:
        raise Unreadable(f"this is a record of '{record.game}', not of '{game.NAME}'")
    found = by_version(game, record.version)
    if found is None:
        raise Unreadable(missing(game, record.version))
    return found


def missing(game: Game[S, V], version: int) -> str:
    """Return what to tell somebody who asks for rules that are not here."""
    if version < game.VERSION:
        return f"played by version {version} of the rules of {game.NAME}, which is no longer here"
    return (
        f"played by version {version} of the rules of {game.NAME}; this is version {game.VERSION}"
    )
