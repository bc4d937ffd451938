"""Reading a position: one line of name=value fields in a fixed order.

Every error names the field that is wrong.
"""

from collections.abc import Sequence
from typing import Final, NoReturn

from digsite.core.errors import Unreadable
from digsite.core.seats import CHANCE, NOBODY

LONGEST_POSITION: Final = 4_000
_NO_SEATS: Final = {CHANCE: "*", NOBODY: "-"}


def actor_code(actor: int) -> str:
    """Return how a position writes the actor: a seat by its number, * for chance, - for nobody."""
    return _NO_SEATS.get(actor, str(actor))


class Fields:
    """The fields of a position while it is read. Every method raises Unreadable on bad input."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        """Split the line; it must have exactly the fields `names`, in this order."""
        if len(text) > LONGEST_POSITION:
            raise Unreadable(f"longer than {LONGEST_POSITION:,} characters: this is no position")
        self._values: dict[str, str] = {}
        words = text.split(" ")
        for number, name in enumerate(names, 1):
            word = words[number - 1] if number <= len(words) else ""
            key, equals, value = word.partition("=")
            if key != name or not equals or not value:
                raise Unreadable(f"field {number} must be '{name}=...', not '{word[:40]}'")
            self._values[name] = value
        if len(words) > len(names):
            raise Unreadable(
                f"nothing may follow '{names[-1]}=...', not '{words[len(names)][:40]}'"
            )

    def __getitem__(self, name: str) -> str:
        """Return the text of a field."""
        return self._values[name]

    def bad(self, name: str, why: str) -> NoReturn:
        """Raise Unreadable for a field."""
        raise Unreadable(f"{name}={self._values[name][:60]}: {why}")

    def check(self, name: str, why: str, *, holds: bool) -> None:
        """Raise Unreadable for a field unless a condition holds."""
        if not holds:
            self.bad(name, why)

    def number(self, name: str, low: int, high: int) -> int:
        """Return a field that is a whole number from low to high."""
        return self._number(name, self._values[name], low, high)

    def numbers(self, name: str, count: int, low: int, high: int) -> list[int]:
        """Return a field of `count` whole numbers with commas between them; '-' means none."""
        return [self._number(name, part, low, high) for part in self.parts(name, ",", count)]

    def choice(self, name: str, values: Sequence[str]) -> int:
        """Return the index of a field's text in a list of allowed texts."""
        return self.among(name, self._values[name], values)

    def actor(self, name: str, seats: int) -> int:
        """Return who acts: one of so many seats, CHANCE or NOBODY."""
        actors: list[int] = [*range(seats), CHANCE, NOBODY]
        return actors[self.choice(name, [actor_code(actor) for actor in actors])]

    def parts(self, name: str, separator: str, count: int) -> list[str]:
        """Return the `count` parts of a field, which a separator divides."""
        parts = self.any_parts(name, separator)
        self.check(name, f"expected {count} parts, not {len(parts)}", holds=len(parts) == count)
        return parts

    def any_parts(self, name: str, separator: str) -> list[str]:
        """Return the parts of a field, which a separator divides; '-' means none."""
        value = self._values[name]
        return [] if value == "-" else value.split(separator)

    def listed(self, name: str, part: str, values: Sequence[str]) -> list[int]:
        """Return the index in `values` of each word of a part, which commas divide.

        They must ascend, none twice; '-' means none.
        """
        if part == "-":
            return []
        found = [self.among(name, word, values) for word in part.split(",")]
        self.check(name, "must be in order, none twice", holds=found == sorted(set(found)))
        return found

    def among(self, name: str, word: str, values: Sequence[str]) -> int:
        """Return the index of a word in a list of allowed ones."""
        if word not in values:
            self.bad(name, f"'{word[:20]}' is not one of {', '.join(values[:8])}")
        return values.index(word)

    def _number(self, name: str, text: str, low: int, high: int) -> int:
        # str.isdigit and int() also take digits of other scripts; only these ten are meant
        digits = 0 < len(text) <= 6 and all(c in "0123456789" for c in text)  # noqa: PLR2004
        if not digits or str(int(text)) != text or not low <= int(text) <= high:
            self.bad(name, f"'{text[:20]}' is not a number from {low} to {high}")
        return int(text)
