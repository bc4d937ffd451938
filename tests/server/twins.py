"""Two games that one viewer cannot tell apart, played side by side."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, HIDDEN
from tests.helpers import AnyGame, new

WALKS = 8  # of which the best counts
LATER = (3, 6, 9)  # and walks that part only here: where what is hidden is soon shown
MOST = 60  # plies of a walk
TRIED = 12  # actions of each game, before a pair is given up


@dataclass(frozen=True)
class Ply:
    """An action of a game; chance acts by itself."""

    seat: int
    action: int
    by_itself: bool


@dataclass(frozen=True)
class Pair:
    """Two tables."""

    one: Any  # a state is the game's own
    other: Any


def twins(game: AnyGame, seats: int, viewer: int, rng: Rng, choices: int) -> list[tuple[Ply, Ply]]:
    """Two games of which a viewer sees the same, ply by ply, with so many choices if we find them.

    Wherever he sees nothing of an action, the two games differ if they can.
    """
    walks = [
        list(islice(side_by_side(game, seats, viewer, rng, parting), MOST))
        for parting in (*[0] * WALKS, *LATER)
    ]
    return max((before_a_choice(walk, choices) for walk in walks), key=worth)


def worth(walk: list[tuple[Ply, Ply]]) -> tuple[int, int]:
    """Where more differs more can be found out."""
    return sum(one != other for one, other in walk), len(walk)


def before_a_choice(walk: list[tuple[Ply, Ply]], n: int) -> list[tuple[Ply, Ply]]:
    """What happens before somebody can choose for the n-th time, or for the last."""
    choices = [0, *(n for n, (ply, _) in enumerate(walk) if not ply.by_itself)]
    return walk[: choices[: n + 1][-1]]


def side_by_side(
    game: AnyGame, seats: int, viewer: int, rng: Rng, parting: int
) -> Iterator[tuple[Ply, Ply]]:
    """Play both until they end, or would look different; they are the same before a ply."""
    now = Pair(new(game, seats), new(game, seats))
    for ply in count():
        following = next(alike(game, now, viewer, rng, same=ply < parting), None)
        if following is None:
            return
        (action, twin), after = following
        yield step(now.one, action), step(now.other, twin)
        now = after


def alike(
    game: AnyGame, now: Pair, viewer: int, rng: Rng, *, same: bool
) -> Iterator[tuple[tuple[int, int], Pair]]:
    """What can happen at both tables and looks the same, and what it leads to."""
    for action in some(game.legal(now.one), rng):
        shown = game.shown(now.one, action, viewer)
        one = played(game, now.one, action)
        for twin in [action] if same else counterparts(game, now.other, action, shown, rng):
            other = played(game, now.other, twin)
            if game.shown(now.other, twin, viewer) == shown and (
                looks(game, one, viewer) == looks(game, other, viewer)
            ):
                yield (action, twin), Pair(one, other)


def counterparts(
    game: AnyGame,
    other: Any,  # noqa: ANN401 - a state
    action: int,
    shown: int,
    rng: Rng,
) -> Iterable[int]:
    """What may be the same to a viewer: what he sees, or anything else that he does not see."""
    legal = game.legal(other)
    if shown != HIDDEN:
        return [action] if action in legal else []
    return sorted(some(legal, rng), key=lambda twin: twin == action)


def looks(game: AnyGame, s: Any, viewer: int) -> tuple[object, bool]:  # noqa: ANN401 - a state
    """All that a viewer can tell: what he sees, and whether play goes on by itself."""
    return game.look(s, viewer), goes_on_by_itself(s)


def goes_on_by_itself(s: Any) -> bool:  # noqa: ANN401 - a state
    return bool(s.actor == CHANCE)


def step(s: Any, action: int) -> Ply:  # noqa: ANN401 - a state
    return Ply(s.actor, action, goes_on_by_itself(s))


def played(game: AnyGame, s: Any, action: int) -> Any:  # noqa: ANN401 - a state
    after = game.clone(s)
    game.apply(after, action)
    return after


def some(actions: list[int], rng: Rng) -> list[int]:
    """A few of these, in any order."""
    left = list(actions)
    return [left.pop(rng.below(len(left))) for _ in range(min(TRIED, len(left)))]
