"""The ways of a lifted tribe: dots to where it would go, and its ghost there."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.scenery import Shape, group, path, shape
from digsite.games.mesopotamia.actions import CARRY, GRAB, WALK
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.pictures.pieces import Place, centre, good, piece
from digsite.games.mesopotamia.pictures.sights import Offering, Sight
from digsite.games.mesopotamia.pictures.targets import DELTAS

FEET: Final = 6  # a way goes so far below the middle of tiles
STANDS: Final = 30  # where the ghost stands


class Lifted(NamedTuple):
    """The tribe that is lifted, as a ghost shows it: whose, with which load, from where."""

    owner: int
    cargo: int
    token: Offering | None
    q: int
    r: int


def lifted_among(tiles: tuple[Sight, ...]) -> Lifted | None:
    """Return the tribe that is lifted, or None."""
    for tile in tiles:
        for each in tile.people:
            if each.glow and each.glow.picked:
                return Lifted(each.owner, each.cargo, None, tile.q, tile.r)
        for carrier in tile.carriers:
            if carrier.glow and carrier.glow.picked:
                return Lifted(carrier.token.owner, 0, carrier.token, tile.q, tile.r)
    return None


def ways(picking: Picking, lifted: Lifted | None) -> Mapping[str, Shape]:
    """Return the ways to every place that a click would walk to, and to the one that is picked."""
    if not lifted:
        return {}
    found = {key: click.actions for key, click in picking.clicks.items() if click.actions}
    found |= dict.fromkeys(picking.picks[1:], picking.actions)
    return {
        key: way(lifted, directions)
        for key, actions in found.items()
        if key.startswith(("tile-", "open-")) and (directions := _directions(actions))
    }


def _directions(actions: tuple[int, ...]) -> tuple[int, ...]:
    """Return the directions of the steps among actions."""
    return tuple((a - (CARRY if a >= CARRY else WALK)) % 6 for a in actions if a < GRAB)


@lru_cache(maxsize=4096)
def way(lifted: Lifted, directions: tuple[int, ...]) -> Shape:
    """Return dots along a way, and the ghost of the tribe at its end."""
    q, r = lifted.q, lifted.r
    x, y = centre(q, r)
    steps: list[str | float] = ["M", x, y + FEET]
    for direction in directions:
        q, r = q + DELTAS[direction][0], r + DELTAS[direction][1]
        x, y = centre(q, r)
        steps += ["L", x, y + FEET]
    line = path(*steps)
    dots = [shape("path", classes="way-under", d=line), shape("path", classes="way-dots", d=line)]
    return group([*dots, group(ghost(lifted, (x, y + STANDS)), classes="ghost")], classes="way")


def ghost(lifted: Lifted, place: Place) -> list[Shape]:
    """Return the tribe with what it carries."""
    x, y = place
    drawn = [piece("tribe", lifted.owner, place)]
    if lifted.cargo:
        drawn.append(good(lifted.cargo - 1, (x, y - 47)))
    if lifted.token:
        drawn.append(piece("off", lifted.owner, (x, y - 54)))
    return drawn
