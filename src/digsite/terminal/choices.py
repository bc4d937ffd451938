"""The numbered choices: each in words, and where there are many, those of one kind in one line."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile


@dataclass(frozen=True)
class Choice:
    """An action with its notation and what a button for it says."""

    action: int
    notation: str
    label: str

    @property
    def kind(self) -> str:
        """Give what choices of one kind share: the verb of the notation and of the label."""
        return f"{self.notation.partition(' ')[0]} {self.label.partition(' ')[0]}"


@dataclass(frozen=True)
class Group:
    """Choices that one number stands for: one of them, or several of one kind."""

    choices: tuple[Choice, ...]

    @property
    def label(self) -> str:
        """Give what the labels have in common, … for the rest."""
        if len(self.choices) == 1:
            return self.choices[0].label
        rows = [choice.label.split() for choice in self.choices]
        ahead = shared(rows)
        behind = shared([row[len(ahead) :][::-1] for row in rows])[::-1]
        return " ".join([*ahead, "…", *behind]).replace(" … :", " …:")

    @property
    def notation(self) -> str:
        """Give how to type it: the first word once, then what can follow."""
        first, *rest = (choice.notation for choice in self.choices)
        return " ".join([first, *(notation.partition(" ")[2] for notation in rest)])


def shared(rows: Sequence[list[str]]) -> list[str]:
    """The words with which all rows begin."""
    columns = zip(min(rows), max(rows), strict=False)  # of all rows these two differ first
    return [one for one, other in takewhile(lambda both: both[0] == both[1], columns)]


def grouped(choices: Sequence[Choice], lines: int) -> list[Group]:
    """Put choices into about so many lines: the smallest kinds are the first to be spread out."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
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
