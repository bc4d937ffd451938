"""What a seat can choose from: its legal actions in words, and groups of similar ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from digsite.core.game import Game
from digsite.core.phrase import Say


@dataclass(frozen=True)
class Choice:
    """An action with its notation and what a button for it says."""

    action: int
    notation: str
    label: str

    @property
    def kind(self) -> str:
        """The kind of this choice: the first words of its notation and of its label."""
        return f"{self.notation.partition(' ')[0]} {self.label.partition(' ')[0]}"


@dataclass(frozen=True)
class Group:
    """One choice, or several of one kind that are offered together."""

    choices: tuple[Choice, ...]

    @property
    def label(self) -> str:
        """What the labels have in common, with … for the rest."""
        if len(self.choices) == 1:
            return self.choices[0].label
        rows = [choice.label.split() for choice in self.choices]
        ahead = shared(rows)
        behind = shared([row[len(ahead) :][::-1] for row in rows])[::-1]
        return " ".join([*ahead, "…", *behind]).replace(" … :", " …:")

    @property
    def notation(self) -> str:
        """How to type it: the first word once, then what can follow it."""
        first, *rest = (choice.notation for choice in self.choices)
        return " ".join([first, *(notation.partition(" ")[2] for notation in rest)])


def offered(game: Game[Any, Any], view: Any, say: Say) -> list[Choice]:  # noqa: ANN401 - a view
    """Return the legal actions of the seat of a view, as choices."""
    return [Choice(a, game.say(a), say(game.label(view, a))) for a in view.legal]


def by_kind(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Return the choices by kind; kinds in the order in which they first occur."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
    return kinds


def shared(rows: Sequence[list[str]]) -> list[str]:
    """Return the words with which all rows begin."""
    columns = zip(min(rows), max(rows), strict=False)  # if these two begin alike, all rows do
    return [one for one, other in takewhile(lambda both: both[0] == both[1], columns)]


def grouped(choices: Sequence[Choice], lines: int) -> list[Group]:
    """Return groups for about so many lines.

    Each kind is one group, or a group for each of its choices; small kinds are divided first.
    """
    kinds = by_kind(choices)
    used = len(kinds)
    spread: set[str] = set()
    for kind in sorted(kinds, key=lambda kind: len(kinds[kind])):
        used += len(kinds[kind]) - 1
        if used > lines:
            break
        spread.add(kind)
    groups: list[Group] = []
    for kind, members in kinds.items():
        if kind in spread:
            groups += [Group((choice,)) for choice in members]
        else:
            groups.append(Group(tuple(members)))
    return groups
