"""What people type in one line: `trade coin scrap for talisman`, `lose shard shard coin`."""

from typing import Final

from digsite.core.gathering import Picks
from digsite.games.archaeology.components import KINDS, SCRAP
from digsite.games.archaeology.phases import STORM, THIEF
from digsite.games.archaeology.things import HAND, MARKET
from digsite.games.archaeology.view import View

NAMES: Final = {**{name: kind for kind, name in enumerate(KINDS)}, "parchment": SCRAP}


def typed(v: View, text: str) -> Picks:
    """Return the cards that a line names; none if it is no such line, or not for this phase."""
    verb, *words = text.casefold().split() or [""]
    if verb == "lose" and v.phase == STORM:
        return cards(words, HAND)
    if verb == "trade" and v.phase not in (STORM, THIEF) and words.count("for") == 1:
        middle = words.index("for")
        given, taken = cards(words[:middle], HAND), cards(words[middle + 1 :], MARKET)
        return (*given, *taken) if given and taken else ()
    return ()


def cards(words: list[str], piles: tuple[str, ...]) -> Picks:
    """Return a card of a pile for each word; none if one of them names no kind."""
    kinds = [kind_named(word) for word in words]
    return tuple(piles[kind] for kind in kinds if kind is not None) if None not in kinds else ()


def kind_named(word: str) -> int | None:
    """Return the kind that a word names, in full or by a beginning that no other kind has."""
    found = {kind for name, kind in NAMES.items() if name.startswith(word)}
    return found.pop() if len(found) == 1 else None
