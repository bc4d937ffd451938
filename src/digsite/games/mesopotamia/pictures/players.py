"""The picture of the players: mana, offerings, pieces and cards of each; the viewer's own first."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import (
    Part,
    Screen,
    Shape,
    box,
    fitted,
    followed,
    group,
    ringed,
    seat_edge,
    shape,
    text,
    use,
)
from digsite.core.targets import Targets
from digsite.games.mesopotamia.components import (
    DELIVERED,
    HUTS,
    IN_SUPPLY,
    MANA_TOP,
    OFFERINGS,
    SANCTUARIES,
    TRIBES,
)
from digsite.games.mesopotamia.gathering.picking import Glow
from digsite.games.mesopotamia.pictures.hand import FAN, Card, cards_of, fan
from digsite.games.mesopotamia.pictures.lights import Lights, glow_of, lit, with_deed
from digsite.games.mesopotamia.pictures.pieces import coloured, paint, role, seat_name
from digsite.games.mesopotamia.things import offering_id, player_id
from digsite.games.mesopotamia.view import View

WIDE: Final = 284.0
HIGH: Final = 90.0
GAP: Final = 6.0
LEFT: Final = 18.0  # of what is on a sheet
RIGHT: Final = WIDE - 9
CELL: Final = (RIGHT - LEFT) / (MANA_TOP + 1)


class Gift(NamedTuple):
    """One of the four offerings of a player, as far as the viewer knows it."""

    number: int  # in the order of laying, from 1; 0 while it is in the supply
    worth: int  # 0 if the viewer may not know it
    state: str  # "given", "carried", "hut" or "supply"
    own: bool = False
    actions: tuple[int, ...] = ()
    glow: Glow | None = None


class Sheet(NamedTuple):
    """What there is to see of a player. Tribes, huts and sanctuaries are those on the map."""

    seat: int
    viewer: bool
    mana: int
    cap: int
    income: int
    gifts: tuple[Gift, ...]
    tribes: int
    huts: int
    sanctuaries: int
    cards: int
    fan: tuple[Card, ...]  # the viewer's own cards, where they are shown on his sheet
    to_move: bool
    actions: tuple[int, ...]  # a click on it may choose whom to rob of mana
    glow: Glow | None


def players(v: View, targets: Targets, lights: Lights = None, screen: Screen = "wide") -> Part:
    """Everybody in the order of play, the viewer first."""
    first = v.seat if v.seat in range(v.seats) else 0
    seats = [(first + n) % v.seats for n in range(v.seats)]
    return draw_players(tuple(sheet(v, seat, targets, lights, screen) for seat in seats))


def sheet(v: View, seat: int, targets: Targets, lights: Lights, screen: Screen) -> Sheet:
    """What there is to see of a seat."""
    player = v.players[seat]
    actions = targets.get(("player", seat), ())
    return Sheet(
        seat,
        seat == v.seat,
        player.mana,
        player.cap,
        player.income,
        gifts_of(v, seat, targets, lights),
        TRIBES - player.tribes,
        HUTS - player.huts,
        SANCTUARIES - player.sanctuaries,
        player.cards,
        cards_of(v, targets, lights) if seat == v.seat and screen == "wide" else (),
        seat == v.actor,
        actions,
        glow_of(lights, player_id(seat), actions),
    )


# Offerings


def gifts_of(v: View, seat: int, targets: Targets, lights: Lights) -> tuple[Gift, ...]:
    """Return the offerings of a seat: the viewer's own by their worth, others as they were laid."""
    tokens = [token for token in v.tokens if token.owner == seat]
    laid = {
        (token.worth or -token.number): Gift(token.number, token.worth or 0, STATES[token.where])
        for token in sorted(tokens, key=lambda token: (token.where != DELIVERED, token.number))
    }
    if seat != v.seat:
        rest = [Gift(0, 0, "supply")] * (len(OFFERINGS) - len(laid))
        return (*laid.values(), *rest)
    return tuple(
        laid.get(worth, Gift(0, worth, "supply"))._replace(own=True, actions=actions, glow=glow)
        for n, worth in enumerate(OFFERINGS)
        for actions in [targets.get(("offering", n), ())]
        for glow in [glow_of(lights, offering_id(n), actions)]
    )


STATES: Final = ("supply", "hut", "carried", "given")


def offering_state(v: View, worth: int) -> str:
    """Return where an own offering is."""
    for token in v.tokens:
        if token.owner == v.seat and token.worth == worth:
            return STATES[token.where]
    return STATES[IN_SUPPLY]


def draw_gift(gift: Gift, seat: int, x: float, y: float) -> Shape:
    """An offering: brought, on the map with a frame around it, or pale in the supply."""
    brought = gift.state == "given"
    name = f"token-{paint(seat)}-{gift.number}" if brought else ""
    inside = [coloured("off" if gift.worth else "hidden", seat, (x, y, 24, 24.6), name)]
    if gift.worth:
        inside.append(text(str(gift.worth), x + 12, y + 17.2, "gift-num"))
    if gift.state in ("hut", "carried"):
        inside.append(box("away-ring", (x - 0.5, y - 0.5, 25, 25.5), rx=6))
    pale = " pale" * (gift.state == "supply" and not gift.glow)
    drawn = group(inside, classes=f"p-{paint(seat)}{pale}")
    if not gift.own:
        return drawn
    ring = ringed((x - 1, y - 2, 26, 28), rx=7) if gift.glow else []
    words = phrase("scene-own-offering", worth=gift.worth, state=gift.state)
    return group(
        [*ring, drawn],
        id=offering_id(OFFERINGS.index(gift.worth)),
        classes=lit(gift.glow, "on-table" if gift.glow else ""),
        label=with_deed(words, gift.glow),
        actions=gift.actions,
    )


