"""What there is to see on each tile: all that the picture of a tile depends on."""

from collections.abc import Iterator
from typing import NamedTuple

from digsite.core.targets import Spot, Targets
from digsite.games.mesopotamia.components import CARRIED, DELIVERED, LYING, TEMPLE
from digsite.games.mesopotamia.gathering.picking import Ghost, Glow
from digsite.games.mesopotamia.pictures.lights import Lights, glow_of
from digsite.games.mesopotamia.things import (
    carrier_id,
    goods_id,
    hut_id,
    tile_id,
    tribe_id,
)
from digsite.games.mesopotamia.view import Hut, OfferingToken, Tile, View

Actions = tuple[int, ...]  # what a click does; empty if it cannot be clicked


class Offering(NamedTuple):
    """An offering as drawn: whose, its number in the order of laying, and its worth if known."""

    owner: int
    number: int
    worth: int | None


class Dwelling(NamedTuple):
    """A hut, and the offering that lies under it."""

    owner: int
    token: Offering | None
    actions: Actions
    glow: Glow | None = None
    ghost: bool = False  # it is not built yet


class Goods(NamedTuple):
    """Wood or stone on a tile."""

    good: int
    number: int
    actions: Actions
    glow: Glow | None = None


class TribesOfAKind(NamedTuple):
    """Tribes that cannot be told apart."""

    owner: int
    cargo: int
    thief: bool
    number: int
    actions: Actions
    glow: Glow | None = None
    ghost: bool = False  # they are not born yet


class Carrier(NamedTuple):
    """A tribe that carries an offering."""

    token: Offering
    actions: Actions
    glow: Glow | None = None


class Sight(NamedTuple):
    """A tile with all that stands on it."""

    slot: int
    kind: int
    q: int
    r: int
    sanctuary: int
    huts: tuple[Dwelling, ...]
    goods: tuple[Goods, ...]
    people: tuple[TribesOfAKind, ...]
    carriers: tuple[Carrier, ...]
    delivered: tuple[tuple[Offering, ...], ...]  # by seat, at the temple
    actions: Actions
    glow: Glow | None = None
    ghost: bool = False  # the sanctuary is not raised yet


class Lit(NamedTuple):
    """What can be clicked, and what would be built."""

    targets: Targets
    lights: Lights = None
    ghosts: tuple[Ghost, ...] = ()

    def at(self, spot: Spot, key: str) -> tuple[Actions, Glow | None]:
        """Return the actions of a spot, and how what is drawn there is lit."""
        actions = self.targets.get(spot, ())
        return actions, glow_of(self.lights, key, actions)

    def planned(self, piece: str, slot: int) -> list[Ghost]:
        """Return what would be built on a tile, of one sort."""
        return [ghost for ghost in self.ghosts if (ghost.piece, ghost.slot) == (piece, slot)]


def sights(v: View, lit: Lit) -> Iterator[Sight]:
    """Yield every tile of the map."""
    there: dict[int, list[OfferingToken]] = {}
    for token in v.tokens:
        there.setdefault(token.slot, []).append(token)
    for slot, tile in enumerate(v.tiles):
        shrine = bool(lit.planned("shrine", slot))
        yield Sight(
            slot,
            tile.kind,
            tile.q,
            tile.r,
            v.player if shrine else tile.sanctuary,
            _huts(v, slot, there, lit),
            _goods(slot, tile, lit),
            _people(v, slot, lit),
            _carriers(there.get(slot, []), lit),
            _delivered(v) if tile.kind == TEMPLE else (),
            *lit.at(("tile", slot), tile_id(slot)),
            shrine,
        )


def _huts(
    v: View, slot: int, there: dict[int, list[OfferingToken]], lit: Lit
) -> tuple[Dwelling, ...]:
    built = [_hut(slot, n, hut, there, lit) for n, hut in enumerate(v.tiles[slot].huts)]
    planned = [
        Dwelling(
            v.player, Offering(v.player, 0, each.worth) if each.worth else None, (), ghost=True
        )
        for each in lit.planned("hut", slot)
    ]
    return (*built, *planned)


def _hut(slot: int, n: int, hut: Hut, there: dict[int, list[OfferingToken]], lit: Lit) -> Dwelling:
    key = hut_id(slot, n)
    actions, glow = lit.at(("hut", slot, n), key)
    if not hut.token:
        return Dwelling(hut.owner, None, actions, glow)
    found = [t for t in there[slot] if t.where == LYING and t.number == hut.token]
    token = next((t for t in found if t.owner == hut.owner), found[0])
    taking, lit_by_token = lit.at(("token", token.owner, token.number), key)
    return Dwelling(hut.owner, _seen(token), actions + taking, glow or lit_by_token)


def _goods(slot: int, tile: Tile, lit: Lit) -> tuple[Goods, ...]:
    return tuple(
        Goods(good, number, *lit.at(("good", slot, good), goods_id(slot, good)))
        for good, number in enumerate((tile.wood, tile.stone))
        if number
    )


def _people(v: View, slot: int, lit: Lit) -> tuple[TribesOfAKind, ...]:
    found = []
    for each in v.tiles[slot].tribes:
        kind = each.owner, each.cargo, each.thief
        where = lit.at(("tribe", slot, *kind), tribe_id(slot, *kind))
        found.append(TribesOfAKind(*kind, each.number, *where))
    if born := len(lit.planned("tribe", slot)):
        found.append(TribesOfAKind(v.player, 0, thief=False, number=born, actions=(), ghost=True))
    return tuple(found)


def _carriers(tokens: list[OfferingToken], lit: Lit) -> tuple[Carrier, ...]:
    return tuple(
        Carrier(_seen(token), *lit.at(("token", *name), carrier_id(*name)))
        for token in tokens
        if token.where == CARRIED
        for name in [(token.owner, token.number)]
    )


def _delivered(v: View) -> tuple[tuple[Offering, ...], ...]:
    given = [token for token in v.tokens if token.where == DELIVERED]
    return tuple(tuple(_seen(t) for t in given if t.owner == seat) for seat in range(v.seats))


def _seen(token: OfferingToken) -> Offering:
    return Offering(token.owner, token.number, token.worth)
