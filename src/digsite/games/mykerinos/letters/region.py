"""The region of Mykerinos in letters.

   a  b   c  d   e  f   g  h
  Lem 2┊ Bro 0┃ Vio 3┊ —   5
1  ·  ▲ ┊ B  · ┃ ...
"""

from typing import Final

from digsite.core.phrase import phrase
from digsite.core.sketch import Block, Line, Span, block, line
from digsite.games.mykerinos.actions import DIG, DISCARD, EXTEND, PASS, TAKE
from digsite.games.mykerinos.components import (
    CELLS,
    COLOURS,
    LOTS_LAID,
    NO_PATRON,
    PATRON,
    PATRONS,
    SEASONS,
    WIDTH,
    WORTH,
)
from digsite.games.mykerinos.phases import OVER, REGION, SURVEY
from digsite.games.mykerinos.view import View

LETTERS: Final = "BRGW"  # blue, red, green, and ivory, which is white
PATRON_STYLES: Final = ("yellow", "black", "brown", "orange", "violet", "strong")
SAND: Final = "·"
PYRAMID: Final = "▲"
OPEN: Final = "+"  # you may
HERE: Final = "▸"
LOT_SEAM: Final = Span("┊", "muted")
ZONE_SEAM: Final = Span("┃", "muted")
ZONE_WIDTH: Final = 13  # four cells of three, and the seam


def region(v: View) -> Block:
    """Return the zones as they lie, two to a row: above lots what they bring, below who leads."""
    title = phrase("sketch-region", season=max(v.season, 1), seasons=SEASONS)
    if not REGION <= v.phase < OVER:
        return block(title, [line(phrase("sketch-no-region"))])
    lines = [line(Span("   a  b   c  d   e  f   g  h ", "muted"))]
    legal, marked = _open_cells(v)
    for row in range(LOTS_LAID[v.season] // 4):
        lines.append(_lots(v, row))
        lines += [_cells(v, y, legal, marked) for y in range(3 * row, 3 * row + 3)]
        lines.append(_zones(v, row))
    return block(title, lines)


def letter(v: View, colour: int) -> str:
    """Return the letter of a colour; n for the neutral one."""
    return LETTERS[colour] if colour < v.seats else "n"


def seat_style(v: View, colour: int) -> str:
    """Return the style of a colour."""
    return f"seat-{COLOURS[colour]}" if colour < v.seats else "neutral"


def _open_cells(v: View) -> tuple[set[int], set[int]]:
    """Return the cells where one can act, and those to mark: not the digs that any sand allows."""
    digs = {action - DIG for action in v.legal if action < EXTEND}
    others = {(action - EXTEND) % CELLS for action in v.legal if EXTEND <= action < PASS}
    sand = {cell for cell in range(v.cells) if v.cubes[cell] < 0} - set(v.pyramids)
    return digs | others, others if sand <= digs else digs | others


# Lots


def _lots(v: View, row: int) -> Line:
    one, two, three, four = (_lot(v, 4 * row + n) for n in range(4))
    return line("  ", one, LOT_SEAM, two, ZONE_SEAM, three, LOT_SEAM, four)


def _lot(v: View, slot: int) -> Span:
    """Return what a lot brings: the first letters of its patron, and its points."""
    lot = v.lots[slot]
    if lot is None:
        return Span(" " * 6)
    patron = PATRON[lot.lot]
    name = "—" if patron == NO_PATRON else PATRONS[patron][:3].title()
    words, style = f"{name:3} {WORTH[lot.lot]}", PATRON_STYLES[patron]
    choices = {TAKE + slot % 2, DISCARD + slot % 2}
    if v.phase == SURVEY and slot // 2 == v.zone and choices & set(v.legal):
        return Span(OPEN + words, f"{style} legal")
    return Span(" " + words, style)


# Cells


def _cells(v: View, y: int, legal: set[int], marked: set[int]) -> Line:
    parts = [Span(f"{y + 1} ", "muted")]
    for x in range(WIDTH):
        cell = WIDTH * y + x
        parts.append(_cube(v, cell) or _ground(v, cell, cell in legal, cell in marked))
        if x % 2 and x < WIDTH - 1:
            parts.append(ZONE_SEAM if x == WIDTH // 2 - 1 else LOT_SEAM)
    return tuple(parts)


def _cube(v: View, cell: int) -> Span | None:
    colour = v.cubes[cell]
    if colour < 0:
        return None
    words, style = letter(v, colour), seat_style(v, colour)
    return Span(f"({words})", f"{style} last") if cell == v.last_cell else Span(f" {words} ", style)


def _ground(v: View, cell: int, legal: bool, marked: bool) -> Span:  # noqa: FBT001 - two facts
    """Return a pyramid or sand; in brackets or with a + where more can be done than any dig."""
    if v.lots[cell // (3 * WIDTH) * 4 + cell % WIDTH // 2] is None:
        return Span("   ")
    if cell in v.pyramids:
        return Span(f"[{PYRAMID}]", "sand legal") if legal else Span(f" {PYRAMID} ", "sand")
    return Span(f" {OPEN if marked else SAND} ", "legal" if legal else "muted")


# Zones


def _zones(v: View, row: int) -> Line:
    left, right = 2 * row, 2 * row + 1
    surveyed = v.zone if v.phase == SURVEY else -1
    margin = Span(HERE if surveyed == left else " ", "strong")
    seam = Span(HERE, "strong") if surveyed == right else ZONE_SEAM
    return (margin, Span(" "), *_standings(v, left), seam, *_standings(v, right))


def _standings(v: View, zone: int) -> Line:
    """Return the colours of a zone, best first; = between two whose tie is still open."""
    standings = v.standings[zone] if v.standings else ()
    parts = [Span(f"{zone + 1} ", "muted")]
    for n, standing in enumerate(standings):
        words = f"{letter(v, standing.colour)}{standing.cubes}"
        parts.append(Span(words, seat_style(v, standing.colour)))
        if n + 1 < len(standings):
            parts.append(Span("=" if standing.tied else " "))
    width = sum(len(str(part.words)) for part in parts)
    return (*parts, Span(" " * (ZONE_WIDTH - width)))
