"""The picture of the players: score, cubes and cards of each."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, Words, box, fitted, followed, group, seat_edge, text
from digsite.games.mykerinos.pictures.pieces import (
    NOBODYS,
    colour_name,
    colour_word,
    cube,
    disc,
    mark,
    paint,
    patron_name,
    role,
    seat_name,
)
from digsite.games.mykerinos.view import View

WIDE = 288
HIGH = 88
LOW = 40  # the neutral player has neither score nor cards
GAP = 6
LEAST = 13  # the smallest words
STOCK = 38  # where the words on the cubes begin
STEP = 52  # from one patron to the next


class Holding(NamedTuple):
    """A patron's cards in front of a player: how many, and how many of them were used."""

    cards: int
    used: int


class Sheet(NamedTuple):
    """What there is to see of a player: his numbers and cards, and what is to be said of him now.

    `neutral` counts the neutral cubes that he holds, in a game for two.
    """

    colour: str
    mine: bool
    prestige: int
    reserve: int
    supply: int
    neutral: int | None
    passed: int
    to_move: bool
    cards: tuple[Holding, ...]  # by patron


def players(v: View) -> Part:
    """Everybody in turn order of the seats, the neutral player last."""
    return draw_players(tuple(sheet(v, colour) for colour in range(len(v.players))))


def sheet(v: View, colour: int) -> Sheet:
    """What there is to see of a colour."""
    player = v.players[colour]
    return Sheet(
        colour_name(v, colour),
        colour == v.seat,
        player.prestige,
        player.reserve,
        player.supply,
        player.held_neutral if v.seats == 2 else None,
        player.passed,
        colour == v.actor,
        tuple(Holding(*each) for each in zip(player.cards, player.tilted, strict=True)),
    )


@lru_cache(maxsize=256)
def draw_players(sheets: tuple[Sheet, ...]) -> Part:
    """The sheets below each other."""
    panels: list[Shape] = []
    y = 2.0
    for each in sheets:
        height = LOW if each.colour == NOBODYS else HIGH
        panels.append(panel(each, y, height))
        y += height + GAP
    return Part("players", "players", WIDE, y - GAP + 2, phrase("players"), tuple(panels))


@lru_cache(maxsize=512)
def panel(sheet: Sheet, y: float, height: float) -> Shape:
    """A sheet with the edge of a colour."""
    inside = [
        box("sheet", (1, y, WIDE - 2, height), rx=8),
        seat_edge(y, height),
        mark(sheet.colour, (17, y + 9, 20)),
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
    yield fitted(seat_name(sheet.colour), (44, y + 25, 104), (17, LEAST), "t-title")
    supply = phrase("scene-in-supply", cubes=sheet.supply)
    yield fitted(supply, (WIDE - 12, y + 25, 120), (14, LEAST), "t-note t-end")


def lines(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Name and points; cubes; cards."""
    flag = flag_words(sheet)
    who = phrase("scene-you") if sheet.mine else seat_name(sheet.colour)
    name = fitted(who, (44, y + 26, 106 if flag else 190), (18, LEAST), "t-title")
    yield name if sheet.mine or flag else followed(name, role(sheet.colour), 13.5, "t-note")
    if flag:
        now = sheet.to_move
        yield box("tag" if now else "tag-off", (156, y + 9, 86, 22), rx=11)
        style = "t-tag t-mid" if now else "t-note t-mid"
        yield fitted(flag, (199, y + 25, 80), (14, LEAST), style)
    yield text(str(sheet.prestige), WIDE - 12, y + 28, "t-num t-score", "end")
    yield from stock(sheet, y + 51)
    for patron, each in enumerate(sheet.cards):
        yield holding(patron, each, 16 + STEP * patron, y + 60)


def flag_words(sheet: Sheet) -> Words:
    """Return what is said of a player now: to move, passed on which space, or nothing."""
    if sheet.to_move:
        return phrase("scene-to-move")
    if sheet.passed:
        return phrase("scene-passed", space=sheet.passed)
    return ""


def stock(sheet: Sheet, y: float) -> Iterator[Shape]:
    """The cubes in hand, in the general supply, and the neutral ones of a game for two."""
    for_two = sheet.neutral is not None
    hand = phrase("scene-in-hand", cubes=sheet.reserve)
    supply = phrase("scene-in-supply", cubes=sheet.supply)
    yield cube(sheet.colour, (17, y - 14, 18))
    yield fitted(hand, (STOCK, y, 86), (14.5, LEAST), "t-strong")
    yield fitted(supply, (STOCK + 92, y, 100 if for_two else 140), (14.5, LEAST), "t-note")
    if for_two:
        yield cube(NOBODYS, (WIDE - 46, y - 15, 20))
        yield text(str(sheet.neutral), WIDE - 12, y, "t-num", "end")


@lru_cache(maxsize=1024)
def holding(patron: int, held: Holding, x: float, y: float) -> Shape:
    """The disc of a patron: pale without a card, tilted when all are used; and their number."""
    inside = [sign(patron, held, x, y)]
    if held.cards > 1:
        inside.append(text(str(held.cards), x + 26, y + 16.5, "t-num t-count", "start"))
    return group(inside, label=holding_label(patron, held))


def sign(patron: int, held: Holding, x: float, y: float) -> Shape:
    """The disc alone."""
    drawn = [disc(patron, (x, y, 22))]
    if not held.cards:
        return group(drawn, classes="no-card")
    if held.used < held.cards:
        return group(drawn)
    return group(drawn, classes="spent", transform=f"rotate(20 {x + 11:.1f} {y + 11:.1f})")


def holding_label(patron: int, held: Holding) -> Words:
    """How many cards of a patron there are, and how many of them were used; nothing for none."""
    if not held.cards:
        return ""
    name = patron_name(patron)
    return phrase("scene-held", patron=name, cards=held.cards, used=held.used)
