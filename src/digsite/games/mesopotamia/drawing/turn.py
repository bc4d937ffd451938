"""The picture of the turn: phases, what they could bring, offerings of one's own, tiles to come."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, ringed, shape, text, use
from digsite.games.mesopotamia.components import DISCOVERIES, DRAWN_KINDS, KINDS, OFFERINGS
from digsite.games.mesopotamia.drawing.pieces import paint, piece, seat_name, tile_name
from digsite.games.mesopotamia.drawing.targets import Targets
from digsite.games.mesopotamia.phases import ACTION, MANA, MOVEMENT, OVER, PRIESTS, TELEPORT_WHO
from digsite.games.mesopotamia.view import Prospects, View

WIDE = 300
POINT = 26
PHASE_NAMES = ("phase-movement", "phase-action", "phase-mana")


def stage(v: View) -> int:
    """Which of the three phases of a turn it is: 0, 1, 2; -1 before and after."""
    phase = v.back_to if TELEPORT_WHO <= v.phase < OVER and v.back_to >= 0 else v.phase
    if phase < MOVEMENT or phase == OVER:
        return -1
    if phase < ACTION:
        return 0
    return 2 if phase in (MANA, PRIESTS) else 1


class Turn(NamedTuple):
    """What there is to see of a turn: its phases, and what they could bring."""

    stage: int
    player: int
    round: int
    points: int
    found: int
    chances: Prospects
    mana: int
    income: int
    cap: int


def turn(v: View) -> Part:
    """The turn as it is now."""
    now, player = stage(v), v.players[v.player]
    points, found = (v.points, v.found) if now == 0 else (0, 0)
    mana = player.mana, player.income, player.cap
    return draw_turn(Turn(now, v.player, v.round, points, found, v.prospects, *mana))


@lru_cache(maxsize=1024)
def draw_turn(now: Turn) -> Part:
    """The three phases of the turn; the present one is set off."""
    tops, heights = (0, 104, 222), (98, 112, 78)
    rows = (
        movement(now.points, now.found),
        action(now.chances),
        mana(now.mana, now.income, now.cap),
    )
    shapes = []
    for n, row in enumerate(rows):
        frame = (1.0, 1.0 + tops[n], WIDE - 2.0, float(heights[n]))
        numeral = fitted(("I", "II", "III")[n], (24, tops[n] + 29, 40), 21, "t-num t-mid numeral")
        moved = group(row, transform=f"translate(50 {tops[n]})")
        label = phrase("scene-phase", name=Phrase(PHASE_NAMES[n]))
        inside = [box("stage-now" if n == now.stage else "stage", frame, rx=8), numeral, moved]
        shapes.append(group(inside, label=label))
    title = phrase("scene-turn", who=seat_name(now.player))
    if now.stage < 0:
        title = phrase("scene-no-turn")
    return Part("turn", "side", WIDE, 302, title, tuple(shapes), phrase("round", round=now.round))


@lru_cache(maxsize=256)
def movement(points: int, found: int) -> tuple[Shape, ...]:
    """Movement points as discs, and discoveries."""
    discs = [
        shape("circle", classes="point", cx=10 + POINT * n, cy=50, r=10)
        for n in range(min(points, 9))
    ]
    words = phrase("scene-points", number=points)
    found_words = phrase("scene-found", number=found, most=DISCOVERIES)
    return (
        fitted(Phrase("phase-movement"), (0, 28, 112), 17, "t-title"),
        fitted(found_words, (238, 28, 122), 14, "t-note t-end"),
        *(discs or [shape("circle", classes="point-spent", cx=10, cy=50, r=10)]),
        fitted(words, (0, 86, 236), 14, "t-strong"),
    )


@lru_cache(maxsize=256)
def action(chances: Prospects) -> tuple[Shape, ...]:
    """How often each kind of phase II could be done as things stand."""
    rows = (
        ("scene-hut-chance", chances.huts),
        ("scene-sanctuary-chance", chances.sanctuaries),
        ("scene-birth-chance", chances.births),
        ("scene-card-chance", chances.cards),
    )
    found = [fitted(Phrase("phase-action"), (0, 28, 230), 17, "t-title")]
    for n, (key, number) in enumerate(rows):
        y = 50 + 18 * n
        style = "t-strong" if number else "t-note"
        found.append(fitted(Phrase(key), (0, y, 190), 14, style))
        found.append(text(str(number), 234, y, style, "end"))
    return tuple(found)


@lru_cache(maxsize=256)
def mana(now: int, income: int, cap: int) -> tuple[Shape, ...]:
    """What the mana phase would bring."""
    after = min(now + income, cap)
    return (
        fitted(Phrase("phase-mana"), (0, 28, 230), 17, "t-title"),
        fitted(phrase("scene-income", number=income), (0, 48, 236), 14, "t-strong"),
        fitted(
            phrase("scene-mana-after", now=now, after=after, cap=cap), (0, 67, 236), 14, "t-note"
        ),
    )


def offerings(v: View, targets: Targets) -> Iterator[Part]:
    """The viewer's own offerings: given, carried, at a hut, in the supply."""
    if v.seat not in range(v.seats):
        return
    shapes = tuple(
        own_offering(v.seat, n, offering_state(v, worth), targets.get(("offering", n), ()))
        for n, worth in enumerate(OFFERINGS)
    )
    yield Part("offerings", "side", WIDE, 66, phrase("thing-offerings"), shapes)


