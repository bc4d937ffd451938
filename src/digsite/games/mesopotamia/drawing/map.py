"""The picture of the map: it grows, and is drawn as large as it is."""

from collections.abc import Iterator

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Shape, group, text
from digsite.games.mesopotamia.drawing.pieces import centre, hexagon
from digsite.games.mesopotamia.drawing.targets import Targets
from digsite.games.mesopotamia.drawing.tile import draw_tile
from digsite.games.mesopotamia.phases import VOLCANO_DRAWN
from digsite.games.mesopotamia.view import View

EDGE = 78.0  # from the middle of the outermost places to the border


def draw_map(v: View, targets: Targets) -> Part:
    """Every tile, and the open places that can be discovered now."""
    opened = [(int(p[1]), int(p[2])) for p in targets if p[0] == "open"]
    unknown = [v.unknown] if v.unknown else []
    spots = [centre(tile.q, tile.r) for tile in v.tiles] + [
        centre(q, r) for q, r in opened + unknown
    ]
    left, top = min(x for x, _ in spots) - EDGE, min(y for _, y in spots) - EDGE + 8
    right, low = max(x for x, _ in spots) + EDGE, max(y for _, y in spots) + EDGE - 4
    shapes = [
        *open_places(v, opened, targets),
        *(mystery(q, r) for q, r in unknown if (q, r) not in opened),
        *(draw_tile(v, slot, targets) for slot in range(len(v.tiles))),
    ]
    moved = group(shapes, classes="map", transform=f"translate({-left:.1f} {-top:.1f})")
    note = phrase("scene-tiles", number=len(v.tiles))
    return Part("map", "board", right - left, low - top, phrase("thing-map"), (moved,), note)


def open_places(v: View, opened: list[tuple[int, int]], targets: Targets) -> Iterator[Shape]:
    """Places without a tile that a click would discover, or lay a volcano at."""
    word = "volcano" if v.phase == VOLCANO_DRAWN else "discover"
    for q, r in opened:
        x, y = centre(q, r)
        inside = [
            hexagon(x, y, "halo", 0.95),
            hexagon(x, y, "unknown", 0.95),
            hexagon(x, y, "ring", 0.95),
            text("?", x, y + 6, "q"),
            text(phrase(f"scene-{word}"), x, y + 32, "lab"),
        ]
        yield group(
            inside,
            id=f"open-{q}-{r}".replace("--", "-m"),
            classes="legal open on-table",
            label=phrase(f"scene-{word}-here"),
            actions=targets[("open", q, r)],
        )


def mystery(q: int, r: int) -> Shape:
    """The place that is being discovered while its tile is chosen."""
    x, y = centre(q, r)
    inside = [hexagon(x, y, "unknown", 0.95), text("?", x, y + 14, "q")]
    return group(inside, classes="open", label=phrase("scene-unknown"))
