"""The picture of the players: mana, offerings, pieces and cards of each."""

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
    shape,
    text,
    use,
)
from digsite.games.mesopotamia.components import (
    DELIVERED,
    HUTS,
    MANA_TOP,
    OFFERINGS,
    SANCTUARIES,
    TRIBES,
)
from digsite.games.mesopotamia.drawing.pieces import paint, piece, seat_name
from digsite.games.mesopotamia.drawing.targets import Targets
from digsite.games.mesopotamia.view import View

WIDE, HIGH, GAP = 320, 112, 10
CELL = 32


class Sheet(NamedTuple):
    """What there is to see of a player. Tribes, huts and sanctuaries are those on the map."""

    seat: int
    mana: int
    cap: int
    delivered: tuple[int, ...]
    laid: int  # offerings in the game that are not yet at the temple
    tribes: int
    huts: int
    sanctuaries: int
    cards: int
    to_move: bool
    actions: tuple[int, ...]  # a click on it may choose whom to rob of mana


def players(v: View, targets: Targets) -> Part:
    """Everybody, by seat."""
    return draw_players(tuple(sheet(v, seat, targets) for seat in range(v.seats)))


def sheet(v: View, seat: int, targets: Targets) -> Sheet:
    """What there is to see of a seat."""
    player = v.players[seat]
    return Sheet(
        seat,
        player.mana,
        player.cap,
        player.delivered,
        sum(t.owner == seat and t.where < DELIVERED for t in v.tokens),
        TRIBES - player.tribes,
        HUTS - player.huts,
        SANCTUARIES - player.sanctuaries,
        player.cards,
        seat == v.actor,
        targets.get(("player", seat), ()),
    )


@lru_cache(maxsize=256)
def draw_players(sheets: tuple[Sheet, ...]) -> Part:
    """The sheets below each other."""
    height = len(sheets) * (HIGH + GAP) - GAP + 4
    return Part("players", "players", WIDE, height, phrase("players"), tuple(map(panel, sheets)))


@lru_cache(maxsize=1024)
def panel(sheet: Sheet) -> Shape:
    """A sheet with the edge of a colour."""
    y = 2.0 + sheet.seat * (HIGH + GAP)
    colour = paint(sheet.seat)
    inside = [box("sheet", (1, y, WIDE - 2, HIGH), rx=8), seat_edge(y, HIGH)]
    if sheet.actions:
        inside += ringed((1, y, WIDE - 2, HIGH), rx=8)
    inside += [
        use(f"mark-{colour}", (20, y + 10, 22, 22), classes=f"p-{colour}"),
        *heading(sheet, y),
        *scale(sheet, y + 42),
        *stock(sheet, y + 98),
    ]
    if sheet.to_move:
        inside.append(box("sheet-now", (1, y, WIDE - 2, HIGH), rx=8))
    classes = f"seat-panel p-{colour}" + " legal on-table" * bool(sheet.actions)
    return group(
        inside, id=f"player-{colour}", classes=classes, label=label(sheet), actions=sheet.actions
    )


def label(sheet: Sheet) -> Phrase:
    """The sheet in words."""
    return phrase(
        "scene-player",
        who=seat_name(sheet.seat),
        mana=sheet.mana,
        cap=sheet.cap,
        offerings=len(sheet.delivered),
        cards=sheet.cards,
        tribes=sheet.tribes,
    )


def heading(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Name, flag, and the four offerings: given, in the game, in the supply."""
    name = seat_name(sheet.seat)
    yield fitted(name, (50, y + 27, 70 if sheet.to_move else 130), 18, "t-title")
    if sheet.to_move:
        yield box("tag", (122, y + 10, 72, 22), rx=11)
        yield fitted(phrase("scene-to-move"), (158, y + 26, 68), 14.7, "t-tag t-mid")
    given = len(sheet.delivered)
    for n in range(len(OFFERINGS)):
        x = WIDE - 118 + 27 * n
        state = "" if n < given else "away" if n < given + sheet.laid else "faded"
        inside = [piece("off", sheet.seat, (x, y + 9, 24, 24))]
        if n < given:
            inside.append(text(str(sheet.delivered[n]), x + 12, y + 26, "token-num"))
        if state == "away":
            inside.append(box("away-ring", (x - 1, y + 8, 26, 26), rx=6))
        yield group(inside, classes=f"{state} p-{paint(sheet.seat)}".strip())


def scale(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Nine cells, filled up to the mana, hatched above the cap."""
    for n in range(MANA_TOP + 1):
        x = 20 + CELL * n
        filled = 0 < n <= sheet.mana
        yield box("mana-on" if filled else "well", (x, y, CELL - 2, 24), rx=3)
        if n > sheet.cap:
            yield shape("path", classes="shut", d=hatching(x, y))
        if n == sheet.mana:
            name, frame = paint(sheet.seat), (x + 3, y, 24, 24)
            yield use(f"mark-{name}", frame, id=f"mana-{name}", classes=f"p-{name}")
        else:
            yield text(str(n), x + CELL / 2 - 1, y + 17.5, "mana-num")


def hatching(x: float, y: float) -> str:
    """Lines across a cell that cannot be reached yet."""
    return " ".join(f"M{x + 2 + 8 * n:.1f} {y + 22:.1f}l8 -20" for n in range(3))


def stock(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Tribes, huts and sanctuaries on the map of all there are, and cards."""
    numbers = (
        ("tribe", sheet.tribes, TRIBES),
        ("hut", sheet.huts, HUTS),
        ("shrine", sheet.sanctuaries, SANCTUARIES),
    )
    for n, (name, number, most) in enumerate(numbers):
        x = 20 + 66 * n
        yield piece(name, sheet.seat, (x, y - 17, 20, 21))
        yield text(f"{number}/{most}", x + 25, y, "t-small", "start")
    words = phrase("scene-cards", number=sheet.cards)
    yield fitted(words, (WIDE - 14, y, 88), 15, "t-strong t-end")
