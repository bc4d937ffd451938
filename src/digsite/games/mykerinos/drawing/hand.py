"""The picture of the viewer's own things: cubes in hand, and patrons with what they can do."""

from collections.abc import Iterator

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, ringed, text, use
from digsite.games.mykerinos.components import PATRONS, SEASONS
from digsite.games.mykerinos.drawing.pieces import cube, disc, patron_name
from digsite.games.mykerinos.drawing.targets import Targets
from digsite.games.mykerinos.view import View

RESERVE = 204
CARD = 236
HIGH = 116
SLIP = 60  # a card of which only the head is shown
WHOLE = 2  # so many cards are shown whole
ROW = 9  # cubes side by side


def hand(v: View, targets: Targets) -> Iterator[Part]:
    """The viewer's reserve and patrons; a spectator has none."""
    if v.seat not in range(v.seats):
        return
    yield reserve(v)
    held = [patron for patron in range(len(PATRONS)) if v.players[v.seat].cards[patron]]
    if len(held) > WHOLE:
        yield slips(v, held, targets)
        return
    for patron in held:
        card = patron_card(v, patron, targets, HIGH)
        name = patron_name(patron)
        yield Part(f"hand-{PATRONS[patron]}", "hand", CARD, HIGH, name, (card,))


def slips(v: View, held: list[int], targets: Targets) -> Part:
    """Many patrons: the heads of their cards, two in a row, so that the region keeps its room."""
    shapes = tuple(
        group(
            [patron_card(v, patron, targets, SLIP)],
            transform=f"translate({CARD * (n % 2)} {SLIP * (n // 2)})",
        )
        for n, patron in enumerate(held)
    )
    rows = (len(held) + 1) // 2
    return Part("hand-patrons", "hand", 2 * CARD, rows * SLIP, phrase("scene-patrons"), shapes)


def reserve(v: View) -> Part:
    """The cubes in hand, one by one, and what is left in the general supply."""
    me = v.players[v.seat]
    top = 36 if me.reserve <= ROW else 28
    cubes = [
        cube(v, v.seat, (46 + 17 * (n % ROW), top + 17 * (n // ROW), 22)) for n in range(me.reserve)
    ]
    title = phrase("scene-your-reserve")
    left_over = phrase("scene-left-in-supply", cubes=me.supply)
    inside = [
        fitted(title, (2, 18, RESERVE - 4), 16, "t-title"),
        fitted(str(me.reserve), (2, 56, 40), 32, "t-num"),
        group(cubes),
        fitted(left_over, (2, 95, 124 if v.seats == 2 else RESERVE - 4), 14, "t-note"),
    ]
    if v.seats == 2:
        inside += neutral(v)
    label = phrase("scene-reserve-label", hand=me.reserve, supply=me.supply)
    shapes = (group(inside, id="reserve", label=label),)
    return Part("hand-reserve", "hand", RESERVE, HIGH, title, shapes)


def neutral(v: View) -> list[Shape]:
    """The neutral cubes at hand in a game for two."""
    held = v.players[v.seat].held_neutral
    return [
        cube(v, len(v.players) - 1, (130, 79, 20)),
        fitted(str(held), (154, 95, 40), 15, "t-strong"),
    ]


def patron_card(v: View, patron: int, targets: Targets, high: float) -> Shape:
    """A patron: disc, name, power as a picture and in a line. Used: tilted, and when he is back."""
    me = v.players[v.seat]
    count, ready = me.cards[patron], me.cards[patron] - me.tilted[patron]
    actions = targets.patrons.get(patron, ())
    name = PATRONS[patron]
    pale = "" if ready else "faded"
    inside = [
        *([box("print", (10, 10, CARD - 14, high - 13), rx=8)] if count > 1 else []),
        box("print ground", (4, 4, CARD - 12, high - 12), rx=8),
        *(ringed((4, 4, CARD - 12, high - 12), rx=8) if actions else []),
        group([disc(patron, (14, 12, 28)), use(f"power-{name}", (178, 15, 43, 25))], classes=pale),
        fitted(patron_name(patron), (50, 31, 126), 17, "t-print"),
    ]
    if high > SLIP:
        inside.append(fitted(says(v, patron, ready), (15, 55, CARD - 32), 13.5, "t-print-2", 4))
    if count > 1:
        inside.append(tally(count, ready))
    return group(
        inside,
        id=f"patron-{name}",
        classes="patron-card" + " used" * (not ready) + " legal" * bool(actions),
        label=card_label(v, patron, ready, actions),
        actions=actions,
        **({} if ready else {"transform": f"rotate(2.5 {CARD / 2} {high / 2})"}),
    )


def tally(count: int, ready: int) -> Shape:
    """How many cards there are, and how many of them are ready."""
    words = f"×{count}" if ready in {0, count} else f"{ready}/{count}"
    pill = box("print", (CARD - 34, 0, 32, 20), rx=10)
    return group([pill, text(words, CARD - 18, 15, "t-print-num t-tally")])


def says(v: View, patron: int, ready: int) -> Phrase:
    """What a patron can do, or when he can do it again."""
    if ready:
        return Phrase(f"power-{PATRONS[patron]}")
    if v.season < SEASONS:
        return phrase("scene-used", season=v.season + 1)
    return phrase("scene-used-up")


def card_label(v: View, patron: int, ready: int, actions: tuple[int, ...]) -> Phrase:
    """The whole card in words."""
    key = "scene-call" if actions else "scene-patron-card"
    return phrase(key, patron=patron_name(patron), power=says(v, patron, ready))