# Sheets


@lru_cache(maxsize=256)
def draw_players(sheets: tuple[Sheet, ...]) -> Part:
    """The sheets below each other."""
    shapes, y = [], 2.0
    for each in sheets:
        shapes.append(panel(each, y))
        y += high(each) + GAP
    height = y - GAP + 2
    return Part("players", "players", WIDE, height, phrase("players"), tuple(shapes))


def high(sheet: Sheet) -> float:
    """Return the height of a sheet: cards of the viewer need a row more."""
    return HIGH + (FAN + 4 if sheet.fan else 0)


@lru_cache(maxsize=512)
def panel(sheet: Sheet, y: float) -> Shape:
    """A sheet with the edge of a colour."""
    colour, tall = paint(sheet.seat), high(sheet)
    inside = [box("sheet", (1, y, WIDE - 2, tall), rx=8), seat_edge(y, tall)]
    if sheet.glow:
        inside += ringed((1, y, WIDE - 2, tall), rx=8)
    inside += [
        use(f"mark-{colour}", (LEFT, y + 8, 21, 21), classes=f"p-{colour}"),
        *heading(sheet, y),
        *scale(sheet, y + 36),
        *stock(sheet, y + 80),
    ]
    if sheet.fan:
        cards = fan(sheet.fan, LEFT, y + HIGH - 3, RIGHT - LEFT)
        inside.append(group([*cards], classes="own-hand"))
    if sheet.to_move:
        inside.append(box("sheet-now", (1, y, WIDE - 2, tall), rx=8))
    classes = lit(sheet.glow, f"seat-panel p-{colour}" + " on-table" * bool(sheet.glow))
    words = with_deed(label(sheet), sheet.glow)
    return group(
        inside, id=player_id(sheet.seat), classes=classes, label=words, actions=sheet.actions
    )


def label(sheet: Sheet) -> Phrase:
    """The sheet in words."""
    return phrase(
        "scene-player",
        who=seat_name(sheet.seat),
        mana=sheet.mana,
        cap=sheet.cap,
        offerings=sum(gift.state == "given" for gift in sheet.gifts),
        cards=sheet.cards,
        tribes=sheet.tribes,
    )


def heading(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Name, and the four offerings: brought, on the map, in the supply."""
    name = phrase("scene-you") if sheet.viewer else seat_name(sheet.seat)
    words = fitted(name, (LEFT + 27, y + 25, 119), 17.5, "t-title")
    yield words if sheet.viewer else followed(words, role(sheet.seat), 13.5, "t-note")
    for n, gift in enumerate(sheet.gifts):
        yield draw_gift(gift, sheet.seat, RIGHT - 25 - 26 * (len(sheet.gifts) - 1 - n), y + 7)


def scale(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Nine cells, filled up to the mana, hatched above the cap, and a bar at the cap."""
    for n in range(MANA_TOP + 1):
        x = LEFT + CELL * n
        if n > sheet.cap:
            yield shape("path", classes="shut", d=hatching(x, y))
        else:
            yield box("mana-on" if n < sheet.mana else "well", (x, y, CELL - 2, 22), rx=3)
        if n == sheet.cap:
            yield box("cap", (x + CELL - 5, y, 4, 22), rx=1)
        if n == sheet.mana:
            name, frame = paint(sheet.seat), (x + CELL / 2 - 14, y - 2, 26, 26)
            yield use(f"mark-{name}", frame, id=f"mana-{name}", classes=f"p-{name}")
        else:
            yield text(str(n), x + CELL / 2 - 1, y + 16, "mana-num")


def hatching(x: float, y: float) -> str:
    """Lines across a cell that cannot be reached yet."""
    return " ".join(f"M{x + 1 + 6 * n:.1f} {y + 21:.1f}l7 -20" for n in range(4))


def stock(sheet: Sheet, y: float) -> Iterator[Shape]:
    """Tribes, huts and sanctuaries on the map of all there are; mana to come, and cards."""
    numbers = (
        ("tribe", sheet.tribes, TRIBES),
        ("hut", sheet.huts, HUTS),
        ("shrine", sheet.sanctuaries, SANCTUARIES),
    )
    for n, (name, number, most) in enumerate(numbers):
        x = LEFT + 50 * n
        yield coloured(name, sheet.seat, (x - 2, y - 18, 22, 22))
        yield text(f"{number}/{most}", x + 22, y, "stock-num", "start")
    yield use("mana", (LEFT + 147, y - 15, 18, 18))
    yield text(f"+{sheet.income}", LEFT + 165, y, "stock-num", "start")
    words = phrase("scene-cards", number=sheet.cards)
    yield fitted(words, (RIGHT, y, 74), 14.4, "t-note t-end")
