"""Picks in Mykerinos by short names, and what they mean."""

from digsite.core.gathering import Gathering, Picks
from digsite.games import mykerinos
from digsite.games.mykerinos.state import State
from digsite.games.mykerinos.view import View
from digsite.i18n import Speaker
from tests.mykerinos.table import table

SAY = Speaker("en", "mykerinos", strict=True).say


def seen(s: State) -> View:
    return mykerinos.look(s, s.actor)


def helped(**changes: str) -> State:
    """A table at which the first player has a card of each patron."""
    return table(3, season="3", lots="2,9,16,23,30/-/-", **changes)


def things(*names: str) -> Picks:
    """The ids of cells, patrons and rooms by their short names."""
    cells = {name: f"cell-{name}" for name in names if len(name) == 2}
    return tuple(cells.get(name, name) for name in names)


def picked(s: State, *names: str) -> Gathering:
    return mykerinos.gather(seen(s), things(*names))


def clicked(s: State, *names: str) -> Gathering:
    """Click one thing after the other."""
    g = mykerinos.gather(seen(s), ())
    for thing in things(*names):
        g = mykerinos.gather(seen(s), g.clicks[thing].picks)
    return g


def plays(g: Gathering) -> list[str]:
    return [mykerinos.say(action) for action in g.actions]


def lit(g: Gathering, kind: str = "cell") -> set[str]:
    return {thing.partition("-")[2] for thing in g.clicks if thing.startswith(kind)}


def waits(cubes: int, chosen: int) -> str:
    """The words of the large button while cells are missing; the numbers stay in one line."""
    return f"Lay {cubes} cubes: {chosen}\N{NO-BREAK SPACE}of\N{NO-BREAK SPACE}{cubes}"


def after(s: State, g: Gathering) -> State:
    """The table after the confirm."""
    world = mykerinos.clone(s)
    for action in g.actions:
        assert action in mykerinos.legal(world)
        mykerinos.apply(world, action)
    return world
