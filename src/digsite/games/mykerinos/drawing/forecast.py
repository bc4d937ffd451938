"""The picture of the score as if the game ended now, and of what is still to come."""

from collections.abc import Iterator, Sequence

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Shape, Words, box, fitted, group, shape
from digsite.games.mykerinos.components import PATRONS
from digsite.games.mykerinos.drawing.pieces import colour_name, colour_word, disc, mark, seat_name
from digsite.games.mykerinos.view import View

WIDE = 300
HEAD = 30
ROW = 32
COLUMNS = (100, 127, 152, 177, 202, 227, 253)  # points, five patrons, sets
SUM = 298


def forecast(v: View) -> Part:
    """A row for each player, the leader first; below, my rooms and the lots to come."""
    order = sorted(range(v.seats), key=lambda seat: -v.players[seat].score)
    shapes = [*head(v)]
    y = float(HEAD)
    for seat in order:
        shapes.append(row(v, seat, y))
        y += ROW
    shapes.append(shape("path", classes="rule-strong", d=f"M0 {y:.1f}H{WIDE}"))
    if v.seat in range(v.seats):
        shapes.append(my_rooms(v, y))
        y += ROW - 4
    shapes.append(to_come(v, y))
    title, note = phrase("scene-forecast"), phrase("scene-points-and-exhibition")
    return Part("forecast", "side", WIDE, y + ROW - 4, title, tuple(shapes), note)


def patrons(v: View) -> Sequence[int]:
    """The patrons in the order of their wings."""
    return v.wings if len(v.wings) == len(PATRONS) else range(len(PATRONS))


def head(v: View) -> Iterator[Shape]:
    """What the columns are."""
    points, *wings, sets = COLUMNS
    yield fitted(phrase("scene-points"), (points, 20, 28), 13.5, "t-note t-mid")
    for x, patron in zip(wings, patrons(v), strict=True):
        yield disc(patron, (x - 11, 3, 22))
    yield fitted(phrase("scene-sets"), (sets, 20, 29), 13.5, "t-note t-mid")
    yield fitted(phrase("scene-sum"), (SUM, 20, 30), 13.5, "t-note t-end")


def row(v: View, seat: int, y: float) -> Shape:
    """The parts of a player's score."""
    player = v.players[seat]
    parts = dict(player.forecast)
    points = [
        parts["prestige"],
        *(parts[PATRONS[patron]] for patron in patrons(v)),
        parts["sets"],
    ]
    mine = [box("row-me", (0, y, WIDE, ROW), rx=0)] if seat == v.seat else []
    inside = [
        *mine,
        shape("path", classes="rule", d=f"M0 {y:.1f}H{WIDE}"),
        mark(v, seat, (4, y + 7, 18)),
        fitted(seat_name(v, seat), (27, y + 21, 60), 14.5, "t-strong"),
        *numbers(COLUMNS, points, y + 21, "t-strong"),
        fitted(str(player.score), (SUM, y + 22, 34), 19, "t-num t-end"),
    ]
    label = phrase(
        "scene-forecast-label",
        who=seat_name(v, seat),
        colour=colour_word(v, seat),
        points=player.score,
    )
    return group(inside, id=f"forecast-{colour_name(v, seat)}", label=label)


def numbers(
    columns: Sequence[float], points: Sequence[int], y: float, classes: str
) -> Iterator[Shape]:
    """A number in each column; nothing is a dot."""
    for x, each in zip(columns, points, strict=False):
        words, style = (str(each), classes) if each else ("·", "t-note")
        yield fitted(words, (x, y, 26), 15, f"{style} t-mid")


def my_rooms(v: View, y: float) -> Shape:
    """What a card of each patron counts for the viewer."""
    values = v.players[v.seat].values
    counts = [values[patron] for patron in patrons(v)]
    return footer(phrase("scene-my-rooms"), counts, "", y)


def to_come(v: View, y: float) -> Shape:
    """How many lots of each patron are still to come, and how many in all."""
    counts = [v.to_come[patron] for patron in patrons(v)]
    return footer(phrase("scene-to-come"), counts, str(len(v.stack)), y)


def footer(words: Words, counts: Sequence[int], total: str, y: float) -> Shape:
    """A row of numbers by patron."""
    inside = [
        fitted(words, (4, y + 20, 84), 14, "t-note"),
        *numbers(COLUMNS[1:], counts, y + 20, "t-note"),
        fitted(total, (SUM, y + 20, 34), 15, "t-note t-end"),
    ]
    return group(inside)
