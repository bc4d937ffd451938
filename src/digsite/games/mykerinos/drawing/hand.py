"""The picture of the viewer's own things: cubes in hand, and patrons with what they can do."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, ringed, text, use
from digsite.games.mykerinos.components import PATRONS, SEASONS
from digsite.games.mykerinos.drawing.pieces import NOBODYS, colour_name, cube, disc, patron_name
from digsite.games.mykerinos.drawing.targets import Targets
from digsite.games.mykerinos.view import View

RESERVE = 204
CARD = 236
HIGH = 116
SLIP = 60  # a card of which only the head is shown
WHOLE = 2  # so many cards are shown whole
ROW = 9  # cubes side by side


class Patron(NamedTuple):
    """A patron in hand: how many cards, how many of them ready, and what a click does.

    `back` is the season in which a used one can be called again, 0 for none.
    """

    patron: int
    cards: int
    ready: int
    back: int
    actions: tuple[int, ...]


def hand(v: View, targets: Targets) -> Iterator[Part]:
    """The viewer's reserve and patrons; a spectator has none."""
    if v.seat not in range(v.seats):
        return
    me = v.players[v.seat]
    neutral = me.held_neutral if v.seats == 2 else None
    yield reserve(colour_name(v, v.seat), me.reserve, me.supply, neutral)
    back = v.season + 1 if v.season < SEASONS else 0
    held = tuple(
        Patron(n, cards, cards - me.tilted[n], back, targets.patrons.get(n, ()))
        for n, cards in enumerate(me.cards)
        if cards
    )
    if len(held) > WHOLE:
        yield slips(held)
        return
    for each in held:
        yield whole(each)


@lru_cache(maxsize=256)
def whole(card: Patron) -> Part:
    """A card as a part of its own."""
    title, shapes = patron_name(card.patron), (patron_card(card, HIGH),)
    return Part(f"hand-{PATRONS[card.patron]}", "hand", CARD, HIGH, title, shapes)


@lru_cache(maxsize=256)
def slips(held: tuple[Patron, ...]) -> Part:
    """Many patrons: the heads of their cards, two in a row, so that the region keeps its room."""
    shapes = tuple(
        group(
            [patron_card(each, SLIP)],
            transform=f"translate({CARD * (n % 2)} {SLIP * (n // 2)})",
        )
        for n, each in enumerate(held)
    )
    rows = (len(held) + 1) // 2
    return Part("hand-patrons", "hand", 2 * CARD, rows * SLIP, phrase("scene-patrons"), shapes)


@lru_cache(maxsize=1024)
def reserve(colour: str, held: int, supply: int, neutral: int | None) -> Part:
    """The cubes in hand, one by one, and what is left in the general supply.

    In a game for two, the neutral ones at hand too.
    """
    top = 36 if held <= ROW else 28
    cubes = [cube(colour, (46 + 17 * (n % ROW), top + 17 * (n // ROW), 22)) for n in range(held)]
    title = phrase("scene-your-reserve")
    left_over = phrase("scene-left-in-supply", cubes=supply)
    inside = [
        fitted(title, (2, 18, RESERVE - 4), 16, "t-title"),
        fitted(str(held), (2, 56, 40), 32, "t-num"),
        group(cubes),
        fitted(left_over, (2, 95, RESERVE - 4 if neutral is None else 154), 14, "t-note"),
    ]
    if neutral is not None:
        inside.append(cube(NOBODYS, (158, 79, 20)))
        inside.append(fitted(str(neutral), (182, 95, 22), 15, "t-strong"))
    label = phrase("scene-reserve-label", hand=held, supply=supply)
    shapes = (group(inside, id="reserve", label=label),)
    return Part("hand-reserve", "hand", RESERVE, HIGH, title, shapes)


@lru_cache(maxsize=256)
def patron_card(card: Patron, high: float) -> Shape:
    """A patron: disc, name, power as a picture and in a line. Used: tilted, and when he is back."""
    patron, cards, ready, _, actions = card
    name = PATRONS[patron]
    pale = "" if ready else "faded"
    inside = [
        *([box("print", (10, 10, CARD - 14, high - 13), rx=8)] if cards > 1 else []),
        box("print ground", (4, 4, CARD - 12, high - 12), rx=8),
        *(ringed((4, 4, CARD - 12, high - 12), rx=8) if actions else []),
        group([disc(patron, (11, 12, 28)), use(f"power-{name}", (178, 15, 43, 25))], classes=pale),
        fitted(patron_name(patron), (45, 31, 131), 16.4, "t-print"),
    ]
    if high > SLIP:
        inside.append(fitted(says(card), (15, 55, CARD - 32), 13.5, "t-print-2", 4))
    if cards > 1:
        inside.append(tally(cards, ready))
    return group(
        inside,
        id=f"patron-{name}",
        classes="patron-card" + " used" * (not ready) + " legal" * bool(actions),
        label=card_label(card),
        actions=actions,
        **({} if ready else {"transform": f"rotate(2.5 {CARD / 2} {high / 2})"}),
    )


def tally(count: int, ready: int) -> Shape:
    """How many cards there are, and how many of them are ready."""
    words = f"×{count}" if ready in {0, count} else f"{ready}/{count}"
    pill = box("print", (CARD - 34, 0, 32, 20), rx=10)
    return group([pill, text(words, CARD - 18, 15, "t-print-num t-tally")])


def says(card: Patron) -> Phrase:
    """What a patron can do, or when he can do it again."""
    if card.ready:
        return Phrase(f"power-{PATRONS[card.patron]}")
    return phrase("scene-used", season=card.back) if card.back else phrase("scene-used-up")


def card_label(card: Patron) -> Phrase:
    """The whole card in words."""
    key = "scene-call" if card.actions else "scene-patron-card"
    return phrase(key, patron=patron_name(card.patron), power=says(card))
