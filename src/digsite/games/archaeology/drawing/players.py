"""The picture of the players: money, cards in hand and what is known of them, sets sold."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import (
    Part,
    Shape,
    box,
    fitted,
    group,
    ringed,
    seat_edge,
    text,
    use,
)
from digsite.core.seats import CHANCE
from digsite.games.archaeology.components import KINDS, SET_KIND, SET_PRICE, SET_SIZE
from digsite.games.archaeology.drawing.pieces import back, colour_word, icon, mark
from digsite.games.archaeology.drawing.targets import Targets
from digsite.games.archaeology.view import Player, View
from digsite.games.archaeology.words import COLOURS, seat

WIDE = 300.0
HEAD = 68.0
GAP = 10.0
SET_ROW = 30.0
SET_STEP = 92.0
IN_ROW = 3
CARD = 17.0
CARDS_X = 96.0
TO_MOVE = "scene-to-move"


class Sheet(NamedTuple):
    """What there is to see of a player. `known` are the cards that he surely holds, one by one."""

    seat: int
    money: int
    cards: int
    known: tuple[int, ...]
    sets: tuple[tuple[int, int], ...]  # that were sold, equal ones once, with how often
    flag: str  # what is to be said of him now, or nothing
    actions: tuple[int, ...]  # a click on it robs him

    @property
    def height(self) -> float:
        """A line for every three sets sold."""
        rows = -(-len(self.sets) // IN_ROW)
        return HEAD + max(rows, 1) * SET_ROW + 4


def players(v: View, targets: Targets) -> Part:
    """Everybody in the order of the seats."""
    actions = targets.players
    return draw_players(
        tuple(sheet(v, number, actions.get(number, ())) for number in range(v.seats))
    )


def sheet(v: View, number: int, actions: tuple[int, ...]) -> Sheet:
    """What there is to see of a seat."""
    player = v.players[number]
    return Sheet(
        number,
        player.money,
        player.cards,
        () if number == v.seat else shown(player),
        tuple((sold, times) for sold, times in enumerate(player.sets) if times),
        flag(v, number),
        actions,
    )


def flag(v: View, number: int) -> str:
    """What is to be said of a player now: to move, to be robbed, or passed."""
    if number == acting(v):
        return TO_MOVE
    if number == v.victim:
        return "scene-victim"
    return "scene-passed" if v.players[number].passed else ""


def acting(v: View) -> int:
    """Who has to act, or whose turn chance acts in; nobody once the game is over."""
    return v.turn if v.actor == CHANCE else v.actor


def shown(player: Player) -> tuple[int, ...]:
    """A10.2  The cards that a rival surely holds, one by one."""
    return tuple(kind for kind, cards in enumerate(player.seen.known) for _ in range(cards))


@lru_cache(maxsize=256)
def draw_players(sheets: tuple[Sheet, ...]) -> Part:
    """The sheets below each other."""
    panels: list[Shape] = []
    y = 2.0
    for each in sheets:
        panels.append(panel(each, y))
        y += each.height + GAP
    return Part("players", "players", WIDE, y - GAP + 2, phrase("players"), tuple(panels))


@lru_cache(maxsize=1024)
def panel(sheet: Sheet, y: float) -> Shape:
    """A sheet with the edge of a colour."""
    height, colour = sheet.height, COLOURS[sheet.seat]
    frame = (1.0, y, WIDE - 2, height)
    inside = [
        box("sheet", frame, rx=8),
        seat_edge(y, height),
        mark(sheet.seat, 20, y + 10, 22),
        *head(sheet, y),
        *cards(sheet.cards, sheet.known, y + 38),
        *sold(sheet.sets, y + HEAD),
    ]
    if sheet.flag == TO_MOVE:
        inside.append(box("sheet-now", frame, rx=8))
    if sheet.actions:
        inside += ringed(frame, rx=8)
    return group(
        inside,
        id=f"player-{colour}",
        classes=f"seat-panel p-{colour}" + (" legal on-table" if sheet.actions else ""),
        label=panel_label(sheet),
        actions=sheet.actions,
    )


def panel_label(sheet: Sheet) -> Phrase:
    """Who it is, and the numbers on the sheet."""
    return phrase(
        "scene-rob" if sheet.actions else "scene-player",
        who=seat(sheet.seat),
        colour=colour_word(sheet.seat),
        money=phrase("money", money=sheet.money),
        cards=sheet.cards,
    )


def head(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Name, flag and money."""
    yield fitted(seat(sheet.seat), (50, y + 27, 102 if sheet.flag else 190), 18, "t-title")
    if sheet.flag:
        now = sheet.flag == TO_MOVE
        yield box("tag" if now else "tag-off", (156, y + 10, 92, 22), rx=11)
        classes = "t-tag t-mid" if now else "t-note t-mid"
        yield fitted(phrase(sheet.flag), (202, y + 26, 84), 14, classes)
    yield text(str(sheet.money), WIDE - 14, y + 29, "t-num t-score", "end")


@lru_cache(maxsize=1024)
def cards(number: int, known: tuple[int, ...], y: float) -> tuple[Shape, ...]:
    """The cards in hand: those that are known from the front, all others from behind."""
    room = CARDS_X - 26 if number else WIDE - 40
    backs = number - len(known)
    step = min(11.0, (WIDE - CARDS_X - 16 - CARD) / max(backs + 2 * len(known), 1))
    x = CARDS_X + backs * step + (12 if backs else 0)
    return (
        fitted(phrase("cards", cards=number), (20, y + 17, room), 14.5, "t-strong"),
        *(back(CARDS_X + n * step, y, CARD) for n in range(backs)),
        *(known_card(kind, x + n * min(20.0, 2 * step), y) for n, kind in enumerate(known)),
    )


def known_card(kind: int, x: float, y: float) -> Shape:
    """A card in a rival's hand that the viewer knows."""
    return group(
        [
            use(f"card-{KINDS[kind]}", (x, y, CARD, CARD * 1.4)),
            box("known", (x, y, CARD, CARD * 1.4), rx=2),
        ],
        label=phrase("scene-known", kind=phrase(f"kind-{KINDS[kind]}")),
    )


def sold(sets: tuple[tuple[int, int], ...], y: float) -> Iterator[Shape]:
    """The sets sold: kind, number of cards, price; and how often, if more than once."""
    for n, (each, times) in enumerate(sets):
        x, top = 20 + SET_STEP * (n % IN_ROW), y + SET_ROW * (n // IN_ROW)
        yield a_set(each, times, x, top)


@lru_cache(maxsize=1024)
def a_set(sold_set: int, times: int, x: float, y: float) -> Shape:
    """A set in the museum; a number on its picture if there are several like it."""
    kind, size, amount = SET_KIND[sold_set], SET_SIZE[sold_set], SET_PRICE[sold_set]
    inside = [
        icon(kind, x, y, 24),
        text(f"×{size}", x + 29, y + 17, "t-note set-size", "start"),
        text(str(amount * times), x + 50, y + 18, "t-num set-price", "start"),
    ]
    if times > 1:
        inside.append(box("tally", (x + 13, y - 5, 16, 16), rx=8))
        inside.append(text(str(times), x + 21, y + 7.5, "t-tally-num set-times"))
    return group(
        inside,
        label=phrase(
            "scene-set",
            kind=phrase(f"kind-{KINDS[kind]}"),
            cards=size,
            times=times,
            money=phrase("money", money=amount),
        ),
    )