@lru_cache(maxsize=256)
def own_offering(seat: int, n: int, state: str, actions: tuple[int, ...]) -> Shape:
    """One offering and where it is."""
    worth = OFFERINGS[n]
    x = 37.5 + 75 * n
    inside = [
        piece("off", seat, (x - 17, 4, 34, 34), f"own-{worth}"),
        text(str(worth), x, 28, "token-num token-big"),
    ]
    classes = f"p-{paint(seat)}" + " faded" * (state == "supply" and not actions)
    words = phrase("scene-own-offering", worth=worth, state=state)
    drawn = [group(inside, classes=classes)]
    if actions:
        drawn += ringed((x - 22, 0, 44, 43), rx=9)
    drawn.append(fitted(Phrase(f"scene-at-{state}"), (x, 58, 74), 13.6, "t-note t-mid"))
    return group(
        drawn,
        id=f"offering-{worth}",
        classes="legal on-table" if actions else "",
        label=words,
        actions=actions,
    )


def offering_state(v: View, worth: int) -> str:
    """Where an own offering is."""
    for token in v.tokens:
        if token.owner == v.seat and token.worth == worth:
            return ("supply", "hut", "carried", "given")[token.where]
    return "supply"


def to_come(v: View, targets: Targets) -> Part:
    """The tiles still to be discovered by kind, goods in the supply, cards to draw."""
    shown = v.shown or (0,) * DRAWN_KINDS
    tiles = tuple(
        tile_to_come(kind, v.stack[kind], shown[kind], targets.get(("kind", kind), ()))
        for kind in range(DRAWN_KINDS)
    )
    rule = shape("path", classes="rule", d="M0 118h300")
    goods = (supply("wood", v.wood, 4.0), supply("stone", v.stone, 96.0))
    cards = deck(v.deck, sum(v.discards), targets.get(("deck",), ()))
    note = phrase("scene-tiles", number=sum(v.stack))
    shapes = (*tiles, rule, *goods, cards)
    return Part("to-come", "side", WIDE, 160, phrase("thing-stack"), shapes, note)


@lru_cache(maxsize=256)
def tile_to_come(kind: int, number: int, shown: int, actions: tuple[int, ...]) -> Shape:
    """A kind of tile with the number to come; when Land shows tiles, those can be clicked."""
    x, y = 150.0 * (kind % 2), 58.0 * (kind // 2)
    inside = [
        use(f"tile-{KINDS[kind]}", (x, y, 54, 54)),
        text(str(number), x + 62, y + 25, "t-num-2", "start"),
        fitted(tile_name(kind), (x + 62, y + 45, 82), 13.5, "t-note"),
    ]
    if shown:
        words = phrase("scene-shown", number=shown)
        inside.append(fitted(words, (x + 88, y + 25, 58), 13, "t-strong"))
    if actions:
        inside += ringed((x - 1, y, 146, 56), rx=8)
    label = phrase("scene-kind", kind=tile_name(kind), number=number, shown=shown)
    classes = "legal on-table" if actions else ""
    return group(inside, id=f"kind-{KINDS[kind]}", classes=classes, label=label, actions=actions)


@lru_cache(maxsize=256)
def supply(good: str, number: int, x: float) -> Shape:
    """Goods that nobody has taken yet."""
    inside = [use(good, (x, 130, 28, 20)), text(str(number), x + 38, 147, "t-num-2", "start")]
    return group(inside, label=phrase(f"scene-{good}-supply", number=number))


@lru_cache(maxsize=256)
def deck(cards: int, discards: int, actions: tuple[int, ...]) -> Shape:
    """The cards left to draw; a click draws one."""
    inside = [
        box("card-back", (214, 126, 20, 28), rx=3),
        text(str(cards), 242, 147, "t-num-2", "start"),
    ]
    if actions:
        inside += ringed((206, 121, 72, 38), rx=8)
    words = phrase("scene-deck", number=cards, discards=discards)
    classes = "legal on-table" if actions else ""
    return group(inside, id="deck", classes=classes, label=words, actions=actions)
