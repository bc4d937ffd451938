"""The picture of the score as if the game ended now, and of what is still to come."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, shape
from digsite.games.mykerinos.components import PATRONS
from digsite.games.mykerinos.pictures.pieces import colour_name, colour_word, disc, mark, seat_name
from digsite.games.mykerinos.view import View

WIDE = 244
HEAD = 26
ROW = 28
FOOT = 23
LEAST = 13  # the smallest words
COLUMNS = (83, 104, 123, 142, 161, 180, 202)  # points, five patrons, sets
SUM = 242


class ScoreRow(NamedTuple):
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


def line(v: View, seat: int, wings: tuple[int, ...]) -> ScoreRow:
    """The parts of a player's score in the order of the columns."""
    player = v.players[seat]
    parts = dict(player.forecast)
    columns = ("prestige", *(PATRONS[patron] for patron in wings), "sets")
    points = tuple(parts[column] for column in columns)
    return ScoreRow(colour_name(v, seat), seat == v.seat, points, player.score)


@lru_cache(maxsize=256)
def draw_forecast(
    wings: tuple[int, ...],
    lines: tuple[ScoreRow, ...],
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
        y += FOOT
    counts = tuple(lots[patron] for patron in wings)
    shapes.append(footer("scene-to-come", counts, str(total), y))
    title, note = phrase("scene-forecast"), phrase("scene-points-and-exhibition")
    return Part("forecast", "side", WIDE, y + FOOT + 3, title, tuple(shapes), note)


@lru_cache(maxsize=256)
def head(patrons: tuple[int, ...]) -> tuple[Shape, ...]:
    """What the columns are."""
    points, *wings, sets = COLUMNS
    return (
        fitted(phrase("scene-points"), (points, 18, 28), (13.5, LEAST), "t-note t-mid"),
        *(disc(patron, (x - 9, 4, 18)) for x, patron in zip(wings, patrons, strict=True)),
        fitted(phrase("scene-sets"), (sets, 18, 30), (13.5, LEAST), "t-note t-mid"),
        fitted(phrase("scene-sum"), (SUM, 18, 30), (13.5, LEAST), "t-note t-end"),
    )


@lru_cache(maxsize=1024)
def row(line: ScoreRow, y: float) -> Shape:
    """The parts of a player's score."""
    who = phrase("scene-you") if line.mine else seat_name(line.colour)
    inside = [
        *([box("row-me", (0, y, WIDE, ROW), rx=0)] if line.mine else []),
        shape("path", classes="rule", d=f"M0 {y:.1f}H{WIDE}"),
        mark(line.colour, (2, y + 6, 16)),
        fitted(who, (21, y + 19, 51), (14, LEAST), "t-strong"),
        *numbers(COLUMNS, line.points, y + 19, "t-strong"),
        fitted(str(line.score), (SUM, y + 20, 28), (18, LEAST), "t-num t-end"),
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
        yield fitted(words, (x, y, 22), (14, LEAST), f"{style} t-mid")


@lru_cache(maxsize=256)
def footer(key: str, counts: tuple[int, ...], total: str, y: float) -> Shape:
    """A row of numbers by patron."""
    inside = [
        fitted(phrase(key), (2, y + 17, 88), (13.5, LEAST), "t-note"),
        *numbers(COLUMNS[1:], counts, y + 17, "t-note"),
        fitted(total, (SUM, y + 17, 30), (14, LEAST), "t-note t-end"),
    ]
    return group(inside)
