"""The picture of the region: the plan, the zones with their ranks, lots and cubes."""

from dataclasses import replace
from functools import lru_cache

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Screen, Shape, box, group
from digsite.core.seats import NOBODY
from digsite.games.mykerinos.components import LOTS_LAID
from digsite.games.mykerinos.phases import SURVEY
from digsite.games.mykerinos.pictures.cubes import draw_cubes, draw_lifted
from digsite.games.mykerinos.pictures.grid import PAPERS, Grid, grid, surveyed, zone_frame
from digsite.games.mykerinos.pictures.lots import Plot, draw_lot, lot_gains, plots
from digsite.games.mykerinos.pictures.museum_plan import HIGH, WIDE
from digsite.games.mykerinos.pictures.offers import Offers
from digsite.games.mykerinos.pictures.plan import margin, plan
from digsite.games.mykerinos.pictures.ranks import Rank, ranking, ranks, zone_label, zone_state
from digsite.games.mykerinos.pictures.survey import survey
from digsite.games.mykerinos.view import View

MANY = 14  # more targets than this are lit more softly


def region(v: View, offers: Offers, screen: Screen) -> Part:
    """The region of this season, from the top left: two zones a row, three rows in season 4."""
    zones = LOTS_LAID[max(v.season, 1)] // 2
    alone = v.phase == SURVEY
    g = surveyed(screen, v.zone) if alone else grid(screen, zones)
    ground = survey(v, g, zones, offers) if alone else laid(v, g, zones, offers)
    drawn = (
        *ground,
        *draw_cubes(v, g),
        *draw_lifted(v, g, offers),
        *(lot_gains(v, g, offers) if alone else ()),
    )
    shapes = (plan(screen), *([group(drawn, classes="enlarged")] if alone else drawn))
    note = phrase("season", season=v.season) if v.season else ""
    title, paper = phrase("thing-region"), PAPERS[screen]
    part = Part("region", "board", paper.width, paper.height, title, shapes, note)
    return reduced(part) if offers.a_room else part


def reduced(part: Part) -> Part:
    """The region in the place of the museum, while that has the place of the region."""
    scale = min(WIDE / part.width, HIGH / part.height)
    x, y = (WIDE - part.width * scale) / 2, (HIGH - part.height * scale) / 2
    shapes = (group(part.shapes, transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})"),)
    return replace(part, slot="side", width=WIDE, height=HIGH, shapes=shapes)


def laid(v: View, g: Grid, zones: int, offers: Offers) -> tuple[Shape, ...]:
    """All zones side by side, with the margin of the plan."""
    classes = "many" if offers.shining > MANY else ""
    inside = [zone(v, g, n, offers) for n in range(zones)]
    return margin(g, v.season), group(inside, classes=classes)


def zone(v: View, g: Grid, n: int, offers: Offers) -> Shape:
    """A zone as it is now."""
    state = zone_state(v, n)
    standing = ranks(v, n, v.rank if state == "now" else NOBODY)
    return draw_zone(g, n, state, standing, plots(v, n, offers))


@lru_cache(maxsize=2048)
def draw_zone(
    g: Grid, n: int, state: str, ranks: tuple[Rank, ...], plots: tuple[Plot, ...]
) -> Shape:
    """A zone: a bed with its name, the ranking, and two lots."""
    frame = zone_frame(g, n)
    return group(
        [
            box("zone-bed", frame, rx=7),
            *([box("zone-ring", frame, rx=7)] if state == "now" else []),
            *ranking(g, n, ranks),
            *(draw_lot(g, 2 * n + side, plot) for side, plot in enumerate(plots)),
        ],
        id=f"zone-{n + 1}",
        classes=f"zone zone-{state}",
        label=zone_label(n, ranks, state),
    )
