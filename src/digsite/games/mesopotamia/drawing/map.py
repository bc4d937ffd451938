"""The picture of the map: it grows, and is drawn as large as it is."""

from functools import lru_cache

from digsite.core.phrase import phrase
from digsite.core.scenery import Frame, Part, Shape, group, text
from digsite.games.mesopotamia.drawing.pieces import centre, hexagon
from digsite.games.mesopotamia.drawing.sights import sights
from digsite.games.mesopotamia.drawing.targets import Targets
from digsite.games.mesopotamia.drawing.tile import draw_tile
from digsite.games.mesopotamia.phases import VOLCANO_DRAWN
from digsite.games.mesopotamia.view import View

EDGE = 78.0  # from the middle of the outermost places to the border


def draw_map(v: View, targets: Targets) -> Part:
    """Every tile, and the open places that can be discovered now."""
    opened = tuple((int(p[1]), int(p[2])) for p in targets if p[0] == "open")
    unknown = (v.unknown,) if v.unknown else ()
    left, top, right, low = borders((*((t.q, t.r) for t in v.tiles), *opened, *unknown))
    word = "volcano" if v.phase == VOLCANO_DRAWN else "discover"
    shapes = [
        *(open_place(q, r, word, targets["open", q, r]) for q, r in opened),
        *(mystery(q, r) for q, r in unknown if (q, r) not in opened),
        *(draw_tile(each) for each in sights(v, targets)),
    ]
    laid = group(shapes, classes="map")
    note = phrase("scene-tiles", number=len(v.tiles))
    size, corner = (right - left, low - top), (left, top)
    return Part("map", "board", *size, phrase("thing-map"), (laid,), note, corner)


@lru_cache(maxsize=256)
def borders(places: tuple[tuple[int, int], ...]) -> Frame:
    """The left, top, right and low border of a map that shows these places."""
    spots = [centre(q, r) for q, r in places]
    left, top = min(x for x, _ in spots) - EDGE, min(y for _, y in spots) - EDGE + 8
    right, low = max(x for x, _ in spots) + EDGE, max(y for _, y in spots) + EDGE - 4
    return left, top, right, low


@lru_cache(maxsize=1024)
def open_place(q: int, r: int, word: str, actions: tuple[int, ...]) -> Shape:
    """A place without a tile that a click would discover, or lay a volcano at."""
    x, y = centre(q, r)
    inside = [
        hexagon(x, y, "halo", 0.95),
        hexagon(x, y, "unknown", 0.95),
        hexagon(x, y, "ring", 0.95),
        text("?", x, y + 6, "q"),
        text(phrase(f"scene-{word}"), x, y + 32, "lab"),
    ]
    return group(
        inside,
        id=f"open-{q}-{r}".replace("--", "-m"),
        classes="legal open on-table",
        label=phrase(f"scene-{word}-here"),
        actions=actions,
    )


@lru_cache(maxsize=256)
def mystery(q: int, r: int) -> Shape:
    """The place that is being discovered while its tile is chosen."""
    x, y = centre(q, r)
    inside = [hexagon(x, y, "unknown", 0.95), text("?", x, y + 14, "q")]
    return group(inside, classes="open", label=phrase("scene-unknown"))
