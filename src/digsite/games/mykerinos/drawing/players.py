"""The picture of the players: score, cubes and cards of each."""

from collections.abc import Iterator

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, Words, box, fitted, group, seat_edge, text
from digsite.games.mykerinos.components import NO_PATRON, PATRON, WORTH
from digsite.games.mykerinos.drawing.pieces import (
    colour_name,
    colour_word,
    cube,
    disc,
    is_neutral,
    mark,
    paint,
    patron_name,
    seat_name,
)
from digsite.games.mykerinos.view import Player, View

WIDE = 300
HIGH = 66  # without cards
LOW = 42  # the neutral player has neither score nor cards
GAP = 10
CARD = 34
CARDS = 7  # side by side
CARD_ROW = 30


def players(v: View) -> Part:
    """Everybody in turn order of the seats, the neutral player last."""
    panels: list[Shape] = []
    y = 2.0
    for colour in range(len(v.players)):
        height = panel_height(v, colour)
        panels.append(panel(v, colour, y, height))
        y += height + GAP
    return Part("players", "players", WIDE, y - GAP + 2, phrase("players"), tuple(panels))


def panel_height(v: View, colour: int) -> float:
    """A row for the cards only once somebody has one, and further ones where it is needed."""
    if is_neutral(v, colour):
        return LOW
    nobody = not any(player.lots for player in v.players)
    rows = max(1, -(-len(v.players[colour].lots) // CARDS))
    return HIGH if nobody else HIGH + rows * CARD_ROW


def panel(v: View, colour: int, y: float, height: float) -> Shape:
    """A sheet with the edge of a colour."""
    neutral = is_neutral(v, colour)
    inside = [
        box("sheet", (1, y, WIDE - 2, height), rx=8),
        seat_edge(y, height),
        mark(v, colour, (20, y + 10, 22)),
        *(neutral_lines(v, colour, y) if neutral else lines(v, colour, y)),
    ]
    if colour == v.actor:
        inside.append(box("sheet-now", (1, y, WIDE - 2, height), rx=8))
    return group(
        inside,
        id=f"player-{colour_name(v, colour)}",
        classes=f"seat-panel p-{paint(v, colour)}",
        label=panel_label(v, colour),
    )


def panel_label(v: View, colour: int) -> Phrase:
    """Who it is, and the numbers on the sheet."""
    player = v.players[colour]
    if is_neutral(v, colour):
        return phrase("scene-neutral-label", supply=player.supply)
    return phrase(
        "scene-player-label",
        who=seat_name(v, colour),
        colour=colour_word(v, colour),
        points=player.prestige,
        hand=player.reserve,
        supply=player.supply,
    )


def neutral_lines(v: View, colour: int, y: float) -> Iterator[Shape]:
    """The neutral player has only cubes in the general supply."""
    yield fitted(seat_name(v, colour), (50, y + 27, 130), 17, "t-title")
    supply = phrase("scene-in-supply", cubes=v.players[colour].supply)
    yield fitted(supply, (WIDE - 14, y + 27, 110), 14, "t-note t-end")


def lines(v: View, colour: int, y: float) -> Iterator[Shape]:
    """Name and points; cubes; cards."""
    player = v.players[colour]
    flag = flag_words(v, colour)
    yield fitted(seat_name(v, colour), (50, y + 27, 110 if flag else 200), 18, "t-title")
    if flag:
        now = colour == v.actor
        yield box("tag" if now else "tag-off", (166, y + 10, 88, 22), rx=11)
        yield fitted(flag, (210, y + 25.5, 78), 13.5, "t-tag t-mid" if now else "t-note t-mid")
    yield text(str(player.prestige), WIDE - 14, y + 29, "t-num t-score", "end")
    yield from stock(v, colour, y + 53)
    yield from cards(player, y + 63)


def flag_words(v: View, colour: int) -> Words:
    """What is to be said of a player now: to move, passed, or first in this season."""
    if colour == v.actor:
        return phrase("scene-to-move")
    if v.players[colour].passed:
        return phrase("scene-passed", space=v.players[colour].passed)
    return ""


def stock(v: View, colour: int, y: float) -> Iterator[Shape]:
    """The cubes in hand, in the general supply, and the neutral ones of a game for two."""
    player = v.players[colour]
    yield cube(v, colour, (20, y - 15, 20))
    yield fitted(phrase("scene-in-hand", cubes=player.reserve), (46, y, 88), 14.5, "t-strong")
    supply = phrase("scene-in-supply", cubes=player.supply)
    yield fitted(supply, (140, y, 100 if v.seats == 2 else 145), 14.5, "t-note")
    if v.seats == 2:
        neutral = len(v.players) - 1
        yield cube(v, neutral, (WIDE - 52, y - 15, 20))
        yield text(str(player.held_neutral), WIDE - 14, y, "t-num", "end")


def cards(player: Player, y: float) -> Iterator[Shape]:
    """The cards with their worth; used ones are tilted."""
    left = list(player.tilted)
    for n, lot in enumerate(player.lots):
        patron = PATRON[lot]
        tilted = patron != NO_PATRON and left[patron] > 0
        if tilted:
            left[patron] -= 1
        x, row = 20 + (CARD + 4) * (n % CARDS), y + CARD_ROW * (n // CARDS)
        yield card(lot, x, row, tilted=tilted)


def card(lot: int, x: float, y: float, *, tilted: bool) -> Shape:
    """A small card: the disc of its patron, and its worth."""
    patron, worth = PATRON[lot], WORTH[lot]
    inside = [box("print", (x, y, CARD, 26))]
    if patron == NO_PATRON:
        inside.append(text(str(worth), x + CARD / 2, y + 19, "t-print-num"))
    else:
        inside.append(disc(patron, (x + (1.5 if worth else 7), y + 3, 20)))
        if worth:
            inside.append(text(str(worth), x + CARD - 7, y + 19, "t-print-num"))
    label = phrase(
        "scene-card",
        patron=patron_name(patron),
        worth=worth,
        state="used" if tilted else "ready",
    )
    turn = f"rotate(14 {x + CARD / 2:.1f} {y + 13:.1f})"
    if tilted:
        return group(inside, classes="faded", label=label, transform=turn)
    return group(inside, label=label)
