"""What there is to see of each tile, without where it came from: all that its picture shows."""

from collections.abc import Iterator
from typing import NamedTuple

from digsite.games.mesopotamia.components import CARRIED, DELIVERED, LYING, TEMPLE
from digsite.games.mesopotamia.drawing.targets import Targets
from digsite.games.mesopotamia.view import Hut, Tile, Token, View

Actions = tuple[int, ...]  # what a click does; none, and it is not lit


class Offering(NamedTuple):
    """A token: whose, its number in the order of laying, its worth if the viewer may know it."""

    owner: int
    number: int
    worth: int | None


class Dwelling(NamedTuple):
    """A hut, and the token that lies under it."""

    owner: int
    token: Offering | None
    actions: Actions


class Goods(NamedTuple):
    """Wood or stone on a tile."""

    good: int
    number: int
    actions: Actions


class People(NamedTuple):
    """Tribes that cannot be told apart."""

    owner: int
    cargo: int
    thief: bool
    number: int
    actions: Actions


class Carrier(NamedTuple):
    """A tribe with an offering on its head."""

    token: Offering
    actions: Actions


class Sight(NamedTuple):
    """A tile with all that stands on it."""

    slot: int
    kind: int
    q: int
    r: int
    sanctuary: int
    huts: tuple[Dwelling, ...]
    goods: tuple[Goods, ...]
    people: tuple[People, ...]
    carriers: tuple[Carrier, ...]
    delivered: tuple[tuple[Offering, ...], ...]  # by seat, at the temple
    actions: Actions


def sights(v: View, targets: Targets) -> Iterator[Sight]:
    """Every tile of the map."""
    there: dict[int, list[Token]] = {}
    for token in v.tokens:
        there.setdefault(token.slot, []).append(token)
    for slot, tile in enumerate(v.tiles):
        yield Sight(
            slot,
            tile.kind,
            tile.q,
            tile.r,
            tile.sanctuary,
            tuple(_hut(slot, n, hut, there, targets) for n, hut in enumerate(tile.huts)),
            _goods(slot, tile, targets),
            _people(slot, tile, targets),
            tuple(
                Carrier(_seen(token), targets.get(("token", token.owner, token.number), ()))
                for token in there.get(slot, ())
                if token.where == CARRIED
            ),
            _delivered(v) if tile.kind == TEMPLE else (),
            targets.get(("tile", slot), ()),
        )


def _hut(slot: int, n: int, hut: Hut, there: dict[int, list[Token]], targets: Targets) -> Dwelling:
    actions = targets.get(("hut", slot, n), ())
    if not hut.token:
        return Dwelling(hut.owner, None, actions)
    found = [t for t in there[slot] if t.where == LYING and t.number == hut.token]
    token = next((t for t in found if t.owner == hut.owner), found[0])
    actions += targets.get(("token", token.owner, token.number), ())
    return Dwelling(hut.owner, _seen(token), actions)


def _goods(slot: int, tile: Tile, targets: Targets) -> tuple[Goods, ...]:
    return tuple(
        Goods(good, number, targets.get(("good", slot, good), ()))
        for good, number in enumerate((tile.wood, tile.stone))
        if number
    )


def _people(slot: int, tile: Tile, targets: Targets) -> tuple[People, ...]:
    found = []
    for each in tile.tribes:
        kind = each.owner, each.cargo, each.thief
        actions = targets.get(("tribe", slot, *kind), ())
        found.append(People(*kind, each.number, actions))
    return tuple(found)


def _delivered(v: View) -> tuple[tuple[Offering, ...], ...]:
    given = [token for token in v.tokens if token.where == DELIVERED]
    return tuple(tuple(_seen(t) for t in given if t.owner == seat) for seat in range(v.seats))


def _seen(token: Token) -> Offering:
    return Offering(token.owner, token.number, token.worth)
