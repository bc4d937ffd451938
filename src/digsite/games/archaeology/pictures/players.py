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
    followed,
    group,
    ringed,
    seat_edge,
    text,
)
from digsite.core.seats import CHANCE
from digsite.games.archaeology.components import COLOURS, KINDS, SET_KIND, SET_PRICE, SET_SIZE
from digsite.games.archaeology.pictures.marks import Clickable, Mark, classes, labelled
from digsite.games.archaeology.pictures.pieces import (
    back,
    badge,
    colour_word,
    icon,
    seat_mark,
)
from digsite.games.archaeology.things import PLAYER
from digsite.games.archaeology.view import Player, View
from digsite.games.archaeology.words import role, seat

WIDE = 284.0
LEFT = 19.0
GAP = 9.0
CARDS_UP = 29.0  # from the cards to the sets below them
SETS_Y = 66.0  # below the upper edge of a sheet
SETS_Y_LOW = 63.0
SET_ROW = 38.0
SET_ROW_LOW = 36.0
MANY = 4  # players, whose sheets are low, so that there is room for another one below
SET_STEP = 64.0
IN_ROW = 4
TILE = 30.0
CARD = 15.2
CARDS_X = 88.0
TO_MOVE = "scene-to-move"


class Sheet(NamedTuple):
    """What there is to see of a player. `known` are the cards that he surely holds, one by one."""

    seat: int
    money: int
    cards: int
    known: tuple[int, ...]
    sets: tuple[tuple[int, int], ...]  # that were sold, equal ones once, with how often
    flag: str  # what is to be said of him now, or nothing
    is_viewer: bool
    mark: Mark  # a click on it chooses whom to rob
    is_low: bool

    @property
    def sets_y(self) -> float:
        """Where the sets begin that were sold."""
        return SETS_Y_LOW if self.is_low else SETS_Y

    @property
    def height(self) -> float:
        """A line for every four sets sold."""
        rows = max(-(-len(self.sets) // IN_ROW), 1)
        last = SET_ROW_LOW if self.is_low else SET_ROW + 5
        return self.sets_y + (rows - 1) * SET_ROW + last


def players(v: View, open_now: Clickable) -> Part:
    """Everybody in the order of the seats."""
    sheets = (sheet(v, n, open_now.mark(PLAYER[n], "player", n)) for n in range(v.seats))
    return draw_players(tuple(sheets))


def sheet(v: View, number: int, mark: Mark) -> Sheet:
    """What there is to see of a seat."""
    player = v.players[number]
    return Sheet(
        number,
        player.money,
        player.cards,
        () if number == v.seat else shown(player),
        tuple((sold, times) for sold, times in enumerate(player.sets) if times),
        flag(v, number),
        number == v.seat,
        mark,
        v.seats >= MANY,
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


@lru_cache(maxsize=512)
def panel(sheet: Sheet, y: float) -> Shape:
    """A sheet with the edge of a colour."""
    height, colour = sheet.height, COLOURS[sheet.seat]
    frame = (1.0, y, WIDE - 2, height)
    inside = [
        box("sheet", frame, rx=8),
        seat_edge(y, height),
        seat_mark(sheet.seat, LEFT, y + 9, 20),
        *head(sheet, y),
        *cards(sheet.cards, sheet.known, y + sheet.sets_y - CARDS_UP),
        *sold(sheet.sets, y + sheet.sets_y),
    ]
    if sheet.flag == TO_MOVE:
        inside.append(box("sheet-now", frame, rx=8))
    if sheet.mark.lit:
        inside += ringed(frame, rx=8)
    return group(
        inside,
        id=PLAYER[sheet.seat],
        classes=classes(sheet.mark, "on-table", f"seat-panel p-{colour}"),
        label=labelled(panel_label(sheet), sheet.mark),
        actions=sheet.mark.actions,
    )


def panel_label(sheet: Sheet) -> Phrase:
    """Who it is, and the numbers on the sheet."""
    return phrase(
        "scene-rob" if sheet.mark.lit else "scene-player",
        who=seat(sheet.seat),
        colour=colour_word(sheet.seat),
        money=phrase("money", money=sheet.money),
        cards=sheet.cards,
    )


def head(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Name, flag and money."""
    name = phrase("scene-you") if sheet.is_viewer else seat(sheet.seat)
    who = fitted(name, (46, y + 25, 98 if sheet.flag else 186), 18.6, "t-title")
    yield who if sheet.is_viewer or sheet.flag else followed(who, role(sheet.seat), 13.5, "t-note")
    if sheet.flag:
        now = sheet.flag == TO_MOVE
        yield box("tag" if now else "tag-off", (148, y + 8, 88, 23), rx=11.5)
        classes = "t-tag t-mid" if now else "t-note t-mid"
        yield fitted(phrase(sheet.flag), (192, y + 24, 84), 14, classes)
    yield text(str(sheet.money), WIDE - 13, y + 28, "t-num t-score", "end")


@lru_cache(maxsize=1024)
def cards(number: int, known: tuple[int, ...], y: float) -> tuple[Shape, ...]:
    """The cards in hand: those that are known from the front, all others from behind."""
    room = CARDS_X - LEFT - 4 if number else WIDE - 40
    backs = number - len(known)
    step = min(8.6, (WIDE - CARDS_X - 34) / max(backs + 3 * len(known), 1))
    x = CARDS_X + backs * step + (12 if backs else 0)
    return (
        fitted(phrase("cards", cards=number), (LEFT, y + 16, room), 14.5, "t-note"),
        *(back(CARDS_X + n * step, y, CARD) for n in range(backs)),
        *(known_card(kind, x + n * min(26.0, 3 * step), y) for n, kind in enumerate(known)),
    )


def known_card(kind: int, x: float, y: float) -> Shape:
    """A card in a rival's hand that the viewer knows."""
    return group(
        [icon(kind, x, y, 21), box("known", (x - 1, y - 1, 23, 23), rx=4)],
        label=phrase("scene-known", kind=phrase(f"kind-{KINDS[kind]}")),
    )


def sold(sets: tuple[tuple[int, int], ...], y: float) -> Iterator[Shape]:
    """The sets sold: kind, number of cards, money."""
    for n, (each, times) in enumerate(sets):
        x, top = LEFT + SET_STEP * (n % IN_ROW), y + SET_ROW * (n // IN_ROW)
        yield a_set(each, times, x, top)


@lru_cache(maxsize=1024)
def a_set(sold_set: int, times: int, x: float, y: float) -> Shape:
    """A set in the museum, and the money for it; several like it lie over each other."""
    kind, size, amount = SET_KIND[sold_set], SET_SIZE[sold_set], SET_PRICE[sold_set]
    copies = [icon(kind, x + 3 * n, y - 3 * n, TILE) for n in reversed(range(min(times, 3)))]
    inside = [*copies, text(str(amount * times), x + TILE + 8, y + 21, "t-num set-price", "start")]
    if size > 1:
        inside += badge(str(size), x + TILE - 5, y + TILE - 5)
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
