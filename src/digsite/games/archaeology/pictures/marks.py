"""What is to be seen of things that can be clicked and picked up."""

from typing import NamedTuple

from digsite.core.gathering import Gathering, Picks
from digsite.core.phrase import Phrase, phrase
from digsite.core.targets import Targets


class Mark(NamedTuple):
    """What happens at a thing, whether a click does something there, and whether it is picked."""

    actions: tuple[int, ...] = ()
    lit: bool = False
    picked: bool = False


class Clickable(NamedTuple):
    """What can be clicked in a picture: what a gathering says or, without one, all that is legal.

    There is a gathering only for the one who acts.
    """

    targets: Targets
    gathering: Gathering | None

    @property
    def picks(self) -> Picks:
        """What is picked."""
        return self.gathering.picks if self.gathering else ()

    def mark(self, thing: str, *spot: str | int) -> Mark:
        """Return what is to be seen of the thing on a spot."""
        actions = self.targets.get(spot, ())
        lit = thing in self.gathering.clicks if self.gathering else bool(actions)
        return Mark(actions, lit, thing in self.picks)


def classes(mark: Mark, ground: str, always: str = "") -> str:
    """Return the classes of a thing: its own, and whether it can be clicked and is picked."""
    words = (always, f"legal {ground}" if mark.lit else "", "picked" if mark.picked else "")
    return " ".join(filter(None, words))


def labelled(label: Phrase, mark: Mark) -> Phrase:
    """Return the words of a thing; of one that is picked, that a click puts it back."""
    return phrase("gather-chosen", what=label) if mark.picked else label
