"""The picture of the viewer's own things: cubes in hand, and five places for patrons."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Screen, Shape, box, fitted, group, ringed, text, use
from digsite.games.mykerinos.components import (
    BLACKMORE,
    BROWN,
    LEMON,
    PATRONS,
    SEASONS,
    TANGERINE,
    VIOLET,
)
from digsite.games.mykerinos.pictures.offers import Lighting, Offers
from digsite.games.mykerinos.pictures.pieces import (
    NOBODYS,
    colour_name,
    cube,
    patron_name,
    portrait,
)
from digsite.games.mykerinos.things import PATRON_IDS
from digsite.games.mykerinos.view import View

ORDER: Final = (LEMON, BLACKMORE, BROWN, TANGERINE, VIOLET)  # from left to right
RAISED: Final = 6  # so far a picked card is above the others
LEAST: Final = 13  # the smallest words
BESIDE_NEUTRAL: Final = 13  # so many cubes in three rows leave room for the neutral one
MOST_PIPS: Final = 44  # room for the pips of a card


class HandMeasures(NamedTuple):
    """The measures of the hand on a screen: the reserve's width, and a place's, and their height.

    `portrait` is the size of a portrait; `words` tells whether name and worth are said.
    """

    reserve: float
    width: float
    height: float
    gap: float
    portrait: float
    words: bool


PLACES: Final[dict[Screen, HandMeasures]] = {
    "wide": HandMeasures(100, 109, 96, 6, 48, words=True),
    "upright": HandMeasures(52, 61, 62, 4, 38, words=False),
    "sideways": HandMeasures(36, 40, 74, 1, 34, words=False),
}


class Patron(NamedTuple):
    """A patron's place: how many cards, how many of them ready, what one pays, what a click does.

    `back` is the season in which a used one can be called again, 0 for none.
    """

    patron: int
    cards: int
    ready: int
    worth: int
    back: int
    actions: tuple[int, ...]
    look: Lighting


def hand(v: View, offers: Offers, screen: Screen) -> Iterator[Part]:
    """The viewer's reserve and patrons; a spectator has none."""
    if v.seat not in range(v.seats):
        return
    me = v.players[v.seat]
    neutral = me.held_neutral if v.seats == 2 else None
    violet = offers.look(PATRON_IDS[VIOLET], ())
    cubes = Cubes(me.reserve, me.supply, neutral, one_more=violet.picked)
    yield reserve(screen, colour_name(v, v.seat), cubes)
    yield patrons(screen, tuple(patron(v, n, offers) for n in ORDER))


def patron(v: View, n: int, offers: Offers) -> Patron:
    """A patron as the viewer holds him."""
    me = v.players[v.seat]
    actions = offers.actions("patron", n)
    back = v.season + 1 if v.season < SEASONS else 0
    look = offers.look(PATRON_IDS[n], actions)
    ready = me.cards[n] - me.tilted[n]
    return Patron(n, me.cards[n], ready, me.values[n], back, actions, look)


# Cubes


class Cubes(NamedTuple):
    """The viewer's cubes: in hand, in the general supply, and the neutral ones of a game for two.

    One more is a ghost: Lady Violet's cube.
    """

    held: int
    supply: int
    neutral: int | None
    one_more: bool


@lru_cache(maxsize=256)
def reserve(screen: Screen, colour: str, cubes: Cubes) -> Part:
    """The cubes in hand, and what is left in the general supply."""
    place = PLACES[screen]
    drawn = heap(colour, cubes) if place.words else tally(place, colour, cubes)
    label = phrase("scene-reserve-label", hand=cubes.held, supply=cubes.supply)
    shapes = (group([*drawn], id="reserve", label=label),)
    title = phrase("scene-your-reserve")
    return Part("hand-reserve", "hand", place.reserve, place.height, title, shapes)


