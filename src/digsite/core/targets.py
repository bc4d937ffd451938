"""Which spots of a picture can be clicked, and what a click there may mean."""

from collections.abc import Callable, Iterable

Spot = tuple[str | int, ...]  # such as ("room", 4), or ("tribe", 4, seat, cargo)
Targets = dict[Spot, tuple[int, ...]]  # a spot -> the legal actions there


def targets(legal: Iterable[int], spots: Callable[[int], Iterable[Spot]]) -> Targets:
    """Return the legal actions by the spots where they can be clicked.

    `spots` returns those of an action. It may have several, and a spot may have several actions:
    then the client asks which is meant. An action without a spot has only a button.
    """
    found: Targets = {}
    for action in legal:
        for spot in spots(action):
            found[spot] = (*found.get(spot, ()), action)
    return found
