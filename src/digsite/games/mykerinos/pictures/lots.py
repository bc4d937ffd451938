"""The picture of a lot: six cells around a cartouche."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, box, group, ringed, text
from digsite.games.mykerinos.components import CELLS, NO_PATRON, PATRON, WORTH, cell_of
from digsite.games.mykerinos.pictures.cells import Ground, draw_cell
from digsite.games.mykerinos.pictures.grid import Grid, lot_frame
from digsite.games.mykerinos.pictures.offers import Lighting, Offers
from digsite.games.mykerinos.pictures.pieces import disc, patron_name
from digsite.games.mykerinos.pictures.targets import discards
from digsite.games.mykerinos.things import lot_id
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import lot_gain

LETTERS = "abcdef"
CELLS_OF: Final = tuple(
    tuple(cell_of(slot, letter) for letter in LETTERS) for slot in range(CELLS // len(LETTERS))
)
TALLEST: Final = 60  # a cartouche


class Plot(NamedTuple):
    """What there is to see of a lot: its number, or None if it has gone; cells; the click on it."""

    lot: int | None
    cells: tuple[Ground, ...]
    actions: tuple[int, ...]
    look: Lighting


def plots(v: View, zone: int, offers: Offers) -> tuple[Plot, ...]:
    """The two lots of a zone."""
    return tuple(plot(v, slot, offers) for slot in (2 * zone, 2 * zone + 1))


def plot(v: View, slot: int, offers: Offers) -> Plot:
    """A lot, or the place that it has left."""
    lot = v.lots[slot]
    if lot is None:
        return Plot(None, (), (), Lighting())
    actions = offers.actions("side", slot % 2) if slot // 2 == v.zone else ()
    cells = tuple(
        Ground(
            cell in v.pyramids, v.cubes[cell] >= 0, offers.actions("cell", cell), offers.cell(cell)
        )
        for cell in CELLS_OF[slot]
    )
    return Plot(lot.lot, cells, actions, offers.look(lot_id(slot), actions))


@lru_cache(maxsize=4096)
def draw_lot(g: Grid, slot: int, plot: Plot) -> Shape:
    """A lot, or the empty bed that it has left."""
    frame = x, y, width, height = lot_frame(g, slot)
    name = lot_id(slot)
    if plot.lot is None:
        return group([box("lot-gone", frame, rx=5)], id=name, classes="lot")
    rings = ringed(frame, rx=5) if plot.look.marked else []
    return group(
        [
            box("shade", (x, y + 3, width, height), rx=5),
            box("lot-card", frame, rx=5),
            *(
                draw_cell(g, cell, ground)
                for cell, ground in zip(CELLS_OF[slot], plot.cells, strict=True)
            ),
            *rings,
            cartouche(g, slot, plot.lot),
        ],
        id=name,
        classes="lot" + plot.look.classes,
        label=lot_label(plot.lot, plot.actions, plot.look),
        actions=plot.actions,
    )


def lot_gains(v: View, g: Grid, offers: Offers) -> Iterator[Shape]:
    """What the lots bring that can be taken, above the cubes: as the rooms of the museum say it."""
    if not offers.picking or v.claimant != v.actor:
        return
    for slot in (2 * v.zone, 2 * v.zone + 1):
        lot, look = v.lots[slot], offers.look(lot_id(slot), ())
        if lot is not None and look.marked:
            yield draw_gain(g, slot, lot_gain(v, v.actor, lot.lot), picked=look.picked)


@lru_cache(maxsize=1024)
def draw_gain(g: Grid, slot: int, points: int, *, picked: bool) -> Shape:
    """The points on the lower edge of a lot."""
    x, y, width, height = lot_frame(g, slot)
    middle, low = x + width / 2, y + height + 4
    inside = [
        box("gain-pill", (middle - 20, low - 21, 40, 21), rx=10.5),
        text(f"+{points}", middle, low - 5, "num gain"),
    ]
    return group(inside, classes="lot-gain picked" if picked else "lot-gain")


def lot_label(lot: int, actions: tuple[int, ...], look: Lighting) -> Phrase:
    """What a lot is, and what a click on it does."""
    key = "scene-lot"
    if look.can_go_back:
        key = "scene-lot-picked"
    elif look.marked:
        key = "scene-lot-discard" if discards(actions) else "scene-lot-take"
    return phrase(key, patron=patron_name(PATRON[lot]), worth=WORTH[lot])


@lru_cache(maxsize=2048)
def cartouche(g: Grid, slot: int, lot: int) -> Shape:
    """The patron of a lot and its worth; always upright."""
    x, y, width, height = lot_frame(g, slot)
    cx, cy, wide, tall = x + width / 2, y + height / 2, g.paper.cartouche, min(g.high + 4, TALLEST)
    left, top = cx - wide / 2, cy - tall / 2
    inside = [
        box("bar", (left, top + 3, wide, tall), rx=wide / 2),
        box("", (left, top, wide, tall), rx=wide / 2),
    ]
    patron, worth, round_size = PATRON[lot], WORTH[lot], wide - 8
    if patron == NO_PATRON:
        inside.append(text(str(worth), cx, cy + 9, "num big"))
    elif worth:
        inside.append(disc(patron, (cx - round_size / 2, top + 4, round_size)))
        inside.append(text(str(worth), cx, top + tall - 6, "num"))
    else:
        inside.append(disc(patron, (cx - round_size / 2, cy - round_size / 2, round_size)))
    return group(inside, classes="cartouche")
