"""The picture of the players: mana, offerings, pieces and cards of each."""

from collections.abc import Iterator

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
from digsite.games.mesopotamia.components import HUTS, MANA_TOP, OFFERINGS, SANCTUARIES, TRIBES
from digsite.games.mesopotamia.drawing.pieces import paint, piece, seat_name
from digsite.games.mesopotamia.drawing.targets import Targets
from digsite.games.mesopotamia.view import View

WIDE, HIGH, GAP = 320, 112, 10
CELL = 32


def players(v: View, targets: Targets) -> Part:
    """Everybody, by seat."""
    panels = tuple(panel(v, seat, targets) for seat in range(v.seats))
    height = v.seats * (HIGH + GAP) - GAP + 4
    return Part("players", "players", WIDE, height, phrase("players"), panels)


def panel(v: View, seat: int, targets: Targets) -> Shape:
    """A sheet with the edge of a colour; a click on it may choose whom to rob of mana."""
    y = 2.0 + seat * (HIGH + GAP)
    actions = targets.get(("player", seat), ())
    inside = [box("sheet", (1, y, WIDE - 2, HIGH), rx=8), seat_edge(y, HIGH)]
    if actions:
        inside += ringed((1, y, WIDE - 2, HIGH), rx=8)
    inside += [
        use(f"mark-{paint(seat)}", (20, y + 10, 22, 22), classes=f"p-{paint(seat)}"),
        *heading(v, seat, y),
        *scale(v, seat, y + 42),
        *stock(v, seat, y + 98),
    ]
    if seat == v.actor:
        inside.append(box("sheet-now", (1, y, WIDE - 2, HIGH), rx=8))
    classes = f"seat-panel p-{paint(seat)}" + " legal on-table" * bool(actions)
    return group(
        inside, id=f"player-{paint(seat)}", classes=classes, label=label(v, seat), actions=actions
    )


def label(v: View, seat: int) -> Phrase:
    """The sheet in words."""
    player = v.players[seat]
    return phrase(
        "scene-player",
        who=seat_name(seat),
        mana=player.mana,
        cap=player.cap,
        offerings=len(player.delivered),
        cards=player.cards,
        tribes=TRIBES - player.tribes,
    )


def heading(v: View, seat: int, y: float) -> Iterator[Shape]:
    """Name, flag, and the four offerings: given, in the game, in the supply."""
    now = seat == v.actor
    yield fitted(seat_name(seat), (50, y + 27, 70 if now else 130), 18, "t-title")
    if now:
        yield box("tag", (122, y + 10, 72, 22), rx=11)
        yield fitted(phrase("scene-to-move"), (158, y + 25.5, 66), 13, "t-tag t-mid")
    player = v.players[seat]
    out = sum(t.owner == seat and t.where < 3 for t in v.tokens)
    for n in range(len(OFFERINGS)):
        given = n < len(player.delivered)
        x = WIDE - 118 + 27 * n
        state = "" if given else "away" if n < len(player.delivered) + out else "faded"
        inside = [piece("off", seat, (x, y + 9, 24, 24))]
        if given:
            inside.append(text(str(player.delivered[n]), x + 12, y + 26, "token-num"))
        if state == "away":
            inside.append(box("away-ring", (x - 1, y + 8, 26, 26), rx=6))
        yield group(inside, classes=f"{state} p-{paint(seat)}".strip())


def scale(v: View, seat: int, y: float) -> Iterator[Shape]:
    """Nine cells, filled up to the mana, hatched above the cap."""
    player = v.players[seat]
    for n in range(MANA_TOP + 1):
        x = 20 + CELL * n
        filled = 0 < n <= player.mana
        yield box("mana-on" if filled else "well", (x, y, CELL - 2, 24), rx=3)
        if n > player.cap:
            yield shape("path", classes="shut", d=hatching(x, y))
        if n == player.mana:
            name, frame = paint(seat), (x + 3, y, 24, 24)
            yield use(f"mark-{name}", frame, id=f"mana-{name}", classes=f"p-{name}")
        else:
            yield text(str(n), x + CELL / 2 - 1, y + 17, "mana-num")


def hatching(x: float, y: float) -> str:
    """Lines across a cell that cannot be reached yet."""
    return " ".join(f"M{x + 2 + 8 * n:.1f} {y + 22:.1f}l8 -20" for n in range(3))


def stock(v: View, seat: int, y: float) -> Iterator[Shape]:
    """Tribes, huts and sanctuaries on the map of all there are, and cards."""
    player = v.players[seat]
    numbers = (
        ("tribe", TRIBES - player.tribes, TRIBES),
        ("hut", HUTS - player.huts, HUTS),
        ("shrine", SANCTUARIES - player.sanctuaries, SANCTUARIES),
    )
    for n, (name, number, most) in enumerate(numbers):
        x = 20 + 66 * n
        yield piece(name, seat, (x, y - 17, 20, 21))
        yield text(f"{number}/{most}", x + 25, y, "t-small", "start")
    words = phrase("scene-cards", number=player.cards)
    yield fitted(words, (WIDE - 14, y, 84), 14, "t-strong t-end")
