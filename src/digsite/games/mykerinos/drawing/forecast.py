"""The picture of the score as if the game ended now, and of what is still to come."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, shape
from digsite.games.mykerinos.components import PATRONS
from digsite.games.mykerinos.drawing.pieces import colour_name, colour_word, disc, mark, seat_name
from digsite.games.mykerinos.view import View

WIDE = 300
HEAD = 30
ROW = 32
COLUMNS = (97, 123, 147, 171, 195, 219, 247)  # points, five patrons, sets
SUM = 298


class Line(NamedTuple):
    """A player's score: his colour, whether it is the viewer's, its parts, their sum."""

    colour: str
    mine: bool
    points: tuple[int, ...]
    score: int


def forecast(v: View) -> Part:
    """A row for each player, the leader first; below, my rooms and the lots to come."""
    wings = v.wings if len(v.wings) == len(PATRONS) else tuple(range(len(PATRONS)))
    order = sorted(range(v.seats), key=lambda seat: -v.players[seat].score)
    lines = tuple(line(v, seat, wings) for seat in order)
    rooms = v.players[v.seat].values if v.seat in range(v.seats) else ()
    return draw_forecast(wings, lines, rooms, v.to_come, len(v.stack))


def line(v: View, seat: int, wings: tuple[int, ...]) -> Line:
    """The parts of a player's score in the order of the columns."""
    player = v.players[seat]
    parts = dict(player.forecast)
    columns = ("prestige", *(PATRONS[patron] for patron in wings), "sets")
    points = tuple(parts[column] for column in columns)
    return Line(colour_name(v, seat), seat == v.seat, points, player.score)


@lru_cache(maxsize=256)
def draw_forecast(
    wings: tuple[int, ...],
    lines: tuple[Line, ...],
    rooms: tuple[int, ...],
    lots: tuple[int, ...],
    total: int,
) -> Part:
    """The table; `rooms` is what a card of each patron counts for the viewer, if he plays."""
    shapes = [*head(wings)]
    y = float(HEAD)
    for each in lines:
        shapes.append(row(each, y))
        y += ROW
    shapes.append(shape("path", classes="rule-strong", d=f"M0 {y:.1f}H{WIDE}"))
    if rooms:
        counts = tuple(rooms[patron] for patron in wings)
        shapes.append(footer("scene-my-rooms", counts, "", y))
        y += ROW - 4
    counts = tuple(lots[patron] for patron in wings)
    shapes.append(footer("scene-to-come", counts, str(total), y))
    title, note = phrase("scene-forecast"), phrase("scene-points-and-exhibition")
    return Part("forecast", "side", WIDE, y + ROW - 4, title, tuple(shapes), note)


@lru_cache(maxsize=256)
def head(patrons: tuple[int, ...]) -> tuple[Shape, ...]:
    """What the columns are."""
    points, *wings, sets = COLUMNS
    return (
        fitted(phrase("scene-points"), (points, 20, 30), 13.5, "t-note t-mid"),
        *(disc(patron, (x - 11, 3, 22)) for x, patron in zip(wings, patrons, strict=True)),
        fitted(phrase("scene-sets"), (sets, 20, 34), 13.5, "t-note t-mid"),
        fitted(phrase("scene-sum"), (SUM, 20, 36), 13.5, "t-note t-end"),
    )


@lru_cache(maxsize=1024)
def row(line: Line, y: float) -> Shape:
    """The parts of a player's score."""
    inside = [
        *([box("row-me", (0, y, WIDE, ROW), rx=0)] if line.mine else []),
        shape("path", classes="rule", d=f"M0 {y:.1f}H{WIDE}"),
        mark(line.colour, (4, y + 7, 18)),
        fitted(seat_name(line.colour), (27, y + 21, 60), 14.5, "t-strong"),
        *numbers(COLUMNS, line.points, y + 21, "t-strong"),
        fitted(str(line.score), (SUM, y + 22, 34), 19, "t-num t-end"),
    ]
    label = phrase(
        "scene-forecast-label",
        who=seat_name(line.colour),
        colour=colour_word(line.colour),
        points=line.score,
    )
    return group(inside, id=f"forecast-{line.colour}", label=label)


def numbers(
    columns: Sequence[float], points: Sequence[int], y: float, classes: str
) -> Iterator[Shape]:
    """A number in each column; nothing is a dot."""
    for x, each in zip(columns, points, strict=False):
        words, style = (str(each), classes) if each else ("·", "t-note")
        yield fitted(words, (x, y, 26), 15, f"{style} t-mid")


@lru_cache(maxsize=256)
def footer(key: str, counts: tuple[int, ...], total: str, y: float) -> Shape:
    """A row of numbers by patron."""
    inside = [
        fitted(phrase(key), (4, y + 20, 84), 14, "t-note"),
        *numbers(COLUMNS[1:], counts, y + 20, "t-note"),
        fitted(total, (SUM, y + 20, 34), 15, "t-note t-end"),
    ]
    return group(inside)