def heap(colour: str, cubes: Cubes) -> Iterator[Shape]:
    """The cubes one by one under their number, five in a row or as many as three rows take."""
    yield text(str(cubes.held), 2, 26, "t-num t-held", "start")
    words = phrase("scene-cubes-in-hand", cubes=cubes.held)
    left = 6 + 17 * len(str(cubes.held))
    yield fitted(words, (left, 26, 98 - left), (14.5, LEAST), "t-title")
    shown = cubes.held + cubes.one_more
    across = in_a_row(shown, beside_neutral=cubes.neutral is not None)
    step = 68 / (across - 1)
    lying = [
        cube(colour, (1 + step * (n % across), 32 + 15 * (n // across), 20)) for n in range(shown)
    ]
    if cubes.one_more:
        lying[-1] = group([lying[-1]], classes="ghost")
    yield group(lying)
    supply = phrase("scene-in-supply", cubes=cubes.supply)
    yield fitted(supply, (2, 92, 98), (13.5, LEAST), "t-note")
    if cubes.neutral is not None:
        yield cube(NOBODYS, (56, 60, 20))
        yield fitted(str(cubes.neutral), (80, 76, 20), (16, LEAST), "t-num")


def in_a_row(cubes: int, *, beside_neutral: bool) -> int:
    """How many cubes lie side by side: at most three rows, the third shared with neutral ones."""
    rows = 2 if beside_neutral and cubes > BESIDE_NEUTRAL else 3
    return max(5, ceil(cubes / rows))


def tally(place: HandMeasures, colour: str, cubes: Cubes) -> Iterator[Shape]:
    """One cube and how many there are, where there is little room; a neutral one beside it."""
    number = f"{cubes.held}+1" if cubes.one_more else str(cubes.held)
    beside = place.reserve if cubes.neutral is None else place.reserve / 2
    size = min(28.0, beside - 2)
    x, y = beside / 2, place.height / 2 - size / 2 - 16
    lying = cube(colour, (x - size / 2, y, size))
    yield group([lying], classes="ghost") if cubes.one_more else lying
    yield fitted(number, (x, place.height / 2 + 20, beside), (19, LEAST), "t-num t-mid")
    if cubes.neutral is not None:
        yield cube(NOBODYS, (x + beside - size / 2, y, size))
        neutral = str(cubes.neutral)
        yield fitted(
            neutral, (x + beside, place.height / 2 + 20, beside), (16, LEAST), "t-num t-mid"
        )


# Patrons


@lru_cache(maxsize=1024)
def patrons(screen: Screen, held: tuple[Patron, ...]) -> Part:
    """Five places in a fixed order; where there is no card, the place is pale."""
    place = PLACES[screen]
    step = place.width + place.gap
    shapes = tuple(
        group([patron_card(screen, each)], transform=f"translate({step * n} 0)")
        for n, each in enumerate(held)
    )
    width = step * len(held) - place.gap
    return Part("hand-patrons", "hand", width, place.height, phrase("scene-patrons"), shapes)


@lru_cache(maxsize=1024)
def patron_card(screen: Screen, card: Patron) -> Shape:
    """A patron: portrait, power, pips for the cards. Used: tilted. No card: an outline."""
    place = PLACES[screen]
    width, high = place.width - 4, place.height - 8
    frame = (1, 7, width, high)
    inside = [
        *stack(card, frame),
        box("print ground" if card.cards else "no-print", frame, rx=6),
        *(ringed(frame, rx=6) if card.look.marked else []),
        *(whole_face(place, card) if place.words else small_face(place, card)),
    ]
    return group(
        inside,
        id=PATRON_IDS[card.patron],
        classes="patron-card" + spent(card) + card.look.classes,
        label=card_label(card),
        actions=card.actions,
        **turned(card, place),
    )


def spent(card: Patron) -> str:
    """The class of a card that cannot be called."""
    return " no-card" if not card.cards else " used" * (not card.ready)


def stack(card: Patron, frame: tuple[float, float, float, float]) -> Iterator[Shape]:
    """The edges of further cards behind the first one."""
    x, y, width, height = frame
    for n in range(min(card.cards, 3) - 1, 0, -1):
        yield box("print", (x + 1.5 * n, y - 2.5 * n, width, height), rx=6)


def whole_face(place: HandMeasures, card: Patron) -> Iterator[Shape]:
    """A card that says everything: portrait, power, pips, name, and what a card pays at the end."""
    yield group([portrait(card.patron, (4, 10, place.portrait)), power(card, (55, 11, 48, 24))])
    yield from pips(card, 57, 40)
    yield fitted(PATRONS[card.patron].title(), (6, 73, 98), (15, LEAST), "t-print")
    if card.cards:
        words = phrase("scene-each", points=card.worth)
        yield fitted(words, (6, 89, 98), (13.5, LEAST), "t-print-2")
    else:
        yield fitted(phrase("scene-no-card"), (6, 89, 98), (13.5, LEAST), "t-note")


def small_face(place: HandMeasures, card: Patron) -> Iterator[Shape]:
    """A card of a small screen: portrait and pips, and the power where there is room below."""
    middle = (place.width - 4) / 2 + 1
    yield portrait(card.patron, (middle - place.portrait / 2, 8, place.portrait))
    if place.height > 70:
        yield power(card, (middle - 17, 43, 34, 14))
    wide = pips_width(card.cards)
    yield from pips(card, middle - wide / 2, place.height - 14.5)


def power(card: Patron, frame: tuple[float, float, float, float]) -> Shape:
    """What a patron can do, as a picture."""
    return use(f"power-{PATRONS[card.patron]}", frame, classes="power")


def pips(card: Patron, x: float, y: float) -> Iterator[Shape]:
    """A small card for each card: upright and coloured if it is ready, else tilted."""
    step = pips_width(card.cards) / max(card.cards, 1)
    for n in range(card.cards):
        left = x + n * step
        if n < card.ready:
            yield group(
                [box("pip ready", (left, y, 7.5, 10), rx=2)], classes=f"m-{PATRONS[card.patron]}"
            )
        else:
            turn = f"rotate(62 {left + 4:.1f} {y + 5:.1f})"
            yield group([box("pip", (left, y, 7.5, 10), rx=2)], transform=turn)


def pips_width(count: int) -> float:
    """How wide so many pips are."""
    return min(11.0 * count, MOST_PIPS)


def turned(card: Patron, place: HandMeasures) -> dict[str, str]:
    """A used card lies tilted, a picked one is raised."""
    if card.look.picked:
        return {"transform": f"translate(0 -{RAISED})"}
    if card.ready or not card.cards:
        return {}
    return {"transform": f"rotate(2 {place.width / 2} {place.height / 2})"}


def says(card: Patron) -> Phrase:
    """What a patron can do, or when he can do it again."""
    if card.ready or not card.cards:
        return Phrase(f"power-{PATRONS[card.patron]}")
    return phrase("scene-used", season=card.back) if card.back else phrase("scene-used-up")


def card_label(card: Patron) -> Phrase:
    """The whole card in words."""
    name = patron_name(card.patron)
    if not card.cards:
        return phrase("scene-patron-missing", patron=name, power=says(card))
    key = "scene-call" if card.look.lit else "scene-patron-card"
    if card.look.picked:
        key = "scene-call-picked"
    return phrase(key, patron=name, power=says(card))
