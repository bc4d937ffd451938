"""A world behind a view, in which actions are tried. What is hidden in it changes none of them."""

from collections.abc import Iterable

from digsite.core.rng import seeded
from digsite.games.mesopotamia.rules.course import apply
from digsite.games.mesopotamia.state import State
from digsite.games.mesopotamia.view import View, look
from digsite.games.mesopotamia.worlds import sample

SEED = b"gathering"


def world(v: View) -> State:
    """Return a state behind a view, always the same."""
    return sample(v, seeded(SEED))


def after(v: View, *actions: int) -> View:
    """Return the view of the same seat after some of its actions, none of which shows anything."""
    s = world(v)
    for action in actions:
        apply(s, action)
    return look(s, v.seat)


def first(picks: Iterable[str], things: Iterable[str]) -> str:
    """Return the first pick that is one of the things, or ""."""
    known = set(things)
    return next((pick for pick in picks if pick in known), "")


def without(picks: tuple[str, ...], pick: str) -> tuple[str, ...]:
    """Return the picks without the first that is this one."""
    at = picks.index(pick)
    return picks[:at] + picks[at + 1 :]
