"""The picture of the players: money, cards in hand and what is known of them, sets sold."""

from collections.abc import Iterator

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import (
    Part,
    Shape,
    Words,
    box,
    fitted,
    group,
    ringed,
    seat_edge,
    text,
    use,
)
from digsite.core.seats import CHANCE
from digsite.games.archaeology.components import KINDS, SET_KIND, SET_PRICE, SET_SIZE, SETS
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


def players(v: View, targets: Targets) -> Part:
    """Everybody in the order of the seats."""
    panels: list[Shape] = []
    y = 2.0
    for number, player in enumerate(v.players):
        height = panel_height(player)
        panels.append(panel(v, number, y, targets.players.get(number, ())))
        y += height + GAP
    return Part("players", "players", WIDE, y - GAP + 2, phrase("players"), tuple(panels))


def panel_height(player: Player) -> float:
    """A line for every three sets sold."""
    rows = -(-len(sets(player)) // IN_ROW)
    return HEAD + max(rows, 1) * SET_ROW + 4


def sets(player: Player) -> list[int]:
    """The sets that were sold, equal ones once."""
    return [sold for sold in range(SETS) if player.sets[sold]]


def panel(v: View, number: int, y: float, actions: tuple[int, ...]) -> Shape:
    """A sheet with the edge of a colour; a click on it robs the player."""
    player = v.players[number]
    height = panel_height(player)
    frame = (1.0, y, WIDE - 2, height)
    inside = [
        box("sheet", frame, rx=8),
        seat_edge(y, height),
        mark(number, 20, y + 10, 22),
        *head(v, number, y),
        *cards(v, number, y + 38),
        *sold(player, y + HEAD),
    ]
    if number == acting(v):
        inside.append(box("sheet-now", frame, rx=8))
    if actions:
        inside += ringed(frame, rx=8)
    return group(
        inside,
        id=f"player-{COLOURS[number]}",
        classes=f"seat-panel p-{COLOURS[number]}" + (" legal on-table" if actions else ""),
        label=panel_label(v, number, may_rob=bool(actions)),
        actions=actions,
    )


def acting(v: View) -> int:
    """Who has to act, or whose turn chance acts in; nobody once the game is over."""
    return v.turn if v.actor == CHANCE else v.actor


def panel_label(v: View, number: int, *, may_rob: bool) -> Phrase:
    """Who it is, and the numbers on the sheet."""
    player = v.players[number]
    return phrase(
        "scene-rob" if may_rob else "scene-player",
        who=seat(number),
        colour=colour_word(number),
        money=phrase("money", money=player.money),
        cards=player.cards,
    )


def head(v: View, number: int, y: float) -> Iterator[Shape]:
    """Name, flag and money."""
    flag = flag_words(v, number)
    yield fitted(seat(number), (50, y + 27, 106 if flag else 190), 18, "t-title")
    if flag:
        now = number == acting(v)
        yield box("tag" if now else "tag-off", (160, y + 10, 88, 22), rx=11)
        classes = "t-tag t-mid" if now else "t-note t-mid"
        yield fitted(flag, (204, y + 25.5, 78), 13.5, classes)
    yield text(str(v.players[number].money), WIDE - 14, y + 29, "t-num t-score", "end")


def flag_words(v: View, number: int) -> Words:
    """What is to be said of a player now: to move, to be robbed, or passed."""
    if number == acting(v):
        return phrase("scene-to-move")
    if number == v.victim:
        return phrase("scene-victim")
    return phrase("scene-passed") if v.players[number].passed else ""


def cards(v: View, number: int, y: float) -> Iterator[Shape]:
    """The cards in hand: those that are known from the front, all others from behind."""
    player = v.players[number]
    room = CARDS_X - 26 if player.cards else WIDE - 40
    yield fitted(phrase("cards", cards=player.cards), (20, y + 17, room), 14.5, "t-strong")
    known = [] if number == v.seat else shown(player)
    backs = player.cards - len(known)
    step = min(11.0, (WIDE - CARDS_X - 16 - CARD) / max(backs + 2 * len(known), 1))
    for n in range(backs):
        yield back(CARDS_X + n * step, y, CARD)
    x = CARDS_X + backs * step + (12 if backs else 0)
    for n, kind in enumerate(known):
        left = x + n * min(20.0, 2 * step)
        yield group(
            [
                use(f"card-{KINDS[kind]}", (left, y, CARD, CARD * 1.4)),
                box("known", (left, y, CARD, CARD * 1.4), rx=2),
            ],
            label=phrase("scene-known", kind=phrase(f"kind-{KINDS[kind]}")),
        )


def shown(player: Player) -> list[int]:
    """A10.2  The cards that a rival surely holds, one by one."""
    known = player.seen.known
    return [kind for kind in range(len(KINDS)) for _ in range(known[kind])]


def sold(player: Player, y: float) -> Iterator[Shape]:
    """The sets sold: kind, number of cards, price; and how often, if more than once."""
    for n, each in enumerate(sets(player)):
        x, top = 20 + SET_STEP * (n % IN_ROW), y + SET_ROW * (n // IN_ROW)
        yield a_set(each, player.sets[each], x, top)


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
