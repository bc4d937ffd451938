"""What a way costs: points on land and mist that a lifted tribe can reach."""

from functools import lru_cache
from typing import Final

from digsite.core.scenery import Shape, box, group, shape, text
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.pictures.land import Places
from digsite.games.mesopotamia.pictures.pieces import Place, centre
from digsite.games.mesopotamia.things import open_id, tile_id
from digsite.games.mesopotamia.view import View

DOTTED: Final = 5  # points that are drawn as dots; more are a number
LOW: Final = 60  # from the middle of a tile to its lower edge


def costs(v: View, picking: Picking, opened: Places) -> list[Shape]:
    """Return the points that lit land costs, at its lower edge, and lit mist, in its middle."""
    places = [(tile_id(slot), tile.q, tile.r, LOW) for slot, tile in enumerate(v.tiles)]
    places += [(open_id(q, r), q, r, 0) for q, r in opened]
    return [
        cost(glow.points, (x, y + low))
        for key, q, r, low in places
        if (glow := picking.glows.get(key)) and glow.points and not glow.picked
        for x, y in [centre(q, r)]
    ]


@lru_cache(maxsize=2048)
def cost(points: int, place: Place) -> Shape:
    """Return points as dots, or as a number where there are many."""
    x, y = place
    if points <= DOTTED:
        return shape("use", classes="cost", href=f"#cost-{points}", x=x, y=y)
    inside = [box("", (x - 18, y - 13, 36, 26), rx=13), text(str(points), x, y + 7.5, "cost-num")]
    return group(inside, classes="cost legible")
