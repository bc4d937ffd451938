"""The picture of the players: score, cubes and cards of each."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, Words, box, fitted, group, seat_edge, text
from digsite.games.mykerinos.components import NO_PATRON, PATRON, WORTH
from digsite.games.mykerinos.drawing.pieces import (
    NOBODYS,
    colour_name,
    colour_word,
    cube,
    disc,
    mark,
    paint,
    patron_name,
    seat_name,
)
from digsite.games.mykerinos.view import View

WIDE = 300
HIGH = 66  # without cards
LOW = 42  # the neutral player has neither score nor cards
GAP = 10
STOCK = 44  # where the words on the cubes begin
CARD = 34
CARDS = 7  # side by side
CARD_ROW = 30


class Sheet(NamedTuple):
    """What there is to see of a player: his numbers and cards, and what is to be said of him now.

    Each card is a lot, and whether it is tilted. `neutral` counts the neutral cubes that he holds,
    in a game for two.
    """

    colour: str
    prestige: int
    reserve: int
    supply: int
    neutral: int | None
    passed: int
    to_move: bool
    cards: tuple[tuple[int, bool], ...]


def players(v: View) -> Part:
    """Everybody in turn order of the seats, the neutral player last."""
    return draw_players(tuple(sheet(v, colour) for colour in range(len(v.players))))


def sheet(v: View, colour: int) -> Sheet:
    """What there is to see of a colour."""
    player = v.players[colour]
    return Sheet(
        colour_name(v, colour),
        player.prestige,
        player.reserve,
        player.supply,
        player.held_neutral if v.seats == 2 else None,
        player.passed,
        colour == v.actor,
        cards(player.lots, player.tilted),
    )


def cards(lots: tuple[int, ...], tilted: tuple[int, ...]) -> tuple[tuple[int, bool], ...]:
    """The cards in order; of a patron's, the first ones are those that were used."""
    left, found = list(tilted), []
    for lot in lots:
        patron = PATRON[lot]
        used = patron != NO_PATRON and left[patron] > 0
        if used:
            left[patron] -= 1
        found.append((lot, used))
    return tuple(found)


@lru_cache(maxsize=256)
def draw_players(sheets: tuple[Sheet, ...]) -> Part:
    """The sheets below each other."""
    panels: list[Shape] = []
    y = 2.0
    nobody = not any(each.cards for each in sheets)
    for each in sheets:
        height = HIGH if nobody else panel_height(each)
        height = LOW if each.colour == NOBODYS else height
        panels.append(panel(each, y, height))
        y += height + GAP
    return Part("players", "players", WIDE, y - GAP + 2, phrase("players"), tuple(panels))


def panel_height(sheet: Sheet) -> float:
    """A row for the cards once somebody has one, and further ones where it is needed."""
    return HIGH + max(1, -(-len(sheet.cards) // CARDS)) * CARD_ROW


@lru_cache(maxsize=1024)
def panel(sheet: Sheet, y: float, height: float) -> Shape:
    """A sheet with the edge of a colour."""
    inside = [
        box("sheet", (1, y, WIDE - 2, height), rx=8),
        seat_edge(y, height),
        mark(sheet.colour, (20, y + 10, 22)),
        *(neutral_lines(sheet, y) if sheet.colour == NOBODYS else lines(sheet, y)),
    ]
    if sheet.to_move:
        inside.append(box("sheet-now", (1, y, WIDE - 2, height), rx=8))
    return group(
        inside,
        id=f"player-{sheet.colour}",
        classes=f"seat-panel p-{paint(sheet.colour)}",
        label=panel_label(sheet),
    )


def panel_label(sheet: Sheet) -> Phrase:
    """Who it is, and the numbers on the sheet."""
    if sheet.colour == NOBODYS:
        return phrase("scene-neutral-label", supply=sheet.supply)
    return phrase(
        "scene-player-label",
        who=seat_name(sheet.colour),
        colour=colour_word(sheet.colour),
        points=sheet.prestige,
        hand=sheet.reserve,
        supply=sheet.supply,
    )


def neutral_lines(sheet: Sheet, y: float) -> Iterator[Shape]:
    """The neutral player has only cubes in the general supply."""
    yield fitted(seat_name(sheet.colour), (50, y + 27, 104), 17, "t-title")
    supply = phrase("scene-in-supply", cubes=sheet.supply)
    yield fitted(supply, (WIDE - 14, y + 27, 130), 14, "t-note t-end")


def lines(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Name and points; cubes; cards."""
    flag = flag_words(sheet)
    yield fitted(seat_name(sheet.colour), (50, y + 27, 110 if flag else 200), 18, "t-title")
    if flag:
        now = sheet.to_move
        yield box("tag" if now else "tag-off", (166, y + 10, 88, 22), rx=11)
        yield fitted(flag, (210, y + 26, 82), 14, "t-tag t-mid" if now else "t-note t-mid")
    yield text(str(sheet.prestige), WIDE - 14, y + 29, "t-num t-score", "end")
    yield from stock(sheet, y + 53)
    for n, (lot, tilted) in enumerate(sheet.cards):
        x, row = 20 + (CARD + 4) * (n % CARDS), y + 63 + CARD_ROW * (n // CARDS)
        yield card(lot, x, row, tilted=tilted)


def flag_words(sheet: Sheet) -> Words:
    """What is to be said of a player now: to move, passed, or first in this season."""
    if sheet.to_move:
        return phrase("scene-to-move")
    if sheet.passed:
        return phrase("scene-passed", space=sheet.passed)
    return ""


def stock(sheet: Sheet, y: float) -> Iterator[Shape]:
    """The cubes in hand, in the general supply, and the neutral ones of a game for two."""
    for_two = sheet.neutral is not None
    hand_room, supply_room = (80, 122) if for_two else (88, 148)
    hand = phrase("scene-in-hand", cubes=sheet.reserve)
    supply = phrase("scene-in-supply", cubes=sheet.supply)
    yield cube(sheet.colour, (20, y - 15, 20))
    yield fitted(hand, (STOCK, y, hand_room), 14.5, "t-strong")
    yield fitted(supply, (STOCK + hand_room + 6, y, supply_room), 14.5, "t-note")
    if for_two:
        yield cube(NOBODYS, (WIDE - 46, y - 15, 20))
        yield text(str(sheet.neutral), WIDE - 14, y, "t-num", "end")


@lru_cache(maxsize=1024)
def card(lot: int, x: float, y: float, *, tilted: bool) -> Shape:
    """A small card: the disc of its patron, and its worth; a used one is tilted."""
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
